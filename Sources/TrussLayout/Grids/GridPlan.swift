import TrussTree
import TrussViews

/// The rows and columns that the views of a grid are in.
struct GridPlan {
  typealias Cell = GridCells.Cell

  /// The views directly inside the grid: rows, views of the whole width, collapsed ones.
  var rows: [Int]
  /// The cells of the rows that are not collapsed, row by row.
  var cells: [Cell]
  var columns: [GridColumn]
  /// Whether a column has a visible cell, or a width without one.
  var isShown: [Bool]

  init(of index: Int, _ grid: Grid, in tree: ViewTree) {
    let found = GridCells(of: index, in: tree)
    (rows, cells) = (found.rows, found.cells)
    columns = grid.columns ?? Self.columns(for: cells, found.columnCount, in: tree)
    if let align = grid.columnAlign { for column in columns.indices { columns[column].align = align } }
    isShown = columns.map { $0.width != .fit }
    // Refused before it is laid out; until then such cells are in the columns that there are.
    for position in cells.indices where cells[position].columns.upperBound > columns.count {
      cells[position].columns = cells[position].columns.clamped(to: 0..<columns.count)
    }
    for cell in cells where !cell.columns.isEmpty && !tree.entries[cell.view].outline.isPlain {
      guard let align = tree.entries[cell.view].attributes.gridCell?.columnAlign else { continue }
      columns[cell.columns.lowerBound].align = align
    }
    // A view that takes several columns shows the first: the others are its own to show.
    for cell in cells where !cell.isCollapsed && !cell.columns.isEmpty { isShown[cell.columns.lowerBound] = true }
  }

  /// As many columns as the rows need, each fitted unless a cell of it alone takes the room left.
  private static func columns(for cells: [Cell], _ count: Int, in tree: ViewTree) -> [GridColumn] {
    var columns = Array(repeating: GridColumn.fit, count: count)
    var shares = Array(repeating: 0.0, count: count)
    for cell in cells where !cell.isCollapsed && cell.columns.count == 1 {
      let entry = tree.entries[cell.view]
      let hasWidth =
        tree.hasOwnSize(cell.view, .horizontal, stackAxis: .horizontal) && !tree.hasMaximum(cell.view, .horizontal)
      let flexGrow = entry.flexGrow ?? (hasWidth ? 0 : 1)
      let column = cell.columns.lowerBound
      guard flexGrow > shares[column] else { continue }
      shares[column] = flexGrow
      columns[column] = .flexible(flexGrow)
    }
    return columns
  }
}
