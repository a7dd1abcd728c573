import TrussViews

/// Routes that look for no way around other views.
extension ConnectorRouter {
  /// A straight line between the middles of two views, from outline to outline.
  func straightRoute(of link: RouteLink) -> Route {
    let (source, target) = (link.source.point(metrics), link.target.point(metrics))
    let start = link.source.side == nil ? link.source.outline(toward: target) : source
    let end = link.target.side == nil ? link.target.outline(toward: source) : target
    return Route(points: [start, end], sourceSide: link.source.side, targetSide: link.target.side, isFixed: true)
  }

  /// A loop around the corner of a view that has most room, or where no corner has some, at one side.
  func loop(of link: RouteLink) -> Route {
    let corners: [(RouteSide, RouteSide)] = [(.right, .top), (.right, .bottom), (.left, .top), (.left, .bottom)]
    let asked = (corners + [RouteSide.top, .bottom, .right, .left].map { ($0, $0) }).filter { side, other in
      switch (link.source.side, link.target.side) {
      case (let source?, let target?): (source, target) == (side, other) || (target, source) == (side, other)
      case (let given?, nil), (nil, let given?): given == side || given == other
      case (nil, nil): true
      }
    }
    let loops = (asked.isEmpty ? corners : asked).map { side, other in
      let isReversed = link.source.side == other || link.target.side == side
      return isReversed ? loop(of: link, from: other, to: side) : loop(of: link, from: side, to: other)
    }
    func fits(_ loop: Route, in bounds: Rect) -> Bool {
      !zip(loop.points, loop.points.dropFirst()).contains { from, to in
        isHindered(from, to, in: bounds, besides: link.source.rect)
      }
    }
    for hasRoom in [true, false] {
      for bounds in [bounds, outer] {
        if let loop = loops.first(where: { fits($0, in: bounds) && (!hasRoom || self.hasRoom(for: $0, of: link)) }) {
          return loop
        }
      }
    }
    return loops[0]
  }

  private func loop(of link: RouteLink, from side: RouteSide, to other: RouteSide) -> Route {
    let range = metrics.range(of: link.source.rect.extent(side.axis.cross))
    if side == other {
      let reach = min(range.length, metrics.endSpacing) / 2
      return loop(of: link, side, (range.middle - reach).sharpLine, side, (range.middle + reach).sharpLine)
    }
    /// The place on a side that is near the other side.
    func place(_ side: RouteSide, near other: RouteSide) -> Double {
      let range = metrics.range(of: link.source.rect.extent(side.axis.cross))
      let inset = min(range.length / 2, metrics.isCells ? 1 : 8)
      return (other.isForward ? range.high - inset : range.low + inset).sharpLine
    }
    return loop(of: link, side, place(side, near: other), other, place(other, near: side))
  }

  /// A loop from a place on one side to one on a neighbouring side, or on the same.
  func loop(
    of link: RouteLink, _ side: RouteSide, _ first: Double, _ other: RouteSide, _ last: Double
  ) -> Route {
    /// How far the loop is from a side: in text two columns look as far as a row.
    func far(_ side: RouteSide) -> Double {
      let reach = metrics.isCells ? (side.axis == .horizontal ? 2.5 : 1.5) : metrics.headStub + 4
      return (link.source.rect.edge(side) + Double(side.sign) * reach).sharpLine
    }
    var points = [Point(side.axis, link.source.edge(side), first), Point(side.axis, far(side), first)]
    points.append(side == other ? Point(side.axis, far(side), last) : Point(side.axis, far(side), far(other)))
    if side != other { points.append(Point(side.axis, last, far(other))) }
    points.append(Point(other.axis, link.target.edge(other), last))
    return Route(points: points, sourceSide: side, targetSide: other, sourcePosition: first, targetPosition: last)
  }

  /// A route with a turn at most that crosses whatever is in the way, for ends that no free route connects.
  func unhinderedRoute(of link: RouteLink) -> Route {
    let (source, target) = (link.source.rect, link.target.rect)
    let (dx, dy) = (target.midX - source.midX, target.midY - source.midY)
    let isWide = abs(dx) >= abs(dy)
    let side = link.source.side ?? (isWide ? (dx >= 0 ? .right : .left) : (dy >= 0 ? .bottom : .top))
    let other = link.target.side ?? side.opposite
    let start = RouteEnd(rect: source, side: side, gap: link.source.gap).point(metrics)
    let end = RouteEnd(rect: target, side: other, gap: link.target.gap).point(metrics)
    var points = [start]
    if side.axis != other.axis {
      points.append(Point(side.axis, end.coordinate(side.axis), start.coordinate(side.axis.cross)))
    } else {
      let middle = ((start.coordinate(side.axis) + end.coordinate(side.axis)) / 2).sharpLine
      points.append(Point(side.axis, middle, start.coordinate(side.axis.cross)))
      points.append(Point(side.axis, middle, end.coordinate(side.axis.cross)))
    }
    return Route(points: points + [end], sourceSide: side, targetSide: other, isFixed: true, isUnhindered: true)
  }
}

extension RouteEnd {
  /// The middle of the side that was asked for, else that of the view.
  fileprivate func point(_ metrics: RoutingMetrics) -> Point {
    guard let side else { return Point(x: rect.midX, y: rect.midY) }
    return Point(side.axis, edge(side), rect.extent(side.axis.cross).middle.sharpLine)
  }

  /// Where the line from the view's middle to a point leaves the view.
  fileprivate func outline(toward point: Point) -> Point {
    let (dx, dy) = (point.x - rect.midX, point.y - rect.midY)
    let (halfWidth, halfHeight) = (rect.width / 2 + gap, rect.height / 2 + gap)
    var share = 1.0
    if isRound, halfWidth > 0, halfHeight > 0 {
      let (x, y) = (dx / halfWidth, dy / halfHeight)
      share = min(share, 1 / max(1, (x * x + y * y).squareRoot()))
    }
    if abs(dx) > 0 { share = min(share, halfWidth / abs(dx)) }
    if abs(dy) > 0 { share = min(share, halfHeight / abs(dy)) }
    return Point(x: rect.midX + dx * share, y: rect.midY + dy * share)
  }
}
