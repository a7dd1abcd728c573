import TrussLayout
import TrussTree
import TrussViews

extension DisplayListBuilder {
  /// The lines, heads and labels of the connectors that a view has.
  func connectors(of index: Int) -> [DisplayList.Element] {
    let ends = layout.connectorEnds(of: index)
    guard !ends.isEmpty else { return [] }
    let metrics = isCells ? RoutingMetrics.cells : .points
    let obstacles = layout.seenFrames(besides: Set(ends.flatMap { [$0.source.view, $0.target.view] }))
    let bounds = medium.snapped(layout.rects[0])
    let links = ends.map { link(of: $0, metrics) }
    var router = ConnectorRouter(obstacles: obstacles, bounds: bounds, metrics: metrics)
    let routes = router.routes(of: links)
    var labels = RouteLabels(routes: routes, obstacles: obstacles, bounds: bounds, metrics: metrics)
    let drawings = ends.indices.map { drawing(of: ends[$0].connector, $0, routes[$0], &labels) }
    return isCells ? drawings.flatMap(inCells) : inPoints(drawings, routes.crossings)
  }

  private struct Drawing {
    var connector: Connector
    var route: Route
    var labels: [(text: String, place: RouteLabels.Place)]

    /// For each end, its point, the point that the line comes from, and what is drawn there.
    var heads: [(end: Int, next: Int, kind: Connector.Head)] {
      let last = route.points.count - 1
      return last < 1 ? [] : [(0, 1, connector.source.head), (last, last - 1, connector.target.head)]
    }
  }

  private func link(of ends: Layout.ConnectorEnds, _ metrics: RoutingMetrics) -> RouteLink {
    let connector = ends.connector
    func end(_ end: Layout.ConnectorEnds.End, _ given: Connector.End) -> RouteEnd {
      RouteEnd(
        rect: medium.snapped(end.rect), side: given.edge.map { side(of: $0, end.isRightToLeft) },
        gap: end.hasOutline ? 0 : isCells ? 1 : 4, isRound: end.isRound, hasHead: given.head != .none)
    }
    let (source, target) = (end(ends.source, connector.source), end(ends.target, connector.target))
    let isStraight = connector.routing == .straight
    return RouteLink(source: source, target: target, isStraight: isStraight && !isCells)
  }

  private func side(of edge: Edge, _ isRightToLeft: Bool) -> RouteSide {
    switch edge {
    case .top: .top
    case .bottom: .bottom
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  private func drawing(
    of connector: Connector, _ number: Int, _ route: Route, _ labels: inout RouteLabels
  ) -> Drawing {
    var drawing = Drawing(connector: connector, route: route, labels: [])
    func size(_ text: String) -> Size {
      Size(width: medium.room(medium.width(of: text, Self.labelFont)), height: medium.lineHeight(Self.labelFont))
    }
    for (text, isSource) in [(connector.source.label, true), (connector.target.label, false)] {
      guard let text = text.map(Self.firstLine), !text.isEmpty else { continue }
      drawing.labels.append((text, labels.place(size(text), atEndOf: number, isSource: isSource)))
    }
    if let text = connector.label.map(Self.firstLine), !text.isEmpty {
      drawing.labels.append((text, labels.place(size(text), on: number)))
    }
    return drawing
  }

  private static let labelFont = Font.caption

  private static func firstLine(_ text: String) -> String { String(text.prefix { !$0.isNewline }) }

  private func label(_ text: String, in rect: Rect, _ connector: Connector) -> DisplayList.Element {
    line((text, nil), in: rect, font: Self.labelFont, color: connector.color ?? .secondary, isRightToLeft: false)
  }
}

// MARK: - Points

extension DisplayListBuilder {
  private func inPoints(_ drawings: [Drawing], _ crossings: [[[Double]]]) -> [DisplayList.Element] {
    zip(drawings, crossings).flatMap { drawing, crossings in
      let connector = drawing.connector
      let color = connector.color ?? .secondary
      var line = Route.Line(
        points: drawing.route.points, crossings: crossings, cuts: crossings.map { _ in [] })
      for label in drawing.labels {
        guard let part = label.place.part else { continue }
        let axis = Axis(line.points[part], line.points[part + 1])
        line.cuts[part].append(label.place.rect.extent(axis).inset(by: axis == .horizontal ? -4 : 0))
      }
      var heads: [DisplayList.Element] = []
      let points = line.points
      for (end, next, kind) in drawing.heads {
        let head = ConnectorHead(kind, lineWidth: connector.style.lineWidth)
        line.points[end] = points[end].moved(toward: points[next], by: head.length)
        if kind == .circle {
          let middle = points[end].moved(toward: points[next], by: head.length / 2)
          heads.append(.disc(Rect(middle: middle, head.length, head.length), color))
        }
        guard let outline = head.outline(at: points[end], from: points[next]) else { continue }
        heads.append(
          outline.isFilled
            ? .path(DisplayList.PathDrawing(path: outline.path, fill: DisplayList.Fill(color)))
            : .stroke(outline.path, color, StrokeStyle(lineWidth: connector.style.lineWidth)))
      }
      return [.stroke(line.path, color, connector.style)] + heads
        + drawing.labels.map { label($0.text, in: $0.place.rect, connector) }
    }
  }
}

extension Point {
  /// The point, moved toward another, at most to it.
  fileprivate func moved(toward other: Point, by length: Double) -> Point {
    let distance = distance(to: other)
    guard distance > 0 else { return self }
    let share = min(1, length / distance)
    return Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

// MARK: - Cells

extension DisplayListBuilder {
  private func inCells(_ drawing: Drawing) -> [DisplayList.Element] {
    let connector = drawing.connector
    let color = connector.color ?? .secondary
    let points = drawing.route.points
    var line = points
    var heads: [DisplayList.Element] = []
    for (end, next, kind) in drawing.heads {
      guard let side = RouteSide(arrivingAt: points[end], from: points[next]),
        let glyph = ConnectorHead(kind, lineWidth: 1).glyph(at: side)
      else { continue }
      let cell = Rect(
        x: side == .left ? points[end].x - 1 : side == .right ? points[end].x : points[end].x.rounded(.down),
        y: side == .top ? points[end].y - 1 : side == .bottom ? points[end].y : points[end].y.rounded(.down), width: 1,
        height: 1)
      // The line ends in the middle of the head's cell: it does not join the border before it.
      line[end] = Point(x: cell.midX, y: cell.midY)
      heads.append(
        .text(DisplayList.TextRun(glyph.unicode, ascii: glyph.ascii, frame: cell, color: color)))
    }
    let path = Path { $0.addLines(line) }
    return [.stroke(path, color, connector.style, glyphs: connector.style.glyphs)] + heads
      + drawing.labels.map { text, place in
        let isOnLine = place.part.map { points[$0].y == points[$0 + 1].y } ?? false
        guard isOnLine else { return label(text, in: place.rect, connector) }
        return label(" \(text) ", in: place.rect.inset(by: Insets(horizontal: -1, vertical: 0)), connector)
      }
  }
}

extension RouteSide {
  /// The side of a view that a line along an axis arrives at; nil for a slanted line.
  fileprivate init?(arrivingAt end: Point, from: Point) {
    if end.y == from.y, end.x != from.x {
      self = end.x > from.x ? .left : .right
    } else if end.x == from.x, end.y != from.y {
      self = end.y > from.y ? .top : .bottom
    } else {
      return nil
    }
  }
}
