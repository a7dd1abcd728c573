/// Solves a core of a forest in the dictionary. The core consists of the remaining variables and links. Everything that
/// was eliminated into a variable or link is a convex function of this variable or link.
///
/// The solver proceeds level by level. The slopes of a function at one level need not be convex: they may fall where
/// the slope of a higher level rises. But once the higher levels are minimised, each variable is confined to a piece
/// whose slope is constant at all of these levels. Within this piece the slopes of the next level rise. After the
/// levels the violation of each row is minimised in turn, defaults last.
struct CoreSolver {
  let core: Forest.Core
  private(set) var values: [Double] = []
  /// For each node, whether the rows leave it more than one value, so that a default decides.
  private(set) var canMove: [Bool]
  /// Whether the values are proved to have the least cost at every level.
  private(set) var isCertain = false
  /// The dictionary: a column for each node, a row for each link.
  var tableau: Tableau

  private let costs: CoreCosts
  /// The variables of the links whose sums have only one possible value.
  private var equations: [Int] = []
  private(set) var isComplete = true

  /// The maximum number of attempts to solve a core. They end when its values are proved to have the least cost.
  ///
  /// The epsilons decide which of the breakpoints at one point ends a step, and so which pivots are taken, even if they
  /// are small. Of the many bases of a degenerate point some are far worse conditioned than others. Other epsilons take
  /// another path, to another basis, and the proof is independent of the path. All attempts but the first confirm each
  /// minimum with new factors.
  static let attempts = 4

  /// Sets up the dictionary of a core. `rowScale` is the least scale at which gaps are compared.
  init(_ core: Forest.Core, of trees: ForestSolver, rowScale: Double, attempt: Int = 0) {
    let forest = trees.forest
    self.core = core
    canMove = Array(repeating: false, count: core.nodes.count)
    var costs = CoreCosts(trees.pool, attempt: attempt)
    let functions =
      core.nodes.map { trees.functions[Int($0)] } + core.links.map { trees.linkFunctions[Int($0)] }
    let greatest = functions.reduce(1) { max($0, $1.map(costs.greatestPlace) ?? 0) }
    let tolerance = Tolerance(greatest: greatest, rowScale: rowScale)
    for function in functions { costs.append(function, tolerance: tolerance) }
    self.costs = costs
    tableau = Tableau(variableCount: core.nodes.count, tolerance: tolerance, keepsFixedColumns: false)
    tableau.isCareful = attempt > 0
    var number: [Int32: Int32] = [:]
    for (index, node) in core.nodes.enumerated() {
      number[node] = Int32(index)
      tableau.addColumn(of: index)
    }
    for link in core.links {
      let sum = forest.links[Int(link)].compactMap { member in
        number[member.variable].map { Program.Term(variable: $0, coefficient: member.coefficient) }
      }
      let variable = tableau.addVariable(sum)
      if costs.isPoint(variable) { equations.append(variable) }
    }
    for variable in 0..<costs.count { costs.bound(variable, in: &tableau) }
  }

  /// Finds the values, and whether the nodes for which `isAsked` is true can move. Returns false if there is no
  /// solution.
  mutating func solve(asking isAsked: (_ node: Int32) -> Bool) -> Bool {
    let steps = costs.steps
    for step in steps { tableau.pending[Int(step.variable)] += 1 }
    guard makeFeasible() else { return false }
    let rows = steps.prefix { $0.key < CoreCosts.Step.row | costs.pool.firstDefault }
    take(rows)
    findFreedom(isAsked)
    take(steps[rows.endIndex...])
    let certificate = isComplete ? Certificate(tableau, CoreCosts.AtBasis(costs, tableau)) : nil
    isCertain = certificate != nil
    values = Array((certificate?.values ?? tableau.finalValues()).prefix(core.nodes.count))
    return true
  }

  /// Finds a point at which all bounds hold; false if there is none.
  private mutating func makeFeasible() -> Bool {
    tableau.beginWithSlacks()
    guard fixPoints(), eliminateEquations() else { return false }
    tableau.place()
    for lifted in tableau.liftViolatedBounds() {
      guard let outcome = tableau.restore(lifted) else { continue }
      if outcome != .stepLimit { return false }
      isComplete = false
      return true
    }
    return true
  }

  /// Fixes the variables whose bounds are equal except for rounding. Returns false if a lower bound is above the upper
  /// bound.
  private mutating func fixPoints() -> Bool {
    for column in tableau.variableOfColumn.indices {
      let variable = Int(tableau.variableOfColumn[column])
      let (lower, upper) = (tableau.lower[variable], tableau.upper[variable])
      if tableau.tolerance.isBelow(upper.value, lower.value) { return false }
      guard tableau.isPoint(lower, upper) else { continue }
      tableau.value[variable] = Perturbed(lower.value)
      tableau.fix(column: column)
    }
    return true
  }

  private mutating func eliminateEquations() -> Bool {
    tableau.eliminate(equations).allSatisfy { slack in
      let (residual, target) = (tableau.settledValue(ofRow: Int(tableau.rowOf[slack])), tableau.value[slack].value)
      return !tableau.tolerance.isBelow(residual, target) && !tableau.tolerance.isBelow(target, residual)
    }
  }

  /// Minimises the levels or rows of the given steps one after the other, and confines the variables to each minimum.
  private mutating func take(_ steps: ArraySlice<CoreCosts.Step>) {
    var rest = steps
    while let key = rest.first?.key, isComplete, tableau.liveColumnCount > 0 {
      let level = rest.prefix { $0.key == key }
      rest = rest[level.endIndex...]
      let first = tableau.hinges.count
      let slope = level.reduce(0) { max($0, costs.addHinges($1, to: &tableau)) }
      let hinges = first..<tableau.hinges.count
      if !hinges.isEmpty {
        tableau.begin(hinges)
        isComplete = tableau.minimize(slope: slope) != .stepLimit
        if isComplete { tableau.confine(to: hinges, slope: slope) } else { tableau.end(hinges) }
        tableau.hinges.removeLast(hinges.count)
      }
      for step in level { tableau.pending[Int(step.variable)] -= 1 }
    }
  }

  /// Finds the requested variables that still have more than one value, in a copy of the dictionary, because probing
  /// accumulates errors.
  private mutating func findFreedom(_ isAsked: (_ node: Int32) -> Bool) {
    guard isComplete, tableau.liveColumnCount > 0 else { return }
    var probe = tableau
    guard probe.factor(), probe.isSound else { return }
    for (index, node) in core.nodes.enumerated() where isAsked(node) { canMove[index] = probe.canMove(index) }
  }
}

extension Tableau {
  fileprivate mutating func canMove(_ variable: Int) -> Bool {
    guard isInside(variable) else { return false }
    if rowOf[variable] >= 0, entries(ofRow: Int(rowOf[variable])).isEmpty { return false }
    let watch = Watch(variable: variable, start: value[variable].value)
    return [(Perturbed.infinity, 0.0, 1.0), (-.infinity, 1.0, 0.0)].contains { breakpoint, up, down in
      let end = Hinge(variable: Int32(variable), breakpoint: breakpoint, up: up, down: down)
      let outcome = minimizeWithoutConfining(end, watching: watch)
      return outcome == .unbounded || outcome == .moved
    }
  }
}
