package import TrussIR

/// A frame around messages of a sequence diagram, with its kind and its condition in the corner, like UML's combined
/// fragment.
///
///     Fragment(.alternative, "valid") { Arrow("api", "user", "200") }
///       .operand("else") { Arrow("api", "user", "401") }
///
/// Frames can be nested. A frame extends from the first to the last participant of its messages; a frame without
/// messages extends over all participants.
public struct Fragment: Sendable {
  /// The kind of a frame, such as a loop. The raw value, UML's word for the kind, is drawn in the frame's corner.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Only the messages of the operand whose condition is true are sent.
    case alternative = "alt"
    /// The messages are sent if the condition is true.
    case option = "opt"
    /// The messages are sent repeatedly.
    case loop = "loop"
    /// The messages of all operands are sent at the same time.
    case parallel = "par"
    /// No other message may be sent between these messages.
    case critical = "critical"
    /// If the condition is true, these messages are sent, and the rest of the surrounding frame is skipped.
    case `break` = "break"
    /// The messages are sent in this order, across all participants.
    case strict = "strict"
    /// The messages must not be sent.
    case negative = "neg"
    /// No other messages may be sent.
    case assertion = "assert"
    /// A group without a special meaning.
    case group = "group"
  }

  struct Operand: Sendable {
    var condition: String
    var parts: [SequenceDiagram.Part]
  }

  let kind: Kind
  private(set) var operands: [Operand]

  /// Creates a frame with a kind, a condition (none by default) and its content. The condition is drawn in brackets.
  public init(_ kind: Kind, _ condition: String = "", @SequenceBuilder _ parts: () -> [SequenceDiagram.Part]) {
    self.kind = kind
    operands = [Operand(condition: condition, parts: parts())]
  }

  /// Adds an operand below a dashed line: other messages of an alternative, or messages that are sent in parallel. An
  /// operand has no condition by default.
  public func operand(_ condition: String = "", @SequenceBuilder _ parts: () -> [SequenceDiagram.Part]) -> Fragment {
    var fragment = self
    fragment.operands.append(Operand(condition: condition, parts: parts()))
    return fragment
  }
}

/// Messages of a sequence diagram during which a participant is active. A bar on the participant's lifeline shows the
/// activation, from the first message to the last; in text the lifeline is thick there. Activations can be nested.
///
///     Activation("api") {
///       Arrow("user", "api", "POST /login")
///       Arrow("api", "user", "200").dashed()
///     }
public struct Activation: Sendable {
  let participant: ViewID
  let parts: [SequenceDiagram.Part]
  let location: SourceLine

  /// Makes an activation of a participant, by its name, during the given messages.
  public init(
    _ participant: ViewID, fileID: String = #fileID, line: Int = #line,
    @SequenceBuilder _ parts: () -> [SequenceDiagram.Part]
  ) {
    (self.participant, self.parts) = (participant, parts())
    location = SourceLine(fileID: fileID, line: line)
  }
}

/// A text in a box, over lifelines of a sequence diagram or beside a lifeline.
///
///     Note("Both know the secret", over: "user", "api")
///     Note("Tries three times", beside: "api")
public struct Note: Hashable, Sendable {
  /// A side of a lifeline.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    /// The side where participants begin: the left, or the right in a right-to-left layout.
    case leading
    /// The side where participants end.
    case trailing
  }

  package let text: String
  /// The names of the first and the last participant that the note covers.
  package let participants: [ViewID]
  /// The side of the lifeline at which the note is; nil if it is over lifelines.
  package let side: Side?
  package let location: SourceLine

  /// Makes a note over the lifelines from one participant to another; over only the first participant's lifeline by
  /// default.
  public init(
    _ text: String, over first: ViewID, _ last: ViewID? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    (self.text, participants, side) = (text, [first, last ?? first], nil)
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Makes a note beside a participant's lifeline; at its trailing side by default.
  public init(
    _ text: String, beside participant: ViewID, _ side: Side = .trailing, fileID: String = #fileID, line: Int = #line
  ) {
    (self.text, participants, self.side) = (text, [participant, participant], side)
    location = SourceLine(fileID: fileID, line: line)
  }
}

/// A line across a sequence diagram, with a title: the part below it happens later, or elsewhere.
///
///     SequenceDiagram { Arrow("user", "api", "log in"); Separator("a day later"); Arrow("user", "api", "read") }
public struct Separator: Hashable, Sendable {
  let title: String

  /// Creates a line with a title; none by default.
  public init(_ title: String = "") { self.title = title }
}

/// A message of a sequence diagram that creates its target: the target's box is beside the message instead of at the
/// top.
///
///     Creation(Arrow("api", "job", "start"))
///
/// If the target has been used earlier, or the message starts outside the diagram, the creation is drawn like any other
/// message.
public struct Creation: Sendable {
  let message: Connector

  /// Makes a creation from a message.
  public init(_ message: Connector) { self.message = message }
}

/// The end of a participant's lifeline in a sequence diagram: a cross.
public struct Destruction: Hashable, Sendable {
  package let participant: ViewID
  package let location: SourceLine

  /// Makes the end of a participant's lifeline.
  public init(_ participant: ViewID, fileID: String = #fileID, line: Int = #line) {
    self.participant = participant
    location = SourceLine(fileID: fileID, line: line)
  }
}
