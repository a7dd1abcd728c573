import TrussViews

/// Loops are routes from a view to itself.
extension ConnectorRouter {
  /// Places loops around corners of their views, or at single sides, where no line and no other view is in the way.
  func placeLoops(_ routes: inout [Route], of links: [RouteLink]) {
    var lines = PlaceIndex<Void>()
    func note(_ route: Route) {
      for (from, to) in zip(route.points, route.points.dropFirst()) { lines.insert((), at: Rect(around: from, to)) }
    }
    for route in routes { note(route) }
    for number in links.indices where links[number].isLoop {
      let link = links[number]
      /// Whether a loop is inside the picture, and clear of views and other lines.
      func fits(_ loop: Route, in bounds: Rect) -> Bool {
        zip(loop.points, loop.points.dropFirst()).allSatisfy { from, to in
          let near = Rect(around: from, to).inset(by: Insets(all: 0.25 - metrics.leastEndSpacing))
          return !isHindered(from, to, in: bounds, besides: link.source.rect)
            && lines.first(in: near, where: { _, _ in true }) == nil
        }
      }
      let loops = loops(of: link)
      let free = [bounds, outer].lazy.compactMap { area in loops.first { fits($0, in: area) } }.first
      routes[number] = free ?? crowdedLoop(of: link, loops)
      note(routes[number])
    }
  }

  /// A loop that runs along or across lines, because there is no free space beside them; if necessary, across views.
  private func crowdedLoop(of link: RouteLink, _ loops: [Route]) -> Route {
    for bounds in [bounds, outer] {
      let free = loops.first { loop in
        !zip(loop.points, loop.points.dropFirst()).contains { from, to in
          isHindered(from, to, in: bounds, besides: link.source.rect)
        }
      }
      if let free { return free }
    }
    return loops[0]
  }

  /// The possible loops of a link, the best loops first: small loops before loops that go around other loops.
  private func loops(of link: RouteLink) -> [Route] {
    let corners: [(RouteSide, RouteSide)] = [(.right, .top), (.right, .bottom), (.left, .top), (.left, .bottom)]
    let asked = (corners + [RouteSide.top, .bottom, .right, .left].map { ($0, $0) }).filter { side, other in
      if link.source.isRow { return side == other && side.axis == .horizontal }
      return switch (link.source.side, link.target.side) {
      case (let source?, let target?): (source, target) == (side, other) || (target, source) == (side, other)
      case (let given?, nil), (nil, let given?): given == side || given == other
      case (nil, nil): true
      }
    }
    return (0...2).flatMap { number in
      (asked.isEmpty ? corners : asked).map { side, other in
        let isReversed = link.source.side == other || link.target.side == side
        return isReversed
          ? loop(of: link, from: other, to: side, number) : loop(of: link, from: side, to: other, number)
      }
    }
  }

  /// A loop from one side to another, around `number` other loops.
  private func loop(of link: RouteLink, from side: RouteSide, to other: RouteSide, _ number: Int) -> Route {
    let step = Double(number) * metrics.leastEndSpacing
    if side == other {
      let range = metrics.range(of: link.source.rect.extent(side.axis.cross))
      let reach = min(range.length, metrics.endSpacing + 2 * step) / 2
      return loop(of: link, side, (range.middle + reach).sharpLine, side, (range.middle - reach).sharpLine, number)
    }
    func place(_ side: RouteSide, near other: RouteSide) -> Double {
      let range = metrics.range(of: link.source.rect.extent(side.axis.cross))
      // On a short side the position is at the very end, away from a line that ends in the middle of the side.
      let inset = min(range.length / 2, (metrics.isCells ? 1 : range.length < 40 ? 0 : 8) + step)
      return (other.isForward ? range.high - inset : range.low + inset).sharpLine
    }
    return loop(of: link, side, place(side, near: other), other, place(other, near: side), number)
  }

  /// A loop from a position on one side to a position on a neighbouring side, or on the same side.
  private func loop(
    of link: RouteLink, _ side: RouteSide, _ first: Double, _ other: RouteSide, _ last: Double, _ number: Int
  ) -> Route {
    /// The coordinate of the loop's line beside a side. In cells two columns look as wide as a row is high.
    func far(_ side: RouteSide) -> Double {
      let reach = metrics.isCells ? (side.axis == .horizontal ? 2.5 : 1.5) : metrics.headStub + 4
      let excess = max(link.source.headExcess, link.target.headExcess)
      let more = Double(number) * (metrics.isCells ? 2 : 18)
      return (link.source.rect.edge(side) + Double(side.sign) * (reach + excess + more)).sharpLine
    }
    var points = [Point(side.axis, link.source.edge(side), first), Point(side.axis, far(side), first)]
    points.append(side == other ? Point(side.axis, far(side), last) : Point(side.axis, far(side), far(other)))
    if side != other { points.append(Point(side.axis, last, far(other))) }
    points.append(Point(other.axis, link.target.edge(other), last))
    return Route(points: points, sourceSide: side, targetSide: other, sourcePosition: first, targetPosition: last)
  }
}
