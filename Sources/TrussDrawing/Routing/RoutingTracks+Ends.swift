import TrussViews

extension RouteLink {
  /// The best point for a line that may be anywhere between the ends: the middle of the space between them.
  var middle: Point {
    func middle(_ axis: Axis) -> Double {
      let (one, other) = (source.rect.extent(axis), target.rect.extent(axis))
      if one.high <= other.low { return (one.high + other.low) / 2 }
      if other.high <= one.low { return (other.high + one.low) / 2 }
      return (one.middle + other.middle) / 2
    }
    return Point(x: middle(.horizontal), y: middle(.vertical))
  }

  /// The coordinates at which a straight line from a side of the source to the target's facing side begins and ends.
  func line(from side: RouteSide) -> (start: Double, end: Double) {
    (source.edge(side), target.edge(side.opposite))
  }
}

extension RoutingTracks {
  /// A line out of a side of an end, up to the first obstacle; it leads inward if the end contains the other one. Nil
  /// if there is no space for a turn.
  func ray(of end: RouteEnd, _ side: RouteSide, at position: Double, toward other: Rect) -> RouteRay? {
    let isInside = end.rect.contains(other)
    let direction = isInside ? side.opposite : side
    var origin = end.rect
    if isInside {
      // A border without extent, which the line leaves inward.
      let edge = end.rect.edge(side)
      origin = Rect(
        side.axis, along: Extent(low: edge, high: edge), across: end.rect.extent(side.axis.cross))
    }
    let reach = reach(from: origin, direction, at: position)
    let sign = Double(direction.sign)
    let edge = origin.edge(direction) + sign * (isInside ? max(end.gap, end.border) : end.gap)
    let room = sign * (reach - edge)
    guard room > 0 else { return nil }
    let wanted = metrics.stub(of: end)
    // If there is no space for more, the line turns in the middle of the available space.
    let stub = metrics.isCells ? (room >= wanted ? wanted : 0.5) : min(wanted, room / 2)
    guard room >= stub else { return nil }
    let first = edge + sign * stub
    return RouteRay(side: side, edge: edge, position: position, turns: Extent(between: first, reach))
  }

  /// The places along a side that faces the other end at which both ends allow connectors; nil if they share none, or
  /// if the side does not face the other end.
  private func commonRange(of link: RouteLink, _ side: RouteSide) -> Extent? {
    let (one, other) = (link.source.rect.extent(side.axis.cross), link.target.rect.extent(side.axis.cross))
    let common = metrics.range(of: one).intersection(metrics.range(of: other))
    return common.length >= 0 && isFacing(link, side) ? common : nil
  }

  /// The sides of the source, among `sides`, that a straight line can connect with a facing side among `others`.
  func facingSides(of link: RouteLink, from sides: [RouteSide], to others: [RouteSide]) -> [RouteSide] {
    sides.filter { others.contains($0.opposite) && commonRange(of: link, $0) != nil }
  }

  /// The position of a free straight line from a side to the facing side: in the middle of the shorter side, or else in
  /// the part that both sides share.
  func straightLine(of link: RouteLink, from side: RouteSide) -> Double? {
    guard let common = commonRange(of: link, side) else { return nil }
    let (one, other) = (link.source.rect.extent(side.axis.cross), link.target.rect.extent(side.axis.cross))
    let shorter = one.length <= other.length ? one : other
    let places = [metrics.range(of: shorter).middle, common.middle, common.low, common.high]
    return places.map { metrics.snapped($0, in: common) }.first { isFree(along: link, side, at: $0) }
  }

  /// Whether there is space between a side and the facing side for a line with a jog: for the heads and both turns.
  func hasRoomForJog(_ link: RouteLink, _ side: RouteSide) -> Bool {
    let (start, end) = link.line(from: side)
    let heads = [link.source, link.target].map { metrics.stub(of: $0) + $0.gap }
    // In cells both turns are in one column or row; along a row, a head and a turn need one more column to be distinct.
    return abs(end - start) >= heads.reduce(0, +) + (metrics.isCells && side.axis == .horizontal ? 1 : 0)
  }

  /// Whether the target is in front of a side of the source.
  private func isFacing(_ link: RouteLink, _ side: RouteSide) -> Bool {
    let (start, end) = link.line(from: side)
    return side.isForward ? start < end : end < start
  }

  /// Whether nothing is in the way of a straight line between the ends.
  func isFree(along link: RouteLink, _ side: RouteSide, at position: Double) -> Bool {
    guard isFacing(link, side) else { return false }
    let (start, end) = link.line(from: side)
    return isFree(
      side.axis, at: position, Extent(between: start, end), besides: link.rects)
  }
}
