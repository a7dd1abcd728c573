import TestSupport
import Testing
import TrussGraphs

/// In debug builds, which are slow, the random graphs of less than 60 nodes are laid out.
#if DEBUG
  private let seeds = (1...300).filter { LayeredGraph(seed: $0).nodes.count < 60 }
#else
  private let seeds = Array(1...300)
#endif

@Suite("Plans of graphs")
struct GraphPlanTests {
  private let cells = GraphMetrics.cells(layersAreRows: true)

  @Test("The examples of Graphviz have no overlaps, and no more than 1.1 times the crossings that dot has")
  func examples() throws {
    var (own, others) = (0, 0)
    for example in try CrossingFixture.read().examples {
      let graph = example.graph(withClusters: false)
      let plan = graph.plan(cells)
      #expect(PlanCheck(graph, plan).problems.prefix(3).isEmpty, "\(example.name)")
      own += plan.crossings
      others += example.crossings
    }
    #expect(Double(own) <= 1.1 * Double(others), "\(own) of \(others)")
  }

  @Test("The examples of Graphviz have their clusters without overlaps")
  func clusteredExamples() throws {
    for example in try CrossingFixture.read().examples where !example.clusters.isEmpty {
      let graph = example.graph(withClusters: true)
      #expect(PlanCheck(graph, graph.plan(cells)).problems.prefix(3).isEmpty, "\(example.name)")
    }
  }

  @Test("Random graphs have no overlaps, and no more than 1.1 times the crossings that dot has")
  func randomGraphs() throws {
    let counts = try CrossingFixture.read().random
    var (own, others) = (0, 0)
    for seed in Seeds.some(of: seeds, oneOf: 4) {
      let graph = LayeredGraph(seed: seed)
      let plan = graph.plan(cells)
      #expect(PlanCheck(graph, plan).problems.prefix(3).isEmpty, "seed \(seed)")
      own += plan.crossings
      others += counts[seed - 1]
    }
    #expect(Double(own) <= 1.1 * Double(others), "\(own) of \(others)")
  }

  @Test(
    "Random graphs with labels, loops and clusters have no overlaps, in cells and in points",
    arguments: [
      GraphMetrics.cells(layersAreRows: true), GraphMetrics.cells(layersAreRows: false), GraphMetrics.points,
    ])
  func decoratedGraphs(_ metrics: GraphMetrics) {
    // The three kinds begin with different graphs.
    for seed in Seeds.some(of: seeds, oneOf: 16, turn: metrics.rankSpacing) {
      let graph = LayeredGraph(seed: seed).decorated(seed: seed)
      #expect(PlanCheck(graph, graph.plan(metrics)).problems.prefix(3).isEmpty, "seed \(seed)")
    }
  }

  @Test(
    "Random graphs with room for their layers are no wider than the room, and have no overlaps; the order is found once",
    arguments: [GraphMetrics.cells(layersAreRows: true), GraphMetrics.points])
  func widths(_ metrics: GraphMetrics) throws {
    for seed in Seeds.some(of: seeds, oneOf: 24, turn: metrics.rankSpacing) {
      let graph = LayeredGraph(seed: seed).decorated(seed: seed)
      var orders = GraphOrders()
      let least = try #require(graph.layers(metrics, &orders).leastWidth)
      let plan = graph.layers(metrics, &orders).plan(width: least)
      #expect(PlanCheck(graph, plan).problems.prefix(3).isEmpty, "seed \(seed)")
      // Where lines cross each other's ends in a channel, one of them turns twice, and may do so outside.
      #expect(plan.width <= least + 4 * metrics.portSpacing, "seed \(seed)")
      let natural = graph.plan(metrics)
      #expect(least <= natural.width && plan.crossings == natural.crossings, "seed \(seed)")
    }
  }

  @Test(
    "Random graphs with edges of clusters and aligned nodes have no overlaps; no aligned nodes share a rank",
    arguments: [GraphMetrics.cells(layersAreRows: true), GraphMetrics.points])
  func clusterEdges(_ metrics: GraphMetrics) {
    for seed in Seeds.some(of: seeds, oneOf: 16, turn: metrics.rankSpacing) {
      var (graph, numbers) = (LayeredGraph(seed: seed).decorated(seed: seed), Numbers(seed))
      graph.edges.removeAll { $0.source == $0.target }
      for _ in 0..<graph.clusters.count {
        let (cluster, other) = (numbers.below(graph.clusters.count), numbers.below(graph.clusters.count))
        if graph.clusters[other].parent == nil, graph.clusters[cluster].parent == nil, cluster != other {
          graph.edges.append(LayeredGraph.Edge(.cluster(cluster), .cluster(other)))
        }
      }
      let (node, next) = (numbers.below(graph.nodes.count), numbers.below(graph.nodes.count))
      if node != next { graph.aligned.append([node, next]) }
      let plan = graph.plan(metrics)
      #expect(node == next || plan.ranks[node] != plan.ranks[next], "seed \(seed)")
      // An edge between a cluster and its content, or an empty one, has no line.
      #expect(PlanCheck(graph, plan).problems.filter { !$0.hasSuffix("no line") }.prefix(3).isEmpty, "seed \(seed)")
    }
  }

  @Test("Ranks that are wider than a width have several rows, and edges point down all the same")
  func rows() {
    for seed in Seeds.some(of: Array(seeds.prefix(40)), oneOf: 8) {
      var graph = LayeredGraph(seed: seed).decorated(seed: seed)
      let whole = graph.plan(cells)
      graph.rowWidth = 40
      let plan = graph.plan(cells)
      #expect(PlanCheck(graph, plan).problems.prefix(3).isEmpty, "seed \(seed)")
      #expect(plan.ranks.max() ?? 0 >= whole.ranks.max() ?? 0, "seed \(seed)")
      for one in graph.nodes.indices {
        for other in graph.nodes.indices where whole.ranks[one] < whole.ranks[other] {
          #expect(plan.ranks[one] < plan.ranks[other], "seed \(seed)")
        }
      }
    }
    // One parent of twelve leaves, of which three have room in a row.
    var tree = LayeredGraph(
      nodes: (0...12).map { _ in LayeredGraph.Node(width: 11, height: 3) },
      edges: (1...12).map { LayeredGraph.Edge(.node(0), .node($0)) })
    tree.rowWidth = 40
    #expect(Set(tree.plan(cells).ranks).count == 5)
  }

  @Test("Edges of graphs without cycles point down")
  func directions() {
    for seed in seeds.prefix(Seeds.batch(12)) {
      var graph = LayeredGraph(seed: seed)
      graph.edges.removeAll { edge in
        guard case .node(let tail) = edge.source, case .node(let head) = edge.target else { return true }
        return tail >= head
      }
      let plan = graph.plan(cells)
      for (edge, line) in zip(graph.edges, plan.edges) {
        guard case .node(let tail) = edge.source, case .node(let head) = edge.target else { continue }
        #expect(plan.ranks[tail] < plan.ranks[head])
        #expect(line.places.map(\.y) == line.places.map(\.y).sorted())
      }
    }
  }

  @Test("Nodes of a level share a rank, and one above another has an earlier one")
  func pinnedRanks() {
    var graph = LayeredGraph(
      nodes: (0..<5).map { _ in LayeredGraph.Node(width: 5, height: 3) },
      edges: [(0, 1), (1, 2), (3, 4)].map { LayeredGraph.Edge(.node($0.0), .node($0.1)) })
    graph.level = [[1, 3]]
    graph.above = [LayeredGraph.Pair(2, 4)]
    let plan = graph.plan(cells)
    #expect(plan.ranks[1] == plan.ranks[3])
    #expect(plan.nodes[1].y == plan.nodes[3].y)
    #expect(plan.ranks[2] < plan.ranks[4])
  }

  @Test("Nodes that are aligned have one middle, and nodes of a layer the order that is asked for")
  func alignedNodes() {
    for seed in seeds.prefix(Seeds.batch(12)) {
      var (graph, numbers) = (LayeredGraph(seed: seed).decorated(seed: seed), Numbers(seed))
      for _ in 0..<3 {
        let node = numbers.below(graph.nodes.count)
        graph.aligned.append([node, numbers.below(graph.nodes.count)])
        graph.before.append(LayeredGraph.Pair(node, numbers.below(graph.nodes.count)))
      }
      #expect(PlanCheck(graph, graph.plan(cells)).problems.isEmpty)
    }
    var graph = LayeredGraph(
      nodes: (0..<6).map { LayeredGraph.Node(width: 5 + 2 * $0, height: 3) },
      edges: [(0, 1), (0, 2), (0, 3), (1, 4), (3, 5)].map { LayeredGraph.Edge(.node($0.0), .node($0.1)) })
    graph.before = [LayeredGraph.Pair(3, 2), LayeredGraph.Pair(2, 1)]
    graph.aligned = [[0, 3, 5]]
    let plan = graph.plan(cells)
    let middles = plan.nodes.map { 2 * $0.x + $0.width }
    #expect(middles[3] < middles[2] && middles[2] < middles[1])
    #expect(middles[0] == middles[3] && middles[3] == middles[5])
    #expect(PlanCheck(graph, plan).problems.isEmpty)
  }

  @Test("Lines of clusters that lie beside each other end at their borders, and loops of clusters are beside them")
  func clusterLines() {
    for seed in seeds.prefix(Seeds.batch(12)) {
      var (graph, numbers) = (LayeredGraph(seed: seed).decorated(seed: seed), Numbers(seed))
      let held = graph.clusters.indices.filter { cluster in graph.nodes.contains { $0.cluster == cluster } }
      for one in held.prefix(4) {
        let label = LayeredGraph.Room(width: 1 + numbers.below(8), height: 1)
        graph.edges.append(LayeredGraph.Edge(.cluster(one), .cluster(one), label: label))
        for other in held.prefix(4) where !graph.isNested(one, other) {
          graph.edges.append(LayeredGraph.Edge(.cluster(one), .cluster(other)))
        }
      }
      for metrics in [cells, .points] { #expect(PlanCheck(graph, graph.plan(metrics)).problems.isEmpty) }
    }
  }

  @Test("An edge between neighbours of one rank is straight or, with its label on it, below them")
  func levelEdges() {
    for label in [nil, LayeredGraph.Room(width: 6, height: 1)] {
      var graph = LayeredGraph(
        nodes: (0..<3).map { _ in LayeredGraph.Node(width: 7, height: 3) },
        edges: [(0, 1), (0, 2)].map { LayeredGraph.Edge(.node($0.0), .node($0.1)) })
      graph.edges.append(LayeredGraph.Edge(.node(1), .node(2), label: label))
      graph.level = [[1, 2]]
      let plan = graph.plan(cells)
      #expect(PlanCheck(graph, plan).problems.isEmpty)
      #expect(plan.nodes[1].y == plan.nodes[2].y)
      #expect((plan.edges[2].places.count == 2) == (label == nil))
    }
  }

  @Test("Edges between clusters end at their borders")
  func clusterEdges() {
    var graph = LayeredGraph(
      nodes: (0..<4).map { LayeredGraph.Node(width: 7, height: 3, cluster: $0 / 2) },
      edges: [LayeredGraph.Edge(.cluster(0), .cluster(1))],
      clusters: (0..<2).map { _ in LayeredGraph.Cluster(title: LayeredGraph.Room(width: 5, height: 1)) })
    graph.edges.append(LayeredGraph.Edge(.node(0), .node(1)))
    let plan = graph.plan(cells)
    #expect(PlanCheck(graph, plan).problems.isEmpty)
    let (first, second) = (plan.clusters[0], plan.clusters[1])
    #expect(plan.edges[0].places.first?.y == 2 * (first.y + first.height))
    #expect(plan.edges[0].places.last?.y == 2 * second.y)
    #expect(first.y + first.height < second.y)
  }

  @Test("A turned plan has its lengths along the other axis, and edges point in its direction")
  func turns() {
    let graph = LayeredGraph(seed: 3)
    let plan = graph.plan(cells)
    for direction in LayeredGraph.Direction.allCases {
      let turned = plan.turned(direction)
      #expect(turned.edges.map(\.places.count) == plan.edges.map(\.places.count))
      let isUpright = direction == .down || direction == .up
      #expect(turned.width == (isUpright ? plan.width : plan.height))
      #expect(
        turned.turned(direction).nodes
          == (direction == .up || direction == .right ? plan.nodes : turned.turned(direction).nodes))
    }
  }

  @Test("Graphs without nodes, without edges, and of edges alone have plans")
  func extremes() {
    #expect(LayeredGraph(nodes: [], edges: []).plan(cells) == GraphPlan())
    let single = LayeredGraph(nodes: [LayeredGraph.Node(width: 0, height: 0)], edges: []).plan(cells)
    #expect(single.nodes.count == 1)
    let hub = LayeredGraph(
      nodes: (0..<300).map { _ in LayeredGraph.Node(width: 3, height: 3) },
      edges: (1..<300).map { LayeredGraph.Edge(.node(0), .node($0)) })
    #expect(PlanCheck(hub, hub.plan(cells)).problems.isEmpty)
    let parallel = LayeredGraph(
      nodes: (0..<2).map { _ in LayeredGraph.Node(width: 3, height: 3) },
      edges: (0..<40).map { LayeredGraph.Edge(.node($0 % 2), .node(1 - $0 % 2)) })
    #expect(PlanCheck(parallel, parallel.plan(cells)).problems.isEmpty)
    let loops = LayeredGraph(
      nodes: [LayeredGraph.Node(width: 3, height: 3)],
      edges: (0..<20).map { _ in LayeredGraph.Edge(.node(0), .node(0), label: LayeredGraph.Room(width: 4, height: 2)) })
    #expect(PlanCheck(loops, loops.plan(cells)).problems.isEmpty)
  }
}

extension LayeredGraph {
  /// Whether one cluster is in another, or the same.
  fileprivate func isNested(_ one: Int, _ other: Int) -> Bool {
    [(one, other), (other, one)].contains { start, end in
      var next: Int? = start
      while let cluster = next, cluster != end { next = clusters[cluster].parent }
      return next == end
    }
  }
}
