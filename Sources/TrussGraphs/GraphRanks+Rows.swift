extension GraphRanks {
  /// Splits each rank that is wider than `width` into several rows of nodes. The first rows contain nodes without
  /// outgoing edges, where lines end; then come nodes without edges, and finally nodes with outgoing edges. Nodes that
  /// must be level stay level.
  mutating func split(_ graph: LayeredGraph, _ metrics: GraphMetrics, width: Int) {
    var sets = DisjointSets(graph.nodes.count)
    for nodes in graph.level { for node in nodes.dropFirst() { sets.join(nodes[0], node) } }
    let roots = graph.nodes.indices.map { sets.root($0) }
    var (hasUpper, hasLower) = (Set<Int>(), Set<Int>())
    let count = (rank.max() ?? 0) + 1
    var passing = Array(repeating: 0, count: count)
    for edge in graph.edges {
      guard case .node(let source) = edge.source, case .node(let target) = edge.target else { continue }
      let (upper, lower) = rank[source] < rank[target] ? (source, target) : (target, source)
      hasLower.insert(roots[upper])
      hasUpper.insert(roots[lower])
      // The differences between the numbers of edges that pass consecutive ranks.
      if rank[upper] + 1 < rank[lower] {
        passing[rank[upper] + 1] += 1
        passing[rank[lower]] -= 1
      }
    }
    for rank in passing.indices.dropFirst() { passing[rank] += passing[rank - 1] }
    func order(_ root: Int) -> (Int, Int, Int) {
      let kind =
        switch (hasUpper.contains(root), hasLower.contains(root)) {
        case (true, false): 0
        case (false, false): 1
        case (true, true): 2
        case (false, true): 3
        }
      return (kind, graph.clusters(around: graph.nodes[root].cluster).last ?? -1, root)
    }
    var members: [Int: [Int]] = [:]
    for (node, root) in roots.enumerated() { members[root, default: []].append(node) }
    var unitsOfRank: [Int: [Int]] = [:]
    for unit in members.keys { unitsOfRank[rank[unit], default: []].append(unit) }
    var (next, newRank) = (0, [Int: Int]())
    for old in 0..<count {
      let units = unitsOfRank[old, default: []].sorted { order($0) < order($1) }
      let widths = units.map { unit in
        members[unit, default: []].reduce(0) { $0 + graph.nodes[$1].width + metrics.nodeSpacing }
      }
      let room = max(1, width + metrics.nodeSpacing - passing[old] * metrics.portSpacing)
      let sum = widths.reduce(0, +)
      // The rows of nodes are about equally wide.
      let rows = max(1, min(units.count, (sum + room - 1) / room))
      var (row, filled) = (0, 0)
      for (unit, own) in zip(units, widths) {
        if filled > 0, filled + own > room || filled * rows >= sum { (row, filled) = (row + 1, 0) }
        filled += own
        newRank[unit] = next + row
      }
      next += row + 1
    }
    for node in rank.indices { rank[node] = newRank[roots[node]] ?? rank[node] }
  }
}
