package import TrussIR

/// Views in rows and columns: a column has the same width in every row.
///
///     Grid(columns: [.fixed(80), .flexible(), .fit], spacing: 8) {
///       GridRow { Text("Name"); Field(); Button("Clear") }
///       GridRow { Text("Notes"); Text(notes).gridColumns(2) }
///       Divider()
///     }
///
/// A view that is not a `GridRow` spans all columns, and does not widen them.
///
/// Without `columns`, as in SwiftUI, the grid has as many columns as its longest row needs, each as wide as its widest
/// cell. A column is flexible if it has a cell, in this column alone, without an intrinsic width (a `Rectangle`, a
/// `Spacer`, a `ScrollView`) or with `.flex(k)`; its share is the greatest share of these cells. If no column is
/// flexible, the remaining width stays empty after the last column. The remaining height stays empty below the last
/// row.
public struct Grid: _SingleView, ViewContainer {
  package let columns: [GridColumn]?
  package private(set) var spacing: Double
  package private(set) var rowSpacing: Double
  package private(set) var align: Align
  /// The default horizontal alignment of cells in SwiftUI's grid; columns and cells override it.
  package private(set) var columnAlign: Align?
  package private(set) var defaults = Defaults()
  /// Whether the grid is laid out like SwiftUI's grid, which proposes sizes to its cells.
  package private(set) var offersSpace = false
  @usableFromInline package let insets: Insets
  package var children: [ViewNode]
  package let location: SourceLine

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: the columns, from the leading edge on. Laying out the grid throws if a row needs more columns. Nil,
  ///     the default, creates as many as the rows need.
  ///   - spacing: the distance between columns, in points; nil, the default, is 0. A fitted column without a visible
  ///     cell takes no spacing.
  ///   - rowSpacing: the distance between rows, in points; `spacing` by default.
  ///   - align: the vertical alignment of cells in their row; nil, the default, is `fill`. A row's own alignment
  ///     overrides it, and a cell's `align(_:)` overrides both. The columns set the horizontal alignment.
  ///   - insets: the distance of the cells from the grid's edges, in points.
  ///   - fileID: the file that messages name; the caller's by default.
  ///   - line: the line that messages name; the caller's by default.
  ///   - content: the rows.
  public init(
    columns: [GridColumn]? = nil, spacing: Double? = nil, rowSpacing: Double? = nil, align: Align? = nil,
    insets: Insets = .zero, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.columns = columns
    self.spacing = spacing ?? 0
    self.rowSpacing = rowSpacing ?? spacing ?? 0
    self.align = align ?? .fill
    self.insets = insets
    if columns == nil {
      defaults = Defaults(
        alignment: align == nil, spacing: spacing == nil, rowSpacing: spacing == nil && rowSpacing == nil)
    }
    children = content().list()
    location = SourceLine(fileID: fileID, line: line)
  }

  /// Makes a grid with SwiftUI's parameters. With an alignment it is SwiftUI's grid (``StackStyle/swiftUI``): its cells
  /// keep their sizes, and a spacing of nil is 8 points, or one cell. Without an alignment the stack style of the
  /// environment decides: in the flexbox style, cells fill their row and column, and a spacing of nil is 0.
  ///
  ///     Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) { GridRow { Text("a"); Text("b") } }
  @_disfavoredOverload
  public init(
    alignment: Alignment? = nil, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.init(
      spacing: horizontalSpacing, rowSpacing: verticalSpacing ?? 0, align: alignment?[.vertical].align,
      fileID: fileID, line: line, content: content)
    columnAlign = alignment?[.horizontal].align
    (defaults.rowSpacing, defaults.hasSwiftUIStyle) = (verticalSpacing == nil, alignment != nil)
  }

  /// The grid as one node.
  public var _node: ViewNode { ViewNode(.grid(self), at: location) }
}

extension Grid {
  /// The parameters without a value, which the stack style of the environment determines.
  package struct Defaults: Equatable, Sendable {
    package fileprivate(set) var alignment = false
    package fileprivate(set) var spacing = false
    package fileprivate(set) var rowSpacing = false
    /// Whether the grid is laid out like SwiftUI's grid in every stack style.
    package fileprivate(set) var hasSwiftUIStyle = false
  }

  func styled(_ style: StackStyle, _ medium: Medium) -> Grid {
    var grid = self
    grid.defaults = Defaults()
    guard style == .swiftUI || defaults.hasSwiftUIStyle else { return grid }
    grid.offersSpace = true
    if defaults.alignment { (grid.align, grid.columnAlign) = (.center, .center) }
    if defaults.spacing { grid.spacing = medium.defaultSpacing(.horizontal) }
    if defaults.rowSpacing { grid.rowSpacing = medium.defaultSpacing(.vertical) }
    return grid
  }
}

/// A row of a `Grid`: its views are cells. A cell takes one column unless `gridColumns(_:)` sets more.
///
///     Grid(columns: [.fit, .flexible()], spacing: 8) { GridRow { Text("Name"); Field() } }
///
/// A cell with `gridRows(_:)` also extends into the rows below, whose cells skip its columns.
///
/// A row is as high as its highest cell. `.flex(k)` on a row gives it a share of the height that other rows leave;
/// `.collapsed(true)` removes the row and its spacing. A collapsed cell keeps its column, so that other cells stay in
/// their columns.
public struct GridRow: _SingleView, ViewContainer {
  package let align: Align?
  package var children: [ViewNode]
  package let location: SourceLine

  /// Makes a row of cells, by default with the grid's vertical alignment. Laying out a row outside a `Grid` throws.
  public init(
    align: Align? = nil, fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    self.align = align
    children = content().list()
    location = SourceLine(fileID: fileID, line: line)
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

/// A column of a `Grid`: its width, and the horizontal alignment of its cells, which is `fill` by default. For columns,
/// `firstBaseline` means `start` and `lastBaseline` means `end`.
///
///     Grid(columns: [.fixed(80), .flexible(2), .fit(align: .end)]) { GridRow { Text("a"); Text("b"); Text("c") } }
public struct GridColumn: Hashable, Sendable {
  /// The length of a track of a grid, that is, of a column or a row.
  package enum Length: Hashable, Sendable {
    /// A number of points.
    case fixed(Double)
    /// A share of the space that other tracks leave, within bounds in points.
    case flexible(share: Double, minimum: Double, maximum: Double?)
    /// The length of the largest cell.
    case fit
  }

  package var width: Length
  package var align: Align?

  /// A column of a width in points.
  public static func fixed(_ width: Double, align: Align? = nil) -> GridColumn {
    GridColumn(width: .fixed(width), align: align)
  }

  /// A column that takes a share, more than 0, of the remaining width: CSS' `minmax(auto, 2fr)` for a share of 2. The
  /// bounds are in points. A maximum of nil sets no bound; a maximum below the minimum is an error when the grid is
  /// laid out.
  ///
  /// A flexible column is never narrower than its cells' minimum (a text's longest word, a control's intrinsic size),
  /// whatever its share; other columns then get less.
  public static func flexible(
    _ share: Double = 1, minimum: Double = 0, maximum: Double? = nil, align: Align? = nil
  ) -> GridColumn {
    GridColumn(width: .flexible(share: share, minimum: minimum, maximum: maximum), align: align)
  }

  /// A column as wide as its widest cell, with texts on one line. If there is less space, fitted columns that contain
  /// text shrink in proportion to their widths, down to the longest words.
  public static let fit = GridColumn(width: .fit, align: nil)

  /// A column as wide as its widest cell, with its own alignment.
  public static func fit(align: Align) -> GridColumn { GridColumn(width: .fit, align: align) }
}

/// The values that modifiers set for a view as a cell of a grid: its numbers of columns and rows, and alignments.
@usableFromInline package struct GridCell: Sendable {
  package var columns = 1
  package var rows = 1
  /// The horizontal alignment within the spanned columns; nil for the alignment of the first spanned column.
  package var align: Align?
  /// The horizontal alignment that `gridColumnAlignment(_:)` sets for all cells of the first spanned column; nil if
  /// unset.
  package var columnAlign: Align?
  /// The source line of the last of these modifiers, for messages.
  package var location: SourceLine

  /// The maximum number of columns, and of rows, that a cell can span.
  package static let most = 1_000
}

extension View {
  /// Sets how many columns of a `Grid`, 1 to 1000, the view spans as a cell of a `GridRow`, and its horizontal
  /// alignment in them; by default the alignment of the first column. `align(_:)` sets the vertical alignment.
  ///
  ///     Grid(columns: [.fit, .fit]) { GridRow { Text("a"); Text("b") }; GridRow { Text("total").gridColumns(2) } }
  public consuming func gridColumns(
    _ count: Int = 1, align: Align? = nil, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let location = SourceLine(fileID: fileID, line: line)
    return modified {
      $0.changeGridCell(location) {
        $0.columns = count
        $0.align = align
      }
    }
  }

  /// Sets how many rows of a `Grid`, 1 to 1000, the view spans as a cell of a `GridRow`: its own row and rows below,
  /// whose cells skip its columns. Collapsed rows count. Laying out the grid throws if fewer rows follow before the end
  /// or before a view that is not a `GridRow`.
  ///
  ///     GridRow { Image("photo").gridRows(2); Text("Name") }
  ///     GridRow { Text("Address") }
  public consuming func gridRows(_ count: Int, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    let location = SourceLine(fileID: fileID, line: line)
    return modified { $0.changeGridCell(location) { $0.rows = count } }
  }

  /// Another name for `gridRows(_:)`, to match `gridCellColumns(_:)`; SwiftUI has no such modifier.
  public consuming func gridCellRows(_ count: Int, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    gridRows(count, fileID: fileID, line: line)
  }

  /// SwiftUI's name for `gridColumns(_:)`.
  public consuming func gridCellColumns(_ count: Int, fileID: String = #fileID, line: Int = #line) -> ModifiedView {
    gridColumns(count, fileID: fileID, line: line)
  }

  /// Sets the horizontal alignment of all cells in the view's column of a `Grid`, and overrides the column's alignment.
  /// If several cells of a column have this modifier, the cell in the last row wins.
  ///
  ///     Grid { GridRow { Text("Tea").gridColumnAlignment(.leading); Text("2.50").gridColumnAlignment(.trailing) } }
  public consuming func gridColumnAlignment(
    _ alignment: HorizontalAlignment, fileID: String = #fileID, line: Int = #line
  ) -> ModifiedView {
    let location = SourceLine(fileID: fileID, line: line)
    return modified { $0.changeGridCell(location) { $0.columnAlign = alignment.align } }
  }
}

extension Attributes {
  fileprivate mutating func changeGridCell(_ location: SourceLine, _ change: (inout GridCell) -> Void) {
    var cell = rare.gridCell ?? GridCell(location: location)
    cell.location = location
    change(&cell)
    rare.gridCell = cell
  }
}
