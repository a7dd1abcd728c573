import TrussViews

/// Links that fan out from one side of a view, and share the part of their lines at this side.
///
///            ┌───┴───┐            ▲
///        ┌───┴──┬────┴───┐   ┌────┴────┐
struct RouteTrunk {
  var members: [Int]
  /// Whether the links share their source; otherwise they share their target.
  var isSource: Bool
  /// The side of the shared view at which the trunk is. The other ends are at the opposite sides of their views.
  var side: RouteSide

  func ends(of link: RouteLink) -> (near: RouteEnd, far: RouteEnd) {
    isSource ? (link.source, link.target) : (link.target, link.source)
  }
}

extension ConnectorRouter {
  /// The trunks of links, the largest first. A link is in at most one trunk.
  func trunks(of links: [RouteLink]) -> [RouteTrunk] {
    struct Fan: Hashable {
      var number: Int
      var isSource: Bool
    }
    var (fans, order): ([Fan: [Int]], [Fan]) = ([:], [])
    for (number, link) in links.enumerated() {
      for fan in [
        link.sourceFan.map { Fan(number: $0, isSource: true) }, link.targetFan.map { Fan(number: $0, isSource: false) },
      ] {
        guard let fan else { continue }
        if fans[fan] == nil { order.append(fan) }
        fans[fan, default: []].append(number)
      }
    }
    var taken: Set<Int> = []
    func largest(_ fan: Fan) -> RouteTrunk? {
      let free = fans[fan, default: []].filter { !taken.contains($0) }
      guard free.count > 1 else { return nil }
      return [RouteSide.bottom, .top, .right, .left]
        .map { neighbours(RouteTrunk(members: free, isSource: fan.isSource, side: $0), links) }
        .reduce(nil) { best, trunk in trunk.members.count > max(1, best?.members.count ?? 1) ? trunk : best }
    }
    var trunks: [RouteTrunk] = []
    // A trunk takes members from the remaining candidates. A candidate that lost members is searched again.
    var candidates = order.compactMap(largest)
    while let best = candidates.indices.max(by: { candidates[$0].members.count < candidates[$1].members.count }) {
      let trunk = candidates.remove(at: best)
      let members = trunk.members.filter { !taken.contains($0) }
      if members.count == trunk.members.count {
        trunks.append(trunk)
        taken.formUnion(members)
      } else if members.count > 1 {
        candidates.append(neighbours(RouteTrunk(members: members, isSource: trunk.isSource, side: trunk.side), links))
      }
    }
    return trunks.filter { $0.members.count > 1 }
  }

  /// The trunk, reduced to the members that lead to views beside each other and in front of the trunk's side.
  private func neighbours(_ trunk: RouteTrunk, _ links: [RouteLink]) -> RouteTrunk {
    let (side, sign) = (trunk.side, Double(trunk.side.sign))
    var seen: [Rect] = []
    var members = trunk.members.filter { number in
      let (near, far) = trunk.ends(of: links[number])
      let asked = near.allows(side) && far.allows(side.opposite)
      let distance = sign * (far.edge(side.opposite) - near.edge(side))
      guard asked, distance >= metrics.stub(of: near) + metrics.stub(of: far), !seen.contains(far.rect) else {
        return false
      }
      seen.append(far.rect)
      return true
    }
    func distance(_ number: Int) -> Double { sign * trunk.ends(of: links[number]).far.rect.edge(side.opposite) }
    guard let nearest = members.min(by: { distance($0) < distance($1) }) else {
      return RouteTrunk(members: [], isSource: trunk.isSource, side: side)
    }
    let depth = trunk.ends(of: links[nearest]).far.rect.extent(side.axis).length
    let row = distance(nearest)
    members.removeAll { distance($0) >= row + max(depth, 1) }
    return RouteTrunk(members: members, isSource: trunk.isSource, side: side)
  }

  /// The lines of a trunk's members, in the order of the members; nil if a line is not free.
  ///
  /// - Parameters:
  ///   - near: the position of the trunk on the shared side.
  ///   - far: the positions of the other ends.
  ///   - bars: the bars of other trunks. The bar of this trunk keeps a distance from them.
  func routes(
    of trunk: RouteTrunk, _ links: [RouteLink], at near: Double, _ far: [Double],
    besides bars: [RouteObstacles.Barrier]
  ) -> [Route]? {
    let (side, sign) = (trunk.side, Double(trunk.side.sign))
    let ends = trunk.members.map { trunk.ends(of: links[$0]) }
    guard let start = ends.first?.near, let first = far.min(), let last = far.max() else { return nil }
    let edge = start.edge(side)
    let nearest = ends.map { sign * $0.far.edge(side.opposite) }.min() ?? 0
    let room = Extent(
      low: sign * edge + metrics.stub(of: start), high: nearest - (ends.map { metrics.stub(of: $0.far) }.max() ?? 0))
    guard room.length >= 0 else { return nil }
    let across = Extent(low: min(first, near), high: max(last, near))
    // The bar is tried in the middle first, then alternately nearer to either end.
    for step in [0, 1, -1, 2, -2, 3, -3, 4, -4] {
      let bar = (sign * (room.middle + Double(step) * metrics.spacing)).sharpLine
      guard room.contains(sign * bar) else { continue }
      let line = Rect(side.axis, along: Extent(low: bar, high: bar), across: across)
      let near = Point(side.axis, edge, near)
      guard
        !bars.contains(where: {
          $0.axis == side.axis.cross && $0.rect.inset(by: Insets(all: 0.5 - metrics.spacing)).touches(line)
        }),
        isFree(line, along: side.axis.cross, ends.flatMap { [$0.near.rect, $0.far.rect] })
      else { continue }
      var routes: [Route] = []
      for (end, position) in zip(ends, far) {
        let points = [
          near, Point(side.axis, bar, near.coordinate(side.axis.cross)), Point(side.axis, bar, position),
          Point(side.axis, end.far.edge(side.opposite), position),
        ]
        let isFree = [0, 2].allSatisfy {
          self.isFree(Rect(around: points[$0], points[$0 + 1]), along: side.axis, [end.near.rect, end.far.rect])
        }
        guard isFree else { break }
        let route = Route(
          points: points, sourceSide: side, targetSide: side.opposite, sourcePosition: near.coordinate(side.axis.cross),
          targetPosition: position)
        routes.append(trunk.isSource ? route : route.reversed)
      }
      if routes.count == ends.count { return routes }
    }
    return nil
  }

  /// Whether a line of a trunk is inside the picture, meets no view, and runs along no barrier.
  private func isFree(_ line: Rect, along axis: Axis, _ ends: [Rect]) -> Bool {
    guard bounds.contains(line), !barriers.hasPart(along: axis, line, metrics) else { return false }
    return places.first(in: line.inset(by: Insets(all: -metrics.clearance))) { obstacle, _ in
      !ends.contains { obstacle.contains($0) }
    } == nil
  }
}

extension Rect {
  /// Whether two rectangles have a point in common. They may be lines.
  fileprivate func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
