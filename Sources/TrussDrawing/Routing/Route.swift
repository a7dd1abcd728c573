import TrussViews

/// The line of a connector: its ends and turns, from the source to the target.
struct Route: Equatable {
  var points: [Point]
  /// The side at which the route begins; nil for a straight line between the middles of two views.
  var sourceSide: RouteSide?
  var targetSide: RouteSide?
  /// The positions of the ends along these sides.
  var sourcePosition = 0.0
  var targetPosition = 0.0
  /// Whether the ends were moved after the route was found.
  var isMoved = false
  /// Whether the line is final: its ends are not spread, and it is neither straightened nor untangled.
  var isFixed = false
  /// Whether the route ignores obstacles, because no free route was found.
  var isUnhindered = false
  /// Whether the router also searched outside the picture, in the margin by which the picture may grow.
  var isOutside = false

  var hasWaypoints = false
  /// The trunk with which the line begins or ends.
  var trunk: Trunk?

  /// The part of a line that other lines share.
  struct Trunk: Equatable {
    var number: Int
    /// Whether the line begins with the trunk.
    var isSource: Bool
    /// Whether the line is the first line of the trunk.
    var isLead: Bool
  }

  /// Whether the line keeps its position when lines are moved apart.
  var isPinned: Bool { trunk != nil || hasWaypoints }

  func sharesTrunk(with other: Route) -> Bool { trunk != nil && trunk?.number == other.trunk?.number }

  /// The same line in the opposite direction.
  var reversed: Route {
    var route = self
    route.trunk?.isSource.toggle()
    route.points.reverse()
    swap(&route.sourceSide, &route.targetSide)
    swap(&route.sourcePosition, &route.targetPosition)
    return route
  }
}

struct RouteEnd: Equatable {
  /// The frame of the view.
  var rect: Rect
  var side: RouteSide?
  /// Whether the view is a row inside a box: lines end only at its left or right side, which are those of the box.
  var isRow = false
  /// The distance between the line's end and the frame, except at `flushSides`.
  var gap = 0.0
  /// The sides that are at the border of a box around the view, at which lines end.
  var flushSides: [RouteSide] = []
  /// In cells, the width of the frame's border, at which a line from inside ends.
  var border = 0.0
  /// Whether the view is an ellipse. A straight line ends at the ellipse's edge.
  var isRound = false
  /// Whether the top of what is drawn is narrower than the frame, as the head of a person is. Lines to the rest of the
  /// frame's top end inside the frame.
  var hasNarrowTop = false
  /// Whether the view is the bar of a fork, at which lines do not share a trunk.
  var isFork = false
  /// Whether a head is drawn at the end. A head needs a straight line.
  var hasHead = false
  /// How much longer the head is than other heads, in the unit of the medium.
  var headExcess = 0.0

  /// The coordinate at which a line from a side begins.
  func edge(_ side: RouteSide) -> Double { rect.edge(side) + Double(side.sign) * gap(at: side) }

  func gap(at side: RouteSide) -> Double { flushSides.contains(side) ? 0 : gap }

  func allows(_ side: RouteSide) -> Bool { self.side.map { $0 == side } ?? (!isRow || side.axis == .horizontal) }
}

struct RouteLink: Equatable {
  var source: RouteEnd
  var target: RouteEnd
  /// Whether the link is a straight line that ignores obstacles.
  var isStraight = false
  var waypoints: [Point] = []
  /// The numbers of the groups of links that may share a trunk, at the source and at the target.
  var sourceFan: Int?
  var targetFan: Int?
  /// The index of an earlier link in the opposite direction, whose line may have the heads of both links.
  var reverse: Int?

  var isLoop: Bool { source.rect == target.rect && waypoints.isEmpty }
  var rects: [Rect] { [source.rect, target.rect] }
}
