import TrussIR
import TrussSolver
import TrussTree
import TrussViews

/// One round of solving: a tree, and where its solution puts the views.
struct LayoutPass {
  /// What was solved.
  enum Solved {
    /// The rows of all views.
    case rows(ConstraintSystem, Solution)
    /// Lengths. The doubtful views may have a diagnostic; where content had to leave its box, any view may.
    case lengths(doubtful: [Int], hasOverflow: Bool)
  }

  var tree: ViewTree
  var solved: Solved
  var rects: [Rect]
  /// The rows of texts in which a view has a maximum that its content is wider than.
  var boundedRows: [ShrinkingRow]
  /// Whether the lines of texts are those of their widths, as far as a round by itself can tell.
  var isTextSettled = true

  /// Solves a tree's system.
  ///
  /// - Throws: `LayoutError` for a constraint that cannot be solved in numbers, and for a frame beyond `Limits.frame`.
  init(_ tree: ViewTree, _ built: SystemBuilder.Result) throws(LayoutError) {
    try tree.check(built.system)
    self.tree = tree
    boundedRows = built.boundedRows
    let solution = built.system.solve()
    solved = .rows(built.system, solution)
    rects = tree.entries.indices.map { solution.rect(of: Item.ID($0)) }
    try tree.check(rects)
  }

  /// Solves a tree's lengths; nil where the rows have to. The lines of its texts are then decided.
  ///
  /// - Parameters:
  ///   - before: the state that the records were made with; nil for the first ones.
  ///   - state: the state that the lines are added to.
  /// - Throws: `LayoutError` for a frame beyond `Limits.frame`.
  init?(
    _ tree: ViewTree, _ records: RecordTree, _ medium: Medium, width: Double?, height: Double?,
    after before: PassState?, _ state: inout PassState
  ) throws(LayoutError) {
    var rects: [Rect] = []
    let layout = try RecordLayout.solve(
      records, tree, medium, width: width, height: height, before, isKept: false, &rects)
    guard let layout else { return nil }
    let kept = layout.records
    try tree.check(rects)
    self.tree = tree
    self.rects = rects
    solved = .lengths(doubtful: layout.doubtful, hasOverflow: layout.hasOverflow)
    boundedRows = kept.boundedRows
    isTextSettled = layout.isTextSettled
    guard !kept.isUnsettled else { return }
    for lines in kept.texts {
      state.decide(linesOf: Int(lines.view), in: rects, tree, medium)
    }
  }
}
