import TrussViews

/// Routes connectors along the axes and around views: each with the fewest bends, and of such routes the shortest.
///
/// Each connector is routed by itself from the middles of sides. The ends that share a side are then spread along it, the
/// routes that this changes are found again, and lines that run on each other are moved apart.
struct ConnectorRouter {
  /// The frames of what is seen. Those of ends are among them.
  let obstacles: [Rect]
  let bounds: Rect
  let metrics: RoutingMetrics
  /// The searches by the obstacles that are left out: those that hold an end of the connector.
  private(set) var searches: [[Int]: RouteSearch] = [:]

  mutating func routes(of links: [RouteLink]) -> [Route] {
    var routes = links.map { route(of: $0) }
    RouteEnds(links: links, metrics: metrics).spread(&routes)
    for (index, link) in links.enumerated() where routes[index].isMoved {
      routes[index] = movedRoute(of: link, routes[index])
    }
    RouteNudging(obstacles: obstacles, bounds: bounds, metrics: metrics).moveApart(&routes, of: links)
    for index in routes.indices { routes[index].points = routes[index].points.withoutIdle }
    return routes
  }

  private mutating func route(of link: RouteLink) -> Route {
    if link.isStraight { return straightRoute(of: link) }
    if link.source.rect == link.target.rect { return loop(of: link) }
    let key = holders(of: link)
    if searches[key] == nil {
      let others = obstacles.indices.filter { !key.contains($0) }.map { obstacles[$0] }
      searches[key] = RouteSearch(RoutingTracks(around: others, in: bounds, metrics))
    }
    if let (side, position) = searches[key]?.tracks.straightLine(of: link) {
      return line(of: link, side, at: position)
    }
    func rays(_ end: RouteEnd, _ other: RouteEnd, _ order: [RouteSide]) -> [RouteRay] {
      (end.side.map { [$0] } ?? order).compactMap { side in
        let middle = metrics.range(of: end.rect.extent(side.axis.cross)).middle
        return searches[key]?.tracks.ray(of: end, side, at: middle.sharpLine, toward: other.rect)
      }
    }
    let starts = rays(link.source, link.target, RouteSide.allCases)
    let ends = rays(link.target, link.source, RouteSide.allCases.reversed())
    return searches[key]?.route(from: starts, to: ends, around: link.middle) ?? unhinderedRoute(of: link)
  }

  /// The route between ends that were moved along their sides.
  private mutating func movedRoute(of link: RouteLink, _ old: Route) -> Route {
    guard let source = old.sourceSide, let target = old.targetSide else { return old }
    if link.source.rect == link.target.rect {
      return loop(of: link, source, old.sourcePosition, target, old.targetPosition)
    }
    let key = holders(of: link)
    guard let tracks = searches[key]?.tracks else { return old }
    if old.points.count == 2, abs(old.sourcePosition - old.targetPosition) < 1e-6,
      tracks.isFree(along: link, source, at: old.sourcePosition)
    {
      return line(of: link, source, at: old.sourcePosition)
    }
    guard let start = tracks.ray(of: link.source, source, at: old.sourcePosition, toward: link.target.rect),
      let end = tracks.ray(of: link.target, target, at: old.targetPosition, toward: link.source.rect)
    else { return old }
    return searches[key]?.route(from: [start], to: [end], around: link.middle) ?? old
  }

  /// The obstacles that hold an end of a link, which its route leaves or enters.
  private func holders(of link: RouteLink) -> [Int] {
    obstacles.indices.filter { index in
      let obstacle = obstacles[index]
      return obstacle.contains(link.source.rect) && obstacle != link.source.rect
        || obstacle.contains(link.target.rect) && obstacle != link.target.rect
    }
  }

  private func line(of link: RouteLink, _ side: RouteSide, at position: Double) -> Route {
    let (start, end) = link.line(from: side)
    return Route(
      points: [Point(side.axis, start, position), Point(side.axis, end, position)], sourceSide: side,
      targetSide: side.opposite, sourcePosition: position, targetPosition: position)
  }
}

extension Array where Element == Point {
  /// The points without those at which a line goes on in its direction, or does not go on at all.
  var withoutIdle: [Point] {
    var points: [Point] = []
    for point in self where points.last != point {
      if points.count > 1 {
        let (before, last) = (points[points.count - 2], points[points.count - 1])
        if before.x == last.x && last.x == point.x || before.y == last.y && last.y == point.y { points.removeLast() }
      }
      points.append(point)
    }
    return points
  }
}
