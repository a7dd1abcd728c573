import TrussIR
import TrussTree
import TrussViews

extension SystemBuilder {
  /// How much less the rules in a decoration matter than those around it: the largest priority that is not required
  /// becomes less than the least that a rule of the package has.
  private static let decorationScale = 0.02
  /// The least priority that a decoration in decorations comes to.
  private static let leastPriority = 1e-9

  /// The rows of a view's overlays and backgrounds: each is placed in the view's frame as the one layer of a `ZStack`.
  ///
  /// The view decides its size alone. Nothing required relates a decoration to more than one line of it, and all other
  /// rules of a decoration, and inside it, apply when the view is settled: see `weaken`.
  mutating func addDecorations(of index: Int) {
    let first = system.constraints.count
    for child in tree.decorations(of: index) {
      guard let alignment = tree.entries[child].decoration else { continue }
      if tree.entries[child].attributes.isCollapsed {
        for axis in Axis.allCases {
          add(Term(Item.ID(child), axis.start), .equal, Term(Item.ID(index), axis.start), category: .collapsing)
        }
        continue
      }
      var box = ContainerContext(index: index, end: views[index].contentEnd)
      (box.kind, box.layerAlignment, box.scales) = (.layers, alignment, contexts[index].scales)
      // What a decoration is offered is decided before it.
      box.definite = .all
      place(child, in: &box)
      for axis in Axis.allCases {
        addLayer(Slot(child, in: index, axis, .zero, RulePriority.containment), alignment[axis])
      }
      contexts[child].scales = ContentScales()
    }
    weaken(rowsFrom: first)
  }

  /// Weakens the rows from an index on, all but the required ones, to below those around them.
  mutating func weaken(rowsFrom first: Int) {
    for row in first..<system.rows.count { system.changePriority(ofRow: row, Self.weakened) }
  }

  /// The priority in a decoration of what is not required.
  static func weakened(_ priority: Priority) -> Priority {
    Priority(max(leastPriority, priority.value * decorationScale))
  }
}
