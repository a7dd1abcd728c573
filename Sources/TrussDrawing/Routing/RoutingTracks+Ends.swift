import TrussViews

extension RouteLink {
  /// The middle of the space between the ends. Lines that may be anywhere between the ends are best here.
  var middle: Point {
    func middle(_ axis: Axis) -> Double {
      let (one, other) = (source.rect.extent(axis), target.rect.extent(axis))
      if one.high <= other.low { return (one.high + other.low) / 2 }
      if other.high <= one.low { return (other.high + one.low) / 2 }
      return (one.middle + other.middle) / 2
    }
    return Point(x: middle(.horizontal), y: middle(.vertical))
  }

  func line(from side: RouteSide) -> (start: Double, end: Double) {
    (source.edge(side), target.edge(side.opposite))
  }
}

extension RoutingTracks {
  /// The ray from a side of an end to the first obstacle. If the end contains the other end, the ray leads inward. Nil
  /// if there is no space for a turn.
  func ray(of end: RouteEnd, _ side: RouteSide, at position: Double, toward other: Rect) -> RouteRay? {
    let isInside = end.rect.contains(other)
    let direction = isInside ? side.opposite : side
    var origin = end.rect
    if isInside {
      // The line leads inward from the side, so the side alone, without the rest of the frame, is the origin.
      let edge = end.rect.edge(side)
      origin = Rect(
        side.axis, along: Extent(low: edge, high: edge), across: end.rect.extent(side.axis.cross))
    }
    let reach = reach(from: origin, direction, at: position)
    let sign = Double(direction.sign)
    let gap = end.gap(at: side)
    let edge = origin.edge(direction) + sign * (isInside ? max(gap, end.border) : gap)
    let room = sign * (reach - edge)
    guard room > 0 else { return nil }
    let wanted = metrics.stub(of: end)
    let isOpen = [bounds.extent(side.axis).low, bounds.extent(side.axis).high].contains(reach)
    let stub =
      metrics.isCells ? (room >= wanted ? wanted : 0.5) : metrics.distance(wanted, in: room, isOpen: isOpen)
    guard room >= stub else { return nil }
    let first = edge + sign * stub
    return RouteRay(side: side, edge: edge, position: position, turns: Extent(between: first, reach))
  }

  /// The positions along a side at which both ends allow connectors; nil if there are none, or if the side does not
  /// face the other end.
  private func commonRange(of link: RouteLink, _ side: RouteSide) -> Extent? {
    let (one, other) = (link.source.rect.extent(side.axis.cross), link.target.rect.extent(side.axis.cross))
    let common = metrics.range(of: one).intersection(metrics.range(of: other))
    return common.length >= 0 && isFacing(link, side) ? common : nil
  }

  /// The sides among `sides` from which a straight line can lead to the target's opposite side. Only opposite sides
  /// that are among `others` count.
  func facingSides(of link: RouteLink, from sides: [RouteSide], to others: [RouteSide]) -> [RouteSide] {
    sides.filter { others.contains($0.opposite) && commonRange(of: link, $0) != nil }
  }

  /// The position of a free straight line from a side to the facing side: in the middle of the shorter side, or else
  /// within the range that both sides share. Nil if no such line is free.
  func straightLine(of link: RouteLink, from side: RouteSide) -> Double? {
    guard let common = commonRange(of: link, side) else { return nil }
    let (one, other) = (link.source.rect.extent(side.axis.cross), link.target.rect.extent(side.axis.cross))
    let shorter = one.length <= other.length ? one : other
    let places = [metrics.range(of: shorter).middle, common.middle, common.low, common.high]
    return places.map { metrics.snapped($0, in: common) }.first { isFree(along: link, side, at: $0) }
  }

  /// Whether there is space between a side and the facing side for a line with a jog, that is, for both heads and both
  /// turns.
  func hasRoomForJog(_ link: RouteLink, _ side: RouteSide) -> Bool {
    let (start, end) = link.line(from: side)
    let heads = [(link.source, side), (link.target, side.opposite)].map { metrics.stub(of: $0) + $0.gap(at: $1) }
    // In cells both turns are in one column or row. Along a row, one more column distinguishes a head from a turn.
    return abs(end - start) >= heads.reduce(0, +) + (metrics.isCells && side.axis == .horizontal ? 1 : 0)
  }

  private func isFacing(_ link: RouteLink, _ side: RouteSide) -> Bool {
    let (start, end) = link.line(from: side)
    return side.isForward ? start < end : end < start
  }

  func isFree(along link: RouteLink, _ side: RouteSide, at position: Double) -> Bool {
    guard isFacing(link, side) else { return false }
    let (start, end) = link.line(from: side)
    return isFree(
      side.axis, at: position, Extent(between: start, end), besides: link.rects)
  }
}
