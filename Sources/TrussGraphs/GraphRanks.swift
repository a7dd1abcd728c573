/// The rank of each node. Edges lead down, except for edges that would close a cycle.
struct GraphRanks {
  var rank: [Int]

  /// An arc between two sets of nodes. All nodes of a set have the same rank.
  private struct Arc {
    var tail: Int
    var head: Int
    /// The minimum difference of the ranks.
    var length: Int
    var weight: Int
    /// Whether the arc may point up. Arcs of edges may; an arc for a required order is removed instead.
    var isReversible: Bool

    mutating func reverse() { (tail, head) = (head, tail) }
  }

  /// The maximum number of nodes and edges for which the lengths of edges are minimised. A larger graph keeps the ranks
  /// of the first tree of tight edges.
  static let limit = 6_000

  init(_ graph: LayeredGraph, _ members: ClusterMembers) {
    var graph = graph
    graph.level += graph.companions
    let groups = graph.apart + graph.alignedSets
    rank = Self.ranks(graph, members)
    // Each round puts more nodes of a set below each other. Pairs that other rules keep in one rank are tried once.
    var tried: Set<LayeredGraph.Pair> = []
    while true {
      let pairs = groups.flatMap { Self.neighbours(in: $0, rank) }.filter { tried.insert($0).inserted }
      if pairs.isEmpty { return }
      graph.above += pairs
      rank = Self.ranks(graph, members)
    }
  }

  /// The pairs of consecutive nodes of a set that have one rank.
  private static func neighbours(in nodes: [Int], _ rank: [Int]) -> [LayeredGraph.Pair] {
    let sorted = Set(nodes).sorted { (rank[$0], $0) < (rank[$1], $1) }
    return zip(sorted, sorted.dropFirst()).filter { rank[$0] == rank[$1] }.map { LayeredGraph.Pair($0, $1) }
  }

  private static func ranks(_ graph: LayeredGraph, _ members: ClusterMembers) -> [Int] {
    var sets = DisjointSets(graph.nodes.count)
    for nodes in graph.level { for node in nodes.dropFirst() { sets.join(nodes[0], node) } }
    var arcs: [Arc] = []
    var count = graph.nodes.count
    for pair in graph.above {
      arcs.append(
        Arc(tail: sets.root(pair.first), head: sets.root(pair.second), length: 1, weight: 0, isReversible: false))
    }
    for edge in graph.edges where edge.source != edge.target && edge.minimumRanks > 0 {
      switch (edge.source, edge.target) {
      case (.node(let source), .node(let target)):
        arcs.append(
          Arc(
            tail: sets.root(source), head: sets.root(target), length: edge.minimumRanks, weight: 1, isReversible: true))
      default:
        // An extra node between the nodes of the source and the nodes of the target.
        let middle = count
        count += 1
        for node in members.nodes(of: edge.source) {
          arcs.append(
            Arc(tail: sets.root(node), head: middle, length: edge.minimumRanks, weight: 1, isReversible: false))
        }
        for node in members.nodes(of: edge.target) {
          arcs.append(Arc(tail: middle, head: sets.root(node), length: 0, weight: 1, isReversible: false))
        }
      }
    }
    // Extra nodes before and after a cluster's nodes keep the number of the cluster's ranks small.
    for cluster in graph.clusters.indices where !graph.clusters[cluster].isLane && count + arcs.count < Self.limit {
      let nodes = members.nodes(of: .cluster(cluster))
      guard nodes.count > 1 else { continue }
      let (first, last) = (count, count + 1)
      count += 2
      for node in nodes {
        arcs.append(Arc(tail: first, head: sets.root(node), length: 0, weight: 0, isReversible: false))
        arcs.append(Arc(tail: sets.root(node), head: last, length: 0, weight: 0, isReversible: false))
      }
      arcs.append(Arc(tail: first, head: last, length: 0, weight: 1, isReversible: false))
    }
    arcs.removeAll { $0.tail == $0.head }
    breakCycles(&arcs, nodes: graph.nodes.count, count)
    let all = ranks(&arcs, count)
    let rank = graph.nodes.indices.map { all[sets.root($0)] }
    // The extra nodes are not in the result, but one of them may have had rank 0.
    let least = rank.min() ?? 0
    return rank.map { $0 - least }
  }

  private static func ranks(_ arcs: inout [Arc], _ count: Int) -> [Int] {
    // Parallel arcs are merged into one edge, with the maximum length and the sum of the weights.
    var places: [LayeredGraph.Pair: Int] = [:]
    var edges: [NetworkSimplex.Edge] = []
    for arc in arcs {
      if let place = places[LayeredGraph.Pair(arc.tail, arc.head)] {
        edges[place].weight += arc.weight
        edges[place].length = max(edges[place].length, arc.length)
      } else {
        places[LayeredGraph.Pair(arc.tail, arc.head)] = edges.count
        edges.append(NetworkSimplex.Edge(arc.tail, arc.head, length: arc.length, weight: arc.weight))
      }
    }
    // Connects the unconnected parts of the graph. A node that another node of its set represents is such a part.
    var parts = DisjointSets(count)
    for edge in edges { parts.join(edge.tail, edge.head) }
    for node in 0..<count where parts.root(node) != parts.root(0) {
      edges.append(NetworkSimplex.Edge(0, node, length: 0, weight: 0))
      parts.join(0, node)
    }
    // These edges close no cycle, because there are no other edges between the parts.
    let exchanges = count + edges.count > limit ? 0 : 20_000
    return NetworkSimplex.ranks(count: count, edges: edges, exchanges: exchanges)
  }

  /// Reverses the arcs that lead back to a node on the path of a depth-first search. Irreversible arcs are removed
  /// instead.
  ///
  /// Searches start at nodes without incoming edges, then at other nodes in the order of their declaration. In a cycle
  /// without incoming edges, the search starts at the node for which the fewest edges point up.
  private static func breakCycles(_ arcs: inout [Arc], nodes: Int, _ count: Int) {
    var search = CycleSearch(arcs.map { ($0.tail, $0.head, $0.isReversible) }, count)
    for start in 0..<nodes where search.hasNoEdge(to: start) { search.run(from: start) }
    for start in 0..<nodes where search.isNew(start) { search.run(from: search.bestStart(for: start)) }
    for start in 0..<count where search.isNew(start) { search.run(from: start) }
    for number in search.closing where arcs[number].isReversible { arcs[number].reverse() }
    let leftOut = Set(search.closing.filter { !arcs[$0].isReversible })
    arcs = arcs.indices.filter { !leftOut.contains($0) }.map { arcs[$0] }
  }
}

/// The nodes of each cluster, including the nodes of inner clusters.
struct ClusterMembers {
  private let members: [[Int]]

  init(_ graph: LayeredGraph) {
    var members: [[Int]] = Array(repeating: [], count: graph.clusters.count)
    for (number, node) in graph.nodes.enumerated() {
      for cluster in graph.clusters(around: node.cluster) { members[cluster].append(number) }
    }
    self.members = members
  }

  func nodes(of end: LayeredGraph.End) -> [Int] {
    switch end {
    case .node(let node): [node]
    case .cluster(let cluster): members[cluster]
    }
  }
}

extension LayeredGraph {
  /// The sets of nodes that are aligned with each other, directly or through other nodes.
  var alignedSets: [[Int]] {
    if aligned.isEmpty { return [] }
    var sets = DisjointSets(nodes.count)
    for nodes in aligned { for node in nodes.dropFirst() { sets.join(nodes[0], node) } }
    let found = Dictionary(grouping: Set(aligned.joined())) { sets.root($0) }
    return found.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  /// Pairs of nodes in the same rank. None of the edges of one node, for example of a note, has influence on the ranks,
  /// so the node is in the rank of the node at the other end of its first edge.
  fileprivate var companions: [[Int]] {
    let pairs = edges.compactMap { edge -> [Int]? in
      guard edge.minimumRanks == 0, case .node(let source) = edge.source, case .node(let target) = edge.target,
        source != target
      else { return nil }
      return [source, target]
    }
    if pairs.isEmpty { return [] }
    var placed = Set((level + aligned + apart).joined())
    for pair in above { placed.formUnion([pair.first, pair.second]) }
    for edge in edges where edge.minimumRanks > 0 && edge.source != edge.target {
      for case .node(let node) in [edge.source, edge.target] { placed.insert(node) }
    }
    return pairs.filter { pair in
      let isNew = zip(pair, pair.reversed()).contains { one, other in
        !placed.contains(one) && (nodes[one].cluster == nil || nodes[one].cluster == nodes[other].cluster)
      }
      guard isNew else { return false }
      placed.formUnion(pair)
      return true
    }
  }

  /// A cluster and the clusters around it, the innermost first. The comparison with the number of clusters ends the
  /// loop if a cluster is inside itself, which is not allowed.
  func clusters(around cluster: Int?) -> [Int] {
    var (found, next) = ([Int](), cluster)
    while let cluster = next, found.count < clusters.count {
      found.append(cluster)
      next = clusters[cluster].parent
    }
    return found
  }
}

/// Disjoint sets (Tarjan's union by size, with path halving).
struct DisjointSets {
  private var parent: [Int]
  private var size: [Int]

  init(_ count: Int) {
    parent = Array(0..<count)
    size = Array(repeating: 1, count: count)
  }

  mutating func root(_ member: Int) -> Int {
    var member = member
    while parent[member] != member {
      parent[member] = parent[parent[member]]
      member = parent[member]
    }
    return member
  }

  mutating func join(_ one: Int, _ other: Int) {
    var (first, second) = (root(one), root(other))
    if first == second { return }
    if size[first] < size[second] { swap(&first, &second) }
    parent[second] = first
    size[first] += size[second]
  }
}
