import TrussIR

/// Messages between participants, in the order of time from top to bottom, as in UML's sequence diagram.
///
///     SequenceDiagram {
///       Node("user", "User", shape: .person)
///       Node("api", "API")
///       Node("db", "Postgres", shape: .cylinder)
///       Arrow("user", "api", "POST /login")
///       Arrow("api", "db", "SELECT …")
///       Arrow("db", "api", "row").dashed()
///       Fragment(.alternative, "valid") {
///         Arrow("api", "user", "200").dashed()
///       }
///       .operand("else") {
///         Arrow("api", "user", "401").dashed()
///       }
///     }
///
/// Any view is a participant: a `Node`, or a view with a name. Participants are side by side in the order in which they
/// are declared, each above its lifeline. If no participant is declared, there is a `Node` for each name in the
/// messages, in the order of first use.
///
/// Any `Connector` is a message, with its text above its line: from one participant to another, or to itself. A message
/// from `ViewID.container` was sent from outside the diagram; a message to `ViewID.container` gets lost. The
/// connector's edges, routing and end labels are ignored.
///
/// Lifelines are as far apart as the texts between them need: a message that passes several lifelines divides its width
/// among their gaps, so that the diagram is as narrow as possible. In a narrower space texts break into more lines,
/// then gaps shrink, and then words break. If the diagram is still too wide, it extends beyond its frame, and a
/// diagnostic reports it. In a wider space the diagram is centred. In a right-to-left layout the first participant is
/// at the right.
public struct SequenceDiagram: _SingleView {
  /// The content of a sequence diagram.
  public enum Part: Sendable {
    /// Views, each a participant.
    case views([ViewNode])
    /// A message.
    case message(Connector)
    /// A message that creates its target.
    case creation(Creation)
    /// The end of a participant's lifeline.
    case destruction(Destruction)
    /// Messages in a frame.
    case fragment(Fragment)
    /// Messages during which a participant is active.
    case activation(Activation)
    /// A text in a box.
    case note(Note)
    /// A line across the diagram.
    case separator(Separator)
  }

  package let plan: SequencePlan
  private let participants: [ViewNode]
  private let location: SourceLine

  /// Makes a sequence diagram.
  ///
  /// - Parameters:
  ///   - isNumbered: whether the texts of messages begin with their numbers, from 1; false by default.
  ///   - fileID: the file that errors name; the caller's by default.
  ///   - line: the line that errors name; the caller's by default.
  ///   - parts: participants, messages, and other elements. If participants are declared, a name that no participant
  ///     has is an error when the diagram is laid out.
  public init(
    isNumbered: Bool = false, fileID: String = #fileID, line: Int = #line, @SequenceBuilder _ parts: () -> [Part]
  ) {
    location = SourceLine(fileID: fileID, line: line)
    var reader = SequenceReader()
    reader.read(parts())
    plan = SequencePlan(steps: reader.steps, isNumbered: isNumbered)
    participants =
      reader.participants.isEmpty
      ? plan.names.map { Node($0, fileID: fileID, line: line)._node } : reader.participants
  }

  /// The diagram as one node.
  public var _node: ViewNode {
    let (plan, views) = (plan, participants.map { $0.with(role: .node(cluster: nil)) })
    let figure = SequenceFigure().nodes.map { $0.with(role: .figure) }
    var node = ZStack(align: nil, fileID: location.fileID, line: location.line) {
      ViewContent(nodes: figure + views)
    }._node
    node.modify { attributes in
      attributes.writtenType = .sequenceDiagram
      attributes.rare.diagram = .sequence(plan)
    }
    return node
  }
}

extension ViewNode {
  /// Returns the view as a part of a diagram. A view that is itself a diagram is wrapped, so that it keeps its own
  /// role.
  func with(role: DiagramRole) -> ViewNode {
    var view = attributes.rare.diagram == nil ? self : ZStack { ViewContent(nodes: [self]) }._node
    view.modify { $0.rare.diagram = role }
    return view
  }
}

/// Collects the parts of a sequence diagram, with `if`, `switch` and `for`.
@resultBuilder
public enum SequenceBuilder {
  /// One or several participants.
  public static func buildExpression(_ view: some View) -> [SequenceDiagram.Part] { [.views(view.nodes)] }
  /// A message.
  public static func buildExpression(_ message: Connector) -> [SequenceDiagram.Part] { [.message(message)] }
  /// Messages from another function.
  public static func buildExpression(_ messages: [Connector]) -> [SequenceDiagram.Part] {
    messages.map { .message($0) }
  }
  /// A message that creates a participant.
  public static func buildExpression(_ creation: Creation) -> [SequenceDiagram.Part] { [.creation(creation)] }
  /// The end of a lifeline.
  public static func buildExpression(_ destruction: Destruction) -> [SequenceDiagram.Part] {
    [.destruction(destruction)]
  }
  /// Messages in a frame.
  public static func buildExpression(_ fragment: Fragment) -> [SequenceDiagram.Part] { [.fragment(fragment)] }
  /// Messages during which a participant is active.
  public static func buildExpression(_ activation: Activation) -> [SequenceDiagram.Part] { [.activation(activation)] }
  /// A text in a box.
  public static func buildExpression(_ note: Note) -> [SequenceDiagram.Part] { [.note(note)] }
  /// A line across the diagram.
  public static func buildExpression(_ separator: Separator) -> [SequenceDiagram.Part] { [.separator(separator)] }
  /// Parts from another function.
  public static func buildExpression(_ parts: [SequenceDiagram.Part]) -> [SequenceDiagram.Part] { parts }
  /// The parts of a block, in order.
  public static func buildBlock(_ parts: [SequenceDiagram.Part]...) -> [SequenceDiagram.Part] { parts.flatMap { $0 } }
  /// The parts of an `if` without `else`.
  public static func buildOptional(_ part: [SequenceDiagram.Part]?) -> [SequenceDiagram.Part] { part ?? [] }
  /// The parts of the branch that was taken.
  public static func buildEither(first part: [SequenceDiagram.Part]) -> [SequenceDiagram.Part] { part }
  /// The parts of the branch that was taken.
  public static func buildEither(second part: [SequenceDiagram.Part]) -> [SequenceDiagram.Part] { part }
  /// The parts of all iterations of a `for` loop.
  public static func buildArray(_ parts: [[SequenceDiagram.Part]]) -> [SequenceDiagram.Part] { parts.flatMap { $0 } }
}

/// Reads the parts of a sequence diagram and of its frames. It uses a loop with its own stack instead of recursion,
/// because frames may be deeply nested.
private struct SequenceReader {
  private(set) var participants: [ViewNode] = []
  private(set) var steps: [SequencePlan.Step] = []

  private enum Task {
    case parts([SequenceDiagram.Part], next: Int)
    case step(SequencePlan.Step)
  }

  mutating func read(_ parts: [SequenceDiagram.Part]) {
    var waiting: [Task] = [.parts(parts, next: 0)]
    while let task = waiting.popLast() {
      switch task {
      case .step(let step): steps.append(step)
      case .parts(let parts, let next):
        guard next < parts.count else { continue }
        waiting.append(.parts(parts, next: next + 1))
        waiting += read(parts[next]).reversed()
      }
    }
  }

  /// Reads a part, and returns the tasks that remain for the parts inside it, in order.
  private mutating func read(_ part: SequenceDiagram.Part) -> [Task] {
    switch part {
    case .views(let views): participants += views
    case .message(let message): steps.append(.message(message, creates: false))
    case .creation(let creation): steps.append(.message(creation.message, creates: true))
    case .destruction(let destruction): steps.append(.destruction(destruction))
    case .note(let note): steps.append(.note(note))
    case .separator(let separator): steps.append(.separator(separator.title))
    case .activation(let activation):
      steps.append(.activate(activation.participant, activation.location))
      return [.parts(activation.parts, next: 0), .step(.deactivate)]
    case .fragment(let fragment):
      steps.append(.open(fragment.kind, fragment.operands[0].condition))
      return fragment.operands.enumerated().flatMap { number, operand -> [Task] in
        (number == 0 ? [] : [.step(.operand(operand.condition))]) + [.parts(operand.parts, next: 0)]
      } + [.step(.close)]
    }
    return []
  }
}
