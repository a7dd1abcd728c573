import TrussViews

/// The views that connectors must avoid, and the views and lines that they cross only at right angles.
struct RouteObstacles {
  /// The frames of views that lines must avoid. Only lines of views inside a frame cross its border.
  var solids: [Rect]
  /// The frames of groups: views that have a border but no background, and contain ends of connectors. Lines may cross
  /// the borders of groups.
  var groups: [Rect] = []
  /// The frames of dividers, and of other views that are as thin as dividers.
  var lines: [Rect] = []

  /// A straight line that connectors may cross but not run along.
  struct Barrier: Hashable {
    var rect: Rect
    var axis: Axis

    /// The line with the space that connectors keep free on both sides.
    func widened(_ metrics: RoutingMetrics) -> Barrier {
      let room = metrics.lineClearance
      return Barrier(
        rect: rect.inset(
          by: axis == .horizontal ? Insets(horizontal: 0, vertical: -room) : Insets(horizontal: -room, vertical: 0)),
        axis: axis)
    }
  }

  /// The borders of groups, and all lines, as barriers.
  var barriers: [Barrier] {
    groups.flatMap { RouteObstacles.barriers(around: $0) }
      + lines.map { Barrier(rect: $0, axis: $0.width >= $0.height ? .horizontal : .vertical) }
  }

  static func barriers(around rect: Rect) -> [Barrier] {
    Axis.allCases.flatMap { axis -> [Barrier] in
      let (along, across) = (rect.extent(axis), rect.extent(axis.cross))
      let width = min(1, across.length)
      return [
        Barrier(rect: Rect(axis, along: along, across: Extent(low: across.low, high: across.low + width)), axis: axis),
        Barrier(
          rect: Rect(axis, along: along, across: Extent(low: across.high - width, high: across.high)), axis: axis),
      ]
    }
  }
}

extension [RouteObstacles.Barrier] {
  /// Whether a line along an axis overlaps one of the barriers lengthwise.
  func hasPart(along axis: Axis, _ line: Rect, _ metrics: RoutingMetrics) -> Bool {
    contains { barrier in
      guard barrier.axis == axis else { return false }
      let (across, own) = (barrier.rect.extent(axis.cross), line.extent(axis.cross))
      return across.low - metrics.clearance < own.low && own.low < across.high + metrics.clearance
        && barrier.rect.extent(axis).intersection(line.extent(axis)).length > 0
    }
  }
}
