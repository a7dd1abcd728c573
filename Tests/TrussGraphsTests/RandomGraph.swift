import Foundation
import TrussGraphs

/// A generator of numbers that gives the same ones every time (xorshift), as in `graph-crossings.py`.
struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<4 { _ = next() }
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ count: Int) -> Int { Int(next() >> 33) % count }
}

extension LayeredGraph {
  /// The graph of a seed, as `graph-crossings.py` makes it. Sizes do not change the number of crossings.
  init(seed: Int) {
    var numbers = Numbers(seed)
    let count = 5 + numbers.below(246)
    var edges = (1..<count).map { node in Edge(.node(node - 1 - numbers.below(min(node, 12))), .node(node)) }
    for _ in 0..<count * numbers.below(60) / 100 {
      let tail = numbers.below(count)
      let near = numbers.below(4) > 0
      let head = near ? tail + numbers.below(31) - 15 : numbers.below(count)
      let node = min(max(head, 0), count - 1)
      if node != tail { edges.append(Edge(.node(tail), .node(node))) }
    }
    self.init(nodes: (0..<count).map { Node(width: 5 + 4 * ($0 % 5), height: 3) }, edges: edges)
  }

  /// The graph with labels, loops and clusters from a seed.
  func decorated(seed: Int) -> LayeredGraph {
    var (graph, numbers) = (self, Numbers(seed))
    for edge in graph.edges.indices where numbers.below(4) == 0 {
      graph.edges[edge].label = Room(width: 2 + numbers.below(12), height: 1 + numbers.below(2))
      graph.edges[edge].hasTail = numbers.below(5) == 0
    }
    for _ in 0..<1 + nodes.count / 12 {
      let node = numbers.below(nodes.count)
      graph.edges.append(Edge(.node(node), .node(node), label: numbers.below(2) == 0 ? Room(width: 5, height: 1) : nil))
    }
    for _ in 0..<nodes.count / 10 {
      let parent = graph.clusters.isEmpty || numbers.below(3) > 0 ? nil : numbers.below(graph.clusters.count)
      graph.clusters.append(Cluster(parent: parent, title: Room(width: numbers.below(12), height: 1)))
    }
    guard !graph.clusters.isEmpty else { return graph }
    for node in graph.nodes.indices where numbers.below(3) == 0 {
      graph.nodes[node].cluster = node * graph.clusters.count / graph.nodes.count
    }
    return graph
  }
}

/// The numbers of crossings that `dot` has.
struct CrossingFixture: Decodable {
  struct Example: Decodable {
    var name: String
    var nodes: Int
    /// The two ends of each.
    var edges: [Int]
    var clusters: [[Int]]
    var crossings: Int
  }

  var examples: [Example]
  /// Of the graphs whose seeds are the places from 1 on.
  var random: [Int]

  static func read() throws -> CrossingFixture {
    let file = Bundle.module.url(forResource: "crossings", withExtension: "json", subdirectory: "Fixtures")
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode(CrossingFixture.self, from: Data(contentsOf: file))
  }
}

extension CrossingFixture.Example {
  func graph(withClusters: Bool) -> LayeredGraph {
    let ends = stride(from: 0, to: edges.count, by: 2)
    var graph = LayeredGraph(
      nodes: (0..<nodes).map { LayeredGraph.Node(width: 7 + $0 % 5, height: 3) },
      edges: ends.map { LayeredGraph.Edge(.node(edges[$0]), .node(edges[$0 + 1])) })
    guard withClusters else { return graph }
    for (number, members) in clusters.enumerated() {
      graph.clusters.append(LayeredGraph.Cluster(title: LayeredGraph.Room(width: 9, height: 1)))
      for node in members where graph.nodes[node].cluster == nil { graph.nodes[node].cluster = number }
    }
    return graph
  }
}
