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

  /// Makes a grid with SwiftUI's parameters: distances in points, 0 by default, and an alignment, without which cells
  /// are as large as their row and column.
  ///
  ///     Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) { GridRow { Text("a"); Text("b") } }
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

/// A row of a `Grid`: its views are cells, one a column unless `gridColumns(_:)` sets more.
///
/// A cell with `gridRows(_:)` keeps its columns in the rows below.
///
/// A row is as high as its highest cell. `.flex(k)` on a row gives it a share of the height that the others leave,
/// `.collapsed(true)` takes it out together with its gap. A collapsed cell keeps its column, so that the others stay in
/// theirs.
public struct GridRow: _SingleView {
  package let align: Align?
  package var children: [ViewNode]
  package let location: SourceLocation

  /// Makes a row of cells, which have the grid's position up and down by default. Outside a `Grid` it is an error when
  /// it is laid out.
  public init(
    align: Align? = nil, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.align = align
    children = content().list()
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// Makes a row with SwiftUI's name for `align`.
  public init(
    alignment: VerticalAlignment, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.init(align: alignment.align, fileID: fileID, line: line, content: content)
  }

  /// The row as one node.
  public var _node: ViewNode { ViewNode(.gridRow(self), at: location) }
}

/// A column of a `Grid`: its width, and the position of cells in it from side to side: `fill` by default, and of
/// baselines `start` and `end`.
public struct GridColumn: Hashable, Sendable {
  /// How a track of a grid gets its length.
  package enum Length: Hashable, Sendable {
    /// So many points.
    case fixed(Double)
    /// A share of what the others leave, within bounds in points.
    case flexible(share: Double, minimum: Double, maximum: Double?)
    /// That of the largest cell.
    case fit
  }

  package var width: Length
  package var align: Align?

  /// A column of a width in points.
  public static func fixed(_ width: Double, align: Align? = nil) -> GridColumn {
    GridColumn(width: .fixed(width), align: align)
  }

  /// A column that takes a share, more than 0, of the remaining width: CSS' `minmax(auto, 2fr)` for a share of 2. The
  /// bounds are in points; the maximum is at least the minimum, or nil for none.
  ///
  /// It never cuts its cells (a text's longest word, a control's own size); a wider one then leaves less to the others.
  public static func flexible(
    _ share: Double = 1, minimum: Double = 0, maximum: Double? = nil, align: Align? = nil
  ) -> GridColumn {
    GridColumn(width: .flexible(share: share, minimum: minimum, maximum: maximum), align: align)
  }

  /// A column as wide as its widest cell, texts on one line. Where there is less space, the fitted columns that contain
  /// text shrink in proportion to their widths, down to the longest words.
  public static let fit = GridColumn(width: .fit, align: nil)

  /// A column as wide as its widest cell, with its own alignment.
  public static func fit(align: Align) -> GridColumn { GridColumn(width: .fit, align: align) }
}

/// The columns and rows that a view takes as a cell of a grid.
@usableFromInline package struct GridCell: Sendable {
  /// The number of columns that it takes.
  package var columns = 1
  /// The number of rows that it takes.
  package var rows = 1
  /// Its position in them from side to side, or nil for that of its first column.
  package var align: Align?
  /// The position that it gives the cells of its first column, or nil.
  package var columnAlign: Align?
  package var location: SourceLocation

  /// The most columns, and the most rows, that a cell takes.
  package static let most = 1_000
}

extension View {
  /// Sets how many columns of a `Grid`, 1 to 1000, the view takes as a cell of a `GridRow`, and its position in them
  /// from side to side, its first column's by default. `align(_:)` sets it up and down.
  public consuming func gridColumns(
    _ count: Int = 1, align: Align? = nil, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let location = SourceLocation(fileID: fileID, line: line)
    return modified {
      $0.changeGridCell(location) {
        $0.columns = count
        $0.align = align
      }
    }
  }

  /// Sets how many rows of a `Grid` the view takes as a cell of a `GridRow`: its own and those below. Their cells skip
  /// the columns that it takes. They are 1 to 1000, collapsed ones included; more than the grid has from the cell's own
  /// row to the next view of the whole width are an error when the grid is laid out.
  ///
  ///     GridRow { Image("photo").gridRows(2); Text("Name") }
  ///     GridRow { Text("Address") }
  public consuming func gridRows(_ count: Int, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    let location = SourceLocation(fileID: fileID, line: line)
    return modified { $0.changeGridCell(location) { $0.rows = count } }
  }

  /// Another name for `gridRows(_:)`, beside SwiftUI's `gridCellColumns(_:)`.
  public consuming func gridCellRows(_ count: Int, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    gridRows(count, fileID: fileID, line: line)
  }

  /// SwiftUI's name for `gridColumns(_:)`.
  public consuming func gridCellColumns(_ count: Int, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    gridColumns(count, fileID: fileID, line: line)
  }

  /// Sets the position from side to side of all cells in the view's column of a `Grid`, whatever the column's own; of
  /// several in one column the last row's counts.
  public consuming func gridColumnAlignment(
    _ alignment: HorizontalAlignment, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let location = SourceLocation(fileID: fileID, line: line)
    return modified { $0.changeGridCell(location) { $0.columnAlign = alignment.align } }
  }
}

extension Attributes {
  fileprivate mutating func changeGridCell(_ location: SourceLocation, _ change: (inout GridCell) -> Void) {
    var cell = rare.gridCell ?? GridCell(location: location)
    cell.location = location
    change(&cell)
    rare.gridCell = cell
  }
}
