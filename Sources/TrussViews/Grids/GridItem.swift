/// A column of a `LazyVGrid`, or as many columns as fit.
public struct GridItem: Hashable, Sendable {
  /// How wide a column is.
  public enum Size: Hashable, Sendable {
    /// So many points.
    case fixed(Double)
    /// An equal part of the remaining width, within bounds in points. The minimum is 10 by default; a column never cuts
    /// its cells.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as fit, each within bounds in points: CSS' `repeat(auto-fill, minmax(120px, 1fr))` for a minimum
    /// width of 120. At least one, and at most 1000.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The distance to the next column, in points; nil for the grid's own spacing.
  public var spacing: Double?
  /// The position of cells in the column and in their row; nil makes them as large as these.
  public var alignment: Alignment?

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - size: its width; an equal part of the remaining width by default.
  ///   - spacing: the distance to the next column, in points; that of the grid by default.
  ///   - alignment: the position of cells in the column and in their row; nil, which it is by default, makes them as
  ///     large as these.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
