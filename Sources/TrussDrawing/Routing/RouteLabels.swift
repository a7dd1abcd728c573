import TrussTree
import TrussViews

/// Places labels on routes and beside them, so that no label covers a view, a line or another label.
///
/// A label takes the first free place of these: on its line or beside it; there, but outside the picture, if the
/// picture may grow; with its words on several lines; farther from its line; over another line, which gets a gap; and
/// finally with only its first letters.
struct RouteLabels {
  struct Place: Equatable {
    var rect: Rect
    /// The index of the straight part of the route that the label interrupts; nil if the label is beside its line.
    var part: Int?
    /// The side of the line on which the label is; nil if the label is on its line.
    var side: RouteSide?
    /// The label's rectangle with the blanks around it.
    var clear: Rect
  }

  typealias Placed = (form: ConnectorLabel.Form, place: Place)

  private enum Covered {
    case view
    case head
    case label
    case line(route: Int, part: Int)
  }

  /// A straight part of a route. If it is slanted, it is measured along its longer axis.
  private struct Part {
    var number: Int
    var axis: Axis
    var from: Point
    var to: Point
    /// The extent along the line that a label may occupy, without the space of heads and turns.
    var extent: Extent

    func point(at along: Double) -> Point {
      let length = to.coordinate(axis) - from.coordinate(axis)
      let share = length == 0 ? 0 : (along - from.coordinate(axis)) / length
      let (start, end) = (from.coordinate(axis.cross), to.coordinate(axis.cross))
      return Point(axis, along, start + share * (end - start))
    }
  }

  let routes: [Route]
  let links: [RouteLink]
  let bounds: Rect
  let outer: Rect
  let metrics: RoutingMetrics
  private var covered = PlaceIndex<Covered>()
  /// For each pair of views, the number of consecutive labels that did not fit.
  private var failures: [[Rect]: Int] = [:]

  /// - Parameters:
  ///   - routes: the lines.
  ///   - links: the connectors of the lines.
  ///   - heads: the rectangles of the heads.
  ///   - obstacles: the frames of the visible views.
  ///   - bounds: the picture.
  ///   - outer: the picture with the margin by which it may grow.
  init(
    routes: [Route], of links: [RouteLink], heads: [Rect], obstacles: [Rect], bounds: Rect, outer: Rect,
    metrics: RoutingMetrics
  ) {
    (self.routes, self.links, self.bounds, self.outer, self.metrics) = (routes, links, bounds, outer, metrics)
    for obstacle in obstacles { covered.insert(.view, at: obstacle) }
    for head in heads { covered.insert(.head, at: head) }
    for (number, route) in routes.enumerated() {
      for part in route.points.indices.dropLast() {
        covered.insert(
          .line(route: number, part: part), at: Rect(around: route.points[part], route.points[part + 1]))
      }
    }
  }

  enum Spot {
    case source, target
    /// On the longest line that has enough space, or else beside a line.
    case middle
  }

  /// Places a label, and reserves its place; nil if there is no space for even one letter. If 32 consecutive labels
  /// between two views did not fit, further labels between these views are skipped, because thousands of them would
  /// take minutes.
  ///
  /// - Parameters:
  ///   - label: the text.
  ///   - spot: the position along the route.
  ///   - position: for a label in the middle, the preferred share of the route's length; nil for none.
  ///   - route: the number of the route.
  mutating func place(
    _ label: ConnectorLabel, at spot: Spot, _ position: Double? = nil, of route: Int
  ) -> Placed? {
    let views = links[route].rects
    guard failures[views, default: 0] < 32 else { return nil }
    let placed = find(label, of: route) { form, area in
      spot == .middle
        ? (position.map { places(at: $0, of: route, form, area) } ?? []) + middlePlaces(of: route, form, area)
        : endPlaces(of: route, isSource: spot == .source, form.size, area)
    }
    failures[views] = placed == nil ? failures[views, default: 0] + 1 : 0
    if let place = placed?.place { covered.insert(.label, at: place.rect) }
    return placed
  }

  /// Reserves the place that a diagram computed for a label.
  mutating func take(_ lines: [String], in rect: Rect, of route: Int) -> Placed {
    covered.insert(.label, at: rect)
    let form = ConnectorLabel.Form(lines: lines.map { ($0, nil) }, size: rect.size)
    return (form, Place(rect: rect, clear: clear(rect)))
  }

  /// The places on a route, and beside it, at a share of its length.
  private func places(
    at position: Double, of route: Int, _ form: ConnectorLabel.Form, _ area: Rect
  ) -> [Place] {
    let points = routes[route].points
    let lengths = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    var left = position * lengths.reduce(0, +)
    for (number, length) in lengths.enumerated() {
      guard left > length, number < lengths.count - 1 else {
        let part = part(of: route, number)
        let (from, to) = (part.from.coordinate(part.axis), part.to.coordinate(part.axis))
        let along = from + (to - from) * (length == 0 ? 0 : min(1, left / length))
        let half = form.size.length(part.axis) / 2
        let onLine = part.extent.inset(by: half + pad)
        let places = form.lines.count == 1 || part.axis == .vertical ? [onLine] : []
        let beside = part.extent.inset(by: min(part.extent.length / 2, half))
        return places.filter { $0.length >= 0 }.compactMap { on(part, at: $0.clamp(along), form.size, area) }
          + self.beside(part, at: beside.clamp(along), form.size, area)
      }
      left -= length
    }
    return []
  }

  private func middlePlaces(of route: Int, _ form: ConnectorLabel.Form, _ area: Rect) -> [Place] {
    // A loop's label is beside the parts that are away from its view. The other parts are between these and the view.
    let inner = links[route].isLoop ? 1 : 0
    let all = routes[route].points.indices.dropFirst(inner).dropLast(1 + inner).map { part(of: route, $0) }
    let parts = all.sorted { one, other in
      abs(one.extent.length - other.extent.length) > 1e-6
        ? one.extent.length > other.extent.length : one.axis == .horizontal && other.axis == .vertical
    }
    let onLine = parts.flatMap { part -> [Place] in
      let length = form.size.length(part.axis)
      // Only a label with one line of text can be on a horizontal route. Other labels would have lines above and below
      // it.
      guard form.lines.count == 1 || part.axis == .vertical, part.extent.length >= length + 2 * pad else { return [] }
      return middles(of: part.extent.inset(by: pad + length / 2)).compactMap { on(part, at: $0, form.size, area) }
    }
    let beside = parts.flatMap { part in
      let extent = part.extent.inset(by: min(part.extent.length, form.size.length(part.axis)) / 2)
      let places = middles(of: extent).flatMap { self.beside(part, at: $0, form.size, area) }
      guard links[route].isLoop else { return places }
      // The label of a loop is outside the loop.
      let inside = links[route].source.rect.extent(part.axis.cross).middle
      let isBefore = part.from.coordinate(part.axis.cross) < inside
      return places.filter { $0.side?.isForward != isBefore }
    }
    // A loop is so short that a label on its line would hide most of it.
    return links[route].isLoop ? beside + onLine : onLine + beside
  }

  private func endPlaces(of route: Int, isSource: Bool, _ size: Size, _ area: Rect) -> [Place] {
    let points = isSource ? routes[route].points : routes[route].points.reversed()
    guard points.count > 1 else { return [] }
    let part = part(of: route, isSource ? 0 : points.count - 2)
    let (edge, next) = (points[0].coordinate(part.axis), points[1].coordinate(part.axis))
    // In cells the label is right beside the view, in points a little away from its line. If this place is not free,
    // the label moves along the line away from the view. In points it also moves away from the line, in case the line's
    // head is wide.
    let steps = metrics.isCells ? [0.0, 1, 2, 3] : [0.0, 8, 16]
    let length = size.length(part.axis)
    return steps.flatMap { step -> [Place] in
      let distance = (metrics.isCells ? 0 : 4) + step + length / 2
      guard step == 0 || distance + length / 2 < abs(next - edge) / 2 else { return [] }
      let along = edge < next ? edge + distance : edge - distance
      return (metrics.isCells ? [0.0] : [0, 3, 6]).flatMap { beside(part, at: along, size, area, away: $0) }
    }
  }

  private func find(
    _ label: ConnectorLabel, of route: Int, at places: (ConnectorLabel.Form, Rect) -> [Place]
  ) -> Placed? {
    func first(
      _ forms: [ConnectorLabel.Form], in area: Rect, crossesLines: Bool = false, moves: Bool = false
    ) -> Placed? {
      for form in forms {
        for place in places(form, area) {
          if !moves, area.contains(place.rect), hit(place, of: route, crossesLines) == nil { return (form, place) }
          if moves, let place = moved(place, of: route, in: area) { return (form, place) }
        }
      }
      return nil
    }
    let whole = [label.whole]
    if let placed = first(whole, in: bounds) ?? (outer == bounds ? nil : first(whole, in: outer)) { return placed }
    let wrapped = label.wrapped
    if let placed = first(wrapped, in: bounds) ?? first(whole, in: outer, moves: true)
      ?? first(whole, in: outer, crossesLines: true) ?? first(wrapped, in: outer, moves: true)
    {
      return placed
    }
    let cut = label.cut
    return first(cut, in: bounds) ?? first(cut, in: outer, crossesLines: true) ?? first(cut, in: outer, moves: true)
  }

  /// The lines that a label interrupts, and where: its own line, and lines that cross the label.
  func cuts(around place: Place, of route: Int) -> [(route: Int, part: Int, extent: Extent)] {
    var cuts: [(route: Int, part: Int, extent: Extent)] = []
    covered.forEach(in: place.clear) { _, covered in
      guard case .line(let other, let part) = covered else { return }
      let (from, to) = (routes[other].points[part], routes[other].points[part + 1])
      let isOwn = other == route && part == place.part
      guard isOwn || place.rect.part(of: from, to) != nil, let seen = place.clear.part(of: from, to) else { return }
      let axis = Axis(from, to)
      cuts.append((other, part, Extent(between: seen.from.coordinate(axis), seen.to.coordinate(axis))))
    }
    return cuts
  }

  // MARK: - Places

  /// The minimum length of line that stays visible at both ends of a label.
  private var pad: Double { metrics.isCells ? 1 : 6 }

  private func middles(of extent: Extent) -> [Double] {
    extent.length <= 0
      ? [extent.middle] : [0.5, 0.25, 0.75, 0, 1, 0.375, 0.625, 0.125, 0.875].map { extent.low + $0 * extent.length }
  }

  private func place(_ size: Size, at middle: Point, part: Int? = nil, side: RouteSide? = nil) -> Place {
    var rect = Rect(middle: middle, size.width, size.height)
    if metrics.isCells { (rect.x, rect.y) = (rect.x.rounded(), rect.y.rounded()) }
    return Place(rect: rect, part: part, side: side, clear: clear(rect))
  }

  private func clear(_ rect: Rect) -> Rect {
    rect.inset(by: Insets(horizontal: metrics.isCells ? -1 : -4, vertical: 0))
  }

  /// A label's place on a line, moved across the line into an area; nil if the line would then miss the label.
  private func on(_ part: Part, at middle: Double, _ size: Size, _ area: Rect) -> Place? {
    let point = part.point(at: middle)
    var place = place(size, at: point, part: part.number)
    place.rect = place.rect.moved(into: area, along: part.axis.cross)
    place.clear = clear(place.rect)
    let inner = place.rect.extent(part.axis.cross)
    let across = point.coordinate(part.axis.cross)
    return inner.low <= across && across <= inner.high ? place : nil
  }

  /// A label's places on both sides of a line, moved along the line into an area.
  private func beside(_ part: Part, at middle: Double, _ size: Size, _ area: Rect, away: Double = 0) -> [Place] {
    let across = size.length(part.axis.cross)
    let distance = away + (metrics.isCells ? part.axis == .vertical ? 1.5 : 0.5 : 4) + across / 2
    // The sides are above and below a horizontal line, to the right and to the left of a vertical line.
    let sides: [RouteSide] = part.axis == .horizontal ? [.top, .bottom] : [.right, .left]
    let point = part.point(at: middle)
    return sides.map { side in
      let across = point.coordinate(part.axis.cross) + Double(side.sign) * distance
      var place = place(size, at: Point(part.axis, point.coordinate(part.axis), across), side: side)
      place.rect = place.rect.moved(into: area, along: part.axis)
      place.clear = clear(place.rect)
      return place
    }
  }

  /// The place, moved away from its line past views and labels that are in the way; nil if this would be too far.
  private func moved(_ place: Place, of route: Int, in area: Rect) -> Place? {
    guard let side = place.side else { return nil }
    let farthest = !metrics.isCells ? 100 : side.axis == .horizontal ? 24.0 : 8
    var moved = place
    for _ in 0..<16 {
      guard let (hit, covered) = hit(moved, of: route) else {
        return area.contains(moved.rect) && !isBehindLine(moved, movedFrom: place, of: route) ? moved : nil
      }
      if case .line = covered { return nil }
      let gap = metrics.isCells ? 0 : 2.0
      var low = side.isForward ? hit.edge(side) + gap : hit.edge(side) - gap - place.rect.extent(side.axis).length
      if metrics.isCells { low = low.rounded(side.isForward ? .up : .down) }
      let old = moved.rect.extent(side.axis).low
      // If only the blanks beside the label are in the way, the label moves by 1.
      if low == old { low += Double(side.sign) }
      guard abs(low - place.rect.extent(side.axis).low) <= farthest else { return nil }
      let along = Extent(low: low, high: low + place.rect.extent(side.axis).length)
      moved.rect = Rect(side.axis, along: along, across: place.rect.extent(side.axis.cross))
      moved.clear = clear(moved.rect)
    }
    return nil
  }

  /// Whether another line runs between a label and its own line, so that the label would seem to belong to the other
  /// line.
  private func isBehindLine(_ moved: Place, movedFrom place: Place, of route: Int) -> Bool {
    let (one, other) = (place.rect, moved.rect)
    let between = Rect(
      .horizontal, along: one.extent(.horizontal).union(other.extent(.horizontal)),
      across: one.extent(.vertical).union(other.extent(.vertical)))
    return covered.first(in: between) { _, covered in
      guard case .line(let other, let part) = covered, other != route else { return false }
      let (from, to) = (routes[other].points[part], routes[other].points[part + 1])
      return Axis(from, to) == place.side?.axis.cross && between.part(of: from, to) != nil
    } != nil
  }

  /// The first thing that a label would cover. The part of the line that the label interrupts does not count.
  private func hit(
    _ place: Place, of route: Int, _ crossesLines: Bool = false
  ) -> (rect: Rect, place: Covered)? {
    // With more gaps, too little of the lines would be visible.
    var linesLeft = crossesLines ? 8 : 0
    // In points, leaves space for the bridge of a line below the label, because a bridge rises above its line.
    let near = place.rect.inset(
      by: metrics.isCells ? Insets(horizontal: -0.75, vertical: 0) : Insets(top: -1, left: -2, bottom: -3.5, right: -2))
    let around = place.clear.inset(by: Insets(horizontal: 0, vertical: metrics.isCells ? 0 : -3.5))
    return covered.first(in: around) { rect, covered in
      switch covered {
      case .label: return rect.overlaps(place.clear)
      case .head: return rect.overlaps(place.rect)
      case .view:
        // A label may be inside a box that contains an end of its line.
        let isHolder = links[route].rects.contains { rect != $0 && rect.contains($0) }
        return rect.overlaps(place.rect) && !(isHolder && rect.inset(by: Insets(all: 1)).contains(place.rect))
      case .line(let other, let part):
        if other == route && part == place.part { return false }
        let (from, to) = (routes[other].points[part], routes[other].points[part + 1])
        guard near.part(of: from, to) != nil else { return false }
        // A line through the label gets a gap. A line that ends or turns under the label would be lost.
        let corner =
          metrics.isCells ? place.clear : place.rect.inset(by: Insets(all: -Route.Line.cornerRadius))
        // In points, a line along the label's edge would touch the label's letters. Such a line gets no gap.
        guard linesLeft > 0, metrics.isCells || place.rect.part(of: from, to) != nil,
          ![from, to].contains(where: { corner.contains(Rect(around: $0, $0)) })
        else { return true }
        linesLeft -= 1
        return false
      }
    }
  }

  /// A part of a route. Its extent excludes the space of heads and turns at both ends.
  private func part(of route: Int, _ number: Int) -> Part {
    let points = routes[route].points
    let (from, to) = (points[number], points[number + 1])
    let axis = Axis(from, to)
    let extent = Extent(between: from.coordinate(axis), to.coordinate(axis))
    let isLast = number == 0 || number == points.count - 2
    let room = min(extent.length / 2, metrics.isCells ? (isLast ? 1 : 0.5) : isLast ? 8 : Route.Line.cornerRadius)
    return Part(number: number, axis: axis, from: from, to: to, extent: extent.inset(by: room))
  }
}

extension Size {
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Rect {
  /// The rectangle, moved into an area along an axis. It is not moved if it is longer than the area.
  fileprivate func moved(into area: Rect, along axis: Axis) -> Rect {
    let (own, room) = (extent(axis), area.extent(axis))
    guard own.length <= room.length else { return self }
    let low = max(room.low, min(own.low, room.high - own.length))
    return Rect(axis, along: Extent(low: low, high: low + own.length), across: extent(axis.cross))
  }

  /// The part of a line that is inside the rectangle (Liang–Barsky line clipping). Nil if no part is inside.
  ///
  /// - Parameter touches: whether a line counts as inside if it is along an edge or only ends at an edge.
  func part(of start: Point, _ end: Point, touches: Bool = false) -> (from: Point, to: Point)? {
    var (first, last) = (0.0, 1.0)
    for axis in [Axis.horizontal, .vertical] {
      let (from, length) = (start.coordinate(axis), end.coordinate(axis) - start.coordinate(axis))
      let room = extent(axis)
      if length == 0 {
        guard room.low < from && from < room.high || touches && room.contains(from) else { return nil }
        continue
      }
      let places = Extent(between: (room.low - from) / length, (room.high - from) / length)
      (first, last) = (max(first, places.low), min(last, places.high))
    }
    guard first < last || touches && first == last else { return nil }
    func point(_ share: Double) -> Point {
      Point(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
    }
    return (point(first), point(last))
  }
}
