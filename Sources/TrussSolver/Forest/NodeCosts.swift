/// The cost of each node of a forest by itself: that of the rows about it alone, of its default, and of known
/// functions.
struct NodeCosts {
  private let rows: [LinearRow]
  private let defaults: [Default]
  private let functions: [CostFunction]
  private let place: (LinearRow) -> UInt64
  private let rowsOfNode: NodeLists
  private let defaultsOfNode: NodeLists
  private let functionsOfNode: NodeLists
  // Scratch.
  private var hinges = HingeList()
  private var summands = ReusedList<CostFunction>()

  /// A node has one default at most. The solver's pool has the segments of the functions, `place` is the place of an
  /// optional row among all.
  init(
    _ rows: [LinearRow], of forest: Forest, defaults: [Default], functions: [(node: Int32, function: CostFunction)],
    place: @escaping (LinearRow) -> UInt64
  ) {
    self.rows = rows
    self.defaults = defaults
    self.functions = functions.map(\.function)
    self.place = place
    rowsOfNode = NodeLists(forest.nodeOfRow, forest.nodeCount)
    defaultsOfNode = NodeLists(defaults.map(\.variable), forest.nodeCount)
    functionsOfNode = NodeLists(functions.map(\.node), forest.nodeCount)
  }

  /// Whether a node has no costs.
  func isFree(_ node: Int) -> Bool {
    rowsOfNode.first[node] < 0 && defaultsOfNode.first[node] < 0 && functionsOfNode.first[node] < 0
  }

  /// A node's own cost, or nil if its bounds leave no room.
  mutating func function(of node: Int, _ pool: inout CostPool, _ tolerance: Tolerance) -> CostFunction? {
    summands.removeAll()
    var next = Int(functionsOfNode.first[node])
    while next >= 0 {
      summands.append(functions[next])
      next = Int(functionsOfNode.next[next])
    }
    if summands.isEmpty || rowsOfNode.first[node] >= 0 {
      gatherHinges(of: node, firstDefault: pool.firstDefault)
      guard let own = hinges.function(&pool, tolerance) else { return nil }
      summands.append(own)
    }
    return pool.total(&summands, tolerance)
  }

  private mutating func gatherHinges(of node: Int, firstDefault: UInt64) {
    hinges.begin(-.infinity, .infinity)
    var rest: [LinearRow] = []
    var next = Int(rowsOfNode.first[node])
    while next >= 0 {
      if hinges.isShort { add(rows[next]) } else { rest.append(rows[next]) }
      next = Int(rowsOfNode.next[next])
    }
    // In this order, each goes to the end, but for few.
    if !rest.isEmpty { rest.sort { $0.constant < $1.constant } }
    for row in rest { add(row) }
    let own = Int(defaultsOfNode.first[node])
    // The functions may name defaults too, which come before these.
    if own >= 0 { hinges.addDefault(firstDefault + 1 << 40 + UInt64(own), at: defaults[own].target) }
  }

  private mutating func add(_ row: LinearRow) {
    hinges.add(row.constant, row.down, row.up, row.level, place: row.isRequired ? 0 : place(row))
  }
}

/// The numbers of what belongs to each node, as lists in order: -1 is the end.
private struct NodeLists {
  private(set) var first: [Int32]
  private(set) var next: [Int32]

  /// The lists of so many nodes, from the node of each number.
  init(_ nodes: [Int32], _ nodeCount: Int) {
    first = Array(repeating: -1, count: nodeCount)
    next = Array(repeating: -1, count: nodes.count)
    for (number, node) in nodes.enumerated().reversed() {
      next[number] = first[Int(node)]
      first[Int(node)] = Int32(number)
    }
  }
}
