import TrussViews

/// An end that lines with equal looks share.
private struct Stem: Hashable {
  var fan: Int
  var isSource: Bool
  var end: Point
}

extension [Route] {
  /// Makes trunks of the lines that a diagram computed and that share an end: they look alike there, and turn at one
  /// bar.
  mutating func joinPlannedLines(of drawn: [DrawnConnector], _ links: [RouteLink]) {
    var (members, order): ([Stem: [Int]], [Stem]) = ([:], [])
    for number in indices where drawn[number].path != nil && self[number].points.count > 1 {
      let points = self[number].points
      for (fan, isSource) in [(links[number].sourceFan, true), (links[number].targetFan, false)] {
        guard let fan else { continue }
        let stem = Stem(fan: fan, isSource: isSource, end: isSource ? points[0] : points[points.count - 1])
        if members[stem] == nil { order.append(stem) }
        members[stem, default: []].append(number)
      }
    }
    var count = (compactMap { $0.trunk?.number }.max() ?? -1) + 1
    for stem in order {
      var found = members[stem, default: []].filter { self[$0].trunk == nil }
      func line(_ number: Int) -> [Point] { stem.isSource ? self[number].points : self[number].points.reversed() }
      // The lines turn where the first one that turns does.
      guard let turning = found.first(where: { self[$0].points.count > 2 }) else { continue }
      let bar = line(turning)[1]
      let axis: Axis = bar.x == stem.end.x ? .vertical : .horizontal
      found.removeAll { number in
        let points = line(number)
        let isAlong = axis == .vertical ? points[1].x == stem.end.x : points[1].y == stem.end.y
        return !isAlong || points.count > 2 && points[1] != bar
      }
      if found.count < 2 { continue }
      for (place, number) in found.enumerated() {
        let points = line(number)
        let far = points[Swift.min(2, points.count - 1)].coordinate(axis.cross)
        let near = stem.end.coordinate(axis.cross)
        self[number].trunk = Route.Trunk(number: count, isSource: stem.isSource, isLead: place == 0)
        (self[number].sourcePosition, self[number].targetPosition) = stem.isSource ? (near, far) : (far, near)
      }
      count += 1
    }
  }
}
