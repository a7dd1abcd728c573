struct CycleSearch {
  private let heads: [Int]
  private let isReversible: [Bool]
  private var out: [[Int]]
  private var into: [[Int]]
  private enum State { case new, open, done }
  private var state: [State]
  /// The arcs that close a cycle with earlier arcs.
  private(set) var closing: [Int] = []

  /// The limit for comparing starts: the number of nodes in the cycle times the number of arcs that each search
  /// follows.
  private static let limit = 200_000
  /// The maximum number of nodes that are examined to find a cycle.
  private static let reach = 1_000

  init(_ arcs: [(tail: Int, head: Int, isReversible: Bool)], _ count: Int) {
    (heads, isReversible) = (arcs.map(\.head), arcs.map(\.isReversible))
    out = Array(repeating: [], count: count)
    into = out
    state = Array(repeating: .new, count: count)
    for (number, arc) in arcs.enumerated() {
      out[arc.tail].append(number)
      into[arc.head].append(arc.tail)
    }
    // Arcs for a required order come first, so that edges are reversed and not these arcs.
    for node in out.indices { out[node].sort { !arcs[$0].isReversible && arcs[$1].isReversible } }
  }

  func isNew(_ node: Int) -> Bool { state[node] == .new }

  /// Whether no edge leads to a node. An arc does not count if its tail has no incoming arcs and only irreversible
  /// outgoing arcs: then the tail represents a cluster, or the user requires it to be above the node.
  func hasNoEdge(to node: Int) -> Bool {
    into[node].allSatisfy { into[$0].isEmpty && out[$0].allSatisfy { !isReversible[$0] } }
  }

  mutating func run(from start: Int) {
    guard isNew(start) else { return }
    state[start] = .open
    var waiting = [(node: start, place: 0)]
    while let (node, place) = waiting.last {
      guard place < out[node].count else {
        state[node] = .done
        waiting.removeLast()
        continue
      }
      waiting[waiting.count - 1].place += 1
      let head = heads[out[node][place]]
      switch state[head] {
      case .new:
        state[head] = .open
        waiting.append((head, 0))
      case .open: closing.append(out[node][place])
      case .done: break
      }
    }
  }

  /// The node on a cycle through `node` from which a search closes the fewest cycles; `node` itself if no other node is
  /// better, or if there are too many nodes to compare.
  func bestStart(for node: Int) -> Int {
    guard let after = reached(from: node, { out[$0].map { heads[$0] } }), let before = reached(from: node, { into[$0] })
    else { return node }
    let cycle = after.intersection(before).sorted()
    guard cycle.count > 1, cycle.count * after.reduce(0, { $0 + out[$1].count }) <= Self.limit else { return node }
    var best = (node: node, cost: cost(from: node))
    for other in cycle where other != node && best.cost > 1 {
      let cost = cost(from: other)
      if cost < best.cost { best = (other, cost) }
    }
    return best.node
  }

  private func cost(from start: Int) -> Int {
    var search = self
    search.run(from: start)
    // An irreversible arc would be removed, which is much worse than reversing another arc.
    return search.closing[closing.count...].reduce(0) { $0 + (isReversible[$1] ? 1 : 1_000) }
  }

  /// The unvisited nodes that can be reached from a node; nil if there are more than `reach`.
  private func reached(from start: Int, _ next: (Int) -> [Int]) -> Set<Int>? {
    var (found, waiting): (Set, Array) = ([start], [start])
    while let node = waiting.popLast() {
      for other in next(node) where isNew(other) && found.insert(other).inserted { waiting.append(other) }
      if found.count > Self.reach { return nil }
    }
    return found
  }
}
