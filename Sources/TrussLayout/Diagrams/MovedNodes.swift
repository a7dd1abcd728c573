import TrussIR
import TrussTree
import TrussViews

/// The lines of a diagram whose constraints move some of its nodes: the ends of the lines follow. A line that would
/// then run through a node, along another line or away from its label is left to the router of connectors.
struct MovedNodes {
  private let content: DiagramContent
  /// The frames of the nodes and then of the clusters, in the plan and in the layout.
  private let found: [Rect]
  private let rects: [Rect]
  private let medium: Medium

  init(_ content: DiagramContent, from found: [Rect], to rects: [Rect], _ medium: Medium) {
    (self.content, self.found, self.medium) = (content, found, medium)
    self.rects = rects.map(medium.snapped)
  }

  /// Returns the lines that can follow their nodes, by the numbers of their edges.
  func lines(_ lines: [Int: ConnectorPath]) -> [Int: ConnectorPath] {
    if rects.indices.allSatisfy({ !isMoved($0) }) { return lines }
    var (kept, changed) = ([Int: ConnectorPath](), [Int]())
    for edge in content.edges {
      guard var line = lines[edge.number] else { continue }
      let before = line.points
      guard follow(edge.source, &line.points), follow(edge.target, &line.points, isEnd: true) else { continue }
      if line.points != before { changed.append(edge.number) }
      if isFree(line, of: edge) { kept[edge.number] = line }
    }
    for number in changed {
      guard let line = kept[number] else { continue }
      if kept.contains(where: { $0.key != number && $0.value.sharesPart(line) }) { kept[number] = nil }
    }
    // Ends at one node are spread together, so the router also finds the other lines of the nodes of a line that it
    // finds.
    let open = content.edges.filter { lines[$0.number] != nil && kept[$0.number] == nil }
    let parts = Set(open.flatMap { [part(of: $0.source), part(of: $0.target)] })
    for edge in content.edges where parts.contains(part(of: edge.source)) || parts.contains(part(of: edge.target)) {
      kept[edge.number] = nil
    }
    return kept
  }

  /// The index of the node or cluster at which a line ends, among the frames.
  private func part(of end: DiagramContent.End) -> Int {
    switch end {
    case .node(let node, _): node
    case .cluster(let cluster): content.nodes.count + cluster
    }
  }

  private func isMoved(_ part: Int) -> Bool {
    let (old, new) = (found[part], rects[part])
    return max(abs(old.minX - new.minX), abs(old.minY - new.minY)) > 0.01
      || max(abs(old.maxX - new.maxX), abs(old.maxY - new.maxY)) > 0.01
  }

  /// Moves an end of a line with its node or its cluster. Returns false if the line cannot follow.
  private func follow(_ end: DiagramContent.End, _ points: inout [Point], isEnd: Bool = false) -> Bool {
    let part = part(of: end)
    guard isMoved(part) else { return true }
    if isEnd { points.reverse() }
    defer { if isEnd { points.reverse() } }
    let (old, new, first) = (found[part], rects[part], points[0])
    let isUpright = first.x == points[1].x
    var place = Point(x: first.x + new.midX - old.midX, y: first.y + new.midY - old.midY)
    if isUpright {
      place.y = first.y + (first.y > old.midY ? new.maxY - old.maxY : new.minY - old.minY)
      place.x = medium.isCells ? place.x.rounded(.down) + 0.5 : place.x
      guard new.minX < place.x, place.x < new.maxX else { return false }
    } else {
      place.x = first.x + (first.x > old.midX ? new.maxX - old.maxX : new.minX - old.minX)
      place.y = medium.isCells ? place.y.rounded(.down) + 0.5 : place.y
      guard new.minY < place.y, place.y < new.maxY else { return false }
    }
    return points.moveStart(to: place, isUpright, least: medium.isCells ? 1 : 12)
  }

  /// Whether a line and its label overlap no node, and the line passes its label.
  private func isFree(_ line: ConnectorPath, of edge: DiagramContent.Edge) -> Bool {
    let parts = zip(line.points, line.points.dropFirst()).map { Rect(around: $0, $1) }
    func isEnd(_ end: DiagramContent.End, _ node: Int) -> Bool {
      if case .node(node, _) = end { true } else { false }
    }
    let isClear = content.nodes.indices.allSatisfy { node in
      // At an outline that is not a rectangle a line ends inside the frame of its node.
      let others = parts.dropFirst(isEnd(edge.source, node) ? 1 : 0).dropLast(isEnd(edge.target, node) ? 1 : 0)
      return !others.contains { $0.overlaps(rects[node]) } && !(line.label?.rect.overlaps(rects[node]) ?? false)
    }
    guard isClear, let label = line.label else { return isClear }
    let middle = Point(x: label.rect.midX, y: label.rect.midY)
    return parts.contains { part in
      part.minX - 1 <= middle.x && middle.x <= part.maxX + 1 && part.minY - 1 <= middle.y && middle.y <= part.maxY + 1
    }
  }
}

extension [Point] {
  /// Moves the first point, and the first segment with it. A straight line gets a crosswise segment in its middle.
  ///
  /// - Returns: whether the first segment keeps its direction and a minimum length.
  fileprivate mutating func moveStart(to place: Point, _ isUpright: Bool, least: Double) -> Bool {
    func length(_ from: Point, _ to: Point) -> Double { isUpright ? to.y - from.y : to.x - from.x }
    let (old, next) = (length(self[0], self[1]), length(place, self[1]))
    let isStraight = count == 2 && (isUpright ? place.x != self[1].x : place.y != self[1].y)
    guard old * next > 0, abs(next) >= (isStraight ? 2 * least + 1 : least) else { return false }
    self[0] = place
    if isStraight {
      // In cells a line turns in the middle of a cell.
      let middle = ((isUpright ? self[1].y : self[1].x) - next / 2).sharpLine
      insert(
        contentsOf: isUpright
          ? [Point(x: place.x, y: middle), Point(x: self[1].x, y: middle)]
          : [Point(x: middle, y: place.y), Point(x: middle, y: self[1].y)], at: 1)
    } else if count > 2 {
      if isUpright { self[1].x = place.x } else { self[1].y = place.y }
    }
    return true
  }
}

extension ConnectorPath {
  fileprivate func sharesPart(_ other: ConnectorPath) -> Bool {
    zip(points, points.dropFirst()).contains { from, to in
      zip(other.points, other.points.dropFirst()).contains { start, end in
        let (own, others) = (Rect(around: from, to), Rect(around: start, end))
        let isAlong = own.width > 0 && others.width > 0 || own.height > 0 && others.height > 0
        return isAlong && own.minX < others.maxX + 0.5 && others.minX < own.maxX + 0.5
          && own.minY < others.maxY + 0.5 && others.minY < own.maxY + 0.5
      }
    }
  }
}
