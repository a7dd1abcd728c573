/// The layers of a graph. They contain vertices for its nodes, and for other elements that take space.
///
/// An edge runs through a vertex in each layer that it passes. Its label is one of these vertices, in a separate layer
/// between two ranks. A cluster has a layer above its first rank for its title, and a border vertex at both ends of
/// each layer that it spans.
struct LayerGraph {
  enum Kind { case node, line, label, title, leftBorder, rightBorder, anchor }

  struct Vertex {
    var kind: Kind
    /// The number of the node, edge or cluster.
    var index: Int
    var layer: Int
    /// The extents before and after the start of the middle unit. They are 0 and 1 for a vertex that is one unit wide.
    var left = 0
    var right = 1
    var height = 0
    /// The innermost cluster that contains the vertex. For a border or a title, this is its own cluster.
    var cluster: Int?

    /// Whether a line passes through the vertex, and should be straight there.
    var isPassed: Bool { kind == .line || kind == .label || isBorder }
    var isBorder: Bool { kind == .leftBorder || kind == .rightBorder }
  }

  /// The line between two vertices in neighbouring layers.
  struct Segment {
    var upper: Int
    var lower: Int
    /// The edge; nil for a segment along a border.
    var edge: Int?
    /// The places of the segment's ends, relative to the middles of the vertices.
    var upperPort = 0
    var lowerPort = 0
    /// The weight of the segment's length along the layers, in the sum that is minimised.
    var weight = 1
  }

  let graph: LayeredGraph
  let metrics: GraphMetrics
  private let members: ClusterMembers
  private(set) var vertices: [Vertex] = []
  var segments: [Segment] = []
  var layers: [[Int]] = []
  private(set) var above: [[Int]] = []
  private(set) var below: [[Int]] = []
  private(set) var chains: [[Int]]
  /// For each edge, whether its upper end is its target.
  private(set) var isReversed: [Bool]
  /// The vertices at which each edge ends: nodes, or places on the borders of clusters. Nil for an edge without a line.
  private(set) var ends: [(source: Int, target: Int)?]
  /// The edges between nodes of one layer, and the edges from a node or cluster to itself.
  private(set) var flatEdges: [Int] = []
  /// For two nodes of one layer, the lower index first, their first edge without texts.
  private var plainFlatEdges: [LayeredGraph.Pair: Int] = [:]
  private(set) var loops: [LayeredGraph.End: [Int]] = [:]
  /// For each cluster with loops, the layer of nodes beside which the loops are.
  private(set) var loopLayers: [Int: Int] = [:]
  /// The first and the last layer of each cluster; nil for a cluster without nodes.
  private(set) var spans: [ClosedRange<Int>?]
  /// The sizes of nodes, enlarged for the ends of edges and for loops.
  private(set) var sizes: [LayeredGraph.Room]
  private(set) var rank: [Int]
  /// The maximum number of vertices. A graph that needs more vertices is too large.
  static let limit = 200_000
  private(set) var isTooLarge = false

  init(_ graph: LayeredGraph, _ metrics: GraphMetrics) {
    (self.graph, self.metrics) = (graph, metrics)
    members = ClusterMembers(graph)
    var ranks = GraphRanks(graph, members)
    if let width = graph.rowWidth { ranks.split(graph, metrics, width: width) }
    rank = ranks.rank
    chains = Array(repeating: [], count: graph.edges.count)
    ends = Array(repeating: nil, count: graph.edges.count)
    isReversed = Array(repeating: false, count: graph.edges.count)
    spans = Array(repeating: nil, count: graph.clusters.count)
    sizes = graph.nodes.map { LayeredGraph.Room(width: $0.width, height: $0.height) }
    let depths = graph.clusters.indices.map { graph.clusters(around: $0).count }
    let plan = makeLayers(depths)
    addNodes(plan.layerOfRank)
    addEdges(plan)
    addBorders()
    addSegmentsToVertices()
    widenNodes()
    widenClusters()
  }

  // MARK: - Layers

  private struct LayerPlan {
    var layerOfRank: [Int]
    var labelLayer: [Int: Int]
    /// The ranks with layers of labels directly below them.
    var labelled: Set<Int>
  }

  /// The elements at which an edge ends. A cluster is an end only if all nodes of one end have earlier ranks than all
  /// nodes of the other end. Otherwise the edge runs between two nodes, and is clipped at the clusters' borders. Nil
  /// for an edge between a cluster and its content.
  private func ends(of edge: LayeredGraph.Edge) -> (LayeredGraph.End, LayeredGraph.End)? {
    if case (.node, .node) = (edge.source, edge.target) { return (edge.source, edge.target) }
    let (source, target) = (rankRange(of: edge.source), rankRange(of: edge.target))
    guard let source, let target else { return nil }
    if source.upperBound < target.lowerBound || target.upperBound < source.lowerBound {
      return (edge.source, edge.target)
    }
    let (sources, targets) = (members.nodes(of: edge.source), members.nodes(of: edge.target))
    let (inSource, inTarget) = (Set(sources), Set(targets))
    // Returns the first node of each rank.
    func first(_ nodes: [Int], besides others: Set<Int>) -> [Int] {
      var seen: Set<Int> = []
      return nodes.filter { !others.contains($0) && seen.insert(rank[$0]).inserted }
    }
    var best: (ends: (Int, Int), cost: Int)?
    for one in first(sources, besides: inTarget) {
      for other in first(targets, besides: inSource) {
        // An edge preferably leads down by few ranks, otherwise along a rank, otherwise up.
        let step = rank[other] - rank[one]
        let cost = step > 0 ? 2 * step : step == 0 ? 3 : 100 - step
        if best.map({ cost < $0.cost }) ?? true { best = ((one, other), cost) }
      }
    }
    return best.map { (.node($0.ends.0), .node($0.ends.1)) }
  }

  private func rankRange(of end: LayeredGraph.End) -> ClosedRange<Int>? {
    let ranks = members.nodes(of: end).map { rank[$0] }
    guard let low = ranks.min(), let high = ranks.max() else { return nil }
    return low...high
  }

  /// The ranks of the nodes at which an edge begins and ends.
  private func ranks(of ends: (source: LayeredGraph.End, target: LayeredGraph.End)) -> (Int, Int)? {
    guard let source = rankRange(of: ends.source), let target = rankRange(of: ends.target) else {
      return nil
    }
    return source.upperBound < target.lowerBound
      ? (source.upperBound, target.lowerBound) : (source.lowerBound, target.upperBound)
  }

  private mutating func makeLayers(_ depths: [Int]) -> LayerPlan {
    let count = (rank.max() ?? 0) + 1
    var labelled: Set<Int> = []
    // The clusters at whose ends edges begin or end. Such a cluster has one more layer for them, beside no node.
    var ended: Set<Int> = []
    for edge in graph.edges where edge.source != edge.target {
      guard let ends = ends(of: edge), let (one, other) = ranks(of: ends) else { continue }
      if edge.label != nil { labelled.insert(labelRank(one, other, labelled)) }
      if case .cluster(let cluster) = one < other ? ends.0 : ends.1, !graph.clusters[cluster].isLane {
        ended.insert(cluster)
      }
    }
    let endRanks = Set(ended.compactMap { rankRange(of: .cluster($0))?.upperBound })
    let firstRanks = graph.clusters.indices.map { cluster in
      let first = members.nodes(of: .cluster(cluster)).map { rank[$0] }.min()
      return graph.clusters[cluster].isLane && first != nil ? 0 : first
    }
    // For each rank, the depths of the clusters that begin there. Each depth gets one layer of titles above the rank,
    // the outermost clusters first.
    var titles: [Int: Set<Int>] = [:]
    for (cluster, rank) in firstRanks.enumerated() {
      if let rank { titles[rank, default: []].insert(depths[cluster]) }
    }
    var (layer, layerOfRank, labelLayer) = (0, [Int](), [Int: Int]())
    for rank in 0..<count {
      let levels = titles[rank, default: []].sorted()
      for (cluster, first) in firstRanks.enumerated() where first == rank {
        spans[cluster] = layer + (levels.firstIndex(of: depths[cluster]) ?? 0)...Int.max
      }
      layer += levels.count
      layerOfRank.append(layer)
      layer += endRanks.contains(rank) ? 2 : 1
      if labelled.contains(rank) {
        labelLayer[rank] = layer
        layer += 1
      }
    }
    var lastLayers = graph.clusters.indices.map { cluster in
      let last = rankRange(of: .cluster(cluster)).map { layerOfRank[$0.upperBound] } ?? 0
      return ended.contains(cluster) ? last + 1 : last
    }
    for cluster in graph.clusters.indices {
      for outer in graph.clusters(around: cluster) { lastLayers[outer] = max(lastLayers[outer], lastLayers[cluster]) }
    }
    for cluster in graph.clusters.indices {
      guard let first = spans[cluster]?.lowerBound else { continue }
      spans[cluster] = first...(graph.clusters[cluster].isLane ? layer - 1 : lastLayers[cluster])
    }
    layers = Array(repeating: [], count: layer)
    return LayerPlan(layerOfRank: layerOfRank, labelLayer: labelLayer, labelled: labelled)
  }

  /// The rank below which an edge has its label: in the middle of the edge, or beside the middle if other labels are
  /// there.
  private func labelRank(_ one: Int, _ other: Int, _ labelled: Set<Int>) -> Int {
    let (low, high) = (min(one, other), max(one, other))
    guard low < high else { return low }
    let middle = (low + high - 1) / 2
    if labelled.contains(middle) { return middle }
    return [middle - 1, middle + 1].first { $0 >= low && $0 < high && labelled.contains($0) } ?? middle
  }

  @discardableResult private mutating func add(_ vertex: Vertex) -> Int {
    vertices.append(vertex)
    layers[vertex.layer].append(vertices.count - 1)
    return vertices.count - 1
  }

  private mutating func addNodes(_ layerOfRank: [Int]) {
    for (number, node) in graph.nodes.enumerated() {
      add(Vertex(kind: .node, index: number, layer: layerOfRank[rank[number]], cluster: node.cluster))
    }
    for (number, cluster) in graph.clusters.enumerated() {
      guard let span = spans[number] else { continue }
      let title = Vertex(
        kind: .title, index: number, layer: span.lowerBound, left: 0, right: max(1, cluster.title.width),
        height: cluster.title.height, cluster: number)
      add(title)
    }
  }

  // MARK: - Edges

  private mutating func addEdges(_ plan: LayerPlan) {
    for (number, edge) in graph.edges.enumerated() {
      if edge.source == edge.target {
        if !edge.isBesideRows { loops[edge.source, default: []].append(number) }
        continue
      }
      // The connector router finds the line between a cluster and its content.
      guard let ends = ends(of: edge), let ranks = ranks(of: ends) else { continue }
      guard vertices.count < Self.limit else {
        isTooLarge = true
        return
      }
      var (source, target) = (
        vertex(of: ends.0, isUpper: ranks.0 < ranks.1), vertex(of: ends.1, isUpper: ranks.1 < ranks.0)
      )
      self.ends[number] = (source, target)
      if vertices[source].layer == vertices[target].layer {
        addFlatEdge(number, source, target, plan, ranks.0)
        continue
      }
      isReversed[number] = vertices[source].layer > vertices[target].layer
      if isReversed[number] { swap(&source, &target) }
      let labelLayer = edge.label.flatMap { _ in plan.labelLayer[labelRank(ranks.0, ranks.1, plan.labelled)] }
      addChain(number, source, target, labelLayer)
    }
  }

  /// The vertex at which an edge ends: a node, or a new vertex in the first or the last layer of a cluster.
  private mutating func vertex(of end: LayeredGraph.End, isUpper: Bool) -> Int {
    switch end {
    case .node(let node): return node
    case .cluster(let cluster):
      let span = spans[cluster] ?? 0...0
      return add(
        Vertex(kind: .anchor, index: cluster, layer: isUpper ? span.upperBound : span.lowerBound, cluster: cluster))
    }
  }

  private mutating func addChain(_ number: Int, _ upper: Int, _ lower: Int, _ labelLayer: Int?) {
    let edge = graph.edges[number]
    let (first, last) = (vertices[upper].layer, vertices[lower].layer)
    let (around, others) = (
      graph.clusters(around: vertices[upper].cluster), graph.clusters(around: vertices[lower].cluster)
    )
    let shared = others.first { around.contains($0) }
    var previous = upper
    for layer in first + 1..<last {
      var vertex = Vertex(kind: .line, index: number, layer: layer)
      if layer == labelLayer, let label = edge.label { vertex.take(label, .label) }
      let left = around.prefix { $0 != shared }.first { spans[$0]?.contains(layer) ?? false }
      let right = others.prefix { $0 != shared }.first { spans[$0]?.contains(layer) ?? false }
      vertex.cluster = left ?? right ?? shared
      let next = add(vertex)
      connect(previous, next, number)
      previous = next
    }
    connect(previous, lower, number)
  }

  private mutating func connect(_ upper: Int, _ lower: Int, _ edge: Int?) {
    var segment = Segment(upper: upper, lower: lower, edge: edge)
    let passed = (vertices[upper].isPassed ? 1 : 0) + (vertices[lower].isPassed ? 1 : 0)
    segment.weight = [1, 2, 8][passed]
    if let edge { chains[edge].append(segments.count) }
    segments.append(segment)
  }

  /// Adds an edge between two nodes of a layer. The edge runs below the nodes, unless it is direct. Its label is in the
  /// next layer of labels, and both of its segments lead down to the label.
  private mutating func addFlatEdge(_ number: Int, _ source: Int, _ target: Int, _ plan: LayerPlan, _ rank: Int) {
    flatEdges.append(number)
    let edge = graph.edges[number]
    if case (.node, .node) = (edge.source, edge.target), edge.label == nil, edge.sourceLabel == nil,
      edge.targetLabel == nil
    {
      let pair = LayeredGraph.Pair(min(source, target), max(source, target))
      plainFlatEdges[pair] = plainFlatEdges[pair] ?? number
    }
    guard let label = edge.label, let layer = plan.labelLayer[rank] else { return }
    var vertex = Vertex(kind: .label, index: number, layer: layer, cluster: vertices[source].cluster)
    vertex.take(label, .label)
    vertex.left += metrics.lineSpacing
    vertex.right += metrics.lineSpacing
    let next = add(vertex)
    connect(source, next, number)
    connect(target, next, number)
  }

  private mutating func addBorders() {
    for (cluster, span) in spans.enumerated() {
      guard let span else { continue }
      for kind in [Kind.leftBorder, .rightBorder] {
        var previous: Int?
        for layer in span {
          guard vertices.count < Self.limit else {
            isTooLarge = true
            return
          }
          let vertex = add(
            Vertex(kind: kind, index: cluster, layer: layer, right: borderWidth, cluster: cluster))
          if let previous { connect(previous, vertex, nil) }
          previous = vertex
        }
      }
    }
  }

  private mutating func addSegmentsToVertices() {
    above = Array(repeating: [], count: vertices.count)
    below = above
    for (number, segment) in segments.enumerated() {
      below[segment.upper].append(number)
      above[segment.lower].append(number)
    }
  }

  // MARK: - Room

  /// The size of the text beside a segment's end at a node; nil without a text.
  func endLabel(_ number: Int, isUpper: Bool) -> LayeredGraph.Room? {
    guard let edge = segments[number].edge else { return nil }
    return isUpper == isReversed[edge] ? graph.edges[edge].targetLabel : graph.edges[edge].sourceLabel
  }

  /// The given place of a segment's end at a node, from the node's middle; nil if any place will do. All ends at a port
  /// are there, in points one beside the other unless the lines look alike. At a sign all lines of a side share an end
  /// if they look alike.
  func givenPort(_ number: Int, isUpper: Bool) -> Int? {
    struct Look: Equatable {
      var isTarget: Bool
      var number: Int
    }
    let node = isUpper ? segments[number].upper : segments[number].lower
    func port(_ segment: Int) -> (place: Int?, look: Look)? {
      guard let edge = segments[segment].edge else { return nil }
      let (isTarget, edges) = (isUpper == isReversed[edge], graph.edges)
      return (
        isTarget ? edges[edge].targetPort : edges[edge].sourcePort,
        Look(isTarget: isTarget, number: edges[edge].look ?? -1 - edge)
      )
    }
    guard vertices[node].kind == .node, let own = port(number), own.place != nil || graph.nodes[node].isSign else {
      return nil
    }
    var looks: [Look] = []
    for other in isUpper ? below[node] : above[node] {
      if let other = port(other), other.place == own.place, !looks.contains(other.look) { looks.append(other.look) }
    }
    guard let place = own.place else { return looks.count == 1 ? 0 : nil }
    guard !metrics.isCells, looks.count > 1, let rank = looks.firstIndex(of: own.look) else { return place }
    return place + (2 * rank - looks.count + 1) * min(6, 12 / (looks.count - 1)) / 2
  }

  /// The minimum distance along a side from the end of a segment to the next end.
  func endSpacing(_ number: Int, isUpper: Bool) -> Int {
    let vertex = vertices[isUpper ? segments[number].upper : segments[number].lower]
    let own = isUpper || vertex.kind != .node ? nil : graph.nodes[vertex.index].upperSpacing
    return max(own ?? metrics.portSpacing, endLabel(number, isUpper: isUpper)?.width ?? 0)
  }

  /// The distance from a corner of the node within which no line ends.
  func corner(of node: Int) -> Int { graph.nodes[node].corner ?? metrics.corner }

  /// Makes nodes wide enough for the ends of their edges, and reserves space for their loops.
  private mutating func widenNodes() {
    var flat: [Int: Int] = [:]
    for edge in flatEdges where chains[edge].isEmpty {
      guard let ends = ends[edge] else { continue }
      for node in [ends.source, ends.target] { flat[node, default: 0] += 1 }
    }
    for node in graph.nodes.indices {
      // Ends with a given place need no more space than that place has.
      let upper = above[node].filter { givenPort($0, isUpper: false) == nil }
        .reduce(0) { $0 + endSpacing($1, isUpper: false) }
      let lower =
        below[node].filter { givenPort($0, isUpper: true) == nil }
        .reduce(flat[node, default: 0] * metrics.portSpacing) { $0 + endSpacing($1, isUpper: true) }
      let needed = max(upper, lower) - metrics.portSpacing + 1 + 2 * corner(of: node)
      if upper + lower > 0, !graph.nodes[node].isFixed { sizes[node].width = max(sizes[node].width, needed) }
      // In points, a node has an odd width, so that its middle is the middle of a pixel.
      if !metrics.isCells, !graph.nodes[node].isFixed, sizes[node].width % 2 == 0 { sizes[node].width += 1 }
      if graph.nodes[node].isRound { sizes[node].height = max(sizes[node].height, sizes[node].width) }
      var right = 0
      if let loops = loops[.node(node)] {
        let places = loopPlaces(loops, of: .node(node))
        let corner = metrics.isCells ? metrics.corner : 6
        sizes[node].height = max(sizes[node].height, 2 * (places.last?.reach ?? 0) + 2 * corner + 1)
        right = places.last?.end ?? 0
      }
      let width = sizes[node].width
      vertices[node].left = (width - 1) / 2
      vertices[node].right = width - (width - 1) / 2 + right
      vertices[node].height = sizes[node].height
    }
  }

  /// Reserves space for the loops of clusters, beside the nodes nearest to the clusters' middles, and for titles that
  /// extend beyond clusters.
  private mutating func widenClusters() {
    let hasNodes = layers.map { row in row.contains { vertices[$0].kind == .node } }
    var ends: [Int: LoopPlace] = [:]
    for (cluster, span) in spans.enumerated() {
      guard let span, let loops = loops[.cluster(cluster)] else { continue }
      let middle = span.lowerBound + span.upperBound
      loopLayers[cluster] = span.filter { hasNodes[$0] }.min { abs(2 * $0 - middle) < abs(2 * $1 - middle) }
      ends[cluster] = loopPlaces(loops, of: .cluster(cluster)).last
    }
    for vertex in vertices.indices where vertices[vertex].isBorder {
      let cluster = vertices[vertex].index
      if vertices[vertex].kind == .leftBorder, graph.clusters[cluster].title.width > 0 {
        vertices[vertex].left = metrics.titleRise.side
      }
      guard let end = ends[cluster], vertices[vertex].kind == .rightBorder else { continue }
      vertices[vertex].right += end.end
      if loopLayers[cluster] == vertices[vertex].layer { vertices[vertex].height = 2 * end.reach + 1 }
    }
  }

  /// The sets of nodes whose middles should be at one place. A set has at most one node in each layer.
  var alignedNodes: [[Int]] {
    graph.alignedSets.map { nodes in
      var layers: Set<Int> = []
      return nodes.filter { layers.insert(vertices[$0].layer).inserted }
    }
    .filter { $0.count > 1 }
  }

  var borderWidth: Int { max(1, metrics.border) }

  /// The edge whose line is straight, in the gap between two neighbours of a layer: their first edge without texts. Nil
  /// if the left node has loops, which are in the gap.
  func directEdge(_ left: Int, _ right: Int) -> Int? {
    if plainFlatEdges.isEmpty || loops[.node(left)] != nil { return nil }
    return plainFlatEdges[LayeredGraph.Pair(min(left, right), max(left, right))]
  }

  private func directLength(_ left: Int, _ right: Int) -> Int {
    guard let edge = directEdge(left, right).map({ graph.edges[$0] }) else { return 0 }
    let heads = [edge.head, edge.tail].compactMap { $0 }
    return heads.reduce(metrics.isCells ? 1 : metrics.stub) { $0 + $1 + (metrics.isCells ? 1 : metrics.headStub) }
  }

  /// The minimum distance between the middles of two neighbours in a layer.
  func separation(_ one: Int, _ other: Int) -> Int {
    let (left, right) = (vertices[one], vertices[other])
    return left.right + gap(left, right) + right.left
  }

  private func gap(_ left: Vertex, _ right: Vertex) -> Int {
    let containsRight = left.kind == .leftBorder && isIn(right.cluster, left.index)
    let containsLeft = right.kind == .rightBorder && isIn(left.cluster, right.index)
    if containsRight || containsLeft { return metrics.clusterPadding }
    switch (left.kind, right.kind) {
    case (.line, .line), (.line, .anchor), (.anchor, .line), (.anchor, .anchor): return metrics.portSpacing - 1
    // Neighbouring lanes share the border between them.
    case (.rightBorder, .leftBorder) where graph.clusters[left.index].isLane && graph.clusters[right.index].isLane:
      return -borderWidth - right.left
    case (.node, .node): return max(metrics.nodeSpacing, directLength(left.index, right.index))
    case (.node, .leftBorder), (.rightBorder, .node), (.rightBorder, .leftBorder):
      return metrics.nodeSpacing
    default: return metrics.lineSpacing
    }
  }

  private func isIn(_ cluster: Int?, _ other: Int) -> Bool {
    var next = cluster
    for _ in graph.clusters.indices {
      guard let cluster = next else { return false }
      if cluster == other { return true }
      next = graph.clusters[cluster].parent
    }
    return false
  }
}

extension LayerGraph.Vertex {
  /// Makes the vertex a label or a title, and reserves its space around the vertex' middle.
  fileprivate mutating func take(_ room: LayeredGraph.Room, _ kind: LayerGraph.Kind) {
    self.kind = kind
    left = (room.width - 1) / 2
    right = max(1, room.width - left)
    height = room.height
  }
}
