import Testing
import TrussGraphs

@Suite("Lines that lead down, and turn once")
struct StraightLinesTests {
  private let label = LayeredGraph.Room(width: 9, height: 1)

  private func graph(_ count: Int, _ edges: [(Int, Int)], labelled: Bool = false) -> LayeredGraph {
    LayeredGraph(
      nodes: Array(repeating: LayeredGraph.Node(width: 9, height: 3), count: count),
      edges: edges.map { LayeredGraph.Edge(.node($0), .node($1), label: labelled ? label : nil) })
  }

  private func ranks(_ graph: LayeredGraph) -> [Int] { graph.plan(.points).ranks }

  @Test("A cycle that nothing leads to begins at the node for which the fewest edges point up")
  func fewestEdgesUp() {
    // From the first node three edges point up, from node 4 one.
    let edges = [(0, 1), (1, 2), (2, 3), (1, 3), (3, 4), (4, 0), (4, 5), (5, 3), (5, 6), (1, 6), (6, 3)]
    let ranks = ranks(graph(7, edges))
    #expect(edges.filter { ranks[$0.0] >= ranks[$0.1] }.count == 1)
    #expect(ranks[4] == 0)
  }

  @Test("Of nodes that are as good, a cycle begins at the first, even if a cluster holds another one")
  func firstNode() {
    var cycle = graph(3, [(0, 1), (1, 2), (2, 0)])
    #expect(ranks(cycle) == [0, 1, 2])
    cycle.clusters = [LayeredGraph.Cluster(title: LayeredGraph.Room(width: 5, height: 1))]
    cycle.nodes[1].cluster = 0
    cycle.nodes[2].cluster = 0
    #expect(ranks(cycle) == [0, 1, 2])
  }

  @Test("A line through its label turns once where there is room", arguments: [2, 3, 5])
  func oneStep(children: Int) {
    let fan = graph(children + 1, (1...children).map { (0, $0) }, labelled: true)
    for metrics in [GraphMetrics.points, .cells(layersAreRows: true)] {
      // Two of its points are the ends, and a step has two corners.
      for line in fan.plan(metrics).edges { #expect(line.places.count <= 4, "\(line.places)") }
    }
  }

  @Test("Nodes of a chain are below each other, whatever is beside it")
  func chains() {
    let plan = graph(6, [(0, 1), (1, 2), (2, 3), (0, 4), (4, 5), (4, 3)]).plan(.points)
    #expect(plan.nodes[1].x == plan.nodes[2].x)
    #expect(plan.edges[1].places.count == 2)
  }

  @Test("A line to a node stays straight where the node moves to the middle of its children")
  func aboveParents() {
    let edges = [(0, 1), (1, 2), (1, 3), (2, 4), (2, 5), (2, 5)]
    for isLabelled in [false, true] {
      #expect(graph(6, edges, labelled: isLabelled).plan(.points).edges[0].places.count == 2)
    }
  }
}

@Suite("Graphs that are too large")
struct LargeGraphTests {
  @Test("A part that is too large says so, whatever other parts there are")
  func parts() {
    let count = 121
    var chain = (1..<count).map { LayeredGraph.Edge(.node($0 - 1), .node($0)) }
    for edge in chain.indices { chain[edge].minimumRanks = 100 }
    let long = Array(repeating: LayeredGraph.Edge(.node(0), .node(count - 1)), count: 20)
    let graph = LayeredGraph(
      nodes: Array(repeating: LayeredGraph.Node(width: 9, height: 3), count: count + 1), edges: chain + long)
    var orders = GraphOrders()
    #expect(graph.layers(.points, &orders).leastWidth == nil)
    #expect(graph.layers(.points, &orders).plan(width: 100).isTooLarge)
    #expect(graph.plan(.points).isTooLarge)
  }
}
