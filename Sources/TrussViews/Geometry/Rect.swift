/// A rectangle whose origin is its top left corner; y grows downward.
public struct Rect: Equatable, Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal extent, never negative in a layout.
  public var width: Double
  /// The vertical extent, never negative in a layout.
  public var height: Double

  /// Makes a rectangle from its top left corner and its size.
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

  /// The area that both rectangles share, possibly without extent; nil if they do not touch.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Makes the bounding box of a line.
  @inlinable package init(around start: Point, _ end: Point) {
    self.init(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
  }

  /// Whether both rectangles share an area, not only an edge.
  @inlinable package func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle moved by a distance along each axis.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns the rectangle inset on each side; a width or height is never less than 0. A rectangle has no layout
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

/// Returns the shortest form of a number: `5`, not `5.0`.
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

  /// Makes a size from a width and a height.
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

  /// Makes a point from its distances from the left and the top edge.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  package func offset(x dx: Double, y dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
}

extension Double {
  /// The edge between two cells that is nearest to a coordinate; of two equally near edges, the upper or left edge.
  ///
  /// When a rectangle moves by whole cells, its rounded edges move by the same number, and a height of whole cells is
  /// kept.
  package var cellEdge: Double { (self - 0.5).rounded(.up) + 0 }

  /// The middle of the pixel or cell that contains a coordinate. Where a pixel is a point, a line of 1 point there
  /// covers one row of pixels instead of half of two rows.
  package var sharpLine: Double { rounded(.down) + 0.5 }
}
