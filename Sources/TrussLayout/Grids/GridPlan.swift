import TrussDiagnostics
import TrussTree
import TrussViews

/// The rows and columns that the views of a grid are in.
struct GridPlan {
  typealias Cell = GridCells.Cell

  /// The views directly inside the grid: rows, views of the whole width, and collapsed views.
  var rows: [Int]
  /// The cells of the rows that are not collapsed, row by row.
  var cells: [Cell]
  var columns: [GridColumn]
  /// Whether each column has a visible cell or a specified width.
  var isShown: [Bool]
  /// Whether each row has a visible cell or a specified height. Any other row has no gap, as in CSS, where such a row
  /// does not exist.
  private(set) var isRowShown: [Bool]

  init(of index: Int, _ grid: Grid, in tree: ViewTree) {
    let found = GridCells(of: index, in: tree)
    (rows, cells) = (found.rows, found.cells)
    columns = grid.columns ?? Self.columns(for: cells, found.columnCount, in: tree)
    if let align = grid.columnAlign { for column in columns.indices { columns[column].align = align } }
    isShown = columns.map { $0.width != .fit }
    // Validation refuses a cell outside of the columns; until then it is in the columns that exist.
    for position in cells.indices where cells[position].columns.upperBound > columns.count {
      cells[position].columns = cells[position].columns.clamped(to: 0..<columns.count)
    }
    for cell in cells where !cell.columns.isEmpty && !tree.entries[cell.view].outline.isPlain {
      guard let align = tree.entries[cell.view].attributes.rare.gridCell?.columnAlign else { continue }
      columns[cell.columns.lowerBound].align = align
    }
    isRowShown = rows.map { row in
      if case .gridRow = tree.entries[row].content { return !tree.entries[row].attributes.sizes.isEmpty }
      return true
    }
    for cell in cells where !cell.isCollapsed {
      for column in cell.columns { isShown[column] = true }
      for row in cell.rows { isRowShown[row] = true }
    }
    for row in rows.indices where tree.entries[rows[row]].attributes.isCollapsed { isRowShown[row] = false }
  }

  /// Makes as many columns as the rows need. A column fits its content unless a cell of only this column takes free
  /// space.
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

/// The cells of views in a number of columns, row by row: each view is in the first free cell after the previous view.
/// (CSS Grid Layout, 8.5, with `grid-auto-flow: row`.)
struct AutomaticCells {
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
      let own = tree.entries[view].outline.isPlain ? nil : tree.entries[view].attributes.rare.gridCell
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

/// The columns of a flow stack whose views fill columns.
extension FlowStack {
  /// Returns the number of columns that each item makes in a space, in the medium's unit. An adaptive item makes as
  /// many as fit. Adaptive and flexible items divide equally the space that items of a fixed width leave.
  static func columnCounts(_ items: [GridItem], spacing: Double, room: Double, _ medium: Medium) -> [Int] {
    var (rest, sharing) = (room, 0)
    for (position, item) in items.enumerated() {
      if case .fixed(let width) = item.size { rest -= medium.extent(width, .horizontal) } else { sharing += 1 }
      if position < items.count - 1 { rest -= item.gap(spacing, medium) }
    }
    return items.map { item in
      guard case .adaptive(let minimum, _) = item.size else { return 1 }
      let gap = item.gap(spacing, medium)
      let step = max(1, medium.extent(minimum, .horizontal) + gap)
      // A space that is too narrow by less than a hundredth is a rounding error.
      let count = ((rest / Double(sharing) + gap + Overflow.least) / step).rounded(.down)
      return max(1, Int(clamping: min(count, Double(GridCell.most))))
    }
  }

  /// The column of each view of a masonry: the first of the shortest columns before the view is added.
  static func masonryColumns(of heights: [Double], count: Int, spacing: Double) -> [Int] {
    var ends = Array(repeating: 0.0, count: max(1, count))
    return heights.map { height in
      // A column that is shorter by less than a hundredth is a rounding error.
      let least = (ends.min() ?? 0) + 0.01
      let column = ends.firstIndex { $0 <= least } ?? 0
      ends[column] += height + spacing
      return column
    }
  }

  /// The item of each column: an item is repeated for all columns that it makes.
  static func columns(_ items: [GridItem], _ counts: [Int]) -> [GridItem] {
    zip(items, counts).flatMap { Array(repeating: $0, count: $1) }
  }
}

extension [GridItem] {
  func tracks(spacing: Double, _ medium: Medium) -> [GridTrack] {
    var tracks = map { $0.track(medium) }
    for column in tracks.indices.dropFirst() { tracks[column].gap = self[column - 1].gap(spacing, medium) }
    return tracks
  }
}

extension GridItem {
  func gap(_ spacing: Double, _ medium: Medium) -> Double { medium.gap(self.spacing ?? spacing, .horizontal) }

  func track(_ medium: Medium) -> GridTrack {
    var track = GridTrack(isShown: true)
    switch size {
    case .fixed(let width): track.bounds = .exactly(medium.extent(width, .horizontal))
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      track.flexGrow = 1
      track.bounds = .between(
        least: medium.extent(minimum, .horizontal),
        greatest: maximum == .infinity ? maximum : medium.extent(maximum, .horizontal))
    }
    return track
  }
}
