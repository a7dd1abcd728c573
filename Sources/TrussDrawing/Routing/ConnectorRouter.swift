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
  /// The tracks by the obstacles that are left out: those that hold an end of the connector.
  private(set) var searches: [[Int]: Ground] = [:]

  /// Tracks around some of the obstacles.
  struct Ground {
    var tracks: RoutingTracks
    var search: RouteSearch
  }

  /// The route of each link.
  mutating func routes(of links: [RouteLink]) -> [Route] {
    var plans = links.map { plan(for: $0) }
    RouteEnds(links: links, metrics: metrics).spread(&plans)
    var routes = zip(links, plans).map { link, plan in
      plan.isMoved ? movedRoute(of: link, plan) : plan.route
    }
    RouteNudging(obstacles: obstacles, bounds: bounds, metrics: metrics).moveApart(&routes, of: links)
    return routes.map { Route(points: $0.points.withoutIdle, sourceSide: $0.sourceSide, targetSide: $0.targetSide) }
  }

  /// A route and the places where it ends, along the sides.
  struct Plan {
    var route: Route
    var sourcePosition = 0.0
    var targetPosition = 0.0
    /// Whether the ends were moved after the route was found.
    var isMoved = false
    /// Whether its ends can be moved.
    var isFixed = false
  }

  private mutating func plan(for link: RouteLink) -> Plan {
    if link.isStraight { return Plan(route: straightRoute(of: link), isFixed: true) }
    if link.source.rect == link.target.rect { return loop(of: link) }
    let key = holders(of: link)
    open(key)
    if let (side, position) = searches[key]?.tracks.straightLine(of: link) {
      return Plan(
        route: line(of: link, side, at: position), sourcePosition: position, targetPosition: position)
    }
    func rays(_ end: RouteEnd, _ other: RouteEnd, _ order: [RouteSide]) -> [RouteRay] {
      (end.side.map { [$0] } ?? order).compactMap { side in
        let middle = metrics.range(of: end.rect.extent(side.axis.cross)).middle
        return searches[key]?.tracks.ray(of: end, side, at: middle.sharpLine, toward: other.rect)
      }
    }
    let starts = rays(link.source, link.target, RouteSide.allCases)
    let ends = rays(link.target, link.source, RouteSide.allCases.reversed())
    if let found = searches[key]?.search.route(from: starts, to: ends, around: link.middle) {
      return Plan(
        route: Route(points: found.points, sourceSide: found.source.side, targetSide: found.target.side),
        sourcePosition: found.source.position, targetPosition: found.target.position)
    }
    return Plan(route: unhinderedRoute(of: link), isFixed: true)
  }

  /// The route between ends that were moved along their sides.
  private mutating func movedRoute(of link: RouteLink, _ plan: Plan) -> Route {
    guard let source = plan.route.sourceSide, let target = plan.route.targetSide else { return plan.route }
    if link.source.rect == link.target.rect {
      return loop(of: link, source, plan.sourcePosition, target, plan.targetPosition)
    }
    let key = holders(of: link)
    guard let tracks = searches[key]?.tracks else { return plan.route }
    if plan.route.points.count == 2, abs(plan.sourcePosition - plan.targetPosition) < 1e-6,
      tracks.isFree(along: link, source, at: plan.sourcePosition)
    {
      return line(of: link, source, at: plan.sourcePosition)
    }
    guard let start = tracks.ray(of: link.source, source, at: plan.sourcePosition, toward: link.target.rect),
      let end = tracks.ray(of: link.target, target, at: plan.targetPosition, toward: link.source.rect),
      let found = searches[key]?.search.route(from: [start], to: [end], around: link.middle)
    else { return plan.route }
    return Route(points: found.points, sourceSide: source, targetSide: target)
  }

  /// The obstacles that hold an end of a link, which its route leaves or enters.
  private func holders(of link: RouteLink) -> [Int] {
    obstacles.indices.filter { index in
      let obstacle = obstacles[index]
      return obstacle.contains(link.source.rect) && obstacle != link.source.rect
        || obstacle.contains(link.target.rect) && obstacle != link.target.rect
    }
  }

  private mutating func open(_ key: [Int]) {
    guard searches[key] == nil else { return }
    var others = obstacles
    for index in key.reversed() { others.remove(at: index) }
    let tracks = RoutingTracks(around: others, in: bounds, metrics)
    searches[key] = Ground(tracks: tracks, search: RouteSearch(tracks))
  }

  private func line(of link: RouteLink, _ side: RouteSide, at position: Double) -> Route {
    let (start, end) = link.line(from: side)
    return Route(
      points: [Point(side.axis, start, position), Point(side.axis, end, position)], sourceSide: side,
      targetSide: side.opposite)
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
