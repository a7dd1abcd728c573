/// The own cost of each node of a forest: the cost of the rows that contain only this node, of its default, and of
/// known functions.
struct NodeCosts {
  private let rows: [LinearRow]
  private let defaults: [Default]
  private let functions: [CostFunction]
  private let place: (LinearRow) -> UInt64
  // The indices of the rows, defaults and functions of each node, in order.
  private let rowsOfNode: Lists<Int>
  private let defaultsOfNode: Lists<Int>
  private let functionsOfNode: Lists<Int>
  // Scratch.
  private var hinges = HingeList()
  private var summands = ReusedList<CostFunction>()

  /// Collects the costs. A node has at most one default. The segments of `functions` are in the solver's pool. `place`
  /// returns the position of an optional row in the order of all rows.
  init(
    _ rows: [LinearRow], of forest: Forest, defaults: [Default], functions: [(node: Int32, function: CostFunction)],
    place: @escaping (LinearRow) -> UInt64
  ) {
    self.rows = rows
    self.defaults = defaults
    self.functions = functions.map(\.function)
    self.place = place
    func numbers(by nodes: [Int32]) -> Lists<Int> { Lists(Array(nodes.indices), by: nodes, count: forest.nodeCount) }
    rowsOfNode = numbers(by: forest.nodeOfRow)
    defaultsOfNode = numbers(by: defaults.map(\.variable))
    functionsOfNode = numbers(by: functions.map(\.node))
  }

  func isFree(_ node: Int) -> Bool {
    rowsOfNode.range(node).isEmpty && defaultsOfNode.range(node).isEmpty && functionsOfNode.range(node).isEmpty
  }

  /// A node's own cost; nil if its bounds exclude every value.
  mutating func function(of node: Int, _ pool: inout CostPool, _ tolerance: Tolerance) -> CostFunction? {
    summands.removeAll()
    for number in functionsOfNode[node] { summands.append(functions[number]) }
    if summands.isEmpty || !rowsOfNode.range(node).isEmpty {
      gatherHinges(of: node, firstDefault: pool.firstDefault)
      guard let own = hinges.function(&pool, tolerance) else { return nil }
      summands.append(own)
    }
    return pool.total(&summands, tolerance)
  }

  private mutating func gatherHinges(of node: Int, firstDefault: UInt64) {
    hinges.begin(-.infinity, .infinity)
    var rest: [LinearRow] = []
    for number in rowsOfNode[node] {
      if hinges.isShort { add(rows[number]) } else { rest.append(rows[number]) }
    }
    // In this order, nearly all rows are inserted at the end.
    if !rest.isEmpty { rest.sort { $0.constant < $1.constant } }
    for row in rest { add(row) }
    // The functions may also contain defaults, numbered from `firstDefault`. The offset ranks the node's own default
    // after them.
    if let own = defaultsOfNode[node].first {
      hinges.addDefault(firstDefault + 1 << 40 + UInt64(own), at: defaults[own].target)
    }
  }

  private mutating func add(_ row: LinearRow) {
    hinges.add(row.constant, row.down, row.up, row.level, place: row.isRequired ? 0 : place(row))
  }
}
