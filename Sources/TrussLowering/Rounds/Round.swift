import TrussIR
import TrussSolver
import TrussViews

/// One round of solving: a tree, its system, and where that puts the views.
struct Round {
  var tree: ViewTree
  var system: ConstraintSystem
  var solution: Solution
  var rects: [Rect]

  /// Solves a tree's system.
  ///
  /// - Throws: `LayoutError` for a constraint that cannot be solved in numbers, and for a frame beyond `Limits.frame`.
  init(_ tree: ViewTree, _ system: ConstraintSystem) throws(LayoutError) {
    try tree.check(system)
    self.tree = tree
    self.system = system
    let solution = system.solve()
    self.solution = solution
    rects = tree.entries.indices.map { solution.rect(of: Item.ID($0)) }
    try tree.check(rects)
  }
}
