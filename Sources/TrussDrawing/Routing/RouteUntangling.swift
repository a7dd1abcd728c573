import TrussViews

/// Moves parts of lines that run or turn on other lines, or run through the cell of a head, to free cells nearby. This is
/// for text output: where many lines share little space, nudging separates each line only from its neighbours.
struct RouteUntangling {
  /// The indices of the obstacles by position.
  let places: PlaceIndex<Int>
  /// Lines of views that routes may cross but not run along.
  let barriers: [RouteObstacles.Barrier]
  let outer: Rect
  let metrics: RoutingMetrics

  /// The maximum distance by which a part is moved, in cells, and the maximum number of lines for which moves are
  /// tried.
  private static let (farthest, most) = (4, 32)
  /// The maximum number of lines for which all sides of their views are tried. A search takes longer than a move.
  private static let mostReplaced = 8

  func untangle(_ routes: inout [Route], of links: [RouteLink]) {
    var tangles = RouteTangles(routes, of: links)
    var left = Self.most
    for number in routes.indices where left > 0 && !routes[number].isFixed {
      var best = Best(tangles.count(routes[number].points, of: number, links[number]))
      guard best.count > RouteTangles.Count() else { continue }
      left -= 1
      // Without collinear points, each part is at a right angle to its neighbours, so moving the part only lengthens or
      // shortens its neighbours.
      eachMove(of: routes[number].points.withoutCollinear, links[number]) { points in
        best.takes(points, tangles.count(points, of: number, links[number]))
      }
      guard let best = best.line else { continue }
      routes[number].points = best
      tangles.replace(number, by: best, links[number])
    }
  }

  /// Replaces lines that are still tangled by the least tangled of the routes that `others` makes. Among equally
  /// tangled routes, the route with the fewest turns is chosen, then the shortest. Returns whether a line was replaced.
  func replace(
    _ routes: inout [Route], of links: [RouteLink], by others: (RouteLink) -> [Route]
  ) -> Bool {
    var tangles = RouteTangles(routes, of: links)
    var (left, isReplaced) = (Self.mostReplaced, false)
    for number in routes.indices where left > 0 && !routes[number].isFixed && !links[number].isLoop {
      let old = tangles.count(routes[number].points, of: number, links[number])
      guard old.lines > 0 else { continue }
      left -= 1
      var best: (count: RouteTangles.Count, turns: Int, length: Double, route: Route)?
      for route in others(links[number]) {
        let count = tangles.count(route.points, of: number, links[number])
        let length = zip(route.points, route.points.dropFirst()).map { $0.distance(to: $1) }.reduce(0, +)
        let isBetter = best.map { best in
          count != best.count
            ? count < best.count : (route.points.count, length) < (best.turns, best.length)
        }
        if isBetter ?? (count < old) { best = (count, route.points.count, length, route) }
      }
      guard let best, best.count < old else { continue }
      (routes[number], isReplaced) = (best.route, true)
      tangles.replace(number, by: best.route.points, links[number])
    }
    return isReplaced
  }

  /// The least tangled line passed to `takes`; among equally tangled lines, the first.
  private struct Best {
    var count: RouteTangles.Count
    var line: [Point]?

    /// - Parameter count: the tangles of the line to replace.
    init(_ count: RouteTangles.Count) { self.count = count }

    /// Takes a line if it is better. Returns whether the best line has no tangles, so that no other line can be better.
    mutating func takes(_ line: [Point], _ count: RouteTangles.Count) -> Bool {
      if count < self.count { (self.count, self.line) = (count, line) }
      return self.count == RouteTangles.Count()
    }
  }

  /// Visits the line with one of its parts moved, the shortest moves first, until a visit returns true.
  private func eachMove(of points: [Point], _ link: RouteLink, _ visit: ([Point]) -> Bool) {
    for distance in 1...Self.farthest {
      for part in points.indices.dropLast() {
        for move in [-distance, distance] {
          if let moved = moved(points, part, by: Double(move), link), visit(moved) { return }
        }
      }
    }
  }

  /// The line with one part moved across its direction; nil if the line's ends, its turns or a view leave no space for
  /// the moved part.
  private func moved(_ points: [Point], _ part: Int, by distance: Double, _ link: RouteLink) -> [Point]? {
    let axis = Axis(points[part], points[part + 1])
    var moved = points
    for number in [part, part + 1] {
      let point = points[number]
      moved[number] = Point(axis, point.coordinate(axis), point.coordinate(axis.cross) + distance)
    }
    func isOnSide(_ point: Point, _ end: RouteEnd) -> Bool {
      metrics.range(of: end.rect.extent(axis.cross)).contains(point.coordinate(axis.cross))
    }
    if part == 0, !isOnSide(moved[0], link.source) { return nil }
    if part == points.count - 2, !isOnSide(moved[part + 1], link.target) { return nil }
    for number in max(0, part - 1)...min(points.count - 2, part + 1) {
      let (from, to) = (moved[number], moved[number + 1])
      let axis = Axis(points[number], points[number + 1])
      let old = points[number + 1].coordinate(axis) - points[number].coordinate(axis)
      let length = (to.coordinate(axis) - from.coordinate(axis)) * (old < 0 ? -1 : 1)
      let ends = (number == 0 ? [link.source] : []) + (number == points.count - 2 ? [link.target] : [])
      let least = ends.map { metrics.stub(of: $0) }.max() ?? 1
      guard length >= min(least, abs(old)), !isHindered(from, to, axis, link) else { return nil }
    }
    return moved
  }

  /// Whether a line leaves the picture, crosses a view, or runs along the border of a view that contains an end.
  private func isHindered(_ from: Point, _ to: Point, _ axis: Axis, _ link: RouteLink) -> Bool {
    let line = Rect(around: from, to)
    guard outer.contains(line), !barriers.hasPart(along: axis, line, metrics) else { return true }
    let across = from.coordinate(axis.cross)
    return places.first(in: line) { obstacle, _ in
      let isHolder = link.rects.contains { $0 != obstacle && obstacle.contains($0) }
      return !isHolder || !obstacle.extent(axis.cross).inset(by: 1).contains(across)
    } != nil
  }
}
