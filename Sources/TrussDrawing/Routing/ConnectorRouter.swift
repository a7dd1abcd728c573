import TrussViews

/// Routes connectors along the axes and around views, with as few bends as possible. Among routes with equally many
/// bends, the shortest is chosen.
///
/// Each connector is first routed alone, from the middles of sides that have space for its ends. Between two sides that
/// face each other, a line with a jog is as good as a straight line. Then ends that share a side are spread along the
/// side, around its middle; changed routes are searched again; and lines that run on each other are moved apart. Loops
/// are placed in the remaining space. Finally, in cells, lines that still run on each other are untangled.
struct ConnectorRouter {
  /// The frames that lines must avoid, including the frames of the connected views.
  let obstacles: [Rect]
  /// The frames of groups. A connector may end inside a group, so lines may cross the group's border.
  private let groups: [Rect]
  /// Lines of views that routes may cross but not run along.
  let barriers: [RouteObstacles.Barrier]
  let bounds: Rect
  /// The picture with the margin by which it may grow.
  let outer: Rect
  let metrics: RoutingMetrics
  /// The indices of the obstacles by position.
  let places: PlaceIndex<Int>
  private var searches: [Scene: RouteSearch] = [:]
  var endCounts: [RouteEnds.Place: Int] = [:]

  /// The obstacles of a route: all views except for `holders`, which contain an end of the route; and in addition the
  /// `groups` at which the route ends.
  struct Scene: Hashable {
    var holders: [Int]
    var groups: [Int]
    var isOutside: Bool
  }

  init(
    obstacles: [Rect], groups: [Rect] = [], lines: [Rect] = [], bounds: Rect, outer: Rect? = nil,
    metrics: RoutingMetrics
  ) {
    (self.obstacles, self.groups) = (obstacles, groups)
    (self.bounds, self.outer, self.metrics) = (bounds, outer ?? bounds, metrics)
    barriers = RouteObstacles(solids: obstacles, groups: groups, lines: lines).barriers.map { $0.widened(metrics) }
    places = obstacles.enumerated().reduce(into: PlaceIndex()) { $0.insert($1.offset, at: $1.element) }
  }

  mutating func routes(of links: [RouteLink]) -> [Route] {
    var routes = links.map { _ in Route(points: []) }
    // The links with their own line, and the links that share the line of a link in the opposite direction.
    var (owners, sharers): ([Int], [Int]) = ([], [])
    var trunks: [RouteTrunk] = []
    for trunk in self.trunks(of: links) { begin(trunk, of: links, &routes, &trunks) }
    for number in links.indices where !links[number].isLoop {
      let link = links[number]
      if routes[number].trunk != nil {
        owners.append(number)
        continue
      }
      if let reverse = link.reverse.map({ routes[$0].reversed }), sharesLine(link, reverse) {
        sharers.append(number)
        continue
      }
      routes[number] = firstRoute(of: link)
      note(routes[number], of: link)
      owners.append(number)
    }
    let owned = owners.map { links[$0] }
    var own = owners.map { routes[$0] }
    RouteEnds(links: owned, metrics: metrics).spread(&own)
    for (number, route) in zip(owners, own) { routes[number] = route }
    finish(trunks, of: links, &routes)
    own = owners.map { routes[$0] }
    for (index, link) in owned.enumerated() where own[index].isMoved { own[index] = movedRoute(of: link, own[index]) }
    for index in own.indices where own[index].hasWaypoints { own[index].isFixed = true }
    RouteNudging(obstacles: obstacles, barriers: barriers, bounds: bounds, outer: outer, metrics: metrics)
      .moveApart(&own, of: owned)
    RouteStraightening(places: places, barriers: barriers, outer: outer, metrics: metrics).straighten(&own, of: owned)
    for (number, route) in zip(owners, own) { routes[number] = route }
    // Most corners suit a loop equally well, so loops take corners that lines leave free.
    placeLoops(&routes, of: links)
    untangle(&routes, of: links, owners + links.indices.filter { links[$0].isLoop })
    for number in routes.indices { routes[number].points = routes[number].points.withoutCollinear }
    for number in sharers { if let reverse = links[number].reverse { routes[number] = routes[reverse].reversed } }
    return routes
  }

  /// In cells, moves apart lines that run on each other.
  private mutating func untangle(_ routes: inout [Route], of links: [RouteLink], _ owners: [Int]) {
    guard metrics.isCells else { return }
    let owners = owners.sorted()
    let owned = owners.map { links[$0] }
    var own = owners.map { routes[$0] }
    let untangling = RouteUntangling(places: places, barriers: barriers, outer: outer, metrics: metrics)
    // A moved line leaves space for others, so another attempt may succeed.
    for _ in 0..<3 {
      untangling.untangle(&own, of: owned)
      guard untangling.replace(&own, of: owned, by: { eachRoute(of: $0) }) else { break }
    }
    untangling.untangle(&own, of: owned)
    for (number, route) in zip(owners, own) { routes[number] = route }
  }

  // MARK: - Room

  /// Whether a link shares the line of the link in the opposite direction. This is so only in cells, if this line has
  /// at most two turns and one of the sides has no space for another end.
  private func sharesLine(_ link: RouteLink, _ reverse: Route) -> Bool {
    guard metrics.isCells, reverse.points.count <= 4, let source = reverse.sourceSide, let target = reverse.targetSide
    else { return false }
    return !hasRoom(link.source.rect, source) || !hasRoom(link.target.rect, target)
  }

  func hasRoom(_ rect: Rect, _ side: RouteSide, for count: Int = 1) -> Bool {
    let room = max(0, metrics.range(of: rect.extent(side.axis.cross)).length)
    return Double(endCounts[RouteEnds.Place(rect: rect, side: side), default: 0] + count - 1)
      * metrics.leastEndSpacing <= room
  }

  private mutating func note(_ route: Route, of link: RouteLink) {
    if let side = route.sourceSide { endCounts[RouteEnds.Place(rect: link.source.rect, side: side), default: 0] += 1 }
    if let side = route.targetSide { endCounts[RouteEnds.Place(rect: link.target.rect, side: side), default: 0] += 1 }
  }

  // MARK: - Routes

  /// The areas to search, in order: false for the picture, true for the picture with the margin by which it may grow.
  private var areas: [Bool] { outer == bounds ? [false] : [false, true] }

  /// The first route of a link, from sides that have space for it or else from crowded sides.
  private mutating func firstRoute(of link: RouteLink) -> Route {
    if link.isStraight { return straightRoute(of: link) }
    if let route = lineInside(of: link) { return route }
    for isCrowded in [false, true] {
      for isOutside in areas {
        if let route = route(of: link, isOutside: isOutside, isCrowded: isCrowded) { return route }
      }
    }
    return !link.waypoints.isEmpty ? unhinderedWaypointRoute(of: link) : unhinderedRoute(of: link)
  }

  /// The straight line between a view and a view around it that is too near for a line with turns; nil for any other
  /// link, and if the line is not free or not long enough for its heads. Cells have space for turns.
  private mutating func lineInside(of link: RouteLink) -> Route? {
    guard !metrics.isCells, !link.isLoop, link.waypoints.isEmpty else { return nil }
    let isInward = link.source.rect.contains(link.target.rect)
    guard isInward || link.target.rect.contains(link.source.rect) else { return nil }
    let (inner, outer) = isInward ? (link.target, link.source) : (link.source, link.target)
    let heads = [inner, outer].map { $0.hasHead ? 8 + $0.headExcess : 0 }.reduce(0, +)
    let turns = metrics.stub(of: inner) + metrics.stub(of: outer)
    let scene = scene(of: link, isOutside: false)
    for side in RouteSide.allCases where inner.allows(side) && outer.allows(side) {
      let (start, end) = (inner.edge(side), outer.rect.edge(side) - Double(side.sign) * outer.gap(at: side))
      let (length, position) = (Double(side.sign) * (end - start), middle(of: inner, side))
      guard length > max(0, heads), length < turns + metrics.leastJog,
        tracks(scene)?.isFree(side.axis, at: position, Extent(between: start, end), besides: link.rects) == true
      else { continue }
      let points = [Point(side.axis, start, position), Point(side.axis, end, position)]
      return Route(
        points: isInward ? points.reversed() : points, sourceSide: side, targetSide: side, sourcePosition: position,
        targetPosition: position, isFixed: true)
    }
    return nil
  }

  private mutating func route(of link: RouteLink, isOutside: Bool, isCrowded: Bool) -> Route? {
    let scene = scene(of: link, isOutside: isOutside)
    func sides(of end: RouteEnd, _ order: [RouteSide]) -> [RouteSide] {
      order.filter { end.allows($0) && (end.side != nil || isCrowded || hasRoom(end.rect, $0)) }
    }
    let (forth, back) = (
      sides(of: link.source, RouteSide.allCases), sides(of: link.target, RouteSide.allCases.reversed())
    )
    if !link.waypoints.isEmpty { return waypointRoute(of: link, scene, from: forth, to: back) }
    for side in searches[scene]?.tracks.facingSides(of: link, from: forth, to: back) ?? [] {
      if let route = facingRoute(of: link, side, scene) { return route }
    }
    return route(of: link, scene, from: forth, to: back)
  }

  /// The route from the middles of some sides to the middles of others.
  private mutating func route(
    of link: RouteLink, _ scene: Scene, from sides: [RouteSide], to others: [RouteSide]
  ) -> Route? {
    func rays(_ end: RouteEnd, _ other: RouteEnd, _ sides: [RouteSide]) -> [RouteRay] {
      sides.compactMap { side in
        searches[scene]?.tracks.ray(of: end, side, at: middle(of: end, side), toward: other.rect)
      }
    }
    let (starts, ends) = (rays(link.source, link.target, sides), rays(link.target, link.source, others))
    var route = searches[scene]?.route(from: starts, to: ends, around: link.middle)
    route?.isOutside = scene.isOutside
    return route
  }

  /// The route between two sides that face each other: from middle to middle with a jog, or a straight line if the jog
  /// would be too short or has no space. Nil if neither is free.
  private mutating func facingRoute(of link: RouteLink, _ side: RouteSide, _ scene: Scene) -> Route? {
    guard let tracks = searches[scene]?.tracks else { return nil }
    let jog = abs(middle(of: link.source, side) - middle(of: link.target, side.opposite))
    if jog >= metrics.leastJog, tracks.hasRoomForJog(link, side),
      let route = route(of: link, scene, from: [side], to: [side.opposite]), route.points.count <= 4
    {
      return route
    }
    return tracks.straightLine(of: link, from: side).map { line(of: link, side, at: $0) }
  }

  func middle(of end: RouteEnd, _ side: RouteSide) -> Double {
    metrics.range(of: end.rect.extent(side.axis.cross)).middle.sharpLine
  }

  func tracks(_ scene: Scene) -> RoutingTracks? { searches[scene]?.tracks }

  mutating func search(
    _ scene: Scene, from starts: [RouteRay], to ends: [RouteRay], around middle: Point
  ) -> Route? {
    searches[scene]?.route(from: starts, to: ends, around: middle)
  }

  /// Returns the obstacles of a link's routes. Computes the tracks around these obstacles on first use.
  private mutating func scene(of link: RouteLink, isOutside: Bool) -> Scene {
    let own = groups.indices.filter { group in
      link.rects.contains(groups[group])
        && !link.rects.contains { $0 != groups[group] && groups[group].contains($0) }
    }
    let scene = Scene(holders: holders(of: link), groups: own, isOutside: isOutside)
    if searches[scene] == nil {
      let others = obstacles.indices.filter { !scene.holders.contains($0) }.map { obstacles[$0] }
      let borders = scene.holders.flatMap { RouteObstacles.barriers(around: obstacles[$0]).map { $0.widened(metrics) } }
      searches[scene] = RouteSearch(
        RoutingTracks(
          around: others + own.map { groups[$0] }, across: barriers + borders, in: isOutside ? outer : bounds, metrics))
    }
    return scene
  }

  /// The routes between all sides at which a link may end.
  private mutating func eachRoute(of link: RouteLink) -> [Route] {
    var routes: [Route] = []
    for isOutside in areas {
      for side in RouteSide.allCases where link.source.allows(side) {
        for other in RouteSide.allCases.reversed() where link.target.allows(other) {
          var given = link
          (given.source.side, given.target.side) = (side, other)
          if let route = route(of: given, isOutside: isOutside, isCrowded: true) { routes.append(route) }
        }
      }
    }
    return routes
  }

  /// The route between ends that were moved along their sides.
  private mutating func movedRoute(of link: RouteLink, _ old: Route) -> Route {
    guard let source = old.sourceSide, let target = old.targetSide else { return old }
    let scene = scene(of: link, isOutside: old.isOutside)
    guard let tracks = searches[scene]?.tracks else { return old }
    if old.hasWaypoints {
      let positions = (old.sourcePosition, old.targetPosition)
      return waypointRoute(of: link, scene, from: [source], to: [target], at: positions) ?? old
    }
    if old.points.count == 2, abs(old.sourcePosition - old.targetPosition) < 1e-6,
      tracks.isFree(along: link, source, at: old.sourcePosition)
    {
      return line(of: link, source, at: old.sourcePosition)
    }
    guard let start = tracks.ray(of: link.source, source, at: old.sourcePosition, toward: link.target.rect),
      let end = tracks.ray(of: link.target, target, at: old.targetPosition, toward: link.source.rect)
    else { return old }
    var route = searches[scene]?.route(from: [start], to: [end], around: link.middle) ?? old
    route.isOutside = old.isOutside
    return route
  }

  /// The obstacles that contain an end or a waypoint of a link. The link's route may cross their borders.
  private func holders(of link: RouteLink) -> [Int] {
    var holders: Set<Int> = []
    for rect in link.rects + link.waypoints.map({ Rect(around: $0, $0) }) {
      places.forEach(in: rect.inset(by: Insets(all: -0.5))) { obstacle, index in
        if obstacle.contains(rect), obstacle != rect { holders.insert(index) }
      }
    }
    return holders.sorted()
  }

  /// Whether a line extends beyond `bounds`, crosses a view, or runs along a line of another view. Ignores views that
  /// equal, contain or are inside `own`.
  func isHindered(_ from: Point, _ to: Point, in bounds: Rect, besides own: Rect) -> Bool {
    let line = Rect(around: from, to)
    guard bounds.contains(line), !barriers.hasPart(along: Axis(from, to), line, metrics) else { return true }
    return places.first(in: line) { obstacle, _ in
      obstacle != own && !obstacle.contains(own) && !own.contains(obstacle)
    } != nil
  }

  private func line(of link: RouteLink, _ side: RouteSide, at position: Double) -> Route {
    let (start, end) = link.line(from: side)
    return Route(
      points: [Point(side.axis, start, position), Point(side.axis, end, position)], sourceSide: side,
      targetSide: side.opposite, sourcePosition: position, targetPosition: position)
  }
}

extension Array where Element == Point {
  /// The points without repetitions, and without points at which a line continues straight on.
  var withoutCollinear: [Point] {
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
