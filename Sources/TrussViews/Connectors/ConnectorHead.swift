/// How a head of a connector looks in points.
package struct ConnectorHead {
  let kind: Connector.Head
  /// The scale relative to the head of a line 1 point wide.
  let scale: Double

  package init(_ kind: Connector.Head, lineWidth: Double) {
    self.kind = kind
    scale = (1 + lineWidth) / 2
  }

  /// How far from its tip the line of the connector ends.
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

  /// How far from its tip it reaches.
  package var reach: Double {
    switch kind {
    case .cross, .many: 12 * scale
    case .one: 9 * scale
    case .oneOrMany: 15 * scale
    default: length
    }
  }

  /// The outline and whether it is filled; nil for none.
  ///
  /// - Parameters:
  ///   - tip: where the connector ends.
  ///   - from: a point on its line.
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

  /// Draws at lengths before the tip and beside the line.
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

    /// A circle that begins at a distance from the tip.
    func circle(_ diameter: Double, _ behind: Double) -> Path {
      let (middle, side) = (place(behind + diameter / 2, 0), diameter * scale)
      return Path(ellipseIn: Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
    }

    func bar(_ behind: Double) -> Path { lines([(behind, -5), (behind, 5)]) }

    /// The outer toes of a crow's foot: the line of the connector is the middle one.
    var foot: Path { lines([(0, -5), (12, 0), (0, 5)]) }

    /// A half circle of a radius of 6 around the tip, of two quarters.
    var arc: Path {
      // How far the controls of a cubic curve are from the ends of a quarter of a circle.
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
  /// How much longer the head is than 12 points, or than a cell: lines run straight so much farther.
  package func excess(inCells: Bool) -> Double {
    switch self {
    case .zeroOrMany: inCells ? 1 : 8
    case .zeroOrOne, .oneOrMany: inCells ? 1 : 4
    default: 0
    }
  }

  /// The characters for an end that arrives at a side, that at the tip first; none for no head.
  ///
  /// - Parameters:
  ///   - axis: the axis along which the line arrives.
  ///   - isForward: whether the side is the right one or the bottom of the view at which it arrives.
  package func glyphs(arrivingAt axis: Axis, isForward: Bool) -> [(unicode: String, ascii: String)] {
    let side = (axis == .horizontal ? 0 : 2) + (isForward ? 0 : 1)
    /// One of four: for the right, the left, the bottom and the top.
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
