import TrussViews

/// Routes that look for no way around other views.
extension ConnectorRouter {
  /// A straight line between the middles of two views, from outline to outline.
  func straightRoute(of link: RouteLink) -> Route {
    let (source, target) = (link.source.point(metrics), link.target.point(metrics))
    let start = link.source.side == nil ? link.source.outline(toward: target) : source
    let end = link.target.side == nil ? link.target.outline(toward: source) : target
    return Route(points: [start, end], sourceSide: link.source.side, targetSide: link.target.side)
  }

  /// A loop around the corner of a view that has most room.
  func loop(of link: RouteLink) -> Plan {
    let corners: [(RouteSide, RouteSide)] = [(.right, .top), (.right, .bottom), (.left, .top), (.left, .bottom)]
    let asked = corners.filter { side, other in
      (link.source.side.map { $0 == side || $0 == other } ?? true)
        && (link.target.side.map { $0 == side || $0 == other } ?? true)
    }
    let plans = (asked.isEmpty ? corners : asked).map { side, other in
      let isReversed = link.source.side == other || link.target.side == side
      return isReversed ? loop(of: link, from: other, to: side) : loop(of: link, from: side, to: other)
    }
    return plans.first { plan in
      !zip(plan.route.points, plan.route.points.dropFirst()).contains { from, to in
        isHindered(from, to, besides: link.source.rect)
      }
    } ?? plans[0]
  }

  private func loop(of link: RouteLink, from side: RouteSide, to other: RouteSide) -> Plan {
    /// The place on a side that is near the other side.
    func place(_ side: RouteSide, near other: RouteSide) -> Double {
      let range = metrics.range(of: link.source.rect.extent(side.axis.cross))
      let inset = min(range.length / 2, metrics.isCells ? 1 : 8)
      return (other.isForward ? range.high - inset : range.low + inset).sharpLine
    }
    let (first, last) = (place(side, near: other), place(other, near: side))
    return Plan(route: loop(of: link, side, first, other, last), sourcePosition: first, targetPosition: last)
  }

  /// A loop from a place on one side to one on a neighbouring side.
  func loop(
    of link: RouteLink, _ side: RouteSide, _ first: Double, _ other: RouteSide, _ last: Double
  ) -> Route {
    func out(_ side: RouteSide, _ distance: Double) -> Double {
      link.source.rect.edge(side) + (side.isForward ? distance : -distance)
    }
    /// How far the loop is from a side: in text two columns look as far as a row.
    func far(_ side: RouteSide) -> Double {
      let reach = metrics.isCells ? (side.axis == .horizontal ? 2.5 : 1.5) : metrics.headStub + 4
      return out(side, reach).sharpLine
    }
    let points = [
      Point(side.axis, out(side, link.source.gap), first), Point(side.axis, far(side), first),
      Point(side.axis, far(side), far(other)), Point(side.axis, last, far(other)),
      Point(side.axis, last, out(other, link.target.gap)),
    ]
    return Route(points: points, sourceSide: side, targetSide: other)
  }

  private func isHindered(_ from: Point, _ to: Point, besides own: Rect) -> Bool {
    let line = Rect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(from.x - to.x), height: abs(from.y - to.y))
    guard bounds.contains(line) else { return true }
    return obstacles.contains { obstacle in
      obstacle != own && !obstacle.contains(own) && !own.contains(obstacle) && obstacle.maxX > line.minX
        && obstacle.minX < line.maxX && obstacle.maxY > line.minY && obstacle.minY < line.maxY
    }
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
    points.append(end)
    return Route(points: points, sourceSide: side, targetSide: other)
  }
}

extension RouteEnd {
  /// The middle of the side that was asked for, else that of the view.
  fileprivate func point(_ metrics: RoutingMetrics) -> Point {
    guard let side else { return Point(x: rect.midX, y: rect.midY) }
    let along = rect.edge(side) + (side.isForward ? gap : -gap)
    return Point(side.axis, along, rect.extent(side.axis.cross).middle.sharpLine)
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
