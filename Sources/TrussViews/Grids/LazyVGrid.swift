import TrussIR

/// Views that fill columns by themselves, row by row: SwiftUI's `LazyVGrid`, and CSS' automatic placement.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 12) {
///       ForEach(cards) { card in Card(card) }
///     }
///
/// A row is as high as its highest view. A view with `.gridColumns(2)` takes two columns, or as many as there are, and
/// one with `.gridRows(2)` two rows, which are added if necessary; a view that does not fit in the rest of a row moves
/// to the next. Headers and footers of sections take a whole row.
///
/// All views are created, unlike SwiftUI's. If there are too many rows to create, use a `Table`.
public struct LazyVGrid: BuiltInView {
  /// The grid as one node.
  public let _nodes: [ViewNode]

  /// Makes a grid of columns, at least one, from the leading edge on. Rows, and columns that set no distance, are
  /// `spacing` points apart; nil, the default, is 0. In SwiftUI's style (``StackStyle/swiftUI``) that is 8 points or one
  /// cell, and cells whose column sets no alignment are centered in it. Columns of fixed widths are at the leading edge
  /// unless an alignment places them in the grid's width.
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

  /// Makes a grid of columns; headers that stay at an edge while others scroll are not drawn there.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment? = nil, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews, fileID: String = #fileID, line: Int = #line,
    @ViewBuilder content: () -> ViewContent
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing, fileID: fileID, line: line, content: content)
  }

  /// A caption of a section takes all columns.
  private static func cell(_ view: ViewNode, at location: SourceLine) -> ViewNode {
    guard case .composite(let composite) = view.content, composite.view is SectionCaption else { return view }
    var caption = view
    caption.modify { $0.rare.gridCell = GridCell(columns: GridCell.most, location: location) }
    return caption
  }
}

/// A column of a `LazyVGrid`, or as many columns as fit.
///
///     let columns = [GridItem(.fixed(80)), GridItem(.flexible()), GridItem(.adaptive(minimum: 60))]
public struct GridItem: Hashable, Sendable {
  /// How wide a column is.
  public enum Size: Hashable, Sendable {
    /// So many points.
    case fixed(Double)
    /// An equal part of the remaining width, within bounds in points. The minimum is 10 by default; a column never cuts
    /// its cells.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as fit, each within bounds in points: CSS' `repeat(auto-fill, minmax(120px, 1fr))` for a minimum
    /// width of 120. At least one, and at most one a point and 1000.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The distance to the next column, in points; nil for the grid's own spacing.
  public var spacing: Double?
  /// The position of cells in the column and in their row; nil makes them as large as the column and the row.
  public var alignment: Alignment?

  /// Creates a column; by default an equal part of the remaining width, with the grid's spacing, whose cells are as
  /// large as the column and their row.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
