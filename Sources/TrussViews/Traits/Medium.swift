/// The unit that a layout is solved for. Pixels are never converted to cells: the same view is measured again in each.
public enum Medium: Hashable, Sendable {
  /// Points, for SVG: text is measured with font metrics.
  case points
  /// Columns and rows of a terminal: text is measured in columns, and lengths in points become whole cells.
  case cells(CellSize)

  /// The size of a cell in points.
  public struct CellSize: Hashable, Sendable {
    /// The width of a column.
    public var width: Double
    /// The height of a row.
    public var height: Double

    /// Makes a cell of a size in points, 5 by 10 by default: 390 points are 78 columns.
    public init(width: Double = 5, height: Double = 10) {
      self.width = width
      self.height = height
    }
  }

  /// Cells of 5 by 10 points.
  public static let cells = Medium.cells(CellSize())

  /// Whether it is text, in cells.
  public var isText: Bool { isCells }

  @inlinable package var isCells: Bool {
    if case .cells = self { true } else { false }
  }
}
