import TrussSolver
import TrussText
import TrussViews

/// A compact tree's frames.
struct CompactSolution {
  var rects: [Rect]
  /// Whether some content had to leave its box.
  var hasOverflow: Bool

  /// Solves widths, breaks texts in them, and solves heights; nil where the rows have to.
  init?(_ compact: CompactTree, _ tree: ViewTree, _ medium: Medium, width: Double?, height: Double?) {
    let isRightToLeft = tree.entries[0].isRightToLeft
    guard let widths = LengthSolver.lengths(of: compact.horizontal, root: width) else { return nil }
    let columns = CompactPlacing(compact, .horizontal, widths, isRightToLeft: isRightToLeft)
    var compact = compact
    for lines in compact.texts {
      let index = Int(lines.view)
      let column = Rect(x: columns.origin(of: index).onGrid, y: 0, width: max(0, widths.lengths[index].onGrid), height: 0)
      let count = Self.lineCount(of: index, in: column, tree, medium)
      guard let content = tree.entries[index].content(.vertical, medium, stackAxis: nil, lineCount: count) else { continue }
      for cost in lines.costs { compact.vertical.costs[Int(cost)].breakpoint = content.ideal }
    }
    guard let heights = LengthSolver.lengths(of: compact.vertical, root: height) else { return nil }
    let rows = CompactPlacing(compact, .vertical, heights, isRightToLeft: isRightToLeft)
    hasOverflow = !widths.isPromoted || !heights.isPromoted
    rects = compact.spots.indices.map { index in
      Rect(
        x: columns.origin(of: index).onGrid, y: rows.origin(of: index).onGrid,
        width: max(0, widths.lengths[index].onGrid), height: max(0, heights.lengths[index].onGrid))
    }
  }

  /// The lines that a text takes in its column.
  private static func lineCount(of index: Int, in column: Rect, _ tree: ViewTree, _ medium: Medium) -> Int {
    let entry = tree.entries[index]
    guard case .text(let text) = entry.content else { return 0 }
    let width = medium.snapped(column.inset(by: medium.boxInsets(of: entry))).width
    return TextBlock(text, in: entry, medium).takenLines(width: width)
  }
}

extension Double {
  /// Rounded to 1/1024, so that a frame does not depend on the order in which lengths are added.
  var onGrid: Double { (self * 1024).rounded() / 1024 + 0 }
}
