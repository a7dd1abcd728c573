import TrussViews

/// The line of a connector: its ends and its turns, from the source to the target.
struct Route: Equatable {
  var points: [Point]
  /// The side that the route leaves from; nil for a straight line between the middles of two views.
  var sourceSide: RouteSide?
  /// The side that the route arrives at.
  var targetSide: RouteSide?
  /// The places along these sides where the route ends.
  var sourcePosition = 0.0
  var targetPosition = 0.0
  /// Whether the ends were moved after the route was found.
  var isMoved = false
  /// Whether the ends are not spread and the line is neither straightened nor untangled.
  var isFixed = false
  /// Whether the route crosses whatever is in its way, as no free route was found.
  var isUnhindered = false
  /// Whether the router looked for the route outside the picture too, in the margin by which the picture may grow.
  var isOutside = false

  /// Whether the route leads through waypoints.
  var hasWaypoints = false
  /// The trunk that the line begins or ends with.
  var trunk: Trunk?

  /// The part of a line that others share.
  struct Trunk: Equatable {
    var number: Int
    /// Whether the line begins with the trunk.
    var isSource: Bool
    /// Whether the line is the first one that shares the trunk.
    var isLead: Bool
  }

  /// Whether the line keeps its place when lines are moved apart.
  var isPinned: Bool { trunk != nil || hasWaypoints }

  /// Whether a line shares a trunk with another line.
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
  /// The requested side; nil for any side.
  var side: RouteSide?
  /// The distance between the line's end and the frame.
  var gap = 0.0
  /// The width in cells of the frame's border, at which a line from inside ends.
  var border = 0.0
  /// Whether the view is an ellipse, at whose edge a straight line ends.
  var isRound = false
  /// Whether a head is drawn at the end, which needs a straight line.
  var hasHead = false
  /// How much longer the head is than others, in the unit of the medium.
  var headExcess = 0.0

  /// The coordinate at which a line from a side begins.
  func edge(_ side: RouteSide) -> Double { rect.edge(side) + Double(side.sign) * gap }
}

struct RouteLink: Equatable {
  var source: RouteEnd
  var target: RouteEnd
  /// Whether the link is a straight line, whatever is in its way.
  var isStraight = false
  /// The points that the line leads through.
  var waypoints: [Point] = []
  /// The numbers of the groups of links that may share a trunk: at the source, and at the target.
  var sourceFan: Int?
  var targetFan: Int?
  /// The index of the earlier link in the opposite direction, whose line may have both links' heads.
  var reverse: Int?

  var isLoop: Bool { source.rect == target.rect && waypoints.isEmpty }
  /// The frames of the views at both ends.
  var rects: [Rect] { [source.rect, target.rect] }
}
