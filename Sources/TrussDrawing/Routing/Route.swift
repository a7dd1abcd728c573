import TrussViews

/// The line of a connector: its ends and its turns, from the source to the target.
struct Route: Equatable {
  var points: [Point]
  /// The side that it leaves from; nil for a straight line between the middles of two views.
  var sourceSide: RouteSide?
  /// The side that it arrives at.
  var targetSide: RouteSide?
  /// The places along these sides where it ends.
  var sourcePosition = 0.0
  var targetPosition = 0.0
  /// Whether the ends were moved after the route was found.
  var isMoved = false
  /// Whether its ends are fixed.
  var isFixed = false
  /// Whether it crosses whatever is in its way, as no free route was found.
  var isUnhindered = false
  /// Whether it is in the area by which the picture may grow.
  var isOutside = false

  /// Whether it leads through waypoints.
  var hasWaypoints = false
  /// The trunk that the line begins or ends with.
  var trunk: Trunk?

  /// The part of a line that others share.
  struct Trunk: Equatable {
    var number: Int
    /// Whether the line begins with it.
    var isSource: Bool
    /// Whether the line is the first of those that share it.
    var isLead: Bool
  }

  /// Whether its route is final.
  var isPinned: Bool { trunk != nil || hasWaypoints }

  /// Whether a line has a part in common with another one.
  func sharesTrunk(with other: Route) -> Bool { trunk != nil && trunk?.number == other.trunk?.number }

  /// The same line from its other end.
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
  /// The requested side.
  var side: RouteSide?
  /// The distance between the line's end and the frame.
  var gap = 0.0
  /// The width of the frame's border, in cells, at which a line from inside ends.
  var border = 0.0
  /// Whether the view is an ellipse, at whose edge a straight line ends.
  var isRound = false
  /// Whether a head is drawn there, which needs a straight line.
  var hasHead = false
  /// How much longer that head is than others, in the unit of the medium.
  var headExcess = 0.0

  /// Where a line from a side begins.
  func edge(_ side: RouteSide) -> Double { rect.edge(side) + Double(side.sign) * gap }
}

struct RouteLink: Equatable {
  var source: RouteEnd
  var target: RouteEnd
  /// Whether it is a straight line, whatever is in its way.
  var isStraight = false
  /// The places that it leads through.
  var waypoints: [Point] = []
  /// The links with which it may share a trunk where it begins, and where it ends: those of the same number.
  var sourceFan: Int?
  var targetFan: Int?
  /// The earlier link that leads back, and whose line may have the heads of both, by its number.
  var reverse: Int?

  var isLoop: Bool { source.rect == target.rect && waypoints.isEmpty }
  /// The frames of the views at its ends.
  var rects: [Rect] { [source.rect, target.rect] }
}
