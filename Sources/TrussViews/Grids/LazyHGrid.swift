/// Views that are placed automatically in rows, column by column: SwiftUI's `LazyHGrid`.
///
///     ScrollView(.horizontal) {
///       LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 12) { ForEach(songs) { Song($0) } }
///     }
///
/// A column is as wide as its widest view. Unlike in SwiftUI, all views are created at once.
public struct LazyHGrid: _SingleView {
  /// The grid as one node.
  public let _node: ViewNode

  /// Makes a grid of rows, at least one, from the top. Columns are `spacing` points apart; nil, the default, is 0, or 8
  /// points (one cell) in SwiftUI's style. The distance between all rows is the first item's spacing, by default
  /// `spacing`. An adaptive row is a single row.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    let (views, count) = (content().list(), max(1, rows.count))
    let gridRows = (0..<count).map { row in
      let cells = stride(from: row, to: views.count, by: count).map { views[$0] }
      let gridRow = GridRow(fileID: fileID, line: line) { ViewContent(nodes: cells) }
      guard rows.indices.contains(row) else { return gridRow._node }
      switch rows[row].size {
      case .fixed(let height): return gridRow.height(height, fileID: fileID, line: line).nodes[0]
      case .flexible(let least, let greatest), .adaptive(let least, let greatest):
        let row = gridRow.flex().height(atLeast: least, fileID: fileID, line: line)
        return greatest < .infinity ? row.height(atMost: greatest, fileID: fileID, line: line).nodes[0] : row.nodes[0]
      }
    }
    let grid = Grid(
      spacing: spacing, rowSpacing: rows.first?.spacing ?? spacing, align: alignment.align,
      fileID: fileID, line: line
    ) { ViewContent(nodes: gridRows) }
    _node = grid._node
  }
}
