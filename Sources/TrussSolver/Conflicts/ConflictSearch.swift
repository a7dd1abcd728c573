import TrussIR

/// Finds the required rows that cannot all hold, and breaks one of each set until the others can.
///
/// The rows are made to hold one after the other. Where the next cannot, the dictionary says why: its variable's row
/// has only variables that are blocked at a bound, so the rows behind those bounds and its own contradict each other.
/// The nonbasic variables of a dictionary are independent, so this is the only linear dependence among these rows,
/// and every one of them is needed for it: the set is irreducible as it stands, the support of a vertex of the
/// alternative system (Gleeson and Ryan 1990, "Identifying minimally infeasible subsystems of inequalities"), and no
/// deletion filter (Chinneck and Dravnieks 1991) has to solve its parts. The broken row's bounds then loosen in
/// place, and the search goes on from there: one pass finds all conflicts.
struct ConflictSearch {
  private let system: ConstraintSystem
  private let program: Program
  private var core: Core
  /// The required rows that bound each variable.
  private var rowsOfVariable: BoundingRows
  private(set) var isBroken: [Bool]
  private(set) var conflicts: [Conflict] = []

  /// Prepares the search among the rows that are not broken yet.
  init(_ system: ConstraintSystem, _ program: Program, without isBroken: [Bool]) {
    self.system = system
    self.program = program
    self.isBroken = isBroken
    core = Core(program, without: isBroken, for: .conflicts)
    let variableOfRow = core.variableOfRow.enumerated().map { isBroken[$0.offset] ? -1 : $0.element }
    rowsOfVariable = BoundingRows(variableOfRow: variableOfRow, count: core.tableau.value.count) { position in
      program.rows[position].bounds
    }
  }

  /// Finds the conflicts; `isBroken` then has what the solver has to leave out.
  mutating func run() {
    for variable in 0..<core.program.variableCount { uncross(variable) }
    eliminateEquations()
    core.tableau.place()
    for lifted in core.tableau.liftViolatedBounds() { restore(lifted.variable) }
  }

  /// The bounds that the rows set that are not broken, and the first of these behind each, as positions.
  private func bounds(of variable: Int) -> (lower: Perturbed, upper: Perturbed, below: Int?, above: Int?) {
    let (below, above) = rowsOfVariable.tightest(of: variable)
    let lower = below.map { program.rows[$0].bounds.lower } ?? -.infinity
    let upper = above.map { program.rows[$0].bounds.upper } ?? .infinity
    return (lower, upper, below, above)
  }

  /// Breaks rows until a variable's lower bound is not above its upper one.
  private mutating func uncross(_ variable: Int) {
    var found = bounds(of: variable)
    guard found.below != nil || found.above != nil else { return }
    while let below = found.below, let above = found.above,
      core.tableau.tolerance.isBelow(found.upper.value, found.lower.value)
    {
      breakOne(of: [below, above])
      found = bounds(of: variable)
    }
    setBounds(of: variable)
  }

  /// Sets a variable's bounds to what its rows say. Bounds that leave no room become one.
  private mutating func setBounds(of variable: Int) {
    let found = bounds(of: variable)
    let isPoint = core.tableau.isPoint(found.lower, found.upper)
    core.tableau.lower[variable] = isPoint ? Perturbed(found.lower.value) : found.lower
    core.tableau.upper[variable] = isPoint ? Perturbed(found.lower.value) : found.upper
  }

  /// Solves the required equations for variables, the last first; those that have none to be solved for stay.
  private mutating func eliminateEquations() {
    for slack in core.equations.reversed() {
      core.tableau.value[slack] = core.tableau.lower[slack]
      let row = Int(core.tableau.rowOf[slack])
      if core.tableau.eliminationColumn(row: row) != nil { core.tableau.fix(row: row) }
    }
  }

  /// Brings a variable into its bounds, and breaks a row of each conflict that is in the way.
  private mutating func restore(_ variable: Int) {
    for _ in 0...program.rows.count {
      let found = bounds(of: variable)
      let lifted = Tableau.Lifted(variable: variable, lower: found.lower, upper: found.upper)
      guard let outcome = core.tableau.restore(lifted) else { return }
      let isBelow = core.tableau.value[variable].value < found.lower.value
      guard outcome != .stepLimit, core.tableau.rowOf[variable] >= 0,
        let own = isBelow ? found.below : found.above
      else { return }
      breakOne(of: [own] + blockers(of: variable, goingUp: isBelow))
    }
  }

  /// The rows that keep a basic variable from going on.
  private func blockers(of variable: Int, goingUp: Bool) -> [Int] {
    let tableau = core.tableau
    let entries = tableau.entries.elements[tableau.entries.range(Int(tableau.rowOf[variable]))]
    let greatest = entries.reduce(0) { max($0, abs($1.coefficient)) }
    return entries.compactMap { entry in
      if abs(entry.coefficient) <= Tolerance.pivot * greatest { return nil }
      let found = bounds(of: Int(tableau.variableOfColumn[Int(entry.column)]))
      return (entry.coefficient > 0) == goingUp ? found.above : found.below
    }
  }

  /// Records a conflict and breaks the row that its category holds least to, the first of those.
  private mutating func breakOne(of positions: [Int]) {
    let ordered = positions.sorted()
    guard let broken = ordered.min(by: { tenacity(of: $0) < tenacity(of: $1) }) else { return }
    isBroken[broken] = true
    conflicts.append(
      Conflict(
        constraints: ordered.map { Int(program.rows[$0].index) }, broken: Int(program.rows[broken].index)))
    let variable = Int(core.variableOfRow[broken])
    rowsOfVariable.pass(variable, isBroken)
    // A variable that is out of its bounds at the moment has them lifted.
    if isEnforced(variable) { setBounds(of: variable) }
  }

  private func tenacity(of position: Int) -> Int {
    system.categories[Int(system.rows[Int(program.rows[position].index)].category)].tenacity
  }

  private func isEnforced(_ variable: Int) -> Bool {
    core.tableau.lower[variable].isFinite || core.tableau.upper[variable].isFinite
  }
}
