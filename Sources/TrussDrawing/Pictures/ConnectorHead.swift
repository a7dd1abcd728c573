import TrussViews

/// How the heads of connectors look.
struct ConnectorHead {
  var kind: Connector.Head
  /// How many times as large as that of a line of a point.
  var scale: Double

  init(_ kind: Connector.Head, lineWidth: Double) {
    self.kind = kind
    scale = (1 + lineWidth) / 2
  }

  /// How far from its tip the line of the connector ends, in points.
  var length: Double {
    switch kind {
    case .none, .openArrow: 0
    // The line reaches into a filled head, so that no gap shows.
    case .arrow: 7 * scale
    case .triangle: 10 * scale
    case .diamond, .openDiamond: 12 * scale
    case .circle, .openCircle: 7 * scale
    }
  }

  /// The outline and whether it is filled; nil for none, and for a disc.
  ///
  /// - Parameters:
  ///   - tip: where the connector ends.
  ///   - from: a place that it comes from.
  func outline(at tip: Point, from: Point) -> (path: Path, isFilled: Bool)? {
    let distance = tip.distance(to: from)
    guard distance > 0 else { return nil }
    let (dx, dy) = ((tip.x - from.x) / distance * scale, (tip.y - from.y) / distance * scale)
    /// A place so far behind the tip, and so far to its side.
    func place(_ behind: Double, _ aside: Double) -> Point {
      tip.offset(x: -dx * behind - dy * aside, y: -dy * behind + dx * aside)
    }
    func polygon(_ points: [Point], isClosed: Bool = true) -> Path {
      Path { path in
        path.addLines(points)
        if isClosed { path.closeSubpath() }
      }
    }
    switch kind {
    case .none, .circle: return nil
    case .arrow: return (polygon([place(8, -3.5), tip, place(8, 3.5)]), true)
    case .openArrow: return (polygon([place(7, -4), tip, place(7, 4)], isClosed: false), false)
    case .triangle: return (polygon([place(10, -5.5), tip, place(10, 5.5)]), false)
    case .diamond: return (polygon([tip, place(6, 4), place(12, 0), place(6, -4)]), true)
    case .openDiamond: return (polygon([tip, place(6, 4), place(12, 0), place(6, -4)]), false)
    case .openCircle:
      let (middle, radius) = (place(3.5, 0), 3.5 * scale)
      let box = Rect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
      return (Path(ellipseIn: box), false)
    }
  }

  /// The character for the end that arrives at a side; nil for none.
  func glyph(at side: RouteSide) -> (unicode: String, ascii: String)? {
    switch kind {
    case .none: nil
    case .arrow: (side.pick("◀", "▶", "▲", "▼"), side.pick("<", ">", "^", "v"))
    case .openArrow: (side.pick("<", ">", "^", "v"), side.pick("<", ">", "^", "v"))
    case .triangle: (side.pick("◁", "▷", "△", "▽"), side.pick("<", ">", "^", "v"))
    case .diamond: ("◆", "*")
    case .openDiamond: ("◇", "o")
    case .circle: ("●", "*")
    case .openCircle: ("○", "o")
    }
  }
}

extension RouteSide {
  /// One of four, for heads that arrive at the right, the left, the bottom and the top.
  fileprivate func pick(_ right: String, _ left: String, _ bottom: String, _ top: String) -> String {
    switch self {
    case .right: right
    case .left: left
    case .bottom: bottom
    case .top: top
    }
  }
}
