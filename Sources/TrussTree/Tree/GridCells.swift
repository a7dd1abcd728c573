import TrussViews

/// The cells of a grid's rows, each with the columns that it takes.
package struct GridCells {
  /// A view in a row.
  package struct Cell {
    package var view: Int
    /// The index of its row's view.
    package var row: Int
    package var columns: Range<Int>
    package var isCollapsed: Bool
  }

  /// The views directly inside the grid: rows, views of the whole width, collapsed ones.
  package var rows: [Int]
  /// The cells of the rows that are not collapsed, row by row.
  package var cells: [Cell] = []
  /// The columns that the longest row takes.
  package var columnCount = 0

  /// The most columns that a cell takes.
  static let widestCell = 1_000

  package init(of index: Int, in tree: ViewTree) {
    rows = tree.children(of: index)
    for row in rows where !tree.entries[row].attributes.isCollapsed {
      guard case .gridRow = tree.entries[row].content else { continue }
      var column = 0
      for view in tree.children(of: row) {
        let own = tree.entries[view].outline.isPlain ? nil : tree.entries[view].attributes.gridCell
        let end = column + max(1, min(own?.columns ?? 1, Self.widestCell))
        let isCollapsed = tree.entries[view].attributes.isCollapsed
        cells.append(Cell(view: view, row: row, columns: column..<end, isCollapsed: isCollapsed))
        column = end
      }
      columnCount = max(columnCount, column)
    }
  }
}
