extension Path {
  /// Makes a rectangle with corners of different radii, each at most half of the shorter side, clockwise from the top.
  init(_ rect: Rect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.init()
    let most = max(0, min(rect.width, rect.height) / 2)
    /// Adds a corner. `to` and `on` are the directions in which the outline arrives at the corner and leaves it.
    func add(_ corner: Point, _ given: Double, _ to: (x: Double, y: Double), _ on: (x: Double, y: Double)) {
      let radius = min(given, most)
      let start = corner.offset(x: -to.x * radius, y: -to.y * radius)
      if elements.isEmpty { move(to: start) } else { addLine(to: start) }
      guard radius > 0 else { return }
      let rest = radius * (1 - 0.5522847498307936)
      addCurve(
        to: corner.offset(x: on.x * radius, y: on.y * radius),
        control1: corner.offset(x: -to.x * rest, y: -to.y * rest),
        control2: corner.offset(x: on.x * rest, y: on.y * rest))
    }
    add(Point(x: rect.maxX, y: rect.minY), topRight, (1, 0), (0, 1))
    add(Point(x: rect.maxX, y: rect.maxY), bottomRight, (0, 1), (-1, 0))
    add(Point(x: rect.minX, y: rect.maxY), bottomLeft, (-1, 0), (0, -1))
    add(Point(x: rect.minX, y: rect.minY), topLeft, (0, -1), (1, 0))
    closeSubpath()
  }

  /// An ellipse path, changed to begin at the right instead of the top; any other path unchanged.
  var beginningAtRight: Path {
    var curves = elements.filter { if case .curve = $0 { true } else { false } }
    guard curves.count == 4, case .curve(let right, _, _) = curves[0] else { return self }
    curves.append(curves.removeFirst())
    var path = Path()
    path.move(to: right)
    for case .curve(let to, let control1, let control2) in curves {
      path.addCurve(to: to, control1: control1, control2: control2)
    }
    path.closeSubpath()
    return path
  }

  /// The part of the path between two fractions of its length. Unlike with `Shape.trim(from:to:)`, an ellipse begins at
  /// its top.
  public func trimmedPath(from start: Double, to end: Double) -> Path { trimmed(from: start, to: end) }

  /// Returns the part of the path between two fractions of its length. NaN counts as 0 for the start and as 1 for the
  /// end.
  func trimmed(from start: Double, to end: Double) -> Path {
    let pieces = pieces
    let lengths = pieces.map { $0.length }
    let total = lengths.reduce(0, +)
    let (first, last) = (start > 0 ? min(1, start) * total : 0, end.isNaN ? total : max(0, min(1, end)) * total)
    var path = Path()
    var (place, point) = (0.0, Point?.none)
    for (piece, length) in zip(pieces, lengths) {
      defer { place += length }
      guard length > 0, place < last, place + length > first else { continue }
      let part = piece.part(from: (first - place) / length, to: (last - place) / length)
      if point != part.from { path.move(to: part.from) }
      part.add(to: &path)
      point = part.to
    }
    return path
  }

  /// The lines and curves of the path, each with its starting point.
  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var (from, first) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let to): (from, first) = (to, to)
      case .line(let to): pieces.append(Piece(from: from, controls: nil, to: to))
      case .quadCurve(let to, let control):
        // A cubic curve equals a quadratic curve if its control points are two thirds of the way to the quadratic
        // control point.
        pieces.append(
          Piece(from: from, controls: (control.mixed(1 / 3, from), control.mixed(1 / 3, to)), to: to))
      case .curve(let to, let control1, let control2):
        pieces.append(Piece(from: from, controls: (control1, control2), to: to))
      case .closeSubpath: pieces.append(Piece(from: from, controls: nil, to: first))
      }
      if let last = pieces.last { if case .move = element {} else { from = last.to } }
    }
    return pieces
  }
}

/// A line, or a cubic curve.
private struct Piece {
  var from: Point
  var controls: (Point, Point)?
  var to: Point

  /// The lengths of the curve from its start to the end of each of `steps` equal steps of the parameter.
  private var lengths: [Double] {
    var (last, sum) = (from, 0.0)
    return (1...Self.steps).map { step in
      let point = point(at: Double(step) / Double(Self.steps))
      let (dx, dy) = (point.x - last.x, point.y - last.y)
      sum += (dx * dx + dy * dy).squareRoot()
      last = point
      return sum
    }
  }

  var length: Double { lengths.last ?? 0 }

  private static let steps = 32

  private func point(at share: Double) -> Point { split(at: share).0.to }

  /// The part of the piece between two fractions of its length.
  func part(from start: Double, to end: Double) -> Piece {
    let lengths = lengths
    let (first, last) = (parameter(max(0, start), lengths), parameter(min(1, end), lengths))
    var piece = last < 1 ? split(at: last).0 : self
    if first > 0, last > 0 { piece = piece.split(at: first / last).1 }
    return piece
  }

  /// The curve's parameter at a fraction of its length.
  private func parameter(_ share: Double, _ lengths: [Double]) -> Double {
    guard controls != nil, let total = lengths.last, total > 0 else { return share }
    let length = share * total
    let step = lengths.firstIndex { $0 >= length } ?? lengths.count - 1
    let before = step > 0 ? lengths[step - 1] : 0
    let rest = lengths[step] > before ? (length - before) / (lengths[step] - before) : 0
    return min(1, (Double(step) + rest) / Double(lengths.count))
  }

  /// Splits the piece into two (de Casteljau).
  private func split(at share: Double) -> (Piece, Piece) {
    guard let (control1, control2) = controls else {
      let middle = to.mixed(1 - share, from)
      return (Piece(from: from, controls: nil, to: middle), Piece(from: middle, controls: nil, to: to))
    }
    let (first, second, third) =
      (control1.mixed(1 - share, from), control2.mixed(1 - share, control1), to.mixed(1 - share, control2))
    let (left, right) = (second.mixed(1 - share, first), third.mixed(1 - share, second))
    let middle = right.mixed(1 - share, left)
    return (
      Piece(from: from, controls: (first, left), to: middle), Piece(from: middle, controls: (right, third), to: to)
    )
  }

  func add(to path: inout Path) {
    if let controls {
      path.addCurve(to: to, control1: controls.0, control2: controls.1)
    } else {
      path.addLine(to: to)
    }
  }
}

extension Point {
  /// The point at a fraction of the way to another point.
  fileprivate func mixed(_ share: Double, _ other: Point) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
