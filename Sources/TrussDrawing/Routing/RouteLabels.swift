import TrussViews

/// Places labels on routes and beside them so that they cover neither a view nor a line nor each other, as far as there
/// is room.
struct RouteLabels {
  let routes: [Route]
  let obstacles: [Rect]
  let bounds: Rect
  let metrics: RoutingMetrics
  private(set) var taken: [Rect] = []

  struct Place: Equatable {
    var rect: Rect
    /// The straight part of the route that it interrupts, by the number of its first point; nil where it is beside it.
    var part: Int?
  }

  /// A straight part of a route.
  private struct Part {
    var number: Int
    var axis: Axis
    var across: Double
    /// Where a label may be: without the room of heads and turns.
    var extent: Extent
  }

  /// Places a label in the middle of a route: on its longest line that has room, else beside one.
  mutating func place(_ size: Size, on route: Int) -> Place {
    let all = routes[route].points.indices.dropLast().map { part(of: route, $0) }
    let parts = all.sorted { one, other in
      abs(one.extent.length - other.extent.length) > 1e-6
        ? one.extent.length > other.extent.length : one.axis == .horizontal && other.axis == .vertical
    }
    var places: [Place] = []
    for part in parts {
      let length = size.length(part.axis)
      guard part.extent.length >= length + 2 * pad else { continue }
      for middle in middles(of: part.extent.inset(by: pad + length / 2)) {
        places.append(Place(rect: rect(size, at: Point(part.axis, middle, part.across)), part: part.number))
      }
    }
    for part in parts {
      let extent = part.extent.inset(by: min(part.extent.length, size.length(part.axis)) / 2)
      for middle in middles(of: extent) {
        for rect in beside(part, at: middle, size) { places.append(Place(rect: rect)) }
      }
    }
    return take(best(of: places, on: route) ?? Place(rect: rect(size, at: routes[route].points[0])))
  }

  /// Places a label beside an end of a route.
  mutating func place(_ size: Size, atEndOf route: Int, isSource: Bool) -> Place {
    let points = isSource ? routes[route].points : routes[route].points.reversed()
    guard points.count > 1 else { return take(Place(rect: rect(size, at: points.first ?? .zero))) }
    let part = part(of: route, isSource ? 0 : points.count - 2)
    let (edge, next) = (points[0].coordinate(part.axis), points[1].coordinate(part.axis))
    let length = size.length(part.axis)
    // In text right beside the view; in points a little away from its line.
    let distance = (metrics.isCells ? 0 : 4) + length / 2
    let middle = edge < next ? edge + distance : edge - distance
    let places = beside(part, at: middle, size).map { Place(rect: $0) }
    return take(best(of: places, on: route) ?? places[0])
  }

  /// The length of line to leave free at both ends of a label.
  private var pad: Double { metrics.isCells ? 1 : 6 }

  private func middles(of extent: Extent) -> [Double] {
    extent.length <= 0 ? [extent.middle] : [0.5, 0.25, 0.75, 0, 1].map { extent.low + $0 * extent.length }
  }

  private func rect(_ size: Size, at middle: Point) -> Rect {
    let rect = Rect(middle: middle, size.width, size.height)
    guard metrics.isCells else { return rect }
    return Rect(x: rect.x.rounded(), y: rect.y.rounded(), width: rect.width, height: rect.height)
  }

  /// A label's places on both sides of a line.
  private func beside(_ part: Part, at middle: Double, _ size: Size) -> [Rect] {
    let across = size.length(part.axis.cross)
    let distance = metrics.isCells ? (part.axis == .vertical ? 1.5 : 0.5) + across / 2 : 4 + across / 2
    // Above a line, and to the right of one.
    let signs: [Double] = part.axis == .horizontal ? [-1, 1] : [1, -1]
    return signs.map { rect(size, at: Point(part.axis, middle, part.across + $0 * distance)) }
  }

  /// The first place that covers nothing, else the first of those that cover least.
  private func best(of places: [Place], on route: Int) -> Place? {
    var best: (place: Place, faults: Int)?
    for place in places {
      let faults = faults(of: place, on: route)
      if faults == 0 { return place }
      if best.map({ faults < $0.faults }) ?? true { best = (place, faults) }
    }
    return best?.place
  }

  /// How much a label would cover.
  private func faults(of place: Place, on route: Int) -> Int {
    let rect = place.rect
    var faults = bounds.contains(rect) ? 0 : 4
    // A box that holds the whole label is one that the route lies in too.
    for obstacle in obstacles {
      let isHolder = obstacle.contains(rect)
      if isHolder ? !obstacle.contains(routes[route].points[0]) : obstacle.overlaps(rect) { faults += 4 }
    }
    for label in taken where label.overlaps(rect) { faults += 4 }
    for (index, other) in routes.enumerated() {
      for number in other.points.indices.dropLast() where index != route || number != place.part {
        // A slanted line counts as the box that it lies in.
        if rect.overlaps(Rect(around: other.points[number], other.points[number + 1])) { faults += 1 }
      }
    }
    return faults
  }

  private mutating func take(_ place: Place) -> Place {
    taken.append(place.rect)
    return place
  }

  /// A part of a route, the room of a head or a turn left out at both ends; a slanted one as a line along its longer axis.
  private func part(of route: Int, _ number: Int) -> Part {
    let points = routes[route].points
    let (from, to) = (points[number], points[number + 1])
    let axis = Axis(from, to)
    let extent = Extent(between: from.coordinate(axis), to.coordinate(axis))
    let isLast = number == 0 || number == points.count - 2
    let room = min(extent.length / 2, metrics.isCells ? (isLast ? 1 : 0.5) : isLast ? 8 : 0)
    return Part(
      number: number, axis: axis, across: (from.coordinate(axis.cross) + to.coordinate(axis.cross)) / 2,
      extent: extent.inset(by: room))
  }
}

extension Size {
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
}
