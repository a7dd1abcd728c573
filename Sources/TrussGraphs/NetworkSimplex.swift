/// Finds the ranks of nodes that minimise the weighted sum of the edges' lengths. Each edge has a minimum length.
///
/// The method is the dual of a network simplex. A spanning tree of tight edges is improved: an edge whose cut has a
/// negative value is exchanged for the edge with the least slack across this cut, until no cut is negative (Gansner and
/// others, section 2.3). The number of exchanges is bounded, so that even a hostile graph ends with a feasible
/// solution.
///
/// Invariant: `order[low[v]...limit[v]]` are the nodes of the subtree of `v`; the last is `v`.
package struct NetworkSimplex {
  package struct Edge: Equatable, Sendable {
    package var tail: Int
    package var head: Int
    package var length: Int
    package var weight: Int

    package init(_ tail: Int, _ head: Int, length: Int = 1, weight: Int = 1) {
      (self.tail, self.head, self.length, self.weight) = (tail, head, length, weight)
    }
  }

  private let edges: [Edge]
  private let incident: Incidence
  private var cut: [Int]
  private var isInTree: [Bool]
  private var tree: [[Int32]]
  private var parentEdge: [Int]
  private var low: [Int]
  private var limit: [Int]
  private var order: [Int]
  private var next = 0
  private var rank: [Int]

  /// The rank of each node. The least rank is 0. The edges must not form a cycle.
  ///
  /// - Parameter exchanges: the maximum number of exchanges.
  package static func ranks(count: Int, edges: [Edge], exchanges: Int = 20_000) -> [Int] {
    if count == 0 { return [] }
    var simplex = NetworkSimplex(count, edges)
    simplex.makeFeasible()
    simplex.improve(atMost: exchanges)
    simplex.normalize()
    simplex.balance()
    return simplex.rank
  }

  private init(_ count: Int, _ edges: [Edge]) {
    (self.edges, incident) = (edges, Incidence(count, edges.map { ($0.tail, $0.head) }))
    cut = Array(repeating: 0, count: edges.count)
    isInTree = Array(repeating: false, count: edges.count)
    tree = Array(repeating: [], count: count)
    parentEdge = Array(repeating: -1, count: count)
    low = Array(repeating: 0, count: count)
    limit = low
    order = low
    rank = Self.longestPaths(count, edges, incident)
  }

  /// The rank of each node from the longest path that leads to it.
  private static func longestPaths(_ count: Int, _ edges: [Edge], _ incident: Incidence) -> [Int] {
    var (rank, waiting) = (Array(repeating: 0, count: count), Array(repeating: 0, count: count))
    for edge in edges { waiting[edge.head] += 1 }
    var free = (0..<count).filter { waiting[$0] == 0 }
    while let node = free.popLast() {
      for number in incident[node] where edges[Int(number)].tail == node {
        let edge = edges[Int(number)]
        rank[edge.head] = max(rank[edge.head], rank[node] + edge.length)
        waiting[edge.head] -= 1
        if waiting[edge.head] == 0 { free.append(edge.head) }
      }
    }
    return rank
  }

  private func slack(_ number: Int) -> Int {
    let edge = edges[number]
    return rank[edge.head] - rank[edge.tail] - edge.length
  }

  // MARK: - A tree of tight edges

  /// Grows a tree of tight edges until it contains all nodes. If no tight edge leaves the tree, the tree moves by the
  /// least slack of an edge that leaves it. The graph must be connected: `GraphRanks` connects its parts with edges of
  /// weight 0.
  private mutating func makeFeasible() {
    var isReached = Array(repeating: false, count: rank.count)
    var reached: [Int] = []
    func grow(_ simplex: inout NetworkSimplex, from start: Int) {
      isReached[start] = true
      reached.append(start)
      var place = reached.count - 1
      while place < reached.count {
        let node = reached[place]
        place += 1
        for number in simplex.incident[node].map(Int.init) where simplex.slack(number) == 0 {
          let other = simplex.edges[number].tail == node ? simplex.edges[number].head : simplex.edges[number].tail
          guard !isReached[other] else { continue }
          simplex.addToTree(number)
          isReached[other] = true
          reached.append(other)
        }
      }
    }
    grow(&self, from: 0)
    while reached.count < rank.count {
      var best: (edge: Int, slack: Int)?
      for (number, edge) in edges.enumerated() where isReached[edge.tail] != isReached[edge.head] {
        let slack = slack(number)
        if slack < best?.slack ?? .max { best = (number, slack) }
      }
      guard let best else { break }
      let shift = isReached[edges[best.edge].tail] ? best.slack : -best.slack
      for node in reached { rank[node] += shift }
      let edge = edges[best.edge]
      let other = isReached[edge.tail] ? edge.head : edge.tail
      addToTree(best.edge)
      grow(&self, from: other)
    }
    number(from: 0, parent: -1, low: 0)
    for node in order where parentEdge[node] >= 0 { cut[parentEdge[node]] = cutValue(below: node) }
  }

  private mutating func addToTree(_ number: Int) {
    isInTree[number] = true
    tree[edges[number].tail].append(Int32(truncatingIfNeeded: number))
    tree[edges[number].head].append(Int32(truncatingIfNeeded: number))
  }

  private mutating func removeFromTree(_ number: Int) {
    isInTree[number] = false
    for node in [edges[number].tail, edges[number].head] {
      if let place = tree[node].firstIndex(where: { Int($0) == number }) {
        tree[node].swapAt(place, tree[node].count - 1)
      }
      tree[node].removeLast()
    }
  }

  /// Numbers the nodes of a subtree in postorder.
  private mutating func number(from root: Int, parent: Int, low first: Int) {
    next = first
    parentEdge[root] = parent
    low[root] = first
    var waiting = [(node: root, place: 0)]
    while let (node, place) = waiting.last {
      guard place < tree[node].count else {
        limit[node] = next
        order[next] = node
        next += 1
        waiting.removeLast()
        continue
      }
      waiting[waiting.count - 1].place += 1
      let number = Int(tree[node][place])
      guard number != parentEdge[node] else { continue }
      let child = edges[number].tail == node ? edges[number].head : edges[number].tail
      parentEdge[child] = number
      low[child] = next
      waiting.append((child, 0))
    }
  }

  private func isInside(_ node: Int, subtreeOf root: Int) -> Bool {
    low[root] <= limit[node] && limit[node] <= limit[root]
  }

  /// The cut value of the tree edge above a node: the weight of the edges that cross the cut in the direction of the
  /// tree edge, minus the weight of the edges against it. It is computed from the cut values of the edges below the
  /// node.
  private func cutValue(below node: Int) -> Int {
    let parent = parentEdge[node]
    let pointsUp = edges[parent].tail == node
    var sum = 0
    for number in incident[node].map(Int.init) {
      let edge = edges[number]
      let other = edge.tail == node ? edge.head : edge.tail
      let isCrossing = !isInside(other, subtreeOf: node)
      var value = isCrossing ? edge.weight : (isInTree[number] ? cut[number] : 0) - edge.weight
      var isForward = pointsUp ? edge.head == node : edge.tail == node
      if isCrossing { isForward.toggle() }
      if !isForward { value = -value }
      sum += value
    }
    return sum
  }

  // MARK: - Exchanges

  private mutating func improve(atMost exchanges: Int) {
    var start = 0
    for _ in 0..<exchanges {
      guard let leaving = leavingEdge(&start), let entering = enteringEdge(for: leaving) else { return }
      exchange(leaving, for: entering)
    }
  }

  /// Among the next thirty tree edges with negative cut values, the edge with the least value; nil if there is none.
  private func leavingEdge(_ start: inout Int) -> Int? {
    var (best, found) = (-1, 0)
    for step in 0..<edges.count {
      let number = (start + step) % edges.count
      guard isInTree[number], cut[number] < 0 else { continue }
      if best < 0 || cut[number] < cut[best] { best = number }
      found += 1
      if found >= 30 {
        start = number
        break
      }
    }
    return best < 0 ? nil : best
  }

  /// The edge with the least slack that crosses a tree edge's cut against its direction.
  private func enteringEdge(for leaving: Int) -> Int? {
    let edge = edges[leaving]
    let isTailBelow = limit[edge.tail] < limit[edge.head]
    let root = isTailBelow ? edge.tail : edge.head
    var best: (edge: Int, slack: Int)?
    for node in order[low[root]...limit[root]] {
      for number in incident[node].map(Int.init) where !isInTree[number] {
        let candidate = edges[number]
        guard (isTailBelow ? candidate.head : candidate.tail) == node,
          !isInside(isTailBelow ? candidate.tail : candidate.head, subtreeOf: root)
        else { continue }
        let slack = slack(number)
        if slack < best?.slack ?? .max { best = (number, slack) }
        if slack == 0 { return number }
      }
    }
    return best?.edge
  }

  private mutating func exchange(_ leaving: Int, for entering: Int) {
    let shift = slack(entering)
    if shift > 0 {
      let edge = edges[leaving]
      let isTailBelow = limit[edge.tail] < limit[edge.head]
      let root = isTailBelow ? edge.tail : edge.head
      for node in order[low[root]...limit[root]] { rank[node] += isTailBelow ? -shift : shift }
    }
    let value = cut[leaving]
    let top = changeCuts(from: edges[entering].tail, to: edges[entering].head, by: value, isForward: true)
    _ = changeCuts(from: edges[entering].head, to: edges[entering].tail, by: value, isForward: false)
    cut[entering] = -value
    cut[leaving] = 0
    removeFromTree(leaving)
    addToTree(entering)
    number(from: top, parent: parentEdge[top], low: low[top])
  }

  /// Changes the cut values on the way up to the first node whose subtree contains `end`. Returns this node.
  private mutating func changeCuts(from start: Int, to end: Int, by value: Int, isForward: Bool) -> Int {
    var node = start
    while !isInside(end, subtreeOf: node) {
      let edge = parentEdge[node]
      cut[edge] += (edges[edge].tail == node) == isForward ? value : -value
      node = limit[edges[edge].tail] > limit[edges[edge].head] ? edges[edge].tail : edges[edge].head
    }
    return node
  }

  // MARK: - The ranks

  private mutating func normalize() {
    let least = rank.min() ?? 0
    for node in rank.indices { rank[node] -= least }
  }

  /// Moves nodes that are equally good in several ranks to the rank with the fewest nodes.
  private mutating func balance() {
    var counts = Array(repeating: 0, count: (rank.max() ?? 0) + 1)
    for rank in rank { counts[rank] += 1 }
    for node in rank.indices {
      var (weight, first, last) = (0, 0, counts.count - 1)
      for number in incident[node].map(Int.init) {
        let edge = edges[number]
        weight += edge.head == node ? edge.weight : -edge.weight
        if edge.head == node { first = max(first, rank[edge.tail] + edge.length) }
        if edge.tail == node { last = min(last, rank[edge.head] - edge.length) }
      }
      guard weight == 0, first < last, !incident[node].isEmpty else { continue }
      var best = rank[node]
      for candidate in first...last where counts[candidate] < counts[best] - (best == rank[node] ? 1 : 0) {
        best = candidate
      }
      counts[rank[node]] -= 1
      counts[best] += 1
      rank[node] = best
    }
  }
}

/// The edges at each node of a graph, in one array with the start of each node's edges.
struct Incidence {
  private let numbers: [Int32]
  private let starts: [Int]

  init(_ count: Int, _ edges: [(Int, Int)]) {
    var starts = Array(repeating: 0, count: count + 1)
    for edge in edges {
      starts[edge.0 + 1] += 1
      starts[edge.1 + 1] += 1
    }
    for node in 0..<count { starts[node + 1] += starts[node] }
    var (places, numbers) = (starts, [Int32](repeating: 0, count: edges.count * 2))
    for (number, edge) in edges.enumerated() {
      for node in [edge.0, edge.1] {
        numbers[places[node]] = Int32(truncatingIfNeeded: number)
        places[node] += 1
      }
    }
    (self.numbers, self.starts) = (numbers, starts)
  }

  subscript(node: Int) -> ArraySlice<Int32> { numbers[starts[node]..<starts[node + 1]] }
}
