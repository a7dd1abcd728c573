package import TrussIR

/// A session's changes of constraints and of single views.
///
/// They are kept by label and by view, so that a constraint changed at every step of a gesture takes as much room as
/// one that is changed once.
package struct ConstraintOverrides: Sendable {
  /// The constraints that a session gave to a view.
  package struct Block: Sendable {
    package var constraints: [ConstraintEntry] = []
    /// Whether they replace the view's own.
    package var replacesOwn = false
  }

  /// A session's change of the constraints with a label.
  package struct Change: Sendable {
    /// The constraints that replace those of the views, if any do; none where they were removed.
    package var replacement: [ConstraintEntry]?
    package var constant: Double?
    package var priority: Priority?
    /// The line of the last change.
    package var location: SourceLocation?

    package init(replacement: [ConstraintEntry]? = nil) { self.replacement = replacement }
  }

  package var blocks: [ViewID: Block] = [:]
  package var changes: [String: Change] = [:]
  /// The views that replace those with a name.
  package var views: [ViewID: ViewNode] = [:]

  package init() {}

  /// Whether no constraint is changed.
  package var isEmpty: Bool { blocks.isEmpty && changes.isEmpty }

  /// Adds constraints to a view's, or replaces all that the view has. Earlier changes of their labels are dropped.
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

  /// Replaces the constraints with a label by others, which get the label too.
  package mutating func replace(_ label: String, with constraints: [ConstraintEntry]) {
    changes[label] = Change(
      replacement: constraints.map { entry in
        guard case .constraint(let constraint) = entry else { return entry }
        return .constraint(constraint.labeled(label))
      })
  }
}
