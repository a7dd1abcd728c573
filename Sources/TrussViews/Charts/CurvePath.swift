/// Polylines that approximate curves through points.
enum CurvePath {
  /// The parts of a polyline inside a rectangle. Each line is cut by the parameters at which it crosses the edges
  /// (Y.-D. Liang and B. A. Barsky, "A New Concept and Method for Line Clipping", 1984).
  static func clipped(_ points: [Point], to rect: Rect) -> [[Point]] {
    var parts: [[Point]] = []
    for (start, end) in zip(points, points.dropFirst()) {
      guard let (from, to) = clipped(start, end, rect) else { continue }
      if parts.last?.last == from { parts[parts.count - 1].append(to) } else { parts.append([from, to]) }
    }
    return parts
  }

  private static func clipped(_ start: Point, _ end: Point, _ rect: Rect) -> (Point, Point)? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (first, last) = (0.0, 1.0)
    let edges = [
      (-dx, start.x - rect.minX), (dx, rect.maxX - start.x), (-dy, start.y - rect.minY), (dy, rect.maxY - start.y),
    ]
    for (step, room) in edges {
      if step == 0 {
        if room < -1e-9 { return nil }
      } else if step < 0 {
        first = max(first, room / step)
      } else {
        last = min(last, room / step)
      }
    }
    guard first <= last else { return nil }
    func point(_ part: Double) -> Point {
      part == 0 ? start : part == 1 ? end : Point(x: start.x + dx * part, y: start.y + dy * part)
    }
    return (point(first), point(last))
  }
}

extension [Point] {
  /// The points of a polyline that follows the curve through these points.
  func interpolated(_ method: InterpolationMethod) -> [Point] {
    guard count > 1 else { return self }
    switch method {
    // The turns of steps are already among the points.
    case .linear, .stepStart, .stepCenter, .stepEnd: return self
    case .monotone, .catmullRom, .cardinal: return count > 2 && isAscending ? smoothed : self
    }
  }

  private var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0.x < $1.x } }

  /// A polyline along cubic curves through these points: in steps of at most 2 units of x, but with at most 16 steps
  /// between two points. The slope at a point is the slope of the parabola through the point and its neighbours, but at
  /// most twice the slope on either side; it is 0 at a local maximum or minimum.
  private var smoothed: [Point] {
    let widths = zip(self, dropFirst()).map { $1.x - $0.x }
    let slopes = zip(self, dropFirst()).map { ($1.y - $0.y) / ($1.x - $0.x) }
    func sign(_ value: Double) -> Double { value < 0 ? -1 : 1 }
    var tangents = [slopes[0]]
    for index in 1..<count - 1 {
      let (before, after) = (slopes[index - 1], slopes[index])
      let mean = (before * widths[index] + after * widths[index - 1]) / (widths[index - 1] + widths[index])
      tangents.append((sign(before) + sign(after)) * Swift.min(abs(before), abs(after), abs(mean) / 2))
    }
    tangents.append(slopes[count - 2])
    tangents[0] = (3 * slopes[0] - tangents[1]) / 2
    tangents[count - 1] = (3 * slopes[count - 2] - tangents[count - 2]) / 2
    var points = [self[0]]
    for index in 0..<count - 1 {
      let pieces = Int(clamping: Swift.min(16, Swift.max(1, (widths[index] / 2).rounded(.up))))
      for piece in 1...pieces {
        let part = Double(piece) / Double(pieces)
        let (square, cube) = (part * part, part * part * part)
        let y =
          self[index].y * (2 * cube - 3 * square + 1) + self[index + 1].y * (3 * square - 2 * cube)
          + widths[index] * (tangents[index] * (cube - 2 * square + part) + tangents[index + 1] * (cube - square))
        points.append(
          piece == pieces ? self[index + 1] : Point(x: self[index].x + widths[index] * part, y: y))
      }
    }
    return points
  }
}

extension ChartData.Curve {
  typealias Value = (x: Double, low: Double, high: Double)

  /// The runs of values between gaps, with the points at which steps turn.
  func runs(_ method: InterpolationMethod?) -> [[Value]] {
    points.split(whereSeparator: { $0 == nil }).map { run in
      let values = run.compactMap { $0 }
      return [values[0]]
        + zip(values, values.dropFirst()).flatMap { from, to -> [Value] in
          let middle = (from.x + to.x) / 2
          return switch method {
          case .stepStart: [(to.x, from.low, from.high), to]
          case .stepEnd: [(from.x, to.low, to.high), to]
          case .stepCenter: [(middle, from.low, from.high), (middle, to.low, to.high), to]
          case .linear, .monotone, .catmullRom, .cardinal, nil: [to]
          }
        }
    }
  }
}
