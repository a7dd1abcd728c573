/// The form of a connector's head, in points.
package struct ConnectorHead {
  package let kind: Connector.Head
  /// The scale relative to the head of a line 1 point wide.
  let scale: Double

  package init(_ kind: Connector.Head, lineWidth: Double) {
    self.kind = kind
    scale = (1 + lineWidth) / 2
  }

  /// The distance from the head's tip at which the line of the connector ends.
  package var length: Double {
    switch kind {
    case .none, .openArrow, .cross, .one, .many, .oneOrMany: 0
    // The line reaches into a filled head, so that no gap shows.
    case .arrow: 7 * scale
    case .triangle, .circledPlus: 10 * scale
    case .diamond, .openDiamond: 12 * scale
    case .circle, .openCircle: 7 * scale
    case .socket: 6 * scale
    case .zeroOrOne: 16 * scale
    case .zeroOrMany: 20 * scale
    }
  }

  /// The length of the head from its tip.
  package var reach: Double {
    switch kind {
    case .openArrow: 7 * scale
    case .cross, .many: 12 * scale
    case .one: 9 * scale
    case .oneOrMany: 15 * scale
    default: length
    }
  }

  /// The outline of the head and whether it is filled; nil if there is no head.
  ///
  /// - Parameters:
  ///   - tip: the end of the connector.
  ///   - from: a point on the connector's line.
  package func outline(at tip: Point, from: Point) -> (path: Path, isFilled: Bool)? {
    let (x, y) = (tip.x - from.x, tip.y - from.y)
    let distance = (x * x + y * y).squareRoot()
    guard distance > 0, kind != .none else { return nil }
    let pen = Pen(tip: tip, dx: x / distance * scale, dy: y / distance * scale, scale: scale)
    switch kind {
    case .none: return nil
    case .circle: return (pen.circle(7, 0), true)
    case .arrow: return (pen.polygon([(8, -3.5), (0, 0), (8, 3.5)]), true)
    case .openArrow: return (pen.lines([(7, -4), (0, 0), (7, 4)]), false)
    case .triangle: return (pen.polygon([(10, -5.5), (0, 0), (10, 5.5)]), false)
    case .diamond, .openDiamond: return (pen.polygon([(0, 0), (6, 4), (12, 0), (6, -4)]), kind == .diamond)
    case .openCircle: return (pen.circle(7, 0), false)
    case .circledPlus: return (pen.circle(10, 0) + pen.lines([(0, 0), (10, 0)]) + pen.lines([(5, -5), (5, 5)]), false)
    case .socket: return (pen.arc, false)
    case .cross: return (pen.lines([(4, -4), (12, 4)]) + pen.lines([(4, 4), (12, -4)]), false)
    case .one: return (pen.bar(5) + pen.bar(9), false)
    case .zeroOrOne: return (pen.lines([(0, 0), (8, 0)]) + pen.bar(5) + pen.circle(8, 8), false)
    case .many: return (pen.foot, false)
    case .oneOrMany: return (pen.foot + pen.bar(15), false)
    case .zeroOrMany: return (pen.foot + pen.lines([(0, 0), (12, 0)]) + pen.circle(8, 12), false)
    }
  }

  /// Draws points that are given by distances behind the tip and beside the line.
  private struct Pen {
    let tip: Point
    let dx: Double
    let dy: Double
    let scale: Double

    func place(_ behind: Double, _ aside: Double) -> Point {
      tip.offset(x: -dx * behind - dy * aside, y: -dy * behind + dx * aside)
    }

    func lines(_ points: [(Double, Double)]) -> Path { Path { $0.addLines(points.map(place)) } }

    func polygon(_ points: [(Double, Double)]) -> Path {
      var path = lines(points)
      path.closeSubpath()
      return path
    }

    /// A circle with a diameter that begins at a distance behind the tip.
    func circle(_ diameter: Double, _ behind: Double) -> Path {
      let (middle, side) = (place(behind + diameter / 2, 0), diameter * scale)
      return Path(ellipseIn: Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
    }

    func bar(_ behind: Double) -> Path { lines([(behind, -5), (behind, 5)]) }

    /// The outer toes of a crow's foot: the line of the connector is the middle toe.
    var foot: Path { lines([(0, -5), (12, 0), (0, 5)]) }

    /// A half circle with a radius of 6 around the tip, made of two quarters.
    var arc: Path {
      // The distance of the control points from the ends of a quarter circle, for cubic curves.
      let reach = 6 * 0.5523
      return Path { path in
        path.move(to: place(0, -6))
        path.addCurve(to: place(6, 0), control1: place(reach, -6), control2: place(6, -reach))
        path.addCurve(to: place(0, 6), control1: place(6, reach), control2: place(reach, 6))
      }
    }
  }
}

extension Path {
  fileprivate static func + (one: Path, other: Path) -> Path {
    var path = one
    path.addPath(other)
    return path
  }
}

extension Connector.Head {
  /// The length of the head in excess of 12 points, or of one cell. The line runs straight for this additional
  /// distance.
  package func excess(inCells: Bool) -> Double {
    switch self {
    case .zeroOrMany: inCells ? 1 : 8
    case .zeroOrOne, .oneOrMany: inCells ? 1 : 4
    default: 0
    }
  }

  /// The characters for a head that arrives at a side of a view, the character at the tip first; empty without a head.
  ///
  /// - Parameters:
  ///   - axis: the axis along which the line arrives.
  ///   - isForward: whether the line arrives at the view's right or bottom side.
  package func glyphs(arrivingAt axis: Axis, isForward: Bool) -> [(unicode: String, ascii: String)] {
    let side = (axis == .horizontal ? 0 : 2) + (isForward ? 0 : 1)
    /// One of four characters, in the order of the sides: right, left, bottom, top.
    func pick(_ glyphs: String) -> String { String(Array(glyphs)[side]) }
    let foot = (pick("><∨∧"), pick("><v^"))
    let bar = ("┼", pick("||--"))
    return switch self {
    case .none: []
    case .arrow: [(pick("◀▶▲▼"), pick("<>^v"))]
    case .openArrow: [(pick("<>^v"), pick("<>^v"))]
    case .triangle: [(pick("◁▷△▽"), pick("<>^v"))]
    case .diamond: [("◆", "*")]
    case .openDiamond: [("◇", "o")]
    case .circle: [("●", "*")]
    case .openCircle: [("○", "o")]
    case .circledPlus: [("⊕", "+")]
    case .socket: [(pick(")(∪∩"), pick(")(un"))]
    case .cross: [("╳", "x")]
    case .one: [(pick("╫╫╪╪"), pick("||=="))]
    case .zeroOrOne: [bar, ("○", "o")]
    case .many: [foot]
    case .oneOrMany: [foot, bar]
    case .zeroOrMany: [foot, ("○", "o")]
    }
  }
}
