import TrussLayout
import TrussTree
import TrussViews

extension LayoutResult {
  /// Moves the ends of a line from the frames of its views to what is drawn in the frames: to the outline of a node that
  /// is not a rectangle, to the sign of a node with a title beside it, and to a short distance from a bare text.
  func touchOutlines(of drawn: DrawnConnector, _ route: inout Route) {
    guard drawn.isEdge || drawn.path == nil, route.points.count > 1 else { return }
    for (view, end) in zip(drawn.views, [drawn.link.source, drawn.link.target]) {
      if tree.entries[view].parent.map({ tree.outline(ofNode: $0)?.sign == view }) ?? false {
        route.points.lead(to: end.rect)
      }
      if let outline = tree.outline(ofNode: view)?.outline, !outline.outline.isMark || !medium.isCells {
        touch(outline, end.rect, &route.points)
      }
      // The router leaves this gap itself.
      if drawn.path != nil, !medium.isCells, end.gap > 0, !end.isRow {
        route.points[0] = route.points[0].moved(toward: route.points[1], by: end.gap)
      }
      route.points.reverse()
    }
  }

  private func touch(_ outline: NodeOutline, _ rect: Rect, _ points: inout [Point]) {
    guard let side = RouteSide(arrivingAt: points[0], from: points[1]),
      abs(points[0].coordinate(side.axis) - rect.edge(side)) < 0.01
    else { return }
    let place = points[0].coordinate(side.axis.cross) - rect.extent(side.axis.cross).low
    let depth =
      medium.isCells
      ? outline.cellDepth(
        arrivingAlong: side.axis, isForward: side.isForward, at: place.rounded(.down), in: rect.size)
      : outline.depth(arrivingAlong: side.axis, isForward: side.isForward, at: place, in: rect.size)
    points[0] = Point(
      side.axis, points[0].coordinate(side.axis) - Double(side.sign) * depth, points[0].coordinate(side.axis.cross))
  }
}

extension [Point] {
  /// Moves the beginning of a line to a side of a rectangle in the line's direction: to the middle of the side, unless
  /// the line arrives there anyway.
  fileprivate mutating func lead(to rect: Rect) {
    guard let side = RouteSide(arrivingAt: self[0], from: self[1]) else { return }
    let (across, extent) = (self[0].coordinate(side.axis.cross), rect.extent(side.axis.cross))
    let start = Point(side.axis, rect.edge(side), extent.middle.sharpLine)
    if extent.inset(by: extent.length > 8 ? 4 : 0).contains(across) {
      self[0] = Point(side.axis, rect.edge(side), across)
    } else if count == 2 {
      let turn = self[0].coordinate(side.axis).sharpLine
      self = [
        start, Point(side.axis, turn, start.coordinate(side.axis.cross)),
        Point(side.axis, turn, self[1].coordinate(side.axis.cross)), self[1],
      ]
    } else {
      self[0] = start
      self[1] = Point(side.axis, self[1].coordinate(side.axis), start.coordinate(side.axis.cross))
    }
  }
}
