/// The shape of a glyph or of several, in font units: y grows upward, the origin lies on the baseline.
package struct GlyphOutline: Equatable, Sendable {
  /// A step of the pen.
  package enum Step: Equatable, Sendable {
    case move(Point)
    case line(Point)
    /// A quadratic curve.
    case curve(control: Point, Point)
    case close
  }

  /// A place.
  package struct Point: Equatable, Sendable {
    package var x: Double
    package var y: Double
  }

  /// The steps, one closed contour after the other.
  package private(set) var steps: [Step] = []

  /// A point of a contour, on the outline or beside it.
  struct ContourPoint {
    var point: Point
    var isOn: Bool
  }

  /// Adds a closed contour as TrueType has it: between two points beside the outline lies one on it, in their middle.
  mutating func add(_ contour: [ContourPoint]) {
    guard let first = contour.first, let last = contour.last, contour.count > 1 else { return }
    let start =
      first.isOn ? first.point : last.isOn ? last.point : Self.middle(first.point, last.point)
    steps.append(.move(start))
    var control: Point?
    for point in first.isOn ? contour.dropFirst() : contour[...] {
      switch (control, point.isOn) {
      case (nil, true): steps.append(.line(point.point))
      case (nil, false): control = point.point
      case (let bend?, true):
        steps.append(.curve(control: bend, point.point))
        control = nil
      case (let bend?, false):
        steps.append(.curve(control: bend, Self.middle(bend, point.point)))
        control = point.point
      }
    }
    if let control { steps.append(.curve(control: control, start)) }
    steps.append(.close)
  }

  private static func middle(_ first: Point, _ second: Point) -> Point {
    Point(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
  }
}
