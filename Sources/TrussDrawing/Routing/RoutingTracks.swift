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
  let obstacles: [Rect]
  /// The barriers along each axis. A route along a barrier would look like a part of the barrier.
  private let horizontalBarriers: [Rect]
  private let verticalBarriers: [Rect]
  let bounds: Rect
  let metrics: RoutingMetrics

  /// - Parameters:
  ///   - obstacles: the frames that lines must not cross.
  ///   - barriers: the lines that routes may cross but not run along.
  ///   - bounds: the picture.
  init(
    around obstacles: [Rect], across barriers: [RouteObstacles.Barrier] = [], in bounds: Rect, _ metrics: RoutingMetrics
  ) {
    self.obstacles = obstacles
    horizontalBarriers = barriers.compactMap { $0.axis == .horizontal ? $0.rect : nil }
    verticalBarriers = barriers.compactMap { $0.axis == .vertical ? $0.rect : nil }
    self.bounds = bounds
    self.metrics = metrics
    horizontal = lines(along: .horizontal)
    vertical = lines(along: .vertical)
  }

  subscript(axis: Axis) -> Lines { axis == .horizontal ? horizontal : vertical }

  private func barriers(along axis: Axis) -> [Rect] { axis == .horizontal ? horizontalBarriers : verticalBarriers }

  private func lines(along axis: Axis) -> Lines {
    // The obstacles are sorted by the coordinate at which a line along the axis meets them.
    let obstacles = (obstacles + barriers(along: axis)).sorted { $0.extent(axis).low < $1.extent(axis).low }
    let along = obstacles.map { $0.extent(axis) }
    let across = obstacles.map { $0.extent(axis.cross) }
    var lines = Lines()
    for position in Self.distinct(positions(along, across, bounds.extent(axis.cross))) {
      lines.positions.append(position)
      var free = bounds.extent(axis)
      for index in obstacles.indices
      where across[index].low - metrics.clearance < position && position < across[index].high + metrics.clearance {
        let end = along[index].low - metrics.clearance
        if end > free.low { lines.spans.append(Extent(low: free.low, high: min(end, free.high))) }
        free.low = max(free.low, along[index].high + metrics.clearance)
      }
      if free.high > free.low { lines.spans.append(free) }
      lines.firstSpans.append(lines.spans.count)
    }
    return lines
  }

  /// The coordinates of lines beside each obstacle, and midway between it and the next obstacle.
  private func positions(_ along: [Extent], _ across: [Extent], _ bounds: Extent) -> [Double] {
    var positions: [Double] = []
    positions.reserveCapacity(3 * along.count + 1)
    for index in along.indices {
      let own = across[index]
      var (before, after) = (bounds.low, bounds.high)
      for other in along.indices where along[other].low < along[index].high && along[other].high > along[index].low {
        if across[other].low >= own.high { after = min(after, across[other].low) }
        if across[other].high <= own.low { before = max(before, across[other].high) }
      }
      if let step = step(into: after - own.high) { positions.append((own.high + step).sharpLine) }
      if let step = step(into: own.low - before) { positions.append((own.low - step).sharpLine) }
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
  private func step(into room: Double) -> Double? {
    guard metrics.isCells else {
      return room > 2 * metrics.clearance ? min(metrics.margin, room / 2) : nil
    }
    return room >= 1 ? min(1, ((room - 1) / 2).rounded(.down)) + 0.5 : nil
  }

  /// Whether a straight line meets no obstacle, apart from `ends`.
  func isFree(_ axis: Axis, at position: Double, _ extent: Extent, besides ends: [Rect]) -> Bool {
    for obstacle in [obstacles, barriers(along: axis)].joined() {
      let (along, across) = (obstacle.extent(axis), obstacle.extent(axis.cross))
      if across.low - metrics.clearance < position, position < across.high + metrics.clearance,
        along.low - metrics.clearance < extent.high, extent.low < along.high + metrics.clearance,
        !ends.contains(obstacle)
      {
        return false
      }
    }
    return true
  }

  /// The coordinate at which a line from a side of a view meets an obstacle or leaves the picture.
  func reach(from rect: Rect, _ side: RouteSide, at position: Double) -> Double {
    let (start, bounds) = (rect.edge(side), bounds.extent(side.axis))
    var end = side.isForward ? bounds.high : bounds.low
    for obstacle in [obstacles, barriers(along: side.axis)].joined() where obstacle != rect {
      let (along, across) = (obstacle.extent(side.axis), obstacle.extent(side.axis.cross))
      guard across.low - metrics.clearance < position, position < across.high + metrics.clearance else { continue }
      if side.isForward {
        if along.high > start, along.low >= start - 1e-9 { end = min(end, along.low - metrics.clearance) }
      } else if along.low < start, along.high <= start + 1e-9 {
        end = max(end, along.high + metrics.clearance)
      }
    }
    return end
  }
}
