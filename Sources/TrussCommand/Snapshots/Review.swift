import TrussText

/// Shows each waiting layout, and asks what to do with it. Nothing is written before the end, so that each decision can
/// be undone.
struct Review {
  private let entries: [SnapshotsCommand.Entry]
  private let apply: (SnapshotsOptions.Decision, SnapshotsCommand.Entry) throws -> Bool
  private let streams: TrussProgram.ProgramStreams

  /// - Parameter apply: accepts or rejects a layout. Returns whether it succeeded.
  init(
    _ entries: [SnapshotsCommand.Entry],
    apply: @escaping (SnapshotsOptions.Decision, SnapshotsCommand.Entry) throws -> Bool,
    in streams: TrussProgram.ProgramStreams
  ) {
    self.entries = entries
    self.apply = apply
    self.streams = streams
  }

  private enum Answer: String, CaseIterable {
    case accept, reject, skip, undo, old, new, quit
    case acceptAlike = "Accept"
    case rejectAlike = "Reject"

    /// Reads the first letter or the whole word. A capital letter stands for all layouts with the same changes.
    init?(_ line: String) {
      let word = line.split(separator: " ").joined(separator: " ")
      guard let answer = Self.allCases.first(where: { word == $0.rawValue || word == $0.rawValue.prefix(1) }) else {
        return nil
      }
      self = answer
    }
  }

  private static let help = """
    a  accepts: the layout takes the snapshot's place      A  accepts all whose changes are the same in words
    r  rejects: the snapshot stays, and the test fails     R  rejects all whose changes are the same in words
    s  skips: it waits for the next review                 u  goes back to the decision before
    o  shows the old snapshot, n the new layout            q  writes what was decided, and ends; Ctrl-C writes nothing

    """

  func run() throws -> ExitCode {
    guard !entries.isEmpty else {
      try streams.output(SnapshotsCommand.nothing)
      return .success
    }
    let decisions = try ask()
    try streams.output("\n")
    let done = try zip(entries, decisions).map { entry, decision in
      try decision.flatMap { try apply($0, entry) ? $0 : nil }
    }
    let (accepted, rejected) = Self.counts(done)
    try streams.output(
      "\(accepted) accepted, \(rejected) rejected, \(entries.count - accepted - rejected) left for the next review\n")
    return done == decisions ? .success : .data
  }

  /// Asks for the decisions, in the order of the entries. Nil for an entry that was skipped or not reached.
  private func ask() throws -> [SnapshotsOptions.Decision?] {
    var decisions = [SnapshotsOptions.Decision?](repeating: nil, count: entries.count)
    // For each answer, the index at which it was given and the entries that it decided, for undoing it.
    var steps: [(index: Int, decided: [Int])] = []
    var (index, isShown) = (0, false)
    func undo() throws {
      guard let step = steps.popLast() else { return try streams.output("there is no decision before\n") }
      for place in step.decided { decisions[place] = nil }
      (index, isShown) = (step.index, false)
    }
    while true {
      while index < entries.count, decisions[index] != nil { index += 1 }
      guard index < entries.count else {
        let counts = Self.counts(decisions)
        try streams.output("\n\(counts.accepted) to accept, \(counts.rejected) to reject: write them, undo (w/u)? ")
        switch streams.answer() {
        case nil, "w", "write", "q", "quit": return decisions
        case "u", "undo": try undo()
        case .some: break
        }
        continue
      }
      let alike = entries.indices.filter {
        $0 == index || ($0 > index && decisions[$0] == nil && entries[index].isAlike(entries[$0]))
      }
      if !isShown {
        let others = alike.count > 1 ? "\n\nAlike in words: \(alike.count - 1) more" : ""
        try streams.output("\n\(ReviewText(entries[index], hasColors: streams.hasColors))\(others)\n")
        isShown = true
      }
      let capitals = alike.count > 1 ? ", all \(alike.count) alike A/R" : ""
      try streams.output(
        "\n[\(index + 1)/\(entries.count)] accept, reject, skip, undo, show old, show new, quit and write (a/r/s/u/o/n/q\(capitals))? "
      )
      guard let line = streams.answer() else { return decisions }
      func decide(_ decision: SnapshotsOptions.Decision?, _ chosen: [Int]) {
        for place in chosen { decisions[place] = decision }
        steps.append((index, decision == nil ? [] : chosen))
        (index, isShown) = (index + 1, false)
      }
      switch Answer(line) {
      case .accept: decide(.accept, [index])
      case .reject: decide(.reject, [index])
      case .acceptAlike: decide(.accept, alike)
      case .rejectAlike: decide(.reject, alike)
      case .skip: decide(nil, [index])
      case .undo: try undo()
      case .old: try streams.output("\(ReviewText(entries[index]).old)\n")
      case .new: try streams.output("\(ReviewText(entries[index]).new)\n")
      case .quit: return decisions
      case nil: try streams.output(Self.help)
      }
    }
  }

  private static func counts(_ decisions: [SnapshotsOptions.Decision?]) -> (accepted: Int, rejected: Int) {
    (decisions.count { $0 == .accept }, decisions.count { $0 == .reject })
  }
}
