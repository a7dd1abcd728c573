import TrussViews

/// Routes that do not avoid other views.
extension ConnectorRouter {
  /// A straight line between the middles of two views, from outline to outline. If there are waypoints, straight lines
  /// that connect them.
  func straightRoute(of link: RouteLink) -> Route {
    let (source, target) = (link.source.point(metrics), link.target.point(metrics))
    let (first, last) = (link.waypoints.first ?? target, link.waypoints.last ?? source)
    let start = link.source.side == nil ? link.source.outline(toward: first) : source
    let end = link.target.side == nil ? link.target.outline(toward: last) : target
    return Route(
      points: [start] + link.waypoints + [end], sourceSide: link.source.side, targetSide: link.target.side,
      isFixed: true)
  }

  /// A route with at most two turns that ignores obstacles, for ends that no free route connects.
  func unhinderedRoute(of link: RouteLink) -> Route {
    let (source, target) = (link.source.rect, link.target.rect)
    let (dx, dy) = (target.midX - source.midX, target.midY - source.midY)
    let isWide = abs(dx) >= abs(dy) || link.source.isRow || link.target.isRow
    let side = link.source.side ?? (isWide ? (dx >= 0 ? .right : .left) : (dy >= 0 ? .bottom : .top))
    let other = link.target.side ?? side.opposite
    let start = RouteEnd(rect: source, side: side, gap: link.source.gap(at: side)).point(metrics)
    let end = RouteEnd(rect: target, side: other, gap: link.target.gap(at: other)).point(metrics)
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
  /// The middle of the requested side, or of the view if no side is requested.
  fileprivate func point(_ metrics: RoutingMetrics) -> Point {
    guard let side else { return Point(x: rect.midX, y: rect.midY) }
    return Point(side.axis, edge(side), rect.extent(side.axis.cross).middle.sharpLine)
  }

  /// The point at which a line from the view's middle to another point leaves the view.
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
