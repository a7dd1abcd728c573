extension LayeredGraph {
  package enum Direction: String, CaseIterable, Hashable, Sendable { case down, up, right, left }

  package func plan(_ metrics: GraphMetrics) -> GraphPlan {
    var orders = GraphOrders()
    return layers(metrics, &orders).plan()
  }

  /// Puts the nodes of the graph into layers. Reuses the orders in `orders` that were found earlier for a graph of the
  /// same form.
  package func layers(_ metrics: GraphMetrics, _ orders: inout GraphOrders) -> GraphLayers {
    GraphLayers(self, metrics, &orders)
  }
}

/// The orders of the layers of a graph's components. They depend on the form of the graph; they depend on lengths only
/// if the graph has a `rowWidth`.
package struct GraphOrders {
  fileprivate var found: [(layers: [[Int]], crossings: Int)] = []

  package init() {}
}

/// The layers of a graph, each with its order, before places are computed.
package struct GraphLayers {
  private let graph: LayeredGraph
  private let metrics: GraphMetrics
  private let components: GraphComponents
  private let parts: [(layers: LayerGraph, crossings: Int)]

  fileprivate init(_ graph: LayeredGraph, _ metrics: GraphMetrics, _ orders: inout GraphOrders) {
    (self.graph, self.metrics) = (graph, metrics)
    components = GraphComponents(graph)
    var parts: [(layers: LayerGraph, crossings: Int)] = []
    for (number, part) in components.parts.enumerated() {
      var layers = LayerGraph(part.graph, metrics)
      if number == orders.found.count {
        // A component that is too large is in the list, too, so that later components keep their indices.
        let crossings = layers.isTooLarge ? 0 : LayerOrder.order(&layers)
        orders.found.append((layers.layers, crossings))
      } else if !layers.isTooLarge {
        layers.layers = orders.found[number].layers
      }
      parts.append((layers, orders.found[number].crossings))
    }
    self.parts = parts
  }

  /// The minimum width of the widest component's layers if lines need not be straight; nil if it is unknown, as for a
  /// component that is too large.
  package var leastWidth: Int? {
    var width = 0
    for (layers, _) in parts {
      guard !layers.isTooLarge, let own = LayerBounds.leastWidth(of: layers) else { return nil }
      width = max(width, own)
    }
    return width
  }

  /// Places the nodes and finds the lines.
  ///
  /// - Parameter width: the width to which the layers are limited, if possible, and within which unconnected components
  ///   are placed side by side or below each other; nil for a picture that is about as wide as high.
  package func plan(width: Int? = nil) -> GraphPlan {
    let plans = parts.map { ComponentLayout($0.layers, $0.crossings, metrics, width: width).plan }
    if plans.count == 1 { return plans[0] }
    var packer = GraphPacker(metrics, plans, width: width)
    return packer.pack(components, graph)
  }
}

/// The components of a graph: no edge, cluster or rule connects two of them.
struct GraphComponents {
  struct Part {
    var graph = LayeredGraph(nodes: [], edges: [])
    var nodes: [Int] = []
    var edges: [Int] = []
    var clusters: [Int] = []
  }

  private(set) var parts: [Part] = []

  init(_ graph: LayeredGraph) {
    let count = graph.nodes.count
    // The sets contain nodes, followed by clusters.
    var sets = DisjointSets(count + graph.clusters.count)
    func number(_ end: LayeredGraph.End) -> Int {
      switch end {
      case .node(let node): node
      case .cluster(let cluster): count + cluster
      }
    }
    for (number, node) in graph.nodes.enumerated() {
      if let cluster = node.cluster { sets.join(number, count + cluster) }
    }
    for (number, cluster) in graph.clusters.enumerated() {
      if let parent = cluster.parent { sets.join(count + number, count + parent) }
    }
    for edge in graph.edges { sets.join(number(edge.source), number(edge.target)) }
    let lanes = graph.clusters.indices.filter { graph.clusters[$0].isLane }
    for (lane, next) in zip(lanes, lanes.dropFirst()) { sets.join(count + lane, count + next) }
    for nodes in graph.level + graph.aligned + graph.apart {
      for node in nodes.dropFirst() { sets.join(nodes[0], node) }
    }
    for pair in graph.above + graph.before { sets.join(pair.first, pair.second) }
    var partOfRoot: [Int: Int] = [:]
    var place = Array(repeating: 0, count: count + graph.clusters.count)
    var part = place
    for member in place.indices {
      let root = sets.root(member)
      let own = partOfRoot[root] ?? parts.count
      if own == parts.count {
        partOfRoot[root] = own
        parts.append(Part())
      }
      part[member] = own
      place[member] = member < count ? parts[own].nodes.count : parts[own].clusters.count
      if member < count { parts[own].nodes.append(member) } else { parts[own].clusters.append(member - count) }
    }
    func moved(_ end: LayeredGraph.End) -> LayeredGraph.End {
      switch end {
      case .node(let node): .node(place[node])
      case .cluster(let cluster): .cluster(place[count + cluster])
      }
    }
    for own in parts.indices { parts[own].graph.rowWidth = graph.rowWidth }
    for (number, node) in graph.nodes.enumerated() {
      var node = node
      node.cluster = node.cluster.map { place[count + $0] }
      parts[part[number]].graph.nodes.append(node)
    }
    for (number, cluster) in graph.clusters.enumerated() {
      var cluster = cluster
      cluster.parent = cluster.parent.map { place[count + $0] }
      parts[part[count + number]].graph.clusters.append(cluster)
    }
    for (index, edge) in graph.edges.enumerated() {
      var edge = edge
      let own = part[number(edge.source)]
      (edge.source, edge.target) = (moved(edge.source), moved(edge.target))
      parts[own].graph.edges.append(edge)
      parts[own].edges.append(index)
    }
    func moved(_ pair: LayeredGraph.Pair) -> LayeredGraph.Pair { .init(place[pair.first], place[pair.second]) }
    for nodes in graph.level where !nodes.isEmpty { parts[part[nodes[0]]].graph.level.append(nodes.map { place[$0] }) }
    for nodes in graph.aligned where !nodes.isEmpty {
      parts[part[nodes[0]]].graph.aligned.append(nodes.map { place[$0] })
    }
    for nodes in graph.apart where !nodes.isEmpty {
      parts[part[nodes[0]]].graph.apart.append(nodes.map { place[$0] })
    }
    for pair in graph.above { parts[part[pair.first]].graph.above.append(moved(pair)) }
    for pair in graph.before { parts[part[pair.first]].graph.before.append(moved(pair)) }
  }
}

/// Places the components of a graph side by side. A component that would exceed the width begins a new row below.
struct GraphPacker {
  private let plans: [GraphPlan]
  private let metrics: GraphMetrics
  private let width: Int

  init(_ metrics: GraphMetrics, _ plans: [GraphPlan], width: Int?) {
    (self.metrics, self.plans) = (metrics, plans)
    let area = plans.reduce(0.0) { $0 + Double($1.width) * Double($1.height) * (metrics.isCells ? 2 : 1) }
    var side = 1
    while Double(side) * Double(side) < area * 2 { side *= 2 }
    self.width = max(width ?? side, plans.map(\.width).max() ?? 0)
  }

  mutating func pack(_ components: GraphComponents, _ graph: LayeredGraph) -> GraphPlan {
    var packed = GraphPlan()
    packed.nodes = Array(repeating: GraphPlan.Box(), count: graph.nodes.count)
    packed.edges = Array(repeating: GraphPlan.Line(), count: graph.edges.count)
    packed.clusters = Array(repeating: GraphPlan.Box(), count: graph.clusters.count)
    packed.ranks = Array(repeating: 0, count: graph.nodes.count)
    var (x, y, height) = (0, 0, 0)
    for (part, plan) in zip(components.parts, plans) {
      if x > 0, x + plan.width > width { (x, y, height) = (0, y + height + metrics.rankSpacing, 0) }
      for (number, box) in zip(part.nodes, plan.nodes) { packed.nodes[number] = box.offset(x, y) }
      for (number, rank) in zip(part.nodes, plan.ranks) { packed.ranks[number] = rank }
      for (number, box) in zip(part.clusters, plan.clusters) { packed.clusters[number] = box.offset(x, y) }
      for (number, line) in zip(part.edges, plan.edges) { packed.edges[number] = line.offset(x, y) }
      packed.width = max(packed.width, x + plan.width)
      packed.height = max(packed.height, y + plan.height)
      packed.crossings += plan.crossings
      packed.isTooLarge = packed.isTooLarge || plan.isTooLarge
      x += plan.width + metrics.nodeSpacing
      height = max(height, plan.height)
    }
    return packed
  }
}

extension GraphPlan.Box {
  fileprivate func offset(_ x: Int, _ y: Int) -> GraphPlan.Box {
    GraphPlan.Box(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}

extension GraphPlan.Line {
  fileprivate func offset(_ x: Int, _ y: Int) -> GraphPlan.Line {
    GraphPlan.Line(
      places: places.map { GraphPlan.Place(x: $0.x + 2 * x, y: $0.y + 2 * y) }, label: label?.offset(x, y))
  }
}

extension GraphPlan {
  /// The plan, turned so that edges point in another direction than down.
  package func turned(_ direction: LayeredGraph.Direction) -> GraphPlan {
    if direction == .down { return self }
    let swaps = direction == .right || direction == .left
    let flips = direction == .up || direction == .left
    let length = height
    func turned(_ box: Box) -> Box {
      let y = flips ? length - box.y - box.height : box.y
      return swaps
        ? Box(x: y, y: box.x, width: box.height, height: box.width)
        : Box(x: box.x, y: y, width: box.width, height: box.height)
    }
    func turned(_ place: Place) -> Place {
      let y = flips ? 2 * length - place.y : place.y
      return swaps ? Place(x: y, y: place.x) : Place(x: place.x, y: y)
    }
    var plan = self
    plan.nodes = nodes.map(turned)
    plan.clusters = clusters.map(turned)
    plan.edges = edges.map { Line(places: $0.places.map(turned), label: $0.label.map(turned)) }
    if swaps { (plan.width, plan.height) = (height, width) }
    return plan
  }
}
