import TrussTree
import TrussViews

/// The cells that views take in a number of columns, row by row, each in the first free place after the one before it.
/// (CSS Grid Layout, 8.5, with `grid-auto-flow: row`.)
struct AutomaticCells {
  /// A view in its cell.
  struct Cell {
    var view: Int
    var columns: Range<Int>
    var rows: Range<Int>
  }

  private(set) var cells: [Cell] = []
  private(set) var rowCount = 0

  init(_ views: [Int], columnCount: Int, in tree: ViewTree) {
    var taken = TakenColumns()
    var (row, column) = (0, 0)
    for view in views {
      let own = tree.entries[view].outline.isPlain ? nil : tree.entries[view].attributes.gridCell
      let width = max(1, min(own?.columns ?? 1, columnCount))
      column = taken.firstFree(width, from: column)
      while column + width > columnCount {
        row += 1
        taken.beginRow()
        column = taken.firstFree(width, from: 0)
      }
      let height = max(1, own?.rows ?? 1)
      if height > 1 { taken.take(column..<column + width, rows: height) }
      cells.append(Cell(view: view, columns: column..<column + width, rows: row..<row + height))
      rowCount = max(rowCount, row + height)
      column += width
    }
  }
}
