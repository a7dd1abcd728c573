import TrussViews

/// Removes short jogs, which look like mistakes, from routes. One of the two adjacent parts moves in line with the
/// other or, if this place is not free, so far away that the jog is long enough.
struct RouteStraightening {
  /// The indices of the obstacles by position.
  let places: PlaceIndex<Int>
  let barriers: [RouteObstacles.Barrier]
  let outer: Rect
  let metrics: RoutingMetrics
  /// The labels on the lines, which are among `places` with the index -1 - n for line n.
  var labels: [Rect?] = []
  /// Whether a jog that cannot be removed becomes longer.
  var lengthens = true
  /// The length of the longest jog that is removed if the line ends beside others on a side, and so not in its middle.
  var longestSharedJog = 0.0

  func straighten(_ routes: inout [Route], of links: [RouteLink]) {
    var lines = PlaceIndex<Part>()
    var ends: [RouteEnds.Place: [End]] = [:]
    func note(_ number: Int) {
      let points = routes[number].points
      for part in points.indices.dropLast() {
        lines.insert(Part(route: number, number: part), at: Rect(around: points[part], points[part + 1]))
      }
    }
    for number in routes.indices {
      if !routes[number].isFixed, !links[number].isLoop {
        routes[number].points = routes[number].points.withoutCollinear
      }
      note(number)
      for (rect, side, isSource) in [
        (links[number].source.rect, routes[number].sourceSide, true),
        (links[number].target.rect, routes[number].targetSide, false),
      ] {
        if let side {
          ends[RouteEnds.Place(rect: rect, side: side), default: []].append(End(route: number, isSource: isSource))
        }
      }
    }
    for number in routes.indices where !routes[number].isFixed && !links[number].isLoop {
      // Lengthening one jog may shorten the next jog, so the search is repeated a few times.
      for _ in 0..<8 {
        guard let better = straightened(number, routes, links, lines, ends) else { break }
        routes[number] = better
        note(number)
      }
    }
  }

  /// The route with its first short jog removed or lengthened; nil if no jog can be corrected.
  private func straightened(
    _ number: Int, _ routes: [Route], _ links: [RouteLink], _ lines: PlaceIndex<Part>,
    _ ends: [RouteEnds.Place: [End]]
  ) -> Route? {
    let points = routes[number].points
    guard points.count > 3 else { return nil }
    for jog in 1..<points.count - 2 where isShortJog(points, jog) {
      for length in lengthens ? [0, metrics.leastJog] : [0] {
        for (part, other) in [(jog + 1, points[jog]), (jog - 1, points[jog + 1])] {
          let moved = moved(part, inLineWith: other, by: length, number, routes, links, lines, ends)
          if let moved { return moved }
        }
      }
    }
    for part in points.indices.dropLast(5) where isUnevenDetour(points, part) {
      for (part, other) in [(part + 4, points[part]), (part, points[part + 4])] {
        let moved = moved(part, inLineWith: other, by: 0, number, routes, links, lines, ends)
        if let moved { return moved }
      }
    }
    return nil
  }

  /// The route with a part in line with a point, or at a distance from this line; nil if the place is not free.
  private func moved(
    _ part: Int, inLineWith other: Point, by length: Double, _ number: Int, _ routes: [Route], _ links: [RouteLink],
    _ lines: PlaceIndex<Part>, _ ends: [RouteEnds.Place: [End]]
  ) -> Route? {
    var moved = routes[number]
    let axis = Axis(moved.points[part], moved.points[part + 1])
    let (old, inLine) = (moved.points[part].coordinate(axis.cross), other.coordinate(axis.cross))
    let across = old < inLine ? inLine - length : inLine + length
    for place in [part, part + 1] {
      moved.points[place] = Point(axis, moved.points[place].coordinate(axis), across)
    }
    guard isFree(moved, part, axis, number, routes, links, lines, ends) else { return nil }
    moved.points = moved.points.withoutCollinear
    return moved
  }

  /// Whether a line leaves its course after a part, and returns almost to it with the fourth part after it.
  private func isUnevenDetour(_ points: [Point], _ part: Int) -> Bool {
    let axis = Axis(points[part], points[part + 1]).cross
    let offset = abs(points[part + 4].coordinate(axis) - points[part].coordinate(axis))
    let (away, back) = (
      points[part + 2].coordinate(axis) - points[part + 1].coordinate(axis),
      points[part + 4].coordinate(axis) - points[part + 3].coordinate(axis)
    )
    return offset > 1e-6 && offset < metrics.leastJog && away * back < 0
  }

  /// Whether a part is too short and the line continues after it in the same direction as before it.
  private func isShortJog(_ points: [Point], _ part: Int) -> Bool {
    let axis = Axis(points[part], points[part + 1]).cross
    let before = points[part].coordinate(axis) - points[part - 1].coordinate(axis)
    let after = points[part + 2].coordinate(axis) - points[part + 1].coordinate(axis)
    let length = points[part].distance(to: points[part + 1])
    return (length < metrics.leastJog || length <= longestSharedJog) && before * after > 0
  }

  /// Whether a moved part of a route ends at sides that have space for it, and meets no view and no other line.
  private func isFree(
    _ route: Route, _ part: Int, _ axis: Axis, _ number: Int, _ routes: [Route], _ links: [RouteLink],
    _ lines: PlaceIndex<Part>, _ shared: [RouteEnds.Place: [End]]
  ) -> Bool {
    let (points, link, old) = (route.points, links[number], routes[number].points)
    let position = points[part].coordinate(axis.cross)
    let shift = Extent(between: position, old[part].coordinate(axis.cross))
    if part == 0, !hasRoom(link.source.rect, route.sourceSide, position, shift, number, routes, shared) { return false }
    if part == points.count - 2,
      !hasRoom(link.target.rect, route.targetSide, position, shift, number, routes, shared)
    {
      return false
    }
    if labels.indices.contains(number), let label = labels[number],
      label.part(of: old[part], old[part + 1]) != nil, !hasRoom(label, axis, position, shift, number, link)
    {
      return false
    }
    if shift.length >= metrics.leastJog, part > 0, part < points.count - 2 { return false }
    // The neighbouring parts also changed: they became longer or shorter.
    for other in max(0, part - 1)...min(points.count - 2, part + 1) where points[other] != points[other + 1] {
      let axis = Axis(points[other], points[other + 1])
      let line = Rect(around: points[other], points[other + 1])
      let (was, length) = (old[other].distance(to: old[other + 1]), points[other].distance(to: points[other + 1]))
      let isTurned =
        (points[other + 1].coordinate(axis) - points[other].coordinate(axis))
        * (old[other + 1].coordinate(axis) - old[other].coordinate(axis)) < 0
      let ends = (other == 0 ? [link.source] : []) + (other == points.count - 2 ? [link.target] : [])
      let least = ends.map { metrics.stub(of: $0) }.max() ?? 0
      guard !isTurned, length >= min(was, least) else { return false }
      guard outer.contains(line), !barriers.hasPart(along: axis, line, metrics) else { return false }
      let isCovered = places.first(in: line.inset(by: Insets(all: -metrics.clearance))) { obstacle, place in
        place != -1 - number && !link.rects.contains { obstacle.contains($0) || $0.contains(obstacle) }
      }
      guard isCovered == nil, !isOnLine(line, axis, number, lines, routes) else { return false }
    }
    return true
  }

  /// Whether a label can move with its line to a position across the line.
  private func hasRoom(
    _ label: Rect, _ axis: Axis, _ position: Double, _ shift: Extent, _ number: Int, _ link: RouteLink
  ) -> Bool {
    guard shift.length < metrics.leastJog else { return false }
    let length = position > shift.low ? shift.length : -shift.length
    let moved = axis == .horizontal ? label.offset(x: 0, y: length) : label.offset(x: length, y: 0)
    return outer.contains(moved)
      && places.first(in: moved.inset(by: Insets(all: -metrics.clearance))) { obstacle, place in
        place != -1 - number && !link.rects.contains { obstacle.contains($0) }
      } == nil
  }

  /// Whether an end can move by a shift to a position on a side. A long shift passes no other end, and is only for an end
  /// that is not alone on its side.
  private func hasRoom(
    _ rect: Rect, _ side: RouteSide?, _ position: Double, _ shift: Extent, _ number: Int, _ routes: [Route],
    _ ends: [RouteEnds.Place: [End]]
  ) -> Bool {
    guard let side, metrics.range(of: rect.extent(side.axis.cross)).contains(position) else { return false }
    let others = ends[RouteEnds.Place(rect: rect, side: side), default: []].filter { $0.route != number }
      .compactMap { end in
        let points = routes[end.route].points
        return (end.isSource ? points.first : points.last)?.coordinate(side.axis.cross)
      }
    if shift.length >= metrics.leastJog, others.isEmpty || others.contains(where: shift.contains) { return false }
    return others.allSatisfy { abs($0 - position) >= metrics.leastEndSpacing }
  }

  /// Whether another line is beside a line, too near to it.
  private func isOnLine(_ line: Rect, _ axis: Axis, _ number: Int, _ lines: PlaceIndex<Part>, _ routes: [Route]) -> Bool
  {
    let (along, across) = (line.extent(axis), line.extent(axis.cross).low)
    return lines.first(in: line.inset(by: Insets(all: -metrics.spacing))) { _, part in
      let points = routes[part.route].points
      // The index still contains the old parts of a straightened route.
      guard part.route != number, part.number + 1 < points.count else { return false }
      let (from, to) = (points[part.number], points[part.number + 1])
      return from != to && Axis(from, to) == axis && abs(from.coordinate(axis.cross) - across) < metrics.spacing - 1e-6
        && Extent(between: from.coordinate(axis), to.coordinate(axis)).intersection(along).length > 0
    } != nil
  }

  private struct Part {
    var route: Int
    var number: Int
  }

  /// An end of a route, at a side of a view.
  private struct End {
    var route: Int
    var isSource: Bool
  }
}
