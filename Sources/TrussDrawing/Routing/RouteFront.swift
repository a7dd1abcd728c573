import TrussViews

/// The lines that can be reached from one end of a route, found turn by turn.
struct RouteFront {
  /// A ray, or a free part of a track.
  struct Node {
    var axis: Axis
    /// The line's coordinate on the other axis.
    var position: Double
    /// The coordinates along the line at which a route may turn.
    var extent: Extent
    /// The index of the line's span among the spans of both axes; nil for a ray.
    var span: Int?
    /// The index of the last added entry.
    var entry: Int

    var isRay: Bool { span == nil }
  }

  /// A place at which routes enter a line.
  private struct Entry {
    var place: Double
    var length: Double
    /// The node of the line from which the route comes; -1 at the beginning of the route.
    var node: Int
    /// The previously added entry of the same line; -1 if there is none.
    var next: Int
  }

  private(set) var nodes: [Node] = []
  /// The nodes reached with the last turn.
  private(set) var last = 0..<0
  private var entries: [Entry] = []
  /// For each span, its node or -1 if it was not reached. Spans of horizontal tracks come before spans of vertical
  /// tracks.
  private var nodesOfSpans: [Int]
  private let firstVertical: Int

  init(_ tracks: RoutingTracks) {
    firstVertical = tracks.horizontal.spans.count
    nodesOfSpans = Array(repeating: -1, count: firstVertical + tracks.vertical.spans.count)
  }

  mutating func begin(_ rays: [RouteRay]) {
    for node in nodes { if let span = node.span { nodesOfSpans[span] = -1 } }
    nodes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    for ray in rays {
      nodes.append(
        Node(axis: ray.side.axis, position: ray.position, extent: ray.turns, span: nil, entry: entries.count))
      entries.append(Entry(place: ray.edge, length: 0, node: -1, next: -1))
    }
    last = 0..<nodes.count
  }

  /// Turns at each track that crosses one of the last reached lines.
  mutating func spread(over tracks: RoutingTracks) {
    let before = last
    let first = nodes.count
    for index in before {
      let node = nodes[index]
      let axis = node.axis.cross
      let lines = tracks[axis]
      var line = lines.firstLine(from: node.extent.low)
      while line < lines.positions.count, lines.positions[line] <= node.extent.high {
        if let span = lines.span(of: line, at: node.position) {
          enter(span, of: lines, axis, lines.positions[line], from: index, first)
        }
        line += 1
      }
    }
    last = first..<nodes.count
  }

  /// Enters a free part of a track, unless it was reached with fewer turns.
  private mutating func enter(
    _ span: Int, of lines: RoutingTracks.Lines, _ axis: Axis, _ position: Double, from index: Int, _ first: Int
  ) {
    let place = axis == .horizontal ? span : firstVertical + span
    let known = nodesOfSpans[place]
    if known >= 0, known < first { return }
    let length = length(to: index, at: position)
    let next = known >= 0 ? nodes[known].entry : -1
    if known >= 0 {
      nodes[known].entry = entries.count
    } else {
      nodesOfSpans[place] = nodes.count
      nodes.append(
        Node(axis: axis, position: position, extent: lines.spans[span], span: place, entry: entries.count))
    }
    entries.append(Entry(place: nodes[index].position, length: length, node: index, next: next))
  }

  /// The length of the shortest route to a place on a line.
  func length(to index: Int, at place: Double) -> Double {
    let entry = entries[bestEntry(of: index, to: place)]
    return entry.length + abs(entry.place - place)
  }

  private func bestEntry(of index: Int, to place: Double) -> Int {
    var best = nodes[index].entry
    var least = Double.infinity
    var next = best
    while next >= 0 {
      let length = entries[next].length + abs(entries[next].place - place)
      // Of equally long entries the first added entry is best. It comes last in this list.
      if length <= least + 1e-9 { (best, least) = (next, min(least, length)) }
      next = entries[next].next
    }
    return best
  }

  /// The turns of the shortest route to a point on a line, from this point back to the view, and the node of its ray.
  func path(to index: Int, _ point: Point) -> (points: [Point], ray: Int) {
    var (points, index, point): ([Point], Int, Point) = ([], index, point)
    while true {
      let axis = nodes[index].axis
      let entry = entries[bestEntry(of: index, to: point.coordinate(axis))]
      point = Point(axis, entry.place, nodes[index].position)
      points.append(point)
      if entry.node < 0 { return (points, index) }
      index = entry.node
    }
  }
}

extension RoutingTracks.Lines {
  func firstLine(from position: Double) -> Int {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The free part of a line that contains a coordinate along the line; nil if the coordinate is not free.
  func span(of line: Int, at place: Double) -> Int? {
    // A linear search suffices, because lines have few parts.
    for span in firstSpans[line]..<firstSpans[line + 1] where spans[span].contains(place) { return span }
    return nil
  }
}
