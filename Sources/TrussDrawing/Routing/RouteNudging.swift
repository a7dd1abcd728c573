import TrussViews

/// Moves apart the parts of routes that run on each other, within the free space around each part.
struct RouteNudging {
  let obstacles: [Rect]
  /// Lines of views that routes may cross but not run along.
  let barriers: [RouteObstacles.Barrier]
  let bounds: Rect
  let outer: Rect
  let metrics: RoutingMetrics

  fileprivate struct Part {
    var route: Int
    /// The index of the part's first point.
    var number: Int
    var position: Double
    var extent: Extent
    /// The possible positions, if the part is pinned or ends at the side of a view; otherwise nil.
    var range: Extent?
    var isPinned: Bool
    /// The side to which the route turns at the low and at the high end: -1, 1, or 0 if the route ends there.
    var lowTurn: Int
    var highTurn: Int
  }

  func moveApart(_ routes: inout [Route], of links: [RouteLink]) {
    // Moving the lines of one axis changes the lengths of the lines of the other axis. So each axis is processed twice.
    for axis in [Axis.vertical, .horizontal, .vertical, .horizontal] {
      let parts = parts(of: routes, links, axis)
      for group in groups(of: parts, axis) { move(group.map { parts[$0] }, axis, &routes) }
    }
  }

  private func parts(of routes: [Route], _ links: [RouteLink], _ axis: Axis) -> [Part] {
    var parts: [Part] = []
    for (index, route) in routes.enumerated() where route.sourceSide != nil && route.targetSide != nil {
      let points = route.points
      for number in points.indices.dropLast() {
        let (from, to) = (points[number], points[number + 1])
        let position = from.coordinate(axis.cross)
        guard position == to.coordinate(axis.cross), from != to else { continue }
        func turn(_ neighbour: Int) -> Int {
          guard points.indices.contains(neighbour) else { return 0 }
          let coordinate = points[neighbour].coordinate(axis.cross)
          return coordinate < position ? -1 : coordinate > position ? 1 : 0
        }
        let (before, after) = (turn(number - 1), turn(number + 2))
        let isRising = from.coordinate(axis) <= to.coordinate(axis)
        parts.append(
          Part(
            route: index, number: number, position: position,
            extent: Extent(between: from.coordinate(axis), to.coordinate(axis)),
            range: route.isPinned
              ? Extent(low: position, high: position) : range(of: number, points.count, links[index], axis),
            isPinned: route.isPinned, lowTurn: isRising ? before : after,
            highTurn: isRising ? after : before))
      }
    }
    return parts
  }

  /// The possible positions of a part that ends at one or two views; nil for a part that ends at no view.
  private func range(of number: Int, _ count: Int, _ link: RouteLink, _ axis: Axis) -> Extent? {
    let source = number == 0 ? metrics.range(of: link.source.rect.extent(axis.cross)) : nil
    let target = number == count - 2 ? metrics.range(of: link.target.rect.extent(axis.cross)) : nil
    guard let source, let target else { return source ?? target }
    return source.intersection(target)
  }

  /// The parts that are so close to each other that they must be moved together.
  private func groups(of parts: [Part], _ axis: Axis) -> [[Int]] {
    let order = parts.indices.sorted { parts[$0].position < parts[$1].position }
    var leader = Array(parts.indices)
    func leading(_ index: Int) -> Int {
      var index = index
      while leader[index] != index {
        leader[index] = leader[leader[index]]
        index = leader[index]
      }
      return index
    }
    var before = PlaceIndex<Int>()
    for index in order {
      let part = parts[index]
      let line = Rect(axis, along: part.extent, across: Extent(low: part.position, high: part.position))
      var found = 0
      _ = before.first(in: line.inset(by: Insets(all: -metrics.spacing))) { _, other in
        guard part.position - parts[other].position < metrics.spacing - 1e-6, part.route != parts[other].route,
          !part.isRigid(with: parts[other]), part.overlaps(parts[other], metrics)
        else { return false }
        leader[leading(index)] = leading(other)
        found += 1
        // If many lines are at one position, each is compared with only some of the others, which connect it with the
        // rest.
        return found > 32
      }
      before.insert(index, at: line)
    }
    var members: [Int: [Int]] = [:]
    for index in order { members[leading(index), default: []].append(index) }
    return order.compactMap { members[$0] }.filter { $0.count > 1 }
  }

  private func move(_ group: [Part], _ axis: Axis, _ routes: inout [Route]) {
    let order = ordered(group)
    let positions = Separation.separated(
      order.map(\.position), weights: order.map { $0.isPinned ? 1_000_000 : $0.range == nil ? 1 : 1_000 },
      by: metrics.spacing,
      in: room(around: group, axis))
    for (part, position) in zip(order, positions) {
      let position = (part.range?.clamp(position) ?? position).sharpLine
      for number in [part.number, part.number + 1] {
        let along = routes[part.route].points[number].coordinate(axis)
        routes[part.route].points[number] = Point(axis, along, position)
      }
    }
  }

  /// The order of a group's parts, across their lines, with the fewest crossings.
  private func ordered(_ group: [Part]) -> [Part] {
    // The relation may not be transitive: each part is inserted before the first part that it precedes. More than 64
    // lines would not fit side by side anyway, so their order does not matter.
    guard group.count <= 64 else { return group }
    var order: [Part] = []
    for part in group {
      let place = order.firstIndex { part.side(against: $0, metrics) < 0 } ?? order.count
      order.insert(part, at: place)
    }
    return order
  }

  /// The extent within which the lines of a group may be moved.
  private func room(around group: [Part], _ axis: Axis) -> Extent {
    let bounds = bounds.extent(axis.cross)
    var room = group.allSatisfy { bounds.contains($0.position) } ? bounds : outer.extent(axis.cross)
    let lines = barriers.compactMap { $0.axis == axis ? $0.rect : nil }
    for part in group {
      for obstacle in [obstacles, lines].joined() {
        let (along, across) = (obstacle.extent(axis), obstacle.extent(axis.cross))
        guard along.low < part.extent.high, part.extent.low < along.high else { continue }
        if across.high <= part.position { room.low = max(room.low, across.high + metrics.clearance) }
        if across.low >= part.position { room.high = min(room.high, across.low - metrics.clearance) }
      }
    }
    if metrics.isCells {
      (room.low, room.high) = (room.low.rounded(.down) + 0.5, room.high.rounded(.up) - 0.5)
    }
    if room.length < 0 { room = Extent(low: room.middle, high: room.middle) }
    return room
  }
}

extension RouteNudging.Part {
  fileprivate func isRigid(with other: Self) -> Bool { isPinned && other.isPinned }

  fileprivate func overlaps(_ other: Self, _ metrics: RoutingMetrics) -> Bool {
    // In cells, lines that only touch share a cell: two lines that turn there would look like two others that cross.
    let slack = metrics.isCells ? 0.25 : metrics.spacing / 2
    return extent.low < other.extent.high + slack && other.extent.low < extent.high + slack
  }

  /// The side of another part on which this part crosses the other part less: negative or positive. If both sides are
  /// equally good, the positions decide, or else the order of the routes.
  ///
  /// If a part begins or ends beside the other part and turns to one side, it crosses the other part, unless it is on
  /// this side.
  fileprivate func side(against other: Self, _ metrics: RoutingMetrics) -> Int {
    var votes = 0
    if abs(extent.low - other.extent.low) < 1e-6 {
      votes += lowTurn - other.lowTurn
    } else {
      votes += extent.low > other.extent.low ? lowTurn : -other.lowTurn
    }
    if abs(extent.high - other.extent.high) < 1e-6 {
      votes += highTurn - other.highTurn
    } else {
      votes += extent.high < other.extent.high ? highTurn : -other.highTurn
    }
    if votes != 0 { return votes }
    return position == other.position ? route - other.route : position < other.position ? -1 : 1
  }
}
