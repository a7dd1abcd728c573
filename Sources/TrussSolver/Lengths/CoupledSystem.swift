import TrussIR

/// Unknowns with cost functions, and rows between them: the coupled lengths of a tree, after all other lengths were
/// gathered into their functions. Required equations join unknowns, trees are solved along their links, and cycles with
/// the simplex dictionary.
struct CoupledSystem {
  /// The values of the unknowns, and for each unknown whether the rows leave it open, so that a default decides.
  struct Solution {
    var values: [Double]
    var isOpen: [Bool]
  }

  private let tolerance: Tolerance
  private var pool: CostPool
  private var functions: [CostFunction?] = []
  private var rows: [LinearRow] = []
  private var terms: [Program.Term] = []
  /// The position of each row in the order of its level.
  private var orders: [UInt64] = []
  /// The sum of the known numbers in the row that is being built.
  private var constant = 0.0

  init(_ tolerance: Tolerance, firstDefault: UInt64) {
    self.tolerance = tolerance
    pool = CostPool(firstDefault: firstDefault)
  }

  // MARK: Content

  mutating func add(_ function: CostFunction, of other: CostPool) -> Int32 {
    functions.append(pool.take(function, of: other))
    return Int32(functions.count - 1)
  }

  /// Adds an unknown that costs nothing by itself. By default its value is as close to 0 as the rows allow.
  mutating func addFree() -> Int32 {
    functions.append(nil)
    return Int32(functions.count - 1)
  }

  mutating func add(_ variable: Int32, times factor: Double) {
    terms.append(Program.Term(variable: variable, coefficient: factor))
  }

  mutating func add(constant number: Double) { constant += number }

  /// Completes the row. Its sum has a cost, or a bound if the rank is `bound`.
  mutating func close(_ cost: LengthTree.Cost, rank: Int32) {
    close(cost.breakpoint, down: cost.down, up: cost.up, rank: rank, order: cost.order)
  }

  /// Completes the row. Its sum costs `down` per unit below `number` and `up` per unit above it. If the rank is
  /// `bound`, the number bounds the sum on each side that has a cost.
  mutating func close(_ number: Double, down: Double, up: Double, rank: Int32, order: UInt64) {
    let relation: Relation = up == 0 ? .greaterThanOrEqual : down == 0 ? .lessThanOrEqual : .equal
    let start = rows.last.map { $0.start + $0.count } ?? 0
    rows.append(
      LinearRow(
        index: Int32(rows.count), start: start, count: Int32(terms.count) - start, level: rank, relation: relation,
        constant: number - constant, weight: max(down, up)))
    orders.append(order)
    constant = 0
  }

  /// Completes the row as an equation: its sum equals `number`.
  mutating func close(equals number: Double) {
    close(number, down: 1, up: 1, rank: LengthSolver.bound, order: 0)
  }

  /// Completes the row. Its sum has the cost of a function.
  mutating func close(_ function: CostFunction, of other: CostPool) {
    if !function.isPoint { add(add(function, of: other), times: -1) }
    close(equals: function.isPoint ? function.argmin : 0)
  }

  // MARK: Solving

  /// Solves the system; nil if the rows and bounds exclude every value, or if doubles cannot prove the values.
  func solve() -> Solution? {
    let program = Program(rows, terms, variableCount: functions.count, priorities: [])
    var presolved = PresolvedProgram(program, tolerance, without: Array(repeating: false, count: rows.count))
    guard presolved.isFeasible, presolved.doubtful.isEmpty else { return nil }
    var pool = pool
    guard let functions = rootFunctions(&presolved, &pool) else { return nil }
    var isRoot = Array(repeating: false, count: self.functions.count)
    for each in functions { isRoot[Int(each.node)] = true }
    var trees = ForestSolver(
      presolved.rows, presolved.terms, variableCount: isRoot.count,
      defaults: defaults(&presolved).filter { !isRoot[Int($0.variable)] }, functions: functions, tolerance: tolerance,
      pool: pool
    ) { [orders] in UInt64($0.level) << LengthSolver.rankShift | orders[Int($0.index)] }
    guard let doubtful = trees.solve(), doubtful.isEmpty else { return nil }
    return solution(&presolved, trees)
  }

  /// The cost functions of the unknowns, expressed in their roots; nil if the bounds of a fixed unknown exclude its
  /// value.
  private func rootFunctions(
    _ presolved: inout PresolvedProgram, _ pool: inout CostPool
  ) -> [(node: Int32, function: CostFunction)]? {
    var result: [(node: Int32, function: CostFunction)] = []
    for (variable, function) in functions.enumerated() {
      let member = presolved.classes.find(Int32(variable))
      guard let function else { continue }
      if !member.isFixed {
        result.append((member.root, pool.function(function, times: member.scale, plus: member.offset)))
      } else if !pool.allows(function, member.offset, tolerance) {
        return nil
      }
    }
    return result
  }

  /// The defaults of the unknowns that have no cost of their own, except for unknowns that the equations determine. The
  /// defaults of lengths come before them, and are part of the lengths' functions.
  private func defaults(_ presolved: inout PresolvedProgram) -> [Default] {
    let free = functions.indices.filter { functions[$0] == nil }.map { Int32($0) }
    if free.isEmpty { return [] }
    return presolved.defaults(first: functions.indices.filter { functions[$0] != nil }.map { Int32($0) }, then: free)
  }

  /// Derives the unknowns from their roots. If a default decided any value in a tree, every unknown of that tree counts
  /// as open.
  private func solution(_ presolved: inout PresolvedProgram, _ trees: ForestSolver) -> Solution {
    let isOpen = trees.hasFreedom.contains(true) ? trees.forest.marked(trees.hasFreedom) : trees.hasFreedom
    var solution = Solution(values: [], isOpen: [])
    for variable in functions.indices {
      let member = presolved.classes.find(Int32(variable))
      solution.values.append(member.value(at: trees.values))
      solution.isOpen.append(!member.isFixed && isOpen[Int(member.root)])
    }
    return solution
  }
}
