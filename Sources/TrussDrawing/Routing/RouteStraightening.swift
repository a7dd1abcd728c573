import TrussViews

/// Removes short jogs, which look like mistakes, from routes. One of the two adjacent parts moves in line with the
/// other or, if this place is not free, so far away that the jog is long enough.
struct RouteStraightening {
  /// The indices of the obstacles by position.
  let places: PlaceIndex<Int>
  let barriers: [RouteObstacles.Barrier]
  let outer: Rect
  let metrics: RoutingMetrics

  func straighten(_ routes: inout [Route], of links: [RouteLink]) {
    var lines = PlaceIndex<Part>()
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
    }
    for number in routes.indices where !routes[number].isFixed && !links[number].isLoop {
      // Lengthening one jog may shorten the next jog, so the search is repeated a few times.
      for _ in 0..<8 {
        guard let better = straightened(number, routes, links, lines) else { break }
        routes[number] = better
        note(number)
      }
    }
  }

  /// The route with its first short jog removed or lengthened; nil if no jog can be corrected.
  private func straightened(
    _ number: Int, _ routes: [Route], _ links: [RouteLink], _ lines: PlaceIndex<Part>
  ) -> Route? {
    let points = routes[number].points
    guard points.count > 3 else { return nil }
    for jog in 1..<points.count - 2 where isShortJog(points, jog) {
      for length in [0, metrics.leastJog] {
        for (part, other) in [(jog + 1, points[jog]), (jog - 1, points[jog + 1])] {
          let axis = Axis(points[part], points[part + 1])
          let (old, inLine) = (points[part].coordinate(axis.cross), other.coordinate(axis.cross))
          let across = old < inLine ? inLine - length : inLine + length
          var moved = routes[number]
          for place in [part, part + 1] {
            moved.points[place] = Point(axis, points[place].coordinate(axis), across)
          }
          guard isFree(moved, part, axis, number, routes, links, lines) else { continue }
          moved.points = moved.points.withoutCollinear
          return moved
        }
      }
    }
    return nil
  }

  /// Whether a part is too short and the line continues after it in the same direction as before it.
  private func isShortJog(_ points: [Point], _ part: Int) -> Bool {
    let axis = Axis(points[part], points[part + 1]).cross
    let before = points[part].coordinate(axis) - points[part - 1].coordinate(axis)
    let after = points[part + 2].coordinate(axis) - points[part + 1].coordinate(axis)
    return points[part].distance(to: points[part + 1]) < metrics.leastJog && before * after > 0
  }

  /// Whether a moved part of a route ends at sides that have space for it, and meets no view and no other line.
  private func isFree(
    _ route: Route, _ part: Int, _ axis: Axis, _ number: Int, _ routes: [Route], _ links: [RouteLink],
    _ lines: PlaceIndex<Part>
  ) -> Bool {
    let (points, link, old) = (route.points, links[number], routes[number].points)
    let position = points[part].coordinate(axis.cross)
    if part == 0, !hasRoom(link.source.rect, route.sourceSide, position, number, routes, links) { return false }
    if part == points.count - 2, !hasRoom(link.target.rect, route.targetSide, position, number, routes, links) {
      return false
    }
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
      let isCovered = places.first(in: line.inset(by: Insets(all: -metrics.clearance))) { obstacle, _ in
        !link.rects.contains { obstacle.contains($0) }
      }
      guard isCovered == nil, !isOnLine(line, axis, number, lines, routes) else { return false }
    }
    return true
  }

  private func hasRoom(
    _ rect: Rect, _ side: RouteSide?, _ position: Double, _ number: Int, _ routes: [Route], _ links: [RouteLink]
  ) -> Bool {
    guard let side, metrics.range(of: rect.extent(side.axis.cross)).contains(position) else { return false }
    return routes.indices.allSatisfy { other in
      guard other != number, links[other].source.rect == rect || links[other].target.rect == rect else { return true }
      let route = routes[other]
      let isNear = { (end: Point?) in
        end.map { abs($0.coordinate(side.axis.cross) - position) < metrics.leastEndSpacing } ?? false
      }
      return !(links[other].source.rect == rect && route.sourceSide == side && isNear(route.points.first))
        && !(links[other].target.rect == rect && route.targetSide == side && isNear(route.points.last))
    }
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
}
