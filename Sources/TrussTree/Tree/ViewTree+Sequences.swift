import TrussIR
package import TrussViews

/// A sequence diagram in the tree: its participants, and the messages among them by their numbers.
package struct SequenceContent: Equatable {
  package enum Step: Equatable {
    /// A message between two participants; nil is a point outside of the diagram.
    case message(Connector, from: Int?, to: Int?, creates: Bool)
    /// A note over a range of lifelines, or at one side of a lifeline.
    case note(String, ClosedRange<Int>, Note.Side?)
    case separator(String)
    case open(Fragment.Kind, String)
    case operand(String)
    case close
    case activate(Int)
    case deactivate(Int)
    case destruction(Int)
  }

  package fileprivate(set) var steps: [Step] = []
  /// The views that are participants, in order.
  package fileprivate(set) var participants: [Int] = []
  /// The view in which lifelines, messages and all other marks are drawn.
  package fileprivate(set) var figure: Int
  package let isNumbered: Bool
}

extension ViewTree {
  /// The content of a sequence diagram, without the messages of collapsed participants; nil for any other view.
  package func content(ofSequence index: Int) -> SequenceContent? {
    guard case .sequence(let plan) = entries[index].attributes.rare.diagram else { return nil }
    var participants: [Int] = []
    var figure: Int?
    for child in visibleViews(in: index) {
      if case .figure = entries[child].attributes.rare.diagram { figure = child } else { participants.append(child) }
    }
    guard let figure else { return nil }
    var content = SequenceContent(participants: participants, figure: figure, isNumbered: plan.isNumbered)
    let numbers = Dictionary(uniqueKeysWithValues: zip(participants, participants.indices))
    var known: [ViewID: Int?] = [:]
    func number(_ name: ViewID) -> Int? {
      if let number = known[name] { return number }
      let number = participant(named: name, in: index).flatMap { numbers[$0] }
      known[name] = .some(number)
      return number
    }
    /// The participants of the open activation bars, the innermost last; nil for a participant that is not in the
    /// diagram.
    var active: [Int?] = []
    for step in plan.steps {
      switch step {
      case .message(let message, let creates):
        let (source, target) = (message.source.view, message.target.view)
        let (from, to) = (number(source), number(target))
        guard from != nil || source == .container, to != nil || target == .container else { continue }
        content.steps.append(.message(message, from: from, to: to, creates: creates))
      case .note(let note):
        guard let first = number(note.participants[0]), let last = number(note.participants[1]) else { continue }
        content.steps.append(.note(note.text, min(first, last)...max(first, last), note.side))
      case .separator(let title): content.steps.append(.separator(title))
      case .open(let kind, let condition): content.steps.append(.open(kind, condition))
      case .operand(let condition): content.steps.append(.operand(condition))
      case .close: content.steps.append(.close)
      case .activate(let name, _):
        active.append(number(name))
        if let participant = number(name) { content.steps.append(.activate(participant)) }
      case .deactivate:
        if let participant = active.popLast() ?? nil { content.steps.append(.deactivate(participant)) }
      case .destruction(let end):
        if let participant = number(end.participant) { content.steps.append(.destruction(participant)) }
      }
    }
    return content
  }

  /// Of the views directly inside a diagram, the one that has the given name or contains the view with this name; nil
  /// if there is none.
  private func participant(named name: ViewID, in diagram: Int) -> Int? {
    guard case .view(let view) = meaning(of: name, in: entries[diagram].scope) else { return nil }
    var child = view
    while let parent = entries[child].parent, parent != diagram { child = parent }
    guard entries[child].parent == diagram, entries[child].decoration == nil else { return nil }
    return child
  }

  /// Validates the names that a sequence diagram uses.
  ///
  /// - Throws: `LayoutError` for a name that no participant has, for a message from outside to outside, and for a
  ///   message with labels at its ends.
  func validateSequence(at index: Int) throws(LayoutError) {
    guard case .sequence(let plan) = entries[index].attributes.rare.diagram else { return }
    var known: Set<ViewID> = []
    for step in plan.steps {
      for (name, user, location) in step.names where !known.contains(name) {
        if name == .container, case .message = step { continue }
        guard participant(named: name, in: index) != nil else {
          if case .ambiguous(let paths) = meaning(of: name, in: entries[index].scope) {
            throw error(ambiguity(of: name, user, paths), at: index, location)
          }
          throw unknown(name, user, view: title(of: index), location)
        }
        known.insert(name)
      }
      guard case .message(let message, _) = step else { continue }
      if message.source.view == .container, message.target.view == .container {
        throw error(
          .misplaced(
            parameter: "an end of a message outside of the diagram",
            meant: "one end of a message; name a participant at the other"),
          at: index, message.location)
      }
      if message.source.label != nil || message.target.label != nil {
        throw error(
          .misplaced(parameter: "endLabels", meant: "connectors between other views"), at: index, message.location)
      }
    }
  }
}
