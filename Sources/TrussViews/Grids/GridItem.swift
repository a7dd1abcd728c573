/// A column of a `LazyVGrid`, or as many as there is room for.
public struct GridItem: Hashable, Sendable {
  /// How wide a column is.
  public enum Size: Hashable, Sendable {
    /// So many points.
    case fixed(Double)
    /// An equal part of what the others leave, within bounds in points. The least is 10 by default; a column never cuts
    /// its cells.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as there is room for, each within bounds in points: CSS' `repeat(auto-fill, minmax(120px, 1fr))`
    /// for a least width of 120. One at least, and 1000 at most.
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
  ///   - size: how wide it is; an equal part of what the others leave by default.
  ///   - spacing: the distance to the next column, in points; that of the grid by default.
  ///   - alignment: the position of cells in the column and in their row; nil, which it is by default, makes them as
  ///     large as these.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
