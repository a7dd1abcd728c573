import TrussViews

/// The lines that routes may follow, as far as they are free: along the sides of obstacles, and midway between two
/// obstacles.
struct RoutingTracks {
  /// The lines along one axis, sorted by their coordinates on the other axis.
  struct Lines {
    var positions: [Double] = []
    /// For each line, the index of its first span. The last element is the number of spans.
    var firstSpans: [Int] = [0]
    /// The free parts of all lines, one line after the other.
    var spans: [Extent] = []
  }

  private(set) var horizontal = Lines()
  private(set) var vertical = Lines()
  /// The obstacles of routes along each axis, and the barriers along the axis. A route along a barrier would look like a
  /// part of the barrier.
  private let horizontalPlaces: PlaceIndex<Void>
  private let verticalPlaces: PlaceIndex<Void>
  let bounds: Rect
  let metrics: RoutingMetrics

  /// - Parameters:
  ///   - obstacles: the frames that lines must not cross.
  ///   - barriers: the lines that routes may cross but not run along.
  ///   - bounds: the picture.
  init(
    around obstacles: [Rect], across barriers: [RouteObstacles.Barrier] = [], in bounds: Rect, _ metrics: RoutingMetrics
  ) {
    let (horizontal, vertical) = (
      obstacles + barriers.filter { $0.axis == .horizontal }.map(\.rect),
      obstacles + barriers.filter { $0.axis == .vertical }.map(\.rect)
    )
    horizontalPlaces = PlaceIndex(horizontal)
    verticalPlaces = barriers.isEmpty ? horizontalPlaces : PlaceIndex(vertical)
    self.bounds = bounds
    self.metrics = metrics
    self.horizontal = lines(along: .horizontal, around: horizontal)
    self.vertical = lines(along: .vertical, around: vertical)
  }

  subscript(axis: Axis) -> Lines { axis == .horizontal ? horizontal : vertical }

  private func places(along axis: Axis) -> PlaceIndex<Void> {
    axis == .horizontal ? horizontalPlaces : verticalPlaces
  }

  private func lines(along axis: Axis, around obstacles: [Rect]) -> Lines {
    let places = places(along: axis)
    var lines = Lines()
    for position in Self.distinct(positions(along: axis, beside: obstacles)) {
      lines.positions.append(position)
      var free = bounds.extent(axis)
      // The obstacles in the order in which a line along the axis meets them.
      var met: [Extent] = []
      places.forEach(in: strip(axis, free, at: position)) { obstacle, _ in
        if isMet(obstacle, axis, at: position) { met.append(obstacle.extent(axis)) }
      }
      for along in met.sorted(by: { $0.low < $1.low }) {
        let end = along.low - metrics.clearance
        if end > free.low { lines.spans.append(Extent(low: free.low, high: min(end, free.high))) }
        free.low = max(free.low, along.high + metrics.clearance)
      }
      if free.high > free.low { lines.spans.append(free) }
      lines.firstSpans.append(lines.spans.count)
    }
    return lines
  }

  /// The place of a line in which to look for obstacles that it meets.
  private func strip(_ axis: Axis, _ extent: Extent, at position: Double) -> Rect {
    let room = 1 + metrics.clearance
    return Rect(
      axis, along: extent.inset(by: -room), across: Extent(low: position - room, high: position + room))
  }

  /// Whether an endless line along an axis meets an obstacle.
  private func isMet(_ obstacle: Rect, _ axis: Axis, at position: Double) -> Bool {
    let across = obstacle.extent(axis.cross)
    return across.low - metrics.clearance < position && position < across.high + metrics.clearance
  }

  /// The coordinates of lines beside each obstacle, and midway between it and the next obstacle.
  private func positions(along axis: Axis, beside obstacles: [Rect]) -> [Double] {
    var positions: [Double] = []
    positions.reserveCapacity(3 * obstacles.count + 1)
    let (places, bounds, sides) = (places(along: axis), bounds.extent(axis.cross), axis.cross.sides)
    for obstacle in obstacles {
      let (own, along) = (obstacle.extent(axis.cross), obstacle.extent(axis))
      /// The edge of the nearest obstacle that is entirely beside this one.
      func next(_ side: RouteSide) -> Double? {
        places.nearest(to: own, side, within: along, in: bounds) { other in
          let extent = other.extent(axis)
          guard extent.low < along.high && extent.high > along.low else { return nil }
          let across = other.extent(axis.cross)
          if side.isForward { return across.low >= own.high ? across.low : nil }
          return across.high <= own.low ? across.high : nil
        }
      }
      let before = max(bounds.low, next(sides.back) ?? -.infinity)
      let after = min(bounds.high, next(sides.forth) ?? .infinity)
      if let step = step(into: after - own.high, isOpen: after == bounds.high) {
        positions.append((own.high + step).sharpLine)
      }
      if let step = step(into: own.low - before, isOpen: before == bounds.low) {
        positions.append((own.low - step).sharpLine)
      }
      if after < bounds.high, after - own.high > 2 * metrics.margin {
        positions.append(((own.high + after) / 2).sharpLine)
      }
    }
    return positions
  }

  /// The coordinates in ascending order, without coordinates within 0.5 of the previous.
  private static func distinct(_ positions: [Double]) -> [Double] {
    var distinct: [Double] = []
    distinct.reserveCapacity(positions.count)
    for position in positions.sorted() where distinct.last.map({ position - $0 > 0.5 }) ?? true {
      distinct.append(position)
    }
    return distinct
  }

  /// The distance of a line from an edge, if the free space beside the edge has the length `room`; nil if no line fits.
  private func step(into room: Double, isOpen: Bool) -> Double? {
    guard metrics.isCells else {
      return room > 2 * metrics.clearance ? metrics.distance(metrics.margin, in: room, isOpen: isOpen) : nil
    }
    return room >= 1 ? min(1, ((room - 1) / 2).rounded(.down)) + 0.5 : nil
  }

  /// Whether a straight line meets no obstacle, apart from `ends`.
  func isFree(_ axis: Axis, at position: Double, _ extent: Extent, besides ends: [Rect]) -> Bool {
    let met = places(along: axis).first(in: strip(axis, extent, at: position)) { obstacle, _ in
      let along = obstacle.extent(axis)
      return isMet(obstacle, axis, at: position) && along.low - metrics.clearance < extent.high
        && extent.low < along.high + metrics.clearance && !ends.contains(obstacle)
    }
    return met == nil
  }

  /// The coordinate at which a line from a side of a view meets an obstacle or leaves the picture.
  func reach(from rect: Rect, _ side: RouteSide, at position: Double) -> Double {
    let (axis, start, bounds) = (side.axis, rect.edge(side), bounds.extent(side.axis))
    let limits = bounds.inset(by: -metrics.clearance)
    let met = places(along: axis).nearest(
      to: Extent(low: start, high: start), side,
      within: Extent(low: position, high: position).inset(by: -metrics.clearance),
      in: limits
    ) { obstacle in
      guard obstacle != rect, isMet(obstacle, axis, at: position) else { return nil }
      let along = obstacle.extent(axis)
      if side.isForward { return along.high > start && along.low >= start - 1e-9 ? along.low : nil }
      return along.low < start && along.high <= start + 1e-9 ? along.high : nil
    }
    if side.isForward { return min(bounds.high, (met ?? .infinity) - metrics.clearance) }
    return max(bounds.low, (met ?? -.infinity) + metrics.clearance)
  }
}
