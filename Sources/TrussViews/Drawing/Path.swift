/// An outline of lines and curves.
///
///     Path { path in
///       path.move(to: Point(x: 0, y: 20))
///       path.addLine(to: Point(x: 10, y: 0))
///       path.addLine(to: Point(x: 20, y: 20))
///       path.closeSubpath()
///     }
///
/// Lengths are in the unit of the drawing: points, or cells. A path with a number that is not finite is not drawn.
public struct Path: Hashable, Sendable {
  /// A step along the outline.
  public enum Element: Hashable, Sendable {
    /// Moves to the beginning of a new subpath.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A curve with one control point.
    case quadCurve(to: Point, control: Point)
    /// A curve with two control points.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line to the beginning of the subpath.
    case closeSubpath
  }

  /// The elements, in order.
  public private(set) var elements: [Element] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path with a function that adds elements to it.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// Makes the outline of a rectangle.
  public init(_ rect: Rect) { addRect(rect) }

  /// Makes the outline of the ellipse that fills a rectangle.
  public init(ellipseIn rect: Rect) { addEllipse(in: rect) }

  /// Makes the outline of a rectangle with round corners. The radius is at most half of the shorter side.
  public init(roundedRect rect: Rect, cornerRadius: Double) { addRoundedRect(in: rect, cornerRadius: cornerRadius) }

  /// Begins a new subpath.
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }

  /// Adds a straight line.
  public mutating func addLine(to point: Point) { elements.append(.line(to: point)) }

  /// Adds straight lines from each point to the next, as a new subpath that begins at the first point.
  public mutating func addLines(_ points: [Point]) {
    for (number, point) in points.enumerated() { elements.append(number == 0 ? .move(to: point) : .line(to: point)) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a straight line to the beginning of the subpath.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// Adds the outline of a rectangle.
  public mutating func addRect(_ rect: Rect) {
    addLines([
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds the outline of the ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: Rect) { addRounded(rect, rect.width / 2, rect.height / 2) }

  /// Adds the outline of a rectangle with round corners. The radius is at most half of the shorter side.
  public mutating func addRoundedRect(in rect: Rect, cornerRadius: Double) {
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    addRounded(rect, radius, radius)
  }

  /// Adds an arc, and a line to its start from the current point.
  ///
  /// - Parameters:
  ///   - center: the circle's centre.
  ///   - radius: the circle's radius.
  ///   - startAngle: the angle at which the arc starts; 0 degrees is to the right of the centre, 90 below the centre.
  ///   - endAngle: the angle at which the arc ends.
  ///   - clockwise: the direction in SwiftUI's sense, in which the y axis points up: `false` goes clockwise on the
  ///     screen.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool = false
  ) {
    var sweep = endAngle.degrees - startAngle.degrees
    guard sweep.isFinite else { return }
    if abs(sweep) > 360 { sweep = sweep.truncatingRemainder(dividingBy: 360) }
    if !clockwise, sweep < 0 { sweep += 360 }
    if clockwise, sweep > 0 { sweep -= 360 }
    let count = max(1, (abs(sweep) / 90).rounded(.up))
    let step = Angle.degrees(sweep / count / 4).sineAndCosine
    // The distance of the control points: 4/3 tan(step / 4).
    let reach = 4.0 / 3 * step.sine / step.cosine
    func place(_ angle: Angle) -> (point: Point, along: Point) {
      let (sine, cosine) = angle.sineAndCosine
      return (
        Point(x: center.x + radius * cosine, y: center.y + radius * sine),
        Point(x: -radius * reach * sine, y: radius * reach * cosine)
      )
    }
    var before = place(startAngle)
    elements.append(elements.isEmpty ? .move(to: before.point) : .line(to: before.point))
    for number in 1...max(1, Int(clamping: count)) {
      let after = place(.degrees(startAngle.degrees + sweep * Double(number) / count))
      addCurve(
        to: after.point, control1: before.point.offset(x: before.along.x, y: before.along.y),
        control2: after.point.offset(x: -after.along.x, y: -after.along.y))
      before = after
    }
  }

  /// Adds an arc of the angle `delta`: clockwise on the screen if the angle is positive.
  public mutating func addRelativeArc(center: Point, radius: Double, startAngle: Angle, delta: Angle) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta.degrees < 0
    )
  }

  /// Adds a rectangle whose corners are quarters of an ellipse, clockwise from the top.
  private mutating func addRounded(_ rect: Rect, _ x: Double, _ y: Double) {
    // The distance of the control points of a quarter circle, relative to the radius.
    let reach = 0.5522847498307936
    let (dx, dy) = (x * (1 - reach), y * (1 - reach))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: Point(x: right - x, y: top))
    func corner(_ x: Double, _ y: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      addCurve(to: Point(x: x, y: y), control1: Point(x: x1, y: y1), control2: Point(x: x2, y: y2))
    }
    corner(right, top + y, right - dx, top, right, top + dy)
    addLine(to: Point(x: right, y: bottom - y))
    corner(right - x, bottom, right, bottom - dy, right - dx, bottom)
    addLine(to: Point(x: left + x, y: bottom))
    corner(left, bottom - y, left + dx, bottom, left, bottom - dy)
    addLine(to: Point(x: left, y: top + y))
    corner(left + x, top, left, top + dy, left + dx, top)
    closeSubpath()
  }
}

extension Path {
  package func mapped(_ place: (Point) -> Point) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: place(point))
      case .line(let point): path.addLine(to: place(point))
      case .quadCurve(let point, let control): path.addQuadCurve(to: place(point), control: place(control))
      case .curve(let point, let control1, let control2):
        path.addCurve(to: place(point), control1: place(control1), control2: place(control2))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  package var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .quadCurve(let point, let control): point.isFinite && control.isFinite
      case .curve(let point, let control1, let control2):
        point.isFinite && control1.isFinite && control2.isFinite
      case .closeSubpath: true
      }
    }
  }

  /// The subpaths as polylines; each curve is divided into sixteen lines. A closed subpath ends at its first point.
  package var polylines: [[Point]] {
    var parts: [[Point]] = []
    var part: [Point] = []
    for element in elements {
      let from = part.last ?? parts.last?.first ?? .zero
      if part.isEmpty, case .move = element {} else if part.isEmpty { part.append(from) }
      switch element {
      case .move(let point):
        if part.count > 1 { parts.append(part) }
        part = [point]
      case .line(let point): part.append(point)
      case .quadCurve(let point, let control):
        for step in Self.steps {
          let (rest, share) = (1 - step, step)
          part.append(
            Self.sum([(from, rest * rest), (control, 2 * rest * share), (point, share * share)]))
        }
      case .curve(let point, let control1, let control2):
        for step in Self.steps {
          let (rest, share) = (1 - step, step)
          part.append(
            Self.sum([
              (from, rest * rest * rest), (control1, 3 * rest * rest * share), (control2, 3 * rest * share * share),
              (point, share * share * share),
            ]))
        }
      case .closeSubpath:
        if let first = part.first {
          part.append(first)
          parts.append(part)
          part = []
        }
      }
    }
    if part.count > 1 { parts.append(part) }
    return parts
  }

  /// Whether a point is inside the path, by the non-zero rule, which is SVG's default for clips.
  package func contains(_ point: Point) -> Bool {
    var turns = 0
    for line in polylines {
      for (from, to) in zip(line, line.dropFirst() + line.prefix(1)) where (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { turns += to.y > from.y ? 1 : -1 }
      }
    }
    return turns != 0
  }

  private static let steps = (1...16).map { Double($0) / 16 }

  private static func sum(_ points: [(Point, Double)]) -> Point {
    points.reduce(Point.zero) { Point(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path {
  /// Returns the path as SVG's path data (the attribute `d`), with points formatted by a function.
  package func data(_ place: (Point) -> String) -> String {
    elements.map { element in
      switch element {
      case .move(let to): "M\(place(to))"
      case .line(let to): "L\(place(to))"
      case .quadCurve(let to, let control): "Q\(place(control)) \(place(to))"
      case .curve(let to, let control1, let control2): "C\(place(control1)) \(place(control2)) \(place(to))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}
