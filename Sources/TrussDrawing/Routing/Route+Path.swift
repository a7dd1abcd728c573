import TrussViews

extension Route {
  /// The line of a route, with its bridges and gaps.
  struct Line {
    static let cornerRadius = 6.0
    /// The radius of the bridge over a crossed line, in points.
    static let bridge = 4.0

    /// The points of the route. At a head, the point is where the line ends.
    var points: [Point]
    /// For each straight part, the coordinates along it at which other routes cross it.
    var crossings: [[Double]]
    /// For each straight part, the extents along its longer axis that are left out for labels.
    var cuts: [[Extent]]
    var cornerRadius = Self.cornerRadius
    /// The drawn part of the line, if the line belongs to a trunk.
    var drawn = TrunkPart()

    /// The straight parts that are drawn.
    private var parts: Range<Int> {
      let (first, last) = (0, points.count - 1)
      let hidden = min(drawn.hidden, last)
      return drawn.isSource ? hidden..<last : first..<last - hidden
    }

    /// The path, with round corners, bridges over other lines, and gaps for labels.
    var path: Path {
      Path { path in
        guard points.count > 1 else { return }
        path.move(to: points[parts.lowerBound])
        for number in parts { addPart(number, to: &path) }
      }
    }

    private func addPart(_ number: Int, to path: inout Path) {
      let (from, to) = (points[number], points[number + 1])
      let length = from.distance(to: to)
      guard length > 0 else { return }
      func point(_ distance: Double) -> Point {
        Point(x: from.x + (to.x - from.x) * distance / length, y: from.y + (to.y - from.y) * distance / length)
      }
      let (start, end) = (radius(at: number), length - radius(at: number + 1))
      var position = start
      for (stop, isCut) in stops(of: number, length, Extent(low: start, high: end))
      where stop.low >= position - 1e-6 && stop.high <= end + 1e-6 {
        if stop.low > position { path.addLine(to: point(stop.low)) }
        if isCut {
          path.move(to: point(stop.high))
        } else {
          let above = -Self.bridge * 4 / 3
          path.addCurve(
            to: point(stop.high), control1: point(stop.low).offset(x: 0, y: above),
            control2: point(stop.high).offset(x: 0, y: above))
        }
        position = stop.high
      }
      if end > position { path.addLine(to: point(end)) }
      guard number + 1 < parts.upperBound, radius(at: number + 1) > 0 else { return }
      let next = points[number + 2]
      let share = radius(at: number + 1) / max(to.distance(to: next), 1e-9)
      path.addQuadCurve(
        to: Point(x: to.x + (next.x - to.x) * share, y: to.y + (next.y - to.y) * share), control: to)
    }

    /// The radius of a corner: at most half of the shorter of the two lines that meet at the corner.
    private func radius(at number: Int) -> Double {
      guard number > parts.lowerBound, number < parts.upperBound else { return 0 }
      if drawn.isForked, number == (drawn.isSource ? 1 : points.count - 2) { return 0 }
      let shorter = min(
        points[number - 1].distance(to: points[number]), points[number].distance(to: points[number + 1]))
      return min(cornerRadius, shorter / 2)
    }

    /// The extents between two corners in which a line is not drawn or bridges another line, as distances from the
    /// line's beginning. There are no bridges beside labels.
    private func stops(of number: Int, _ length: Double, _ room: Extent) -> [(extent: Extent, isCut: Bool)] {
      let (from, to) = (points[number], points[number + 1])
      let axis = Axis(from, to)
      let start = from.coordinate(axis)
      // A slanted line is longer than its extent along the axis.
      let scale = length / (to.coordinate(axis) - start)
      var stops: [(extent: Extent, isCut: Bool)] = []
      let cuts = cuts[number].map { Extent(between: scale * ($0.low - start), scale * ($0.high - start)) }
      for cut in cuts.sorted(by: { $0.low < $1.low }) {
        let seen = cut.intersection(room)
        guard seen.length > 0 else { continue }
        if let last = stops.last?.extent, last.high >= seen.low {
          stops[stops.count - 1].extent.high = max(last.high, seen.high)
        } else {
          stops.append((seen, true))
        }
      }
      for place in crossings.isEmpty ? [] : crossings[number].map({ scale * ($0 - start) }) {
        let bridge = Extent(low: place - Self.bridge, high: place + Self.bridge)
        if !cuts.contains(where: { $0.intersection(bridge).length > 0 }) { stops.append((bridge, false)) }
      }
      return stops.sorted { $0.extent.low < $1.extent.low }
    }
  }
}

extension Array where Element == Route {
  /// For each horizontal part of each route, the positions at which vertical parts of other routes cross it. Empty if
  /// there are more than 32 positions, because only bridges would be visible.
  var crossings: [[[Double]]] {
    var verticals = PlaceIndex<Int>()
    for (index, route) in enumerated() {
      for (from, to) in zip(route.points, route.points.dropFirst()) where from.x == to.x && from.y != to.y {
        verticals.insert(index, at: Rect(around: from, to))
      }
    }
    return enumerated().map { index, route in
      zip(route.points, route.points.dropFirst()).map { from, to in
        guard from.y == to.y else { return [] }
        var places: [Double] = []
        _ = verticals.first(in: Rect(around: from, to)) { line, route in
          if route != index, !self[route].sharesTrunk(with: self[index]) { places.append(line.x) }
          return places.count > 32
        }
        return places.count > 32 ? [] : places
      }
    }
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

/// The drawn part of a line that belongs to a trunk. Another line of the trunk draws the rest.
struct TrunkPart: Equatable {
  /// The number of straight parts that other lines draw, counted from the trunk's end of the line.
  var hidden = 0
  var isSource = true
  /// Whether the trunk forks at its first turn. Then this turn is not a round corner.
  var isForked = false
}

extension Array where Element == Route {
  /// For each route, the part that is drawn. No part of a trunk is drawn twice, because dashes over dashes make a solid
  /// line.
  var trunkParts: [TrunkPart] {
    var members: [Int: [Int]] = [:]
    for (index, route) in enumerated() {
      if let trunk = route.trunk { members[trunk.number, default: []].append(index) }
    }
    var parts = map { TrunkPart(isSource: $0.trunk?.isSource ?? true) }
    for group in members.values {
      /// The distance along the bar at which a line turns off the trunk.
      func reach(_ index: Int) -> Double {
        let distance = self[index].targetPosition - self[index].sourcePosition
        return parts[index].isSource ? distance : -distance
      }
      let (low, high) = (group.min { reach($0) < reach($1) }, group.max { reach($0) < reach($1) })
      let straight = group.first { self[$0].points.count == 2 }
      let isForked = straight != nil || low.map(reach) ?? 0 < 0 && high.map(reach) ?? 0 > 0
      // One line draws the stem, and the outermost lines draw the bar.
      let stem = straight ?? (low.map(reach) ?? 0 < 0 ? low : high)
      for index in group where index != stem {
        let isOuter = index == low && reach(index) < 0 || index == high && reach(index) > 0
        parts[index].hidden = isOuter ? 1 : 2
      }
      if let stem { parts[stem].isForked = isForked }
    }
    return parts
  }
}
