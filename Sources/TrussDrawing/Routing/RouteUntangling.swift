import TrussViews

/// Moves parts of lines in text that lie on others, or run through the cell of a head, to free cells near by: where many
/// lines share little room, each was moved apart from those beside it alone.
struct RouteUntangling {
  /// The obstacles.
  let places: PlaceIndex<Int>
  let outer: Rect
  let metrics: RoutingMetrics

  /// How far a part is moved, in cells, and for how many lines a better place is looked for.
  private static let (farthest, most) = (8, 64)

  func untangle(_ routes: inout [Route], of links: [RouteLink]) {
    var tangles = RouteTangles(routes, of: links)
    var left = Self.most
    for number in routes.indices where left > 0 && !routes[number].isFixed {
      var least = tangles.count(routes[number].points, of: number, links[number])
      guard least.lines > 0 else { continue }
      left -= 1
      var best: [Point]?
      for points in moves(of: routes[number].points, links[number]) {
        let count = tangles.count(points, of: number, links[number])
        if count < least { (least, best) = (count, points) }
      }
      guard let best else { continue }
      routes[number].points = best
      tangles = RouteTangles(routes, of: links)
    }
  }

  /// Puts others in place of lines that are still tangled: of those that a function finds the first that is least so.
  /// Returns whether there is one.
  func replace(_ routes: inout [Route], of links: [RouteLink], by others: (RouteLink) -> [Route]) -> Bool {
    var tangles = RouteTangles(routes, of: links)
    var (left, isReplaced) = (Self.most, false)
    for number in routes.indices where left > 0 && !routes[number].isFixed && !links[number].isLoop {
      var least = tangles.count(routes[number].points, of: number, links[number])
      guard least.lines > 0 else { continue }
      left -= 1
      var best: Route?
      for route in others(links[number]) {
        let count = tangles.count(route.points, of: number, links[number])
        if count < least { (least, best) = (count, route) }
      }
      guard let best else { continue }
      (routes[number], isReplaced) = (best, true)
      tangles = RouteTangles(routes, of: links)
    }
    return isReplaced
  }

  /// The line with one of its parts moved, the nearest places first.
  private func moves(of points: [Point], _ link: RouteLink) -> [[Point]] {
    (1...Self.farthest).flatMap { distance in
      points.indices.dropLast().flatMap { part in
        [-distance, distance].compactMap { moved(points, part, by: Double($0), link) }
      }
    }
  }

  /// The line with a part moved across it; nil where its ends, its turns or a view leave no room for that.
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
      let least = ends.map { $0.hasHead ? metrics.headStub : metrics.stub }.max() ?? 1
      guard length >= min(least, abs(old)), !isHindered(from, to, axis, link) else { return nil }
    }
    return moved
  }

  /// Whether a line leaves the picture, crosses a view, or runs along the border of one that holds an end.
  private func isHindered(_ from: Point, _ to: Point, _ axis: Axis, _ link: RouteLink) -> Bool {
    let line = Rect(around: from, to)
    guard outer.contains(line) else { return true }
    let across = from.coordinate(axis.cross)
    return places.first(in: line) { obstacle, _ in
      let isHolder = [link.source.rect, link.target.rect].contains { $0 != obstacle && obstacle.contains($0) }
      return !isHolder || !obstacle.extent(axis.cross).inset(by: 1).contains(across)
    } != nil
  }
}
