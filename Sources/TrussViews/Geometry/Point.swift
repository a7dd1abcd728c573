/// A place, in points (or in cells, where a layout was made for text): y grows downward.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Makes a point of its distances from the left and the top edge.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  package func offset(x dx: Double, y dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
}
