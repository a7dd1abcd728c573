package import TrussIR

/// Views in rows and columns: a column is as wide in every row.
///
///     Grid(columns: [.fixed(80), .flexible(), .fit], spacing: 8) {
///       GridRow { Text("Name"); Field(); Button("Clear") }
///       GridRow { Text("Notes"); Text(notes).gridColumns(2) }
///       Divider()
///     }
///
/// A view that is no `GridRow` takes the whole width, and does not widen the columns.
///
/// Without `columns`, as in SwiftUI, there are as many as the longest row needs, each as wide as its widest cell. One
/// with a cell of its own that has no width of its own (a `Rectangle`, a `Spacer`, a `ScrollView`), or that has
/// `.flex(k)`, is flexible instead, with the greatest of these shares. Where no column is flexible, the room left stays
/// empty behind the last, as the height that no row takes does below the last.
public struct Grid: _SingleView {
  package let columns: [GridColumn]?
  package let spacing: Double
  package let rowSpacing: Double
  package let align: Align
  /// The position of cells from side to side in columns without one.
  package var columnAlign: Align?
  @usableFromInline package let insets: Insets
  package var children: [ViewNode]
  package let location: SourceLocation

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: the columns, from the leading edge on. A row that needs more of them is an error when the grid is
  ///     laid out. Nil, which it is by default, makes those that the rows need.
  ///   - spacing: the distance between columns, in points. A fitted column without a visible cell has none.
  ///   - rowSpacing: the distance between rows, in points; `spacing` by default.
  ///   - align: the position of cells up and down in their row. A row's own alignment wins, and a cell's `align(_:)`
  ///     over that. The columns set it from side to side.
  ///   - insets: the distance of the cells from the grid's edges, in points.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the rows.
  public init(
    columns: [GridColumn]? = nil, spacing: Double = 0, rowSpacing: Double? = nil, align: Align = .fill,
    insets: Insets = .zero, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.columns = columns
    self.spacing = spacing
    self.rowSpacing = rowSpacing ?? spacing
    self.align = align
    self.insets = insets
    children = content().list()
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// Makes a grid with SwiftUI's parameters.
  ///
  ///     Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) { GridRow { Text("a"); Text("b") } }
  ///
  /// - Parameters:
  ///   - alignment: the position of cells in their row and column; nil, which it is by default, makes them as large as
  ///     these.
  ///   - horizontalSpacing: the distance between columns, in points; 0 by default.
  ///   - verticalSpacing: the distance between rows, in points; 0 by default.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the rows.
  @_disfavoredOverload
  public init(
    alignment: Alignment? = nil, horizontalSpacing: Double = 0, verticalSpacing: Double = 0, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.init(
      spacing: horizontalSpacing, rowSpacing: verticalSpacing, align: alignment?.vertical.align ?? .fill,
      fileID: fileID, line: line, content: content)
    columnAlign = alignment?.horizontal.align
  }

  /// The grid as one node.
  public var _node: ViewNode { ViewNode(.grid(self), at: location) }
}
