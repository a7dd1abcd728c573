extension Path {
  /// The path with each of its points moved to another place.
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

  /// Whether all of its numbers are finite.
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

  /// The parts of the outline as straight lines from point to point, curves in sixteen pieces. A part that is closed ends
  /// where it begins.
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

  private static let steps = (1...16).map { Double($0) / 16 }

  private static func sum(_ points: [(Point, Double)]) -> Point {
    points.reduce(Point.zero) { Point(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
