package import TrussIR

/// The steps of a sequence diagram that its layout reads, in order; its participants are views.
@usableFromInline package struct SequencePlan: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case message(Connector, creates: Bool)
    case note(Note)
    case separator(String)
    /// The beginning of a frame, the beginning of the frame's next operand, and the end of the frame.
    case open(Fragment.Kind, String)
    case operand(String)
    case close
    /// The beginning of an activation, and the end of the innermost open activation.
    case activate(ViewID, SourceLine)
    case deactivate
    case destruction(Destruction)
  }

  package var steps: [Step]
  package var isNumbered: Bool

  /// The names of participants in the order of their first use.
  var names: [ViewID] {
    var (names, known) = ([ViewID](), Set([ViewID.container]))
    for step in steps {
      for name in step.names where known.insert(name.name).inserted { names.append(name.name) }
    }
    return names
  }
}

extension SequencePlan.Step {
  /// The participants that the step refers to, with a description of the step and its source line, for errors.
  package var names: [(name: ViewID, by: String, location: SourceLine)] {
    switch self {
    case .message(let message, _):
      [message.source.view, message.target.view].map { ($0, "a message", message.location) }
    case .note(let note): note.participants.map { ($0, "a note", note.location) }
    case .activate(let name, let location): [(name, "an activation", location)]
    case .destruction(let end): [(end.participant, "a destruction", end.location)]
    case .separator, .open, .operand, .close, .deactivate: []
    }
  }
}
