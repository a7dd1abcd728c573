import TrussIR

/// Unknowns, each with a cost function, and rows between them: what is left of a tree of lengths when all that hangs on
/// it is gathered. Solved as any system is: required equations join unknowns, what is then a forest as a forest, cycles
/// in the dictionary.
struct CoupledSystem {
  /// The values of the unknowns, and whether the rows leave each open, so that a default chose.
  struct Solution {
    var values: [Double]
    var isOpen: [Bool]
  }

  private let tolerance: Tolerance
  private let firstDefault: UInt64
  private var pool = CostPool()
  /// The cost function of each unknown; nil for unknowns that have no cost of their own.
  private var functions: [CostFunction?] = []
  private var rows: [LinearRow] = []
  private var terms: [Program.Term] = []
  /// What each row costs, by its index in `rows`.
  private var costs: [LengthTree.Cost] = []
  /// The known numbers in the row that is being made.
  private var constant = 0.0

  init(_ tolerance: Tolerance, firstDefault: UInt64) {
    self.tolerance = tolerance
    self.firstDefault = firstDefault
    pool.firstDefault = firstDefault
  }

  // MARK: What is in it

  /// Adds an unknown with a cost.
  mutating func add(_ function: CostFunction, of other: CostPool) -> Int32 {
    functions.append(pool.take(function, of: other))
    return Int32(functions.count - 1)
  }

  /// Adds an unknown that costs nothing by itself. Where nothing decides it, it is as near to 0 as it can be.
  mutating func addFree() -> Int32 {
    functions.append(nil)
    return Int32(functions.count - 1)
  }

  /// Adds an unknown to the row that is being made.
  mutating func add(_ variable: Int32, times factor: Double) {
    terms.append(Program.Term(variable: variable, coefficient: factor))
  }

  /// Adds a number to the row that is being made.
  mutating func add(constant number: Double) { constant += number }

  /// Ends the row: its sum costs something, or is bounded.
  mutating func close(_ cost: LengthTree.Cost, rank: Int32) {
    let relation: Relation = cost.up == 0 ? .greaterThanOrEqual : cost.down == 0 ? .lessThanOrEqual : .equal
    close(relation, cost.breakpoint, level: rank, cost)
  }

  /// Ends the row: its sum is a number.
  mutating func close(equals number: Double) {
    close(.equal, number, level: -1, LengthTree.Cost(number, down: 1, up: 1, level: 0, order: 0))
  }

  /// Ends the row: its sum has the cost of a function.
  mutating func close(_ function: CostFunction, of other: CostPool) {
    if !function.isPoint { add(add(function, of: other), times: -1) }
    close(equals: function.isPoint ? function.argmin : 0)
  }

  private mutating func close(_ relation: Relation, _ number: Double, level: Int32, _ cost: LengthTree.Cost) {
    let start = rows.last.map { $0.start + $0.count } ?? 0
    rows.append(
      LinearRow(
        index: Int32(rows.count), start: start, count: Int32(terms.count) - start, level: level, relation: relation,
        constant: number - constant, weight: max(cost.down, cost.up)))
    costs.append(cost)
    constant = 0
  }

  // MARK: Solving

  /// Solves the system; nil where the bounds leave no room, or where doubles do not prove the values.
  func solve() -> Solution? {
    let program = Program(rows, terms, variableCount: functions.count, priorities: [])
    var presolved = PresolvedProgram(
      program, tolerance, origin: [], without: Array(repeating: false, count: rows.count))
    guard presolved.isFeasible, presolved.doubtful.isEmpty,
      var own = UnknownCosts(self, &presolved)
    else { return nil }
    let forest = Forest(
      presolved.rows, presolved.terms, variableCount: functions.count, roots: own.roots)
    own.add(presolved.rows, costs, nodeOfRow: forest.nodeOfRow, nodeCount: forest.nodeCount)
    var trees = ForestSolver(forest, own: &own, tolerance: tolerance, pool: own.takePool())
    guard trees.isFeasible else { return nil }
    var cyclicCores: [CyclicCoreSolver] = []
    for cyclicCore in forest.cyclicCores {
      var solver = CyclicCoreSolver(cyclicCore, of: forest, trees, ground: tolerance.ground, firstDefault: firstDefault)
      guard solver.solve(), solver.isCertain else { return nil }
      cyclicCores.append(solver)
    }
    trees.allot(cyclicCores)
    return solution(&presolved, forest, trees)
  }

  /// From roots to unknowns. A default that chose anywhere in a tree may have chosen each unknown of it.
  private func solution(_ presolved: inout PresolvedProgram, _ forest: Forest, _ trees: ForestSolver) -> Solution {
    let isOpen = trees.hasFreedom.contains(true) ? forest.marked(trees.hasFreedom) : trees.hasFreedom
    var solution = Solution(values: [], isOpen: [])
    for variable in functions.indices {
      let member = presolved.classes.find(Int32(variable))
      if member.isFixed {
        solution.values.append(member.offset)
        solution.isOpen.append(false)
      } else {
        solution.values.append(member.scale * trees.values[Int(member.root)] + member.offset)
        solution.isOpen.append(isOpen[Int(member.root)])
      }
    }
    return solution
  }

  // MARK: Costs

  /// What the roots of a reduced system cost: their members' functions, rows of one root each, and defaults.
  private struct UnknownCosts: NodeCosts {
    let firstDefault: UInt64
    /// The unknowns that represent the others.
    private(set) var roots: [Int32] = []
    private var pool: CostPool
    /// The functions of each root's members, as functions of the root, as lists.
    private var functions: [CostFunction] = []
    private var firstFunction: [Int32]
    private var nextFunction: [Int32] = []
    /// The rows of each node, as lists.
    private var rows: [(cost: LengthTree.Cost, rank: Int32, next: Int32)] = []
    private var firstRow: [Int32] = []
    /// The place of each root's default among the rows, and where it wants the root; none for most.
    private var defaults: [Int32: (row: UInt64, breakpoint: Double)] = [:]
    // Scratch.
    private var hinges = HingeList()
    private var summands: [CostFunction] = []

    /// Nil where a fixed unknown may not be where it is.
    init?(_ system: CoupledSystem, _ presolved: inout PresolvedProgram) {
      firstDefault = system.firstDefault
      pool = system.pool
      firstFunction = Array(repeating: -1, count: system.functions.count)
      var isRoot = Array(repeating: false, count: system.functions.count)
      for (variable, function) in system.functions.enumerated() {
        let member = presolved.classes.find(Int32(variable))
        guard let function else { continue }
        if member.isFixed {
          guard pool.allows(function, member.offset, system.tolerance) else { return nil }
          continue
        }
        if !isRoot[Int(member.root)] { roots.append(member.root) }
        isRoot[Int(member.root)] = true
        functions.append(pool.function(function, times: member.scale, plus: member.offset))
        nextFunction.append(firstFunction[Int(member.root)])
        firstFunction[Int(member.root)] = Int32(functions.count - 1)
      }
      addDefaults(system, &presolved, &isRoot)
    }

    /// Unknowns without a cost of their own have defaults, except those that the equations determine.
    private mutating func addDefaults(
      _ system: CoupledSystem, _ presolved: inout PresolvedProgram, _ isRoot: inout [Bool]
    ) {
      let lengths = system.functions.indices.filter { system.functions[$0] != nil }.map { Int32($0) }
      let free = system.functions.indices.filter { system.functions[$0] == nil }.map { Int32($0) }
      if free.isEmpty { return }
      // The lengths have the first defaults, which are in their functions.
      var place = firstDefault + UInt64(1) << 40
      for each in presolved.defaults(first: lengths, then: free) where firstFunction[Int(each.node)] < 0 {
        defaults[each.node] = (place, each.breakpoint)
        place += 1
        if !isRoot[Int(each.node)] { roots.append(each.node) }
        isRoot[Int(each.node)] = true
      }
    }

    /// Adds the rows that bound one node each, or are a cost of it.
    mutating func add(_ rows: [LinearRow], _ costs: [LengthTree.Cost], nodeOfRow: [Int32], nodeCount: Int) {
      firstRow = Array(repeating: -1, count: nodeCount)
      while firstFunction.count < nodeCount { firstFunction.append(-1) }
      for (position, row) in rows.enumerated().reversed() {
        let node = Int(nodeOfRow[position])
        let cost = LengthTree.Cost(
          row.constant, down: row.relation == .lessThanOrEqual ? 0 : row.weight,
          up: row.relation == .greaterThanOrEqual ? 0 : row.weight, level: 0, order: costs[Int(row.index)].order)
        self.rows.append((cost, row.level < 0 ? LengthSolver.bound : row.level, firstRow[node]))
        firstRow[node] = Int32(self.rows.count - 1)
      }
    }

    /// The segments of the functions, which the solver goes on with.
    mutating func takePool() -> CostPool {
      var taken = CostPool()
      swap(&taken, &pool)
      return taken
    }

    func isFree(_ node: Int) -> Bool {
      firstRow[node] < 0 && firstFunction[node] < 0 && (defaults.isEmpty || defaults[Int32(node)] == nil)
    }

    mutating func function(of node: Int, _ pool: inout CostPool, _ tolerance: Tolerance) -> CostFunction? {
      hinges.begin(-.infinity, .infinity)
      var row = firstRow[node]
      while row >= 0 {
        hinges.add(rows[Int(row)].cost, shiftedBy: 0, rank: rows[Int(row)].rank)
        row = rows[Int(row)].next
      }
      if !defaults.isEmpty, let each = defaults[Int32(node)] { hinges.addDefault(each.row, at: each.breakpoint) }
      summands.removeAll(keepingCapacity: true)
      var part = firstFunction[node]
      while part >= 0 {
        summands.append(functions[Int(part)])
        part = nextFunction[Int(part)]
      }
      if firstRow[node] >= 0 || summands.isEmpty {
        guard let function = hinges.function(&pool, tolerance) else { return nil }
        summands.append(function)
      }
      return pool.total(&summands, tolerance)
    }
  }
}
