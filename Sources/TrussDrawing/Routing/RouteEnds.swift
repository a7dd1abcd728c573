import TrussViews

/// Spreads the ends of routes that share a side of a view along it, in the order in which they cross least.
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
    /// Where it is best.
    var position: Double
    var isStraight: Bool
    /// Where the route goes from the side: -1 toward smaller coordinates, 1 toward larger ones, 0 straight on.
    var direction: Int
    /// How far from the side it turns.
    var depth: Double
    /// The coordinate that it goes to.
    var destination: Double
  }

  func spread(_ routes: inout [Route]) {
    var ends: [Place: [End]] = [:]
    var places: [Place] = []
    for (index, route) in routes.enumerated() where !route.isFixed {
      for isSource in [true, false] {
        guard let side = isSource ? route.sourceSide : route.targetSide else { continue }
        let place = Place(rect: isSource ? links[index].source.rect : links[index].target.rect, side: side)
        if ends[place] == nil { places.append(place) }
        ends[place, default: []].append(end(of: index, route, isSource: isSource, side))
      }
    }
    for place in places {
      guard var shared = ends[place], shared.count > 1 else { continue }
      shared.sort(by: Self.precedes)
      let range = metrics.range(of: place.rect.extent(place.side.axis.cross))
      let positions = Separation.separated(
        shared.map(\.position), weights: shared.map { $0.isStraight ? 1_000 : 1 }, by: metrics.endSpacing, in: range)
      for (end, position) in zip(shared, positions) {
        routes[end.link].move(isSource: end.isSource, to: position.sharpLine)
      }
    }
    keepStraight(&routes, ends)
  }

  /// Lets the one end of a straight line follow the other where no other connector ends near it.
  private func keepStraight(_ routes: inout [Route], _ ends: [Place: [End]]) {
    for index in routes.indices where routes[index].isMoved && routes[index].points.count == 2 {
      guard let side = routes[index].sourceSide else { continue }
      /// Whether the line can end at a position of one of its sides.
      func isFree(_ position: Double, isSource: Bool) -> Bool {
        let rect = isSource ? links[index].source.rect : links[index].target.rect
        let place = Place(rect: rect, side: isSource ? side : side.opposite)
        let others = ends[place, default: []]
        return metrics.range(of: rect.extent(side.axis.cross)).contains(position)
          && others.allSatisfy { end in
            if end.link == index { return true }
            let other = end.isSource ? routes[end.link].sourcePosition : routes[end.link].targetPosition
            return abs(other - position) >= metrics.endSpacing / 2
          }
      }
      if isFree(routes[index].sourcePosition, isSource: false) {
        routes[index].targetPosition = routes[index].sourcePosition
      } else if isFree(routes[index].targetPosition, isSource: true) {
        routes[index].sourcePosition = routes[index].targetPosition
      }
    }
  }

  private func end(of index: Int, _ route: Route, isSource: Bool, _ side: RouteSide) -> End {
    let points = isSource ? route.points : route.points.reversed()
    let position = isSource ? route.sourcePosition : route.targetPosition
    let isStraight = points.count == 2
    let destination = points[min(2, points.count - 1)].coordinate(side.axis.cross)
    return End(
      link: index, isSource: isSource, position: position, isStraight: isStraight,
      direction: isStraight ? 0 : destination < position ? -1 : 1,
      depth: abs(points[1].coordinate(side.axis) - points[0].coordinate(side.axis)), destination: destination)
  }

  /// Of routes that turn the same way, the one that turns first is the outermost one.
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
