package import TrussIR

/// What a session says of constraints and of single views beyond what the view says: kept by label and by view, so that changing one constraint at every
/// step of a gesture takes no more room than changing it once.
package struct ConstraintOverrides: Sendable {
  /// The constraints that a session gave to a view.
  package struct Block: Sendable {
    package var constraints: [ConstraintEntry] = []
    /// Whether they stand in place of the view's own.
    package var replacesOwn = false
  }

  /// What a session said of the constraints with a label.
  package struct Change: Sendable {
    /// The constraints that stand in place of those that the views gave, if any do; none where they were removed.
    package var replacement: [ConstraintEntry]?
    package var constant: Double?
    package var priority: Priority?
    /// The line that said so last.
    package var location: SourceLocation?

    package init(replacement: [ConstraintEntry]? = nil) { self.replacement = replacement }
  }

  package var blocks: [ViewID: Block] = [:]
  package var changes: [String: Change] = [:]
  /// The views that stand in place of those with a name.
  package var views: [ViewID: ViewNode] = [:]

  package init() {}

  /// Whether nothing is said of constraints.
  package var isEmpty: Bool { blocks.isEmpty && changes.isEmpty }

  /// Adds constraints to a view's, or puts them in place of all that the view has. Labels of theirs begin anew.
  package mutating func give(_ constraints: [ConstraintEntry], to view: ViewID, replacing: Bool) {
    for case .constraint(let constraint) in constraints {
      if let label = constraint.label { changes[label] = nil }
    }
    if replacing {
      blocks[view] = Block(constraints: constraints, replacesOwn: true)
    } else {
      blocks[view, default: Block()].constraints += constraints
    }
  }

  /// Puts constraints in place of those with a label; they get the label too.
  package mutating func replace(_ label: String, with constraints: [ConstraintEntry]) {
    changes[label] = Change(
      replacement: constraints.map { entry in
        guard case .constraint(let constraint) = entry else { return entry }
        return .constraint(constraint.labeled(label))
      })
  }
}
