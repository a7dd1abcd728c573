import TrussViews

/// Spreads the ends of routes along the side of a view that they share, in the order with the fewest crossings.
struct RouteEnds {
  let links: [RouteLink]
  let metrics: RoutingMetrics

  struct Place: Hashable {
    var rect: Rect
    var side: RouteSide
  }

  private struct End {
    var link: Int
    var isSource: Bool
    /// The direction in which the route turns from the side: -1 toward smaller coordinates, 1 toward larger
    /// coordinates, 0 straight on.
    var direction: Int
    /// The distance from the side to the first turn.
    var depth: Double
    /// The coordinate along the side to which the route turns.
    var destination: Double
  }

  func spread(_ routes: inout [Route]) {
    var ends: [Place: [End]] = [:]
    var places: [Place] = []
    for (index, route) in routes.enumerated() where !route.isFixed {
      for isSource in [true, false] {
        guard let side = isSource ? route.sourceSide : route.targetSide else { continue }
        // The members of a trunk share one end.
        if let trunk = route.trunk, trunk.isSource == isSource, !trunk.isLead { continue }
        let place = Place(rect: isSource ? links[index].source.rect : links[index].target.rect, side: side)
        if ends[place] == nil { places.append(place) }
        ends[place, default: []].append(end(of: index, route, isSource: isSource, side))
      }
    }
    for place in places {
      guard var shared = ends[place], shared.count > 1 else { continue }
      shared.sort(by: Self.precedes)
      for (end, position) in zip(shared, positions(of: shared.count, on: place)) {
        routes[end.link].move(isSource: end.isSource, to: position)
      }
    }
    var leads: [Int: Int] = [:]
    for index in routes.indices { if let trunk = routes[index].trunk, trunk.isLead { leads[trunk.number] = index } }
    for index in routes.indices {
      guard let trunk = routes[index].trunk, !trunk.isLead, let lead = leads[trunk.number].map({ routes[$0] })
      else { continue }
      let position = trunk.isSource ? lead.sourcePosition : lead.targetPosition
      routes[index].move(isSource: trunk.isSource, to: position)
    }
    straighten(&routes, ends)
  }

  /// The positions of `count` ends around the middle of a side: at most `endSpacing` apart within the middle half of
  /// the side or, if this half is too short, at most `middleEndSpacing` apart within the whole side.
  private func positions(of count: Int, on place: Place) -> [Double] {
    let side = place.rect.extent(place.side.axis.cross)
    let range = metrics.range(of: side)
    let gaps = Double(count - 1)
    var distance = min(metrics.endSpacing, side.length / 2 / gaps)
    if distance < metrics.middleEndSpacing { distance = min(metrics.middleEndSpacing, range.length / gaps) }
    if metrics.isCells, distance >= 1 { distance.round(.down) }
    return (0..<count).map { metrics.snapped(range.middle + (Double($0) - gaps / 2) * distance, in: range) }
  }

  /// Removes jogs between facing sides if they would be too short: moves one end in line with the other end, unless
  /// another connector ends near the new position.
  private func straighten(_ routes: inout [Route], _ ends: [Place: [End]]) {
    for index in routes.indices where !routes[index].isFixed && routes[index].points.count <= 4 {
      guard let side = routes[index].sourceSide, routes[index].targetSide == side.opposite else { continue }
      let (source, target) = (routes[index].sourcePosition, routes[index].targetPosition)
      guard source != target, abs(source - target) < metrics.leastJog else { continue }
      /// The number of other ends on one of the sides, and whether the line can end at a position of this side.
      func others(_ position: Double, isSource: Bool) -> (count: Int, isFree: Bool) {
        let rect = isSource ? links[index].source.rect : links[index].target.rect
        let others = ends[Place(rect: rect, side: isSource ? side : side.opposite), default: []]
          .filter { $0.link != index }
        let isFree = others.allSatisfy { end in
          let other = end.isSource ? routes[end.link].sourcePosition : routes[end.link].targetPosition
          return abs(other - position) >= metrics.leastEndSpacing
        }
        return (others.count, isFree && metrics.range(of: rect.extent(side.axis.cross)).contains(position))
      }
      let (atSource, atTarget) = (others(target, isSource: true), others(source, isSource: false))
      let isSourceLonger =
        links[index].source.rect.extent(side.axis.cross).length
        > links[index].target.rect.extent(side.axis.cross).length
      let prefersSource =
        atSource.count != atTarget.count ? atSource.count < atTarget.count : isSourceLonger
      let trunk = routes[index].trunk
      if atSource.isFree, trunk?.isSource != true, prefersSource || !atTarget.isFree || trunk?.isSource == false {
        routes[index].move(isSource: true, to: target)
      } else if atTarget.isFree, trunk?.isSource != false {
        routes[index].move(isSource: false, to: source)
      }
    }
  }

  private func end(of index: Int, _ route: Route, isSource: Bool, _ side: RouteSide) -> End {
    let points = isSource ? route.points : route.points.reversed()
    let position = isSource ? route.sourcePosition : route.targetPosition
    let isStraight = points.count == 2 || route.trunk?.isSource == isSource
    let destination = points[min(2, points.count - 1)].coordinate(side.axis.cross)
    return End(
      link: index, isSource: isSource,
      direction: isStraight ? 0 : destination < position ? -1 : 1,
      depth: abs(points[1].coordinate(side.axis) - points[0].coordinate(side.axis)), destination: destination)
  }

  /// Whether an end comes before another. Of routes that turn in the same direction, the route that turns first is
  /// outermost.
  private static func precedes(_ one: End, _ other: End) -> Bool {
    if one.direction != other.direction { return one.direction < other.direction }
    if abs(one.depth - other.depth) > 1e-6, one.direction != 0 {
      return one.direction < 0 ? one.depth < other.depth : one.depth > other.depth
    }
    if abs(one.destination - other.destination) > 1e-6 { return one.destination < other.destination }
    return one.link == other.link ? one.isSource && !other.isSource : one.link < other.link
  }
}

extension Route {
  fileprivate mutating func move(isSource: Bool, to position: Double) {
    let old = isSource ? sourcePosition : targetPosition
    guard abs(old - position) > 1e-6 else { return }
    if isSource { sourcePosition = position } else { targetPosition = position }
    isMoved = true
  }
}
