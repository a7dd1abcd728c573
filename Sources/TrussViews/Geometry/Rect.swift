/// A rectangle: its origin is the top left corner, y grows downward.
public struct Rect: Equatable, Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal extent, never negative in a layout.
  public var width: Double
  /// The vertical extent, never negative in a layout.
  public var height: Double

  /// Makes a rectangle of its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle at the origin with no size.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { x }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The horizontal centre.
  public var midX: Double { x + width / 2 }
  /// The top edge.
  public var minY: Double { y }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The vertical centre.
  public var midY: Double { y + height / 2 }
  /// The width and the height.
  public var size: Size { Size(width: width, height: height) }

  /// The area that both rectangles share, or nil if they share no area and no edge.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The box that a line is in.
  @inlinable package init(around start: Point, _ end: Point) {
    self.init(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
  }

  /// Whether both have a part in common that is more than an edge.
  @inlinable package func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle moved by a distance along each axis.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle less `insets` on each side; a side that would cross the other stops at it. A rectangle has no layout
  /// direction: leading is left.
  public func inset(by insets: Insets) -> Rect {
    let insets = insets.resolved(isRightToLeft: false)
    return Rect(
      x: x + insets.left, y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension Rect: CustomStringConvertible {
  /// `(230, 5, 155, 25)`: x, y, width and height, without trailing zeros.
  public var description: String {
    "(\(shortest(x)), \(shortest(y)), \(shortest(width)), \(shortest(height)))"
  }
}

/// A number as a reader writes it: `5`, not `5.0`.
package func shortest(_ value: Double) -> String {
  if value == value.rounded(), abs(value) < 1e15 { return String(Int(clamping: value)) }
  return String(value)
}

/// A width and a height, in points (or in cells, in a layout for text).
public struct Size: Equatable, Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Makes a size of a width and a height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size 0 by 0.
  public static let zero = Size(width: 0, height: 0)
}

extension Size: CustomStringConvertible {
  /// `390 x 105`, without trailing zeros.
  public var description: String { "\(shortest(width)) x \(shortest(height))" }
}

/// A position, in points (or in cells, in a layout for text): y grows downward.
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

extension Double {
  /// The edge between two cells that is nearest to a coordinate; of two that are as near, the upper or left one.
  ///
  /// Moving a rectangle by whole cells moves its rounded edges by as much, and a height of whole cells is unchanged.
  package var cellEdge: Double { (self - 0.5).rounded(.up) + 0 }

  /// The middle of the pixel, or of the cell, that a coordinate is in. A line of a point's width there covers one row of
  /// pixels instead of half of two, where a pixel is a point.
  package var sharpLine: Double { rounded(.down) + 0.5 }
}
