import TrussViews

/// Routes connectors along the axes and around views: each with the fewest bends, and of such routes the shortest.
///
/// Each connector is routed by itself from the middles of sides that have room for its ends. The ends that share a side
/// are then spread along it, the routes that this changes are found again, and lines that run on each other are moved
/// apart.
struct ConnectorRouter {
  /// The frames of what is seen. Those of ends are among them.
  let obstacles: [Rect]
  let bounds: Rect
  /// The picture with the room that it may grow by.
  let outer: Rect
  let metrics: RoutingMetrics
  /// The obstacles, by their numbers.
  let places: PlaceIndex<Int>
  private var searches: [Scene: RouteSearch] = [:]
  private var endCounts: [RouteEnds.Place: Int] = [:]

  /// The obstacles of a route: all but those that hold an end of it.
  private struct Scene: Hashable {
    var holders: [Int]
    var isOutside: Bool
  }

  init(obstacles: [Rect], bounds: Rect, outer: Rect? = nil, metrics: RoutingMetrics) {
    (self.obstacles, self.bounds, self.outer, self.metrics) = (obstacles, bounds, outer ?? bounds, metrics)
    places = obstacles.enumerated().reduce(into: PlaceIndex()) { $0.insert($1.offset, at: $1.element) }
  }

  mutating func routes(of links: [RouteLink]) -> [Route] {
    var routes = links.map { _ in Route(points: []) }
    // Links with a line of their own, and those that share the line of the link back.
    var (owners, sharers): ([Int], [Int]) = ([], [])
    // Loops come last, as most corners are as good for them.
    for number in links.indices.filter({ !links[$0].isLoop }) + links.indices.filter({ links[$0].isLoop }) {
      let link = links[number]
      if let reverse = link.reverse.map({ routes[$0].reversed }), sharesLine(link, reverse) {
        sharers.append(number)
        continue
      }
      routes[number] = firstRoute(of: link)
      note(routes[number], of: link)
      owners.append(number)
    }
    owners.sort()
    let owned = owners.map { links[$0] }
    var own = owners.map { routes[$0] }
    RouteEnds(links: owned, metrics: metrics).spread(&own)
    for (index, link) in owned.enumerated() where own[index].isMoved { own[index] = movedRoute(of: link, own[index]) }
    RouteNudging(obstacles: obstacles, bounds: bounds, outer: outer, metrics: metrics).moveApart(&own, of: owned)
    if metrics.isCells {
      let untangling = RouteUntangling(places: places, outer: outer, metrics: metrics)
      untangling.untangle(&own, of: owned)
      if untangling.replace(&own, of: owned, by: { eachRoute(of: $0, $1) }) { untangling.untangle(&own, of: owned) }
    }
    for (number, route) in zip(owners, own) {
      routes[number] = route
      routes[number].points = route.points.withoutIdle
    }
    for number in sharers { if let reverse = links[number].reverse { routes[number] = routes[reverse].reversed } }
    return routes
  }

  // MARK: - Room

  /// Whether a link takes the line of the one that leads back: in text where the sides of a straight one have no room for
  /// another.
  private func sharesLine(_ link: RouteLink, _ reverse: Route) -> Bool {
    guard metrics.isCells, reverse.points.count == 2, let source = reverse.sourceSide, let target = reverse.targetSide
    else { return false }
    return !hasRoom(link.source.rect, source) || !hasRoom(link.target.rect, target)
  }

  /// Whether a side has room for more ends.
  private func hasRoom(_ rect: Rect, _ side: RouteSide, for count: Int = 1) -> Bool {
    let room = max(0, metrics.range(of: rect.extent(side.axis.cross)).length)
    return Double(endCounts[RouteEnds.Place(rect: rect, side: side), default: 0] + count - 1)
      * metrics.leastEndSpacing <= room
  }

  /// Whether the sides of a loop have room for its ends.
  func hasRoom(for loop: Route, of link: RouteLink) -> Bool {
    guard let side = loop.sourceSide, let other = loop.targetSide else { return false }
    return hasRoom(link.source.rect, side, for: side == other ? 2 : 1) && hasRoom(link.source.rect, other)
  }

  private mutating func note(_ route: Route, of link: RouteLink) {
    if let side = route.sourceSide { endCounts[RouteEnds.Place(rect: link.source.rect, side: side), default: 0] += 1 }
    if let side = route.targetSide { endCounts[RouteEnds.Place(rect: link.target.rect, side: side), default: 0] += 1 }
  }

  // MARK: - Routes

  /// Whether to look outside of the picture, in what it may grow by: first in the picture.
  private var areas: [Bool] { outer == bounds ? [false] : [false, true] }

  /// A route from sides that have room for it, else from those that others leave no room on.
  private mutating func firstRoute(of link: RouteLink) -> Route {
    if link.isStraight { return straightRoute(of: link) }
    if link.isLoop { return loop(of: link) }
    for isCrowded in [false, true] {
      for isOutside in areas {
        if let route = route(of: link, isOutside: isOutside, isCrowded: isCrowded) { return route }
      }
    }
    return unhinderedRoute(of: link)
  }

  private mutating func route(of link: RouteLink, isOutside: Bool, isCrowded: Bool) -> Route? {
    let scene = Scene(holders: holders(of: link), isOutside: isOutside)
    if searches[scene] == nil {
      let others = obstacles.indices.filter { !scene.holders.contains($0) }.map { obstacles[$0] }
      searches[scene] = RouteSearch(
        RoutingTracks(
          around: others, inside: scene.holders.map { obstacles[$0] }, in: isOutside ? outer : bounds, metrics))
    }
    func sides(of end: RouteEnd, _ order: [RouteSide]) -> [RouteSide] {
      end.side.map { [$0] } ?? (isCrowded ? order : order.filter { hasRoom(end.rect, $0) })
    }
    let (forth, back) = (
      sides(of: link.source, RouteSide.allCases), sides(of: link.target, RouteSide.allCases.reversed())
    )
    if let (side, position) = searches[scene]?.tracks.straightLine(of: link, from: forth, to: back) {
      return line(of: link, side, at: position)
    }
    func rays(_ end: RouteEnd, _ other: RouteEnd, _ sides: [RouteSide]) -> [RouteRay] {
      sides.compactMap { side in
        let middle = metrics.range(of: end.rect.extent(side.axis.cross)).middle
        return searches[scene]?.tracks.ray(of: end, side, at: middle.sharpLine, toward: other.rect)
      }
    }
    let (starts, ends) = (rays(link.source, link.target, forth), rays(link.target, link.source, back))
    var route = searches[scene]?.route(from: starts, to: ends, around: link.middle)
    route?.isOutside = isOutside
    return route
  }

  /// Visits the routes between all sides that a link may end at, first those in the picture, until a visit returns true.
  private mutating func eachRoute(of link: RouteLink, _ visit: (Route) -> Bool) {
    for isOutside in areas {
      for side in link.source.side.map({ [$0] }) ?? RouteSide.allCases {
        for other in link.target.side.map({ [$0] }) ?? RouteSide.allCases.reversed() {
          var given = link
          (given.source.side, given.target.side) = (side, other)
          if let route = route(of: given, isOutside: isOutside, isCrowded: true), visit(route) { return }
        }
      }
    }
  }

  /// The route between ends that were moved along their sides.
  private mutating func movedRoute(of link: RouteLink, _ old: Route) -> Route {
    guard let source = old.sourceSide, let target = old.targetSide else { return old }
    if link.isLoop { return loop(of: link, source, old.sourcePosition, target, old.targetPosition) }
    let scene = Scene(holders: holders(of: link), isOutside: old.isOutside)
    guard let tracks = searches[scene]?.tracks else { return old }
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

  /// The obstacles that hold an end of a link, which its route leaves or enters.
  private func holders(of link: RouteLink) -> [Int] {
    var holders: Set<Int> = []
    for rect in link.rects {
      places.forEach(in: rect.inset(by: Insets(all: -0.5))) { obstacle, index in
        if obstacle.contains(rect), obstacle != rect { holders.insert(index) }
      }
    }
    return holders.sorted()
  }

  /// Whether a line leaves a part of the picture or crosses a view, besides those that are or hold one, or are in it.
  func isHindered(_ from: Point, _ to: Point, in bounds: Rect, besides own: Rect) -> Bool {
    let line = Rect(around: from, to)
    guard bounds.contains(line) else { return true }
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
