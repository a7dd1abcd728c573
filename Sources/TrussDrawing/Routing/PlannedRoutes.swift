import TrussViews

/// Improves the lines that a diagram computed for its edges: removes short jogs, and gives the lines of siblings one
/// trunk.
struct PlannedRoutes {
  private let links: [RouteLink]
  private let isPlanned: [Bool]
  private let labels: [Rect?]
  /// The obstacles of lines: the visible views, and the labels, the label of link n with the index -1 - n.
  private var places: PlaceIndex<Int>
  private let barriers: [RouteObstacles.Barrier]
  private let outer: Rect
  private let metrics: RoutingMetrics

  init(_ drawn: [DrawnConnector], _ links: [RouteLink], _ router: ConnectorRouter) {
    self.links = links
    isPlanned = drawn.map { $0.isEdge && $0.path != nil && $0.link.source.rect != $0.link.target.rect }
    (barriers, outer) = (router.barriers, router.outer)
    var metrics = router.metrics
    metrics.leastEndSpacing = metrics.middleEndSpacing
    self.metrics = metrics
    places = router.places
    labels = drawn.map { $0.path?.label?.rect }
    for (number, label) in labels.enumerated() { if let label { places.insert(-1 - number, at: label) } }
  }

  func tidy(_ routes: inout [Route]) {
    leaveSideways(&routes)
    var tidy = routes
    for number in routes.indices {
      // Ends on a narrow top stay beside its corners, and lines that the diagram joined stay together.
      tidy[number].isFixed =
        !isPlanned[number] || routes[number].trunk != nil || links[number].source.hasNarrowTop
        || links[number].target.hasNarrowTop
      let points = routes[number].points
      guard points.count > 1 else { continue }
      tidy[number].sourceSide = RouteSide(arrivingAt: points[0], from: points[1])
      tidy[number].targetSide = RouteSide(arrivingAt: points[points.count - 1], from: points[points.count - 2])
    }
    straighten(&tidy)
    addTrunks(&tidy)
    for number in routes.indices where tidy[number].trunk != nil { tidy[number].isFixed = true }
    straighten(&tidy, longest: metrics.isCells ? 7 : 40)
    for number in routes.indices where isPlanned[number] {
      routes[number] = tidy[number]
      routes[number].isFixed = true
    }
  }

  /// Moves the label of a line across the line, if the line moved.
  func moveLabel(of number: Int, _ drawn: inout DrawnConnector, onto route: Route) {
    guard isPlanned[number], let rect = labels[number] else { return }
    let middle = Point(x: rect.midX, y: rect.midY)
    let shifts = zip(route.points, route.points.dropFirst()).compactMap { from, to -> (axis: Axis, length: Double)? in
      let axis = Axis(from, to)
      guard Extent(between: from.coordinate(axis), to.coordinate(axis)).contains(middle.coordinate(axis)) else {
        return nil
      }
      return (axis, from.coordinate(axis.cross) - middle.coordinate(axis.cross))
    }
    guard let shift = shifts.min(by: { abs($0.length) < abs($1.length) }),
      abs(shift.length) >= 1, abs(shift.length) < metrics.leastJog
    else { return }
    let length = shift.length.rounded(.towardZero)
    drawn.path?.label?.rect = shift.axis == .horizontal ? rect.offset(x: 0, y: length) : rect.offset(x: length, y: 0)
  }

  private func straighten(_ routes: inout [Route], longest: Double = 0) {
    RouteStraightening(
      places: places, barriers: barriers, outer: outer, metrics: metrics, labels: labels, lengthens: false,
      longestSharedJog: longest
    )
    .straighten(&routes, of: links)
  }

  /// At a sign that is too small for several lines on one side, one line ends there, or lines that share a trunk, and
  /// others at the sides across.
  private func leaveSideways(_ routes: inout [Route]) {
    var taken: [RouteEnds.Place: Int] = [:]
    /// The ends that are beside the sign at which they should be.
    var ends: [(number: Int, isSource: Bool, place: RouteEnds.Place, distance: Double)] = []
    for number in routes.indices where isPlanned[number] && routes[number].points.count > 1 {
      for isSource in [true, false] {
        let points = isSource ? routes[number].points : routes[number].points.reversed()
        guard let side = RouteSide(arrivingAt: points[0], from: points[1]) else { continue }
        let rect = (isSource ? links[number].source : links[number].target).rect
        let (extent, across) = (rect.extent(side.axis.cross), points[0].coordinate(side.axis.cross))
        if metrics.isCells ? extent.length <= 1 : !extent.contains(across) {
          ends.append((number, isSource, RouteEnds.Place(rect: rect, side: side), abs(across - extent.middle)))
        }
      }
    }
    // Lines that begin at a sign come first, then those nearest to its middle.
    ends.sort { ($0.isSource ? 0 : 1, $0.distance, $0.number) < ($1.isSource ? 0 : 1, $1.distance, $1.number) }
    func fan(_ number: Int, isSource: Bool) -> Int? { isSource ? links[number].sourceFan : links[number].targetFan }
    for (number, isSource, place, _) in ends {
      let points = isSource ? routes[number].points : routes[number].points.reversed()
      let (rect, side, own) = (place.rect, place.side, fan(number, isSource: isSource))
      if let other = taken[place], points.count > 3, own == nil || own != fan(other, isSource: isSource) {
        let (middle, across) = (rect.extent(side.axis).middle.sharpLine, points[2].coordinate(side.axis.cross))
        let sides = side.axis.cross.sides
        let next = across > rect.extent(side.axis.cross).middle ? sides.forth : sides.back
        let line = [Point(next.axis, rect.edge(next), middle), Point(next.axis, across, middle)]
        let sideways = RouteEnds.Place(rect: rect, side: next)
        let others = ends.filter { $0.place == place }.map(\.number)
        if taken[sideways] == nil, isFree(line + [points[2]], others, links[number].rects, routes) {
          taken[sideways] = number
          routes[number].points = line + points[3...]
          if !isSource { routes[number].points.reverse() }
          continue
        }
      }
      taken[place] = number
    }
  }

  // MARK: - Trunks

  private struct Fan: Hashable {
    var number: Int
    var isSource: Bool
    var side: RouteSide
  }

  /// Gives trunks to the links that may share one and turn once between neighbouring ranks, the largest trunks first.
  private func addTrunks(_ routes: inout [Route]) {
    var (fans, order): ([Fan: [Int]], [Fan]) = ([:], [])
    for number in routes.indices
    where isPlanned[number] && routes[number].trunk == nil && [2, 4].contains(routes[number].points.count) {
      guard let side = routes[number].sourceSide, routes[number].targetSide == side.opposite else { continue }
      for (fan, isSource) in [(links[number].sourceFan, true), (links[number].targetFan, false)] {
        guard let fan = fan.map({ Fan(number: $0, isSource: isSource, side: isSource ? side : side.opposite) }) else {
          continue
        }
        if fans[fan] == nil { order.append(fan) }
        fans[fan, default: []].append(number)
      }
    }
    var taken: Set<Int> = []
    var count = (routes.compactMap { $0.trunk?.number }.max() ?? -1) + 1
    // A link that a trunk takes is not available for later trunks.
    while let fan = order.max(by: { fans[$0, default: []].count < fans[$1, default: []].count }) {
      order.removeAll { $0 == fan }
      var seen: [Rect] = []
      let all = fans[fan, default: []]
      let free = all.filter { !taken.contains($0) }
      if free.count < all.count, free.count > 1 {
        fans[fan] = free
        order.append(fan)
        continue
      }
      let trunk = RouteTrunk(members: free, isSource: fan.isSource, side: fan.side)
      let members = free.filter { number in
        let far = trunk.ends(of: links[number]).far.rect
        defer { seen.append(far) }
        return !seen.contains(far)
      }
      guard members.count > 1, let found = trunkLines(of: trunk, members, routes) else { continue }
      for (place, number) in members.enumerated() {
        routes[number] = found[place]
        routes[number].trunk = Route.Trunk(number: count, isSource: fan.isSource, isLead: place == 0)
      }
      taken.formUnion(members)
      count += 1
    }
  }

  /// The lines of the members with a common trunk; nil if all of them are straight, or if no trunk is free.
  private func trunkLines(of trunk: RouteTrunk, _ members: [Int], _ routes: [Route]) -> [Route]? {
    let (axis, sign) = (trunk.side.axis, Double(trunk.side.sign))
    let lines = members.map { trunk.isSource ? routes[$0].points : routes[$0].points.reversed() }
    let ends = members.map { trunk.ends(of: links[$0]) }
    let bars = Set(lines.filter { $0.count == 4 }.map { $0[1].coordinate(axis) })
    let near = lines.map { $0[0].coordinate(axis.cross) }
    let far = lines.map { $0[$0.count - 1].coordinate(axis.cross) }
    guard !bars.isEmpty, let edge = lines.first?[0].coordinate(axis), let view = ends.first?.near else { return nil }
    let room = Extent(
      low: sign * edge + (view.hasHead ? metrics.stub(of: view) : 0),
      high: zip(ends, lines).map { end, line in
        sign * line[line.count - 1].coordinate(axis) - metrics.stub(of: end.far)
      }.min() ?? 0)
    let mean = near.reduce(0, +) / Double(near.count)
    let straight = zip(lines, near).filter { $0.0.count == 2 }.map(\.1)
    let middle = metrics.range(of: view.rect.extent(axis.cross)).middle.sharpLine
    // The trunk is in the middle of the side, if no other line ends there and no member is straight.
    let isAlone = routes.indices.allSatisfy { number in
      members.contains(number) || !isAt(view.rect, trunk.side, number, routes[number])
    }
    let positions = (straight + (straight.isEmpty && isAlone ? [middle] : []) + near).enumerated().sorted {
      let (first, next) = (abs($0.element - mean), abs($1.element - mean))
      return $0.offset < straight.count && $1.offset >= straight.count
        || ($0.offset < straight.count) == ($1.offset < straight.count) && (first, $0.offset) < (next, $1.offset)
    }
    let sorted = bars.sorted { (abs(sign * $0 - room.middle), $0) < (abs(sign * $1 - room.middle), $1) }
    // Only the first places are tried, because further ones rarely give a better trunk and take time.
    for bar in sorted.filter({ room.contains(sign * $0) }).prefix(4) {
      for (_, position) in positions.prefix(4) {
        let start = Point(axis, edge, position)
        let found = zip(far, lines).map { far, line in
          let end = line[line.count - 1]
          return far == position
            ? [start, end] : [start, Point(axis, bar, position), Point(axis, bar, far), end]
        }
        guard zip(found, ends).allSatisfy({ isFree($0, members, [$1.near.rect, $1.far.rect], routes) }) else {
          continue
        }
        return zip(found, far).map { points, far in
          let route = Route(
            points: points, sourceSide: trunk.side, targetSide: trunk.side.opposite, sourcePosition: position,
            targetPosition: far, isFixed: true)
          return trunk.isSource ? route : route.reversed
        }
      }
    }
    return nil
  }

  /// Whether a line begins or ends at a side of a view.
  private func isAt(_ rect: Rect, _ side: RouteSide, _ number: Int, _ route: Route) -> Bool {
    let points = route.points
    guard points.count > 1 else { return false }
    return links[number].source.rect == rect && RouteSide(arrivingAt: points[0], from: points[1]) == side
      || links[number].target.rect == rect
        && RouteSide(arrivingAt: points[points.count - 1], from: points[points.count - 2]) == side
  }

  /// Whether a line of a trunk meets no view and no label, and runs along no border and no line of another link.
  private func isFree(_ points: [Point], _ members: [Int], _ ends: [Rect], _ routes: [Route]) -> Bool {
    for (from, to) in zip(points, points.dropFirst()) {
      let (line, axis) = (Rect(around: from, to), Axis(from, to))
      guard outer.contains(line), !barriers.hasPart(along: axis, line, metrics),
        places.first(
          in: line.inset(by: Insets(all: -metrics.clearance)),
          where: { place, _ in
            !ends.contains { place.contains($0) || $0.contains(place) }
          }) == nil
      else { return false }
      for number in routes.indices where !members.contains(number) {
        for (start, end) in zip(routes[number].points, routes[number].points.dropFirst())
        where start != end && Axis(start, end) == axis {
          let distance = abs(start.coordinate(axis.cross) - from.coordinate(axis.cross))
          let common = Rect(around: start, end).extent(axis).intersection(line.extent(axis))
          // In cells two lines that turn in one cell are joined.
          if distance < metrics.spacing - 1e-6, common.length > -0.5 { return false }
        }
      }
    }
    return true
  }
}
