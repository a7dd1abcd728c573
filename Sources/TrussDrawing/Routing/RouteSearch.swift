import TrussViews

/// A line out of a side of a view. Routes begin and end on rays.
struct RouteRay {
  var side: RouteSide
  /// The coordinate of the view's side, on the ray's axis.
  var edge: Double
  /// The ray's coordinate on the other axis.
  var position: Double
  /// The coordinates along the ray at which a route may turn.
  var turns: Extent
}

/// Finds the shortest of the routes between two views that have the fewest bends.
///
/// The search spreads from both ends over the lines of the tracks, turn by turn, until a line from one end crosses a
/// line from the other end. Then no route has fewer turns. For each line, all places at which it was entered are kept,
/// so that the shortest route with this number of turns is found.
struct RouteSearch {
  let tracks: RoutingTracks
  private var sources: RouteFront
  private var targets: RouteFront

  init(_ tracks: RoutingTracks) {
    self.tracks = tracks
    sources = RouteFront(tracks)
    targets = RouteFront(tracks)
  }

  /// The best route from one of the rays `starts` to one of the rays `ends`; nil if obstacles leave no route.
  ///
  /// - Parameters:
  ///   - starts: the rays on which a route may begin; of equally good rays the first is taken.
  ///   - ends: the rays on which a route may end.
  ///   - middle: the best position of a line that may be anywhere between the ends.
  mutating func route(from starts: [RouteRay], to ends: [RouteRay], around middle: Point) -> Route? {
    sources.begin(starts)
    targets.begin(ends)
    // This is more turns than any picture needs. The fallback handles a labyrinth of obstacles.
    for _ in 1...12 {
      if let meeting = meeting(around: middle) {
        let (from, first) = sources.path(to: meeting.source, meeting.point)
        let (to, last) = targets.path(to: meeting.target, meeting.point)
        let (start, end) = (starts[first], ends[last])
        return Route(
          points: from.reversed() + [meeting.point] + to, sourceSide: start.side, targetSide: end.side,
          sourcePosition: start.position, targetPosition: end.position)
      }
      if sources.last.count <= targets.last.count { sources.spread(over: tracks) } else { targets.spread(over: tracks) }
      if sources.last.isEmpty || targets.last.isEmpty { return nil }
    }
    return nil
  }

  private struct Crossing {
    var source: Int
    var target: Int
    var point: Point
    var length: Double
    /// The sum of the distances of both lines from their best positions.
    var distance: Double
  }

  /// The shortest route through a crossing of the lines that both ends reached last.
  private func meeting(around middle: Point) -> Crossing? {
    var best: Crossing?
    for source in sources.last {
      let line = sources.nodes[source]
      for target in targets.last {
        let other = targets.nodes[target]
        guard line.axis != other.axis, other.extent.contains(line.position), line.extent.contains(other.position)
        else { continue }
        let length =
          sources.length(to: source, at: other.position) + targets.length(to: target, at: line.position)
        let distance =
          (line.isRay ? 0 : abs(line.position - middle.coordinate(line.axis.cross)))
          + (other.isRay ? 0 : abs(other.position - middle.coordinate(other.axis.cross)))
        if let best {
          if length > best.length + 1e-6 { continue }
          if length > best.length - 1e-6, distance > best.distance - 1e-6 { continue }
        }
        best = Crossing(
          source: source, target: target, point: Point(line.axis, other.position, line.position), length: length,
          distance: distance)
      }
    }
    return best
  }
}
