/// The layout of a connected graph: ranks, layers, the order of each layer, the places along the layers, and the lines
/// between them.
struct ComponentLayout {
  private(set) var plan = GraphPlan()
  private var layers: LayerGraph
  private var place: [Int]
  private let metrics: GraphMetrics
  /// The start and the height of each layer, across the layers.
  private var top: [Int] = []
  private var height: [Int] = []
  /// For each layer in which clusters end, the space that heads of edges need below its nodes.
  private var headRoom: [Int] = []
  /// The start of the first track of each channel.
  private var trackTop: [Int] = []
  private var tracks: [Int: [Channel.Line]] = [:]
  private var trackOfFlatEdge: [Int: Channel.Line] = [:]
  /// The edges with a straight line between neighbours of one layer, with their left and right node.
  private var directEdges: [Int: (left: Int, right: Int)] = [:]

  /// - Parameters:
  ///   - layers: the layers, each in its order.
  ///   - crossings: the number of crossings in these orders.
  ///   - width: the width to which the layers are limited, if possible; nil for any width.
  init(_ layers: LayerGraph, _ crossings: Int, _ metrics: GraphMetrics, width: Int? = nil) {
    self.metrics = metrics
    self.layers = layers
    plan.isTooLarge = layers.isTooLarge
    if plan.isTooLarge {
      place = []
      return
    }
    plan.crossings = crossings
    plan.ranks = layers.rank
    place = LayerCoordinates.places(of: layers)
    let bounds = width.flatMap { LayerBounds(layers, width: $0) }
    bounds?.hold(&place, of: layers)
    LayerRefinement.refine(&self.layers, &place, in: bounds)
    normalize()
    for layer in self.layers.layers {
      for (left, right) in zip(layer, layer.dropFirst()) {
        if let edge = self.layers.directEdge(left, right) { directEdges[edge] = (left, right) }
      }
    }
    placeLayers()
    drawNodes()
    drawClusters()
    drawEdges()
    fitBounds()
  }

  private mutating func normalize() {
    let low = layers.vertices.indices.map { place[$0] - layers.vertices[$0].left }.min() ?? 0
    for vertex in place.indices { place[vertex] -= low }
  }

  // MARK: - Layers

  private mutating func placeLayers() {
    height = layers.layers.map { row in row.map { layers.vertices[$0].height }.max() ?? 0 }
    var y = height.isEmpty ? 0 : starts(at: 0)
    headRoom = height.indices.map { layer in ends(at: layer) > 0 && hasHeadsBelow(layer) ? metrics.border : 0 }
    for layer in height.indices {
      top.append(y)
      y += height[layer] + headRoom[layer]
      let channel = channel(below: layer)
      let pads = (before: ends(at: layer), after: starts(at: layer + 1))
      let stubs = stubs(below: layer)
      let turns = channel.trackCount > 0 ? (channel.trackCount - 1) * metrics.trackSpacing + 1 : 0
      trackTop.append(y + pads.before + stubs.upper)
      let isLast = layer == height.count - 1
      var length = pads.before + stubs.upper + turns + stubs.lower + pads.after
      if isLast { length = turns == 0 ? pads.before : pads.before + stubs.upper + turns }
      if !isLast, hasNodes(layer), hasNodes(layer + 1) { length = max(length, metrics.rankSpacing) }
      // A line between two borders is longer than its head.
      if hasAnchors(layer) { length = max(length, pads.before + metrics.headStub + max(1, metrics.stub) + pads.after) }
      y += length
    }
    plan.height = y
  }

  /// Whether lines begin at the ends of clusters.
  private func hasAnchors(_ layer: Int) -> Bool {
    layers.layers[layer].contains { layers.vertices[$0].kind == .anchor && !layers.below[$0].isEmpty }
  }

  private func hasNodes(_ layer: Int) -> Bool { layers.layers[layer].contains { layers.vertices[$0].kind == .node } }

  /// The space for the lower borders of clusters that end in a layer.
  private func ends(at layer: Int) -> Int {
    depth { $0.upperBound == layer } * (metrics.clusterEnd + metrics.border + metrics.titleRise.end)
  }

  /// The space above clusters that begin in a layer: their titles are on their upper borders.
  private func starts(at layer: Int) -> Int {
    let depth = depth { $0.lowerBound == layer }
    return metrics.isCells ? 0 : min(1, depth) * max(layer > 0 ? metrics.trackSpacing : 0, metrics.titleRise.start)
  }

  private func hasHeadsBelow(_ layer: Int) -> Bool {
    let isHead = layers.layers[layer].contains { vertex in
      layers.vertices[vertex].kind == .node
        && layers.below[vertex].contains { number in
          layers.segments[number].edge.map { head($0, isUpper: true) != nil } ?? false
        }
    }
    return isHead || flatEdges(in: layer).contains { layers.graph.edges[$0].hasHead || layers.graph.edges[$0].hasTail }
  }

  /// The maximum nesting depth of clusters whose spans satisfy a condition.
  private func depth(_ condition: (ClosedRange<Int>) -> Bool) -> Int {
    var most = 0
    for (cluster, span) in layers.spans.enumerated() {
      guard let span, condition(span) else { continue }
      let count = layers.graph.clusters(around: cluster).count { layers.spans[$0].map(condition) ?? false }
      most = max(most, count)
    }
    return most
  }

  /// The lengths of the straight parts of lines before the first track and after the last track.
  private func stubs(below layer: Int) -> (upper: Int, lower: Int) {
    var (upper, lower) = (0, 0)
    for vertex in layers.layers[layer] {
      for number in layers.below[vertex] {
        let segment = layers.segments[number]
        guard let edge = segment.edge else { continue }
        upper = max(upper, stub(segment.upper, head(edge, isUpper: true)))
        lower = max(lower, stub(segment.lower, head(edge, isUpper: false), isBefore: true))
        upper = max(upper, layers.endLabel(number, isUpper: true)?.height ?? 0)
        lower = max(lower, layers.endLabel(number, isUpper: false)?.height ?? 0)
      }
    }
    for edge in flatEdges(in: layer) {
      let edge = layers.graph.edges[edge]
      upper = max(upper, [edge.head, edge.tail].compactMap { $0 }.max().map { metrics.headStub + $0 } ?? metrics.stub)
    }
    return (upper, lower)
  }

  private func head(_ edge: Int, isUpper: Bool) -> Int? {
    let isTarget = isUpper == layers.isReversed[edge]
    return isTarget ? layers.graph.edges[edge].head : layers.graph.edges[edge].tail
  }

  /// - Parameter head: the excess length of the line's head at a node; nil without a head.
  private func stub(_ vertex: Int, _ head: Int?, isBefore: Bool = false) -> Int {
    switch layers.vertices[vertex].kind {
    case .node, .anchor: head.map { metrics.headStub + $0 } ?? metrics.stub
    case .label: metrics.isCells ? (isBefore ? 1 : 0) : 6
    default: 0
    }
  }

  /// The edges that connect two nodes of the layer, have no label, and run below the layer.
  private func flatEdges(in layer: Int) -> [Int] {
    layers.flatEdges.filter { edge in
      guard layers.chains[edge].isEmpty, directEdges[edge] == nil, let ends = layers.ends[edge] else { return false }
      return layers.vertices[ends.source].layer == layer
    }
  }

  private mutating func channel(below layer: Int) -> Channel {
    var (lines, numbers, straight) = ([Channel.Line](), [Int](), [Int]())
    for vertex in layers.layers[layer] {
      for number in layers.below[vertex] {
        let segment = layers.segments[number]
        guard segment.edge != nil else { continue }
        let (upper, lower) = (place[segment.upper] + segment.upperPort, place[segment.lower] + segment.lowerPort)
        if upper == lower {
          straight.append(upper)
          continue
        }
        lines.append(
          Channel.Line(start: Channel.End(place: upper, isAbove: true), end: Channel.End(place: lower, isAbove: false)))
        numbers.append(number)
      }
    }
    let flat = flatEdges(in: layer)
    lines += flatLines(flat, lines, straight)
    let channel = Channel(lines, straight: straight, spacing: metrics.portSpacing)
    for (number, parts) in zip(numbers, channel.parts) { tracks[number] = parts }
    for (edge, parts) in zip(flat, channel.parts.dropFirst(numbers.count)) { trackOfFlatEdge[edge] = parts[0] }
    return channel
  }

  /// The lines of edges between nodes of one layer. The lines end at free places of the nodes' lower sides.
  private func flatLines(_ edges: [Int], _ lines: [Channel.Line], _ straight: [Int]) -> [Channel.Line] {
    var taken = straight + lines.flatMap { $0.places(isAbove: true) }
    return edges.map { edge in
      func end(_ node: Int) -> Channel.End {
        let place = freePlace(below: node, taken)
        taken.append(place)
        return Channel.End(place: place, isAbove: true)
      }
      let ends = layers.ends[edge] ?? (0, 0)
      return Channel.Line(start: end(ends.source), end: end(ends.target))
    }
  }

  /// The place on a node's lower side that is nearest to the middle and has space for another line.
  private func freePlace(below node: Int, _ taken: [Int]) -> Int {
    let (width, middle) = (layers.sizes[node].width, place[node])
    let corner = min(layers.corner(of: node), (width - 1) / 2)
    let low = middle - (width - 1) / 2 + corner
    let high = middle - (width - 1) / 2 + width - 1 - corner
    for step in 0...max(0, width) {
      for candidate in [middle + step, middle - step] where low <= candidate && candidate <= high {
        if taken.allSatisfy({ abs($0 - candidate) >= metrics.portSpacing }) { return candidate }
      }
    }
    return middle
  }

  // MARK: - Drawing

  private mutating func drawNodes() {
    for node in layers.graph.nodes.indices {
      let (vertex, size) = (layers.vertices[node], layers.sizes[node])
      plan.nodes.append(
        GraphPlan.Box(
          x: place[node] - vertex.left, y: top[vertex.layer] + (height[vertex.layer] - size.height) / 2,
          width: size.width, height: size.height))
    }
  }

  /// For each cluster, the nesting depth of inner clusters that end in its last layer. Their lower borders are above
  /// the cluster's own border.
  private var innerClusters: [Int] {
    let clusters = layers.graph.clusters
    var inner = Array(repeating: 0, count: clusters.count)
    let depths = clusters.indices.map { layers.graph.clusters(around: $0).count }
    for cluster in clusters.indices.sorted(by: { depths[$0] > depths[$1] }) {
      guard let parent = clusters[cluster].parent, let own = layers.spans[cluster], let outer = layers.spans[parent],
        own.upperBound == outer.upperBound
      else { continue }
      inner[parent] = max(inner[parent], inner[cluster] + 1)
    }
    // All lanes are equally long.
    let lanes = clusters.indices.filter { clusters[$0].isLane }
    let most = lanes.map { inner[$0] }.max() ?? 0
    for lane in lanes { inner[lane] = most }
    return inner
  }

  private mutating func drawClusters() {
    plan.clusters = Array(repeating: GraphPlan.Box(), count: layers.graph.clusters.count)
    var (low, high) = (plan.clusters.map { _ in Int.max }, plan.clusters.map { _ in Int.min })
    for (vertex, part) in layers.vertices.enumerated() where part.isBorder {
      low[part.index] = min(low[part.index], place[vertex])
      high[part.index] = max(high[part.index], place[vertex] + layers.borderWidth)
    }
    for cluster in plan.clusters.indices where low[cluster] < high[cluster] {
      (plan.clusters[cluster].x, plan.clusters[cluster].width) = (low[cluster], high[cluster] - low[cluster])
    }
    let inner = innerClusters
    for (cluster, span) in layers.spans.enumerated() {
      guard let span else { continue }
      let y = top[span.lowerBound] + (height[span.lowerBound] - layers.graph.clusters[cluster].title.height) / 2
      let bottom =
        top[span.upperBound] + height[span.upperBound] + headRoom[span.upperBound]
        + (inner[cluster] + 1) * (metrics.clusterEnd + metrics.border) + inner[cluster] * metrics.titleRise.end
      (plan.clusters[cluster].y, plan.clusters[cluster].height) = (y, bottom - y)
    }
  }

  private mutating func drawEdges() {
    plan.edges = layers.graph.edges.indices.map { edge in
      if let ends = directEdges[edge] { return directLine(edge, from: ends.left, to: ends.right) }
      if let line = trackOfFlatEdge[edge] { return flatLine(edge, line) }
      return layers.chains[edge].isEmpty ? GraphPlan.Line() : chainLine(edge)
    }
    for (edge, ends) in layers.ends.enumerated() where ends != nil { clip(edge) }
    for (end, loops) in layers.loops {
      for loop in layers.loopPlaces(loops, of: end) {
        switch end {
        case .node(let node):
          let box = plan.nodes[node]
          plan.edges[loop.edge] = loopLine(loop, from: box.x + box.width, box.y + (box.height - 1) / 2)
        case .cluster(let cluster):
          guard let layer = layers.loopLayers[cluster] else { continue }
          let box = plan.clusters[cluster]
          plan.edges[loop.edge] = loopLine(loop, from: box.x + box.width, top[layer] + (height[layer] - 1) / 2)
        }
      }
    }
  }

  /// Clips a line between nodes of clusters to the part between the clusters' borders.
  private mutating func clip(_ number: Int) {
    let edge = layers.graph.edges[number]
    guard let ends = layers.ends[number] else { return }
    if case .cluster(let cluster) = edge.source, layers.vertices[ends.source].kind == .node {
      plan.edges[number].places.leave(plan.clusters[cluster])
    }
    if case .cluster(let cluster) = edge.target, layers.vertices[ends.target].kind == .node {
      plan.edges[number].places.reverse()
      plan.edges[number].places.leave(plan.clusters[cluster])
      plan.edges[number].places.reverse()
    }
  }

  /// The coordinate at which a line ends at a vertex. `isUpper` is whether the vertex is the line's upper end.
  private func end(_ vertex: Int, isUpper: Bool) -> Int {
    let part = layers.vertices[vertex]
    switch part.kind {
    case .node:
      let box = plan.nodes[part.index]
      return isUpper ? box.y + box.height : box.y
    case .anchor:
      let box = plan.clusters[part.index]
      return isUpper ? box.y + box.height : box.y
    default: return top[part.layer]
    }
  }

  private func y(ofTrack track: Int, below layer: Int) -> Int { trackTop[layer] + track * metrics.trackSpacing }

  private func chainLine(_ edge: Int) -> GraphPlan.Line {
    let chain = layers.chains[edge]
    var line = GraphPlan.Line()
    func add(_ x: Int, _ y: Int) { line.places.append(GraphPlan.Place(x: x, y: y)) }
    if layers.flatEdges.contains(edge) { return flatLabelLine(edge) }
    for (step, number) in chain.enumerated() {
      let segment = layers.segments[number]
      let x = 2 * (place[segment.upper] + segment.upperPort) + 1
      if step == 0 { add(x, 2 * end(segment.upper, isUpper: true)) }
      addTurns(of: number, &line.places)
      if step == chain.count - 1 {
        add(2 * (place[segment.lower] + segment.lowerPort) + 1, 2 * end(segment.lower, isUpper: false))
      } else if layers.vertices[segment.lower].kind == .label {
        line.label = labelBox(segment.lower)
      }
    }
    if layers.isReversed[edge] { line.places.reverse() }
    line.places = line.places.withoutCollinear
    return line
  }

  private func addTurns(of number: Int, _ places: inout [GraphPlan.Place]) {
    let layer = layers.vertices[layers.segments[number].upper].layer
    for part in tracks[number] ?? [] {
      let y = 2 * y(ofTrack: part.track, below: layer) + 1
      places.append(GraphPlan.Place(x: 2 * part.start.place + 1, y: y))
      places.append(GraphPlan.Place(x: 2 * part.end.place + 1, y: y))
    }
  }

  private func labelBox(_ vertex: Int) -> GraphPlan.Box? {
    let part = layers.vertices[vertex]
    guard let label = layers.graph.edges[part.index].label else { return nil }
    return GraphPlan.Box(
      x: place[vertex] - (label.width - 1) / 2, y: top[part.layer] + (height[part.layer] - label.height) / 2,
      width: label.width, height: label.height)
  }

  /// The straight line of an edge between two neighbours of a layer, level with the middle of the neighbour with the
  /// smaller height.
  private func directLine(_ edge: Int, from left: Int, to right: Int) -> GraphPlan.Line {
    let (first, last) = (plan.nodes[left], plan.nodes[right])
    let lower = first.height < last.height ? first : last
    let y = 2 * (lower.y + (lower.height - 1) / 2) + 1
    let places = [GraphPlan.Place(x: 2 * (first.x + first.width), y: y), GraphPlan.Place(x: 2 * last.x, y: y)]
    return GraphPlan.Line(places: layers.ends[edge]?.source == left ? places : places.reversed())
  }

  /// The line of an edge that connects two nodes of a layer, has no label, and runs below the layer.
  private func flatLine(_ edge: Int, _ line: Channel.Line) -> GraphPlan.Line {
    guard let (source, target) = layers.ends[edge] else { return GraphPlan.Line() }
    let y = 2 * y(ofTrack: line.track, below: layers.vertices[source].layer) + 1
    let (start, end) = (2 * line.start.place + 1, 2 * line.end.place + 1)
    let (first, last) = (plan.nodes[source], plan.nodes[target])
    return GraphPlan.Line(places: [
      GraphPlan.Place(x: start, y: 2 * (first.y + first.height)), GraphPlan.Place(x: start, y: y),
      GraphPlan.Place(x: end, y: y), GraphPlan.Place(x: end, y: 2 * (last.y + last.height)),
    ])
  }

  /// The line of an edge that connects two nodes of a layer and has a label. The label is below the nodes.
  private func flatLabelLine(_ edge: Int) -> GraphPlan.Line {
    var sides: [[GraphPlan.Place]] = []
    var label: GraphPlan.Box?
    for number in layers.chains[edge] {
      let segment = layers.segments[number]
      var places: [GraphPlan.Place] = []
      places.append(
        GraphPlan.Place(x: 2 * (place[segment.upper] + segment.upperPort) + 1, y: 2 * end(segment.upper, isUpper: true))
      )
      addTurns(of: number, &places)
      label = labelBox(segment.lower)
      let middle = label.map { 2 * ($0.y + ($0.height - 1) / 2) + 1 } ?? 0
      places.append(GraphPlan.Place(x: 2 * (place[segment.lower] + segment.lowerPort) + 1, y: middle))
      sides.append(places)
    }
    return GraphPlan.Line(places: (sides[0] + sides[1].reversed()).withoutCollinear, label: label)
  }

  /// The line of a loop. It leaves the right side of a node or cluster, and returns to the same side.
  private func loopLine(_ loop: LayerGraph.LoopPlace, from side: Int, _ middle: Int) -> GraphPlan.Line {
    let x = side - 1 + loop.distance
    let (first, last) = (2 * (middle - loop.reach) + 1, 2 * (middle + loop.reach) + 1)
    var line = GraphPlan.Line(places: [
      GraphPlan.Place(x: 2 * side, y: first), GraphPlan.Place(x: 2 * x + 1, y: first),
      GraphPlan.Place(x: 2 * x + 1, y: last), GraphPlan.Place(x: 2 * side, y: last),
    ])
    if let label = layers.graph.edges[loop.edge].label {
      line.label = GraphPlan.Box(
        x: side - 1 + loop.label, y: middle - (label.height - 1) / 2, width: label.width, height: label.height)
    }
    return line
  }

  /// Moves everything so that nothing is outside the picture. A line that turns twice may be outside at first.
  private mutating func fitBounds() {
    var (low, high) = (0, 0)
    for (number, vertex) in layers.vertices.enumerated() { high = max(high, place[number] + vertex.right) }
    for line in plan.edges {
      for place in line.places {
        low = min(low, place.x >> 1)
        high = max(high, (place.x >> 1) + 1)
      }
    }
    plan.width = high - low
    if low == 0 { return }
    for node in plan.nodes.indices { plan.nodes[node].x -= low }
    for cluster in plan.clusters.indices { plan.clusters[cluster].x -= low }
    for edge in plan.edges.indices {
      plan.edges[edge].label?.x -= low
      for place in plan.edges[edge].places.indices { plan.edges[edge].places[place].x -= 2 * low }
    }
  }
}

extension [GraphPlan.Place] {
  /// Removes the part of the line before the last point at which it leaves a box.
  fileprivate mutating func leave(_ box: GraphPlan.Box) {
    let (left, right) = (2 * box.x, 2 * (box.x + box.width))
    let (top, bottom) = (2 * box.y, 2 * (box.y + box.height))
    func isInside(_ place: GraphPlan.Place) -> Bool {
      left < place.x && place.x < right && top < place.y && place.y < bottom
    }
    guard let last = indices.dropLast().last(where: { isInside(self[$0]) }) else { return }
    let (inner, outer) = (self[last], self[last + 1])
    let border = GraphPlan.Place(
      x: Swift.min(Swift.max(outer.x, left), right), y: Swift.min(Swift.max(outer.y, top), bottom))
    self =
      [inner.x == outer.x ? GraphPlan.Place(x: inner.x, y: border.y) : GraphPlan.Place(x: border.x, y: inner.y)]
      + self[(last + 1)...]
  }

  /// The places at which the line begins, turns or ends.
  fileprivate var withoutCollinear: [GraphPlan.Place] {
    var places: [GraphPlan.Place] = []
    for place in self where places.last != place {
      if places.count > 1 {
        let (before, last) = (places[places.count - 2], places[places.count - 1])
        if before.x == last.x && last.x == place.x || before.y == last.y && last.y == place.y { places.removeLast() }
      }
      places.append(place)
    }
    return places
  }
}

extension LayeredGraph.Edge {
  /// The excess length of the head at the edge's target; nil without a head.
  var head: Int? { hasHead ? headExcess : nil }
  /// The excess length of the head at the edge's source; nil without a head.
  var tail: Int? { hasTail ? tailExcess : nil }
}
