import TrussViews

/// The lines of trunks, before and after spreading the ends that share a side.
extension ConnectorRouter {
  /// Routes the members of a trunk from the middles of sides, unless an obstacle is in their way or the shared side has
  /// no space.
  mutating func begin(
    _ trunk: RouteTrunk, of links: [RouteLink], _ routes: inout [Route], _ trunks: inout [RouteTrunk]
  ) {
    let ends = trunk.members.map { trunk.ends(of: links[$0]) }
    let far = ends.map { middle(of: $0.far, trunk.side.opposite) }
    guard let near = ends.first?.near, hasRoom(near.rect, trunk.side),
      let found = self.routes(of: trunk, links, at: middle(of: near, trunk.side), far, besides: [])
    else { return }
    for (place, number) in trunk.members.enumerated() {
      routes[number] = found[place]
      routes[number].trunk = Route.Trunk(number: trunks.count, isSource: trunk.isSource, isLead: place == 0)
      endCounts[RouteEnds.Place(rect: ends[place].far.rect, side: trunk.side.opposite), default: 0] += 1
    }
    endCounts[RouteEnds.Place(rect: near.rect, side: trunk.side), default: 0] += 1
    trunks.append(trunk)
  }

  /// Routes the members of trunks between their spread ends. If an obstacle is in the way of a trunk, its members get
  /// separate lines.
  func finish(_ trunks: [RouteTrunk], of links: [RouteLink], _ routes: inout [Route]) {
    var bars: [RouteObstacles.Barrier] = []
    for trunk in trunks {
      func positions(_ number: Int) -> (near: Double, far: Double) {
        let (source, target) = (routes[number].sourcePosition, routes[number].targetPosition)
        return trunk.isSource ? (source, target) : (target, source)
      }
      let near = positions(trunk.members[0]).near
      let found = self.routes(of: trunk, links, at: near, trunk.members.map { positions($0).far }, besides: bars)
      for (place, number) in trunk.members.enumerated() {
        let own = routes[number].trunk
        if let found {
          routes[number] = found[place]
          (routes[number].trunk, routes[number].isFixed) = (own, true)
          let points = found[place].points
          bars.append(RouteObstacles.Barrier(rect: Rect(around: points[1], points[2]), axis: trunk.side.axis.cross))
        } else {
          (routes[number].trunk, routes[number].isMoved) = (nil, true)
        }
      }
    }
  }
}
