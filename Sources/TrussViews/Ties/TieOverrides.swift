package import TrussIR

/// What a session says of ties and of single views beyond what the view says: kept by label and by view, so that changing one tie at every
/// step of a gesture takes no more room than changing it once.
package struct TieOverrides: Sendable {
  /// The ties that a session gave to a view.
  package struct Block: Sendable {
    package var ties: [TieEntry] = []
    /// Whether they stand in place of the view's own.
    package var replacesOwn = false
  }

  /// What a session said of the ties with a label.
  package struct Change: Sendable {
    /// The ties that stand in place of those that the views gave, if any do; none where they were removed.
    package var replacement: [TieEntry]?
    package var constant: Double?
    package var priority: Priority?
    /// The line that said so last.
    package var location: SourceLocation?

    package init(replacement: [TieEntry]? = nil) { self.replacement = replacement }
  }

  package var blocks: [ViewID: Block] = [:]
  package var changes: [String: Change] = [:]
  /// The views that stand in place of those with a name.
  package var views: [ViewID: ViewNode] = [:]

  package init() {}

  /// Whether nothing is said of ties.
  package var isEmpty: Bool { blocks.isEmpty && changes.isEmpty }

  /// Adds ties to a view's, or puts them in place of all that the view has. Labels of theirs begin anew.
  package mutating func give(_ ties: [TieEntry], to view: ViewID, replacing: Bool) {
    for case .tie(let tie) in ties {
      if let label = tie.label { changes[label] = nil }
    }
    if replacing {
      blocks[view] = Block(ties: ties, replacesOwn: true)
    } else {
      blocks[view, default: Block()].ties += ties
    }
  }

  /// Puts ties in place of those with a label; they get the label too.
  package mutating func replace(_ label: String, with ties: [TieEntry]) {
    changes[label] = Change(
      replacement: ties.map { entry in
        guard case .tie(let tie) = entry else { return entry }
        return .tie(tie.labeled(label))
      })
  }
}
