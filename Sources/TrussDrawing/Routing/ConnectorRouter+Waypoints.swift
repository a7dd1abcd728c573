import TrussViews

/// Routes through waypoints consist of legs, which are found one after the other.
extension ConnectorRouter {
  /// The route through the waypoints of a link, from one of `sides` to one of `others`; nil if obstacles leave no route
  /// for a leg.
  ///
  /// - Parameters:
  ///   - link: the link.
  ///   - scene: the obstacles.
  ///   - sides: the sides at which the route may begin.
  ///   - others: the sides at which the route may end.
  ///   - positions: the positions of the route's ends along the sides; the middles by default.
  mutating func waypointRoute(
    of link: RouteLink, _ scene: Scene, from sides: [RouteSide], to others: [RouteSide],
    at positions: (source: Double, target: Double)? = nil
  ) -> Route? {
    var (before, starts) = (link.source, rays(of: link.source, sides, at: positions?.source, scene))
    var legs: [Route] = []
    for number in 0...link.waypoints.count {
      let isLast = number == link.waypoints.count
      let stop = isLast ? link.target : RouteEnd(waypoint: link.waypoints[number])
      // A leg does not go back over the end of the previous leg.
      if let arrival = legs.last?.targetSide {
        starts = rays(of: before, RouteSide.allCases.filter { $0 != arrival }, at: nil, scene)
      }
      let ends = rays(of: stop, isLast ? others : RouteSide.allCases, at: isLast ? positions?.target : nil, scene)
      guard let leg = leg(from: starts, to: ends, RouteLink(source: before, target: stop), scene) else { return nil }
      legs.append(leg)
      before = stop
    }
    guard let first = legs.first, let last = legs.last else { return nil }
    return Route(
      points: legs.flatMap(\.points).withoutCollinear, sourceSide: first.sourceSide, targetSide: last.targetSide,
      sourcePosition: first.sourcePosition, targetPosition: last.targetPosition, isOutside: scene.isOutside,
      hasWaypoints: true)
  }

  /// The route through waypoints with one turn for each leg. It ignores obstacles.
  func unhinderedWaypointRoute(of link: RouteLink) -> Route {
    guard let first = link.waypoints.first, let last = link.waypoints.last else { return unhinderedRoute(of: link) }
    func side(_ end: RouteEnd, toward point: Point) -> RouteSide {
      let (dx, dy) = (point.x - end.rect.midX, point.y - end.rect.midY)
      return end.side ?? (abs(dx) >= abs(dy) ? (dx >= 0 ? .right : .left) : dy >= 0 ? .bottom : .top)
    }
    let (source, target) = (side(link.source, toward: first), side(link.target, toward: last))
    let (start, end) = (middle(of: link.source, source), middle(of: link.target, target))
    var points = [Point(source.axis, link.source.edge(source), start)]
    for waypoint in link.waypoints {
      let before = points[points.count - 1]
      points += [
        Point(source.axis, waypoint.coordinate(source.axis), before.coordinate(source.axis.cross)), waypoint,
      ]
    }
    points.append(Point(target.axis, last.coordinate(target.axis), end))
    points.append(Point(target.axis, link.target.edge(target), end))
    return Route(
      points: points.withoutCollinear, sourceSide: source, targetSide: target, sourcePosition: start,
      targetPosition: end,
      isFixed: true, isUnhindered: true, hasWaypoints: true)
  }

  private func rays(of end: RouteEnd, _ sides: [RouteSide], at position: Double?, _ scene: Scene) -> [RouteRay] {
    sides.compactMap { side in
      let middle = end.rect.size == .zero ? end.rect.extent(side.axis.cross).low : middle(of: end, side)
      return tracks(scene)?.ray(of: end, side, at: position ?? middle, toward: end.rect.beside)
    }
  }

  /// The route of a leg: a straight line, if one is free.
  private mutating func leg(
    from starts: [RouteRay], to ends: [RouteRay], _ link: RouteLink, _ scene: Scene
  ) -> Route? {
    for start in starts {
      for end in ends where end.side == start.side.opposite && abs(end.position - start.position) < 1e-6 {
        let isFacing = start.side.isForward ? start.edge < end.edge : end.edge < start.edge
        let extent = Extent(between: start.edge, end.edge)
        guard isFacing,
          tracks(scene)?.isFree(start.side.axis, at: start.position, extent, besides: link.rects) == true
        else { continue }
        return Route(
          points: [Point(start.side.axis, start.edge, start.position), Point(end.side.axis, end.edge, start.position)],
          sourceSide: start.side, targetSide: end.side, sourcePosition: start.position, targetPosition: end.position)
      }
    }
    return search(scene, from: starts, to: ends, around: link.middle)
  }
}

extension RouteEnd {
  fileprivate init(waypoint: Point) { self.init(rect: Rect(x: waypoint.x, y: waypoint.y, width: 0, height: 0)) }
}

extension Rect {
  /// A rectangle outside this rectangle, so that a ray toward the other rectangle leads out of this rectangle.
  fileprivate var beside: Rect { Rect(x: maxX + 1, y: maxY + 1, width: 0, height: 0) }
}
