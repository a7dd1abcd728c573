import TrussViews

/// The cells of a grid's rows, each with the columns and the rows that it spans.
package struct GridCells {
  package struct Cell {
    package var view: Int
    /// The index of the grid row that contains the cell.
    package var row: Int
    package var columns: Range<Int>
    /// The rows that the cell spans, as positions in `GridCells.rows`.
    package var rows: Range<Int>
    package var isCollapsed: Bool
  }

  /// The views directly inside the grid: grid rows, views that span the whole width, and collapsed views.
  package var rows: [Int]
  /// The cells of all grid rows except collapsed rows, row by row. Collapsed cells are included.
  package var cells: [Cell] = []
  /// The number of columns of the longest row.
  package var columnCount = 0

  package init(of index: Int, in tree: ViewTree) {
    rows = tree.children(of: index)
    var taken = TakenColumns()
    for (position, row) in rows.enumerated() {
      guard case .gridRow = tree.entries[row].content else { continue }
      taken.beginRow()
      if tree.entries[row].attributes.isCollapsed { continue }
      var end = 0
      for view in tree.children(of: row) {
        let own = tree.entries[view].outline.isPlain ? nil : tree.entries[view].attributes.rare.gridCell
        let count = max(1, min(own?.columns ?? 1, GridCell.most))
        let start = taken.firstFree(count, from: end)
        end = start + count
        var lastRow = position
        if let own, own.rows > 1 {
          lastRow = Self.rows(from: position, upTo: own.rows, in: rows, tree).last ?? position
          taken.take(start..<end, rows: own.rows)
        }
        let isCollapsed = tree.entries[view].attributes.isCollapsed
        cells.append(
          Cell(view: view, row: row, columns: start..<end, rows: position..<lastRow + 1, isCollapsed: isCollapsed))
      }
      columnCount = max(columnCount, end)
    }
  }

  /// Returns the index of the last grid row that a cell spans.
  package static func lastRow(ofCell cell: Int, inRow row: Int, _ tree: ViewTree) -> Int {
    guard !tree.entries[cell].outline.isPlain, let own = tree.entries[cell].attributes.rare.gridCell, own.rows > 1,
      let grid = tree.entries[row].parent
    else { return row }
    let rows = tree.children(of: grid)
    guard let first = rows.firstIndex(of: row) else { return row }
    return Self.rows(from: first, upTo: own.rows, in: rows, tree).last.map { rows[$0] } ?? row
  }

  /// The positions in `rows` of the grid rows that a cell can span, its own row first. Collapsed rows are counted; a
  /// view that spans the whole width ends the range.
  static func rows(from first: Int, upTo count: Int, in rows: [Int], _ tree: ViewTree) -> [Int] {
    var found: [Int] = []
    for position in first..<rows.count {
      let entry = tree.entries[rows[position]]
      if case .gridRow = entry.content { found.append(position) } else if !entry.attributes.isCollapsed { break }
      if found.count >= count { break }
    }
    return found
  }
}

/// The columns that cells of earlier rows take in the current row and in later rows.
package struct TakenColumns {
  /// For each column, the number of rows, from the current row on, in which the column is taken.
  private var rowCounts: [Int] = []

  package init() {}

  package mutating func beginRow() {
    for column in rowCounts.indices { rowCounts[column] = max(0, rowCounts[column] - 1) }
  }

  /// Finds `count` adjacent free columns at or after a column. Returns the first of them.
  package func firstFree(_ count: Int, from column: Int) -> Int {
    var start = column
    var next = column
    while next < min(start + count, rowCounts.count) {
      if rowCounts[next] > 0 { start = next + 1 }
      next += 1
    }
    return start
  }

  /// Marks columns as taken in a number of rows, from the current row on.
  package mutating func take(_ columns: Range<Int>, rows: Int) {
    let missing = columns.upperBound - rowCounts.count
    if missing > 0 { rowCounts += Array(repeating: 0, count: missing) }
    for column in columns { rowCounts[column] = rows }
  }
}
