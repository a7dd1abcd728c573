import TrussIR

extension Attempt {
  /// Reduces a program, solves its trees as trees and the rest in the dictionary; nil if the required rows cannot all
  /// hold.
  init?(_ program: Program, _ free: FreeItems, without isBroken: [Bool], isDoubtful: inout Bool) {
    var reduction = Reduction(program, origin: free.origin, without: isBroken)
    isDoubtful = reduction.isDoubtful
    guard reduction.isFeasible else { return nil }
    let defaults = reduction.defaults(in: free.defaultOrder)
    var solving = TreesAndRest(program, free, reduction, defaults)
    let isFeasible = solving.solve()
    if solving.isDoubtful { isDoubtful = true }
    guard isFeasible else { return nil }
    self.init(values: solving.values, ambiguous: solving.ambiguous, isComplete: solving.isComplete)
  }
}

/// The reduced program on its way: what its trees gave, and what the dictionary has still to solve.
private struct TreesAndRest: ~Copyable {
  private(set) var values: [Double]
  private(set) var ambiguous: [Variable] = []
  private(set) var isComplete = true
  private(set) var isDoubtful = false

  private let free: FreeItems
  private let program: Program
  private var reduction: Reduction
  private let defaults: [OwnCosts.Default]
  private var forest: Forest

  /// Takes a reduced program apart into trees.
  init(
    _ program: Program, _ free: FreeItems, _ reduction: consuming Reduction, _ defaults: [OwnCosts.Default]
  ) {
    self.free = free
    self.program = program
    self.defaults = defaults
    forest = Forest(
      reduction.rows, reduction.terms, variableCount: program.variableCount, roots: defaults.lazy.map(\.node))
    self.reduction = reduction
    values = []
  }

  /// Solves the trees; false if one has no layout.
  private mutating func solveTrees() -> Bool {
    var own = OwnCosts(
      reduction.rows, nodeOfRow: forest.nodeOfRow, nodeCount: forest.nodeCount,
      levelCount: program.priorities.count, defaults: defaults)
    var trees = ForestSolver(forest, own: &own, tolerance: program.tolerance)
    guard trees.isFeasible else { return false }
    if forest.knottedLinks.isEmpty {
      trees.allot()
    } else {
      var knots = KnotSolver(forest, trees, program.tolerance, firstDefault: own.firstDefault)
      let isFeasible = knots.solve()
      if knots.isDoubtful { isDoubtful = true }
      guard isFeasible else { return false }
      if !knots.isComplete { isComplete = false }
      trees.allot(knots)
    }
    values = trees.values
    leaveAmbiguous(trees)
    return true
  }

  /// Leaves the trees to the dictionary in which a default chose, so that it finds what is ambiguous; but for those whose
  /// every variable a rule settles, of which nobody asks.
  private mutating func leaveAmbiguous(_ trees: ForestSolver) {
    let moving = trees.hasFreedom.indices.filter { trees.hasFreedom[$0] }
    if moving.isEmpty { return }
    var isUnsettled = Array(repeating: false, count: trees.values.count)
    for variable in free.unsettledVariables {
      let member = reduction.classes.find(variable.index)
      if !member.isFixed { isUnsettled[Int(member.root)] = true }
    }
    forest.tangle(moving.filter { isUnsettled[$0] || forest.hasLinks[$0] }, where: isUnsettled)
  }

  /// Solves the trees; false if one has no layout.
  mutating func solve() -> Bool {
    guard solveTrees(), !forest.isTangled.contains(true) || solveRest() else { return false }
    expand()
    return true
  }

  /// Solves in the dictionary the trees in which something may be ambiguous.
  private mutating func solveRest() -> Bool {
    let rows = reduction.rows.indices.filter { forest.isTangled[Int(forest.nodeOfRow[$0])] }.map { reduction.rows[$0] }
    var core = Core(
      Program(rows, reduction.terms, variableCount: values.count, of: program),
      without: Array(repeating: false, count: rows.count), for: .values)
    defer { if core.tableau.isDoubtful { isDoubtful = true } }
    core.addColumns(of: defaults.map(\.node).filter { forest.isTangled[Int($0)] })
    guard core.makeFeasible() else { return false }
    core.minimizeLevels()
    findAmbiguous(&core)
    for each in defaults where forest.isTangled[Int(each.node)] {
      core.bring([Program.Term(variable: each.node, coefficient: 1)], near: each.breakpoint)
    }
    if !core.isComplete { isComplete = false }
    let found = core.values
    for node in found.indices where forest.isTangled[node] { values[node] = found[node] }
    return true
  }

  private mutating func findAmbiguous(_ core: inout Core) {
    var candidates: [Variable] = []
    var roots: [Int32] = []
    for variable in free.unsettledVariables {
      let member = reduction.classes.find(variable.index)
      if member.isFixed || !forest.isTangled[Int(member.root)] { continue }
      candidates.append(variable)
      roots.append(member.root)
    }
    let canMove = core.movable(among: roots)
    ambiguous = candidates.indices.filter { canMove[$0] }.map { candidates[$0] }
  }

  /// From roots to variables, from relative positions to absolute ones.
  private mutating func expand() {
    var result = Array(repeating: 0.0, count: program.variableCount)
    for variable in result.indices {
      let member = reduction.classes.find(Int32(variable))
      result[variable] = member.offset
      if !member.isFixed { result[variable] += member.scale * values[Int(member.root)] }
    }
    reduction.places.makeAbsolute(&result)
    free.place(&result)
    values = result
  }
}
