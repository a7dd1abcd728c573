import TrussViews

/// A gradient as an element of a document. Elements that are painted with the gradient refer to it.
struct SVGGradient: Hashable {
  let style: AnyGradient
  /// The box to which the gradient's points are relative; nil for the box of the element that refers to the gradient.
  private let box: Rect?

  /// The distance by which what is painted may reach beyond the box.
  private let bleed: Double

  /// Makes a gradient for surfaces in a box, unless the gradient has its own. A linear gradient does not depend on the
  /// box.
  init(_ gradient: DisplayList.Fill.Gradient, in box: Rect) {
    (style, bleed) = (gradient.style, 1)
    if case .linear = style.form { self.box = nil } else { self.box = gradient.box ?? box }
  }

  /// Makes a gradient for lines in a box, unless the gradient has its own. The box may have no extent along an axis.
  init(_ gradient: DisplayList.Fill.Gradient, ofLinesIn box: Rect, width: Double) {
    (style, bleed) = (gradient.style, gradient.style.isAngular ? width : 0)
    self.box = gradient.box ?? box
  }

  func open(_ id: String, in body: inout XMLWriter) {
    func place(_ point: UnitPoint) -> (x: String, y: String) {
      let box = box ?? Rect(x: 0, y: 0, width: 1, height: 1)
      let point = Point(x: box.x + point.x * box.width, y: box.y + point.y * box.height)
      return (SVGNumber.string(point.x), SVGNumber.string(point.y))
    }
    let units = box == nil ? nil : "userSpaceOnUse"
    switch style.form {
    case .linear(let line):
      let (start, end) = (place(line.startPoint), place(line.endPoint))
      body.open(
        "linearGradient",
        [("id", id), ("gradientUnits", units), ("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
    case .radial(let radial):
      let center = place(radial.center)
      let radius = SVGNumber.string(radial.endRadius)
      body.open(
        "radialGradient", [("id", id), ("gradientUnits", units), ("cx", center.x), ("cy", center.y), ("r", radius)])
    case .angular:
      let tile = tile
      body.open(
        "pattern",
        [
          ("id", id), ("patternUnits", units),
          ("patternTransform", "translate(\(SVGNumber.string(tile.x)) \(SVGNumber.string(tile.y)))"),
          ("width", SVGNumber.string(tile.width)), ("height", SVGNumber.string(tile.height)),
        ])
    }
  }
}

// MARK: - Wedges

extension SVGGradient {
  /// The box of an angular gradient, with space for lines that reach beyond it.
  private var tile: Rect { (box ?? .zero).inset(by: Insets(all: -bleed)) }

  /// The wedges of an angular gradient, relative to the corner of its tile, from the back to the front; empty for other
  /// gradients. Opaque wedges extend beneath the next wedge, because a viewer shows what is behind two edges that meet.
  var wedges: [(outline: Path, color: Color)] {
    guard case .angular(let turn) = style.form, let box else { return [] }
    let center = Point(x: bleed + turn.center.x * box.width, y: bleed + turn.center.y * box.height)
    let (x, y) = (max(center.x, tile.width - center.x), max(center.y, tile.height - center.y))
    // To the farthest corner. A chord of 45 degrees is nearer to the centre than its ends.
    let radius = 1.1 * (x * x + y * y).squareRoot() + 1
    func wedge(_ from: Double, _ to: Double) -> Path {
      let count = max(1, ((to - from) / 45).rounded(.up))
      return Path { path in
        path.move(to: center)
        for step in 0...Int(clamping: count) {
          let (sine, cosine) = Angle.degrees(from + (to - from) * Double(step) / count).sineAndCosine
          path.addLine(to: Point(x: center.x + radius * cosine, y: center.y + radius * sine))
        }
        path.closeSubpath()
      }
    }
    let parts = turn.parts
    guard let last = parts.last, parts.count > 1, parts.allSatisfy({ $0.color.alpha == 1 }) else {
      return parts.map { (wedge($0.from, $0.to), $0.color) }
    }
    let covered = zip(parts, parts.dropFirst()).map { (wedge($0.from, $1.to), $0.color) }
    return [(wedge(last.from, parts[0].to + 360), last.color)] + covered + [(wedge(last.from, last.to), last.color)]
  }
}

extension AngularGradient {
  /// The parts of a whole turn, each in one colour, with their angles in degrees.
  fileprivate var parts: [(from: Double, to: Double, color: Color)] {
    let stops = stops
    guard let first = stops.first, let last = stops.last else { return [] }
    let rest = (360 - turn) / 2
    var parts = [(from: start - rest, to: start + first.location * 360, color: first.color)]
    for (stop, next) in zip(stops, stops.dropFirst()) {
      let width = (next.location - stop.location) * 360
      // A step of 5 of a colour's 255 levels is not visible.
      let count = max(1, min((stop.color.distance(to: next.color) / 5).rounded(.up), (width / 3).rounded(.up)))
      for step in 0..<Int(clamping: count) {
        let from = start + stop.location * 360 + width * Double(step) / count
        parts.append((from, from + width / count, stop.color.mixed(with: next.color, (Double(step) + 0.5) / count)))
      }
    }
    parts.append((start + last.location * 360, start + turn + rest, last.color))
    return parts.filter { $0.to > $0.from + 1e-9 }
  }
}

extension Color {
  /// The greatest difference of a component, in levels from 0 to 255.
  fileprivate func distance(to other: Color) -> Double {
    var distance = abs(alpha - other.alpha) * 255
    for (one, other) in [(light, other.light), (dark, other.dark)] {
      for shift: UInt32 in [16, 8, 0] {
        distance = max(distance, abs(Double(one >> shift & 0xFF) - Double(other >> shift & 0xFF)))
      }
    }
    return distance
  }

  fileprivate func mixed(with other: Color, _ part: Double) -> Color {
    Color(Color.mixed(light, other.light, part), dark: Color.mixed(dark, other.dark, part))
      .opacity(alpha + (other.alpha - alpha) * part)
  }
}

extension Path {
  /// The bounding box of the path's points, including control points.
  var box: Rect {
    var points: [Point] = []
    _ = mapped { point in
      points.append(point)
      return point
    }
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
