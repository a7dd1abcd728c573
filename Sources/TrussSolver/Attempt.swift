import TrussIR

/// One solution of a program without the rows that are broken: reduced, its trees solved as trees, the rest in the
/// dictionary.
struct Attempt {
  private(set) var values: [Double]
  /// The variables, among those that no rule settles, that the rows leave open.
  private(set) var ambiguous: [Variable] = []
  private(set) var isComplete = true

  private let free: FreeItems
  private var reduction: Reduction
  private var defaults: [OwnCosts.Default] = []

  /// Solves; nil if the required rows cannot all hold.
  init?(_ program: Program, _ free: FreeItems, without isBroken: [Bool]) {
    self.free = free
    reduction = Reduction(program, origin: free.origin, without: isBroken)
    guard reduction.isFeasible else { return nil }
    defaults = reduction.defaults(in: free.defaultOrder)
    var isUsed = Array(repeating: false, count: program.variableCount)
    for each in defaults { isUsed[Int(each.node)] = true }
    var forest = Forest(
      reduction.rows, reduction.terms, variableCount: program.variableCount, isUsed: isUsed)
    let own = OwnCosts(
      reduction.rows, nodeOfRow: forest.nodeOfRow, nodeCount: forest.nodeCount, defaults: defaults)
    let trees = ForestSolver(forest, own: own, tolerance: program.tolerance)
    guard trees.isFeasible else { return nil }
    values = trees.values
    forest.tangle(where: trees.hasFreedom)
    guard solveTangled(forest, program.tolerance) else { return nil }
    expand(program.variableCount)
  }

  /// Solves in the dictionary what is not a tree, and the trees in which something may be ambiguous; false if it has no
  /// layout.
  private mutating func solveTangled(_ forest: Forest, _ tolerance: Tolerance) -> Bool {
    let rows = reduction.rows.indices.filter { forest.isTangled[Int(forest.nodeOfRow[$0])] }
      .map { reduction.rows[$0] }
    var core = Core(
      Program(rows, reduction.terms, variableCount: values.count, tolerance: tolerance),
      without: Array(repeating: false, count: rows.count), for: .values)
    core.addColumns(of: defaults.lazy.map(\.node).filter { forest.isTangled[Int($0)] })
    guard core.makeFeasible() else { return false }
    core.minimizeLevels()
    findAmbiguous(forest, &core)
    for each in defaults where forest.isTangled[Int(each.node)] {
      core.bring([Program.Term(variable: each.node, coefficient: 1)], near: each.breakpoint)
    }
    isComplete = core.isComplete
    let found = core.values
    for node in values.indices where forest.isTangled[node] { values[node] = found[node] }
    return true
  }

  private mutating func findAmbiguous(_ forest: Forest, _ core: inout Core) {
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
  private mutating func expand(_ count: Int) {
    var result = Array(repeating: 0.0, count: count)
    for variable in 0..<count {
      let member = reduction.classes.find(Int32(variable))
      result[variable] = member.offset
      if !member.isFixed { result[variable] += member.scale * values[Int(member.root)] }
    }
    reduction.places.makeAbsolute(&result)
    free.place(&result)
    values = result
  }
}
