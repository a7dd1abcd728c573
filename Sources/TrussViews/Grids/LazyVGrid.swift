import TrussIR

/// Views that are placed automatically in columns, row by row: SwiftUI's `LazyVGrid`, and CSS' automatic placement.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 12) {
///       ForEach(cards) { card in Card(card) }
///     }
///
/// A row is as high as its highest view. A view with `.gridColumns(2)` spans two columns, or as many as there are; a
/// view with `.gridRows(2)` spans two rows, which are added if necessary. A view that does not fit in the rest of a row
/// moves to the next row. Headers and footers of sections take a whole row.
///
/// Unlike in SwiftUI, all views are created at once. For very many rows, use a `Table`.
public struct LazyVGrid: BuiltInView {
  /// The grid as one node.
  public let _nodes: [ViewNode]

  /// Makes a grid of columns, at least one, from the leading edge on. Rows are `spacing` points apart, and so are
  /// columns that set no distance; nil, the default, is 0. In SwiftUI's style (``StackStyle/swiftUI``) nil is 8 points
  /// or one cell, and cells are centred in columns that set no alignment. Columns of fixed widths are at the leading
  /// edge unless an alignment places them in the grid's width.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment? = nil, spacing: Double? = nil, fileID: String = #fileID,
    line: Int = #line, @ViewBuilder content: () -> ViewContent
  ) {
    let location = SourceLine(fileID: fileID, line: line)
    let cells = content().list().map { Self.cell($0, at: location) }
    let grid = FlowStack(columns: columns, spacing: spacing, cells, at: location)
    let areFixed = columns.allSatisfy { if case .fixed = $0.size { true } else { false } }
    guard areFixed, let alignment else {
      _nodes = [grid._node]
      return
    }
    let place = Alignment(horizontal: alignment, vertical: .top)
    _nodes = grid.frame(maxWidth: .infinity, alignment: place, fileID: fileID, line: line).nodes
  }

  /// Makes a grid of columns. Pinning has no effect: headers scroll with the content.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment? = nil, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing, fileID: fileID, line: line, content: content)
  }

  /// Returns a view as a cell; the header or footer of a section spans all columns.
  private static func cell(_ view: ViewNode, at location: SourceLine) -> ViewNode {
    guard case .composite(let composite) = view.content, composite.view is SectionCaption else { return view }
    var caption = view
    caption.modify { $0.rare.gridCell = GridCell(columns: GridCell.most, location: location) }
    return caption
  }
}

/// A column of a `LazyVGrid`, or an adaptive group of columns.
///
///     let columns = [GridItem(.fixed(80)), GridItem(.flexible()), GridItem(.adaptive(minimum: 60))]
public struct GridItem: Hashable, Sendable {
  /// The width of a column.
  public enum Size: Hashable, Sendable {
    /// A number of points.
    case fixed(Double)
    /// An equal part of the remaining width, within bounds in points. The minimum is 10 by default; a column never cuts
    /// its cells.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as fit, each within bounds in points: CSS' `repeat(auto-fill, minmax(120px, 1fr))` for a minimum
    /// width of 120. There is at least one column, and at most one per point and 1000 in total.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The width of the column.
  public var size: Size
  /// The distance to the next column, in points; nil for the grid's own spacing.
  public var spacing: Double?
  /// The alignment of cells in the column and in their row; with nil, cells fill both.
  public var alignment: Alignment?

  /// Creates a column. By default it takes an equal part of the remaining width and the grid's spacing, and its cells
  /// fill the column and their row.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
