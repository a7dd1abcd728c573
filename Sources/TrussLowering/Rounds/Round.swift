import TrussIR
import TrussSolver
import TrussViews

/// One round of solving: a tree, its system, and where that puts the views.
struct Round {
  var tree: ViewTree
  var system: ConstraintSystem
  var solution: Solution
  var rects: [Rect]
  /// The rows of texts in which a view has a maximum that its content is wider than.
  var boundedRows: [ShrinkingRow]

  /// Solves a tree's system.
  ///
  /// - Throws: `LayoutError` for a constraint that cannot be solved in numbers, and for a frame beyond `Limits.frame`.
  init(_ tree: ViewTree, _ built: SystemBuilder.Result) throws(LayoutError) {
    try tree.check(built.system)
    self.tree = tree
    system = built.system
    boundedRows = built.boundedRows
    let solution = system.solve()
    self.solution = solution
    rects = tree.entries.indices.map { solution.rect(of: Item.ID($0)) }
    try tree.check(rects)
  }
}
