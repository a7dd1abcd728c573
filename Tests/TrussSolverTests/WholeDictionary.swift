import TrussIR

@testable import TrussSolver

/// A system in the dictionary alone, as it is written and without defaults, with limits of its own.
struct WholeDictionary {
  /// The value of each variable; 0 for those that no row connects with another.
  private(set) var values: [Double]
  /// The same before they are proved.
  private(set) var found: [Double]
  private(set) var isComplete = true
  private(set) var isCertain = true

  /// Solves a system; nil where its required rows cannot all hold.
  init?(_ system: ConstraintSystem, _ patience: Patience = Patience()) {
    let program = Program(system)
    values = Array(repeating: 0, count: program.variableCount)
    found = values
    let tolerance = Tolerance(greatest: program.greatest)
    var trees = ForestSolver(
      program.rows, program.terms, variableCount: program.variableCount, defaults: [], eliminatingOnlySlacks: true,
      tolerance: tolerance, pool: CostPool(firstDefault: UInt64(program.priorities.count) << 32)
    ) { UInt64($0.level) << 32 | UInt64($0.index) }
    guard trees.solve() != nil else { return nil }
    for core in trees.forest.cores {
      var solver = CoreSolver(core, of: trees, rowScale: tolerance.rowScale)
      solver.tableau.patience = patience
      guard solver.solve(asking: { _ in false }) else { return nil }
      if !solver.isComplete { isComplete = false }
      if !solver.isCertain { isCertain = false }
      let dictionary = solver.tableau.finalValues()
      for (index, node) in core.nodes.enumerated() {
        values[Int(node)] = solver.values[index]
        found[Int(node)] = dictionary[index]
      }
    }
  }
}
