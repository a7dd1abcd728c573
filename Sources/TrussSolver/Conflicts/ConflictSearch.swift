import TrussIR

/// Finds sets of required rows that cannot all hold, and breaks a row of each set until the others can.
///
/// The rows are satisfied one after the other. If the next row cannot be satisfied, the dictionary shows why: in the
/// row of its variable, all variables are blocked at a bound. So the rows that set these bounds contradict the row
/// itself. The nonbasic variables of a dictionary are independent, so this is the only linear dependence among these
/// rows, and all of them are needed for it. The set is therefore irreducible, as the support of a vertex of the
/// alternative system (Gleeson and Ryan 1990, "Identifying minimally infeasible subsystems of inequalities"). No
/// deletion filter (Chinneck and Dravnieks 1991) has to solve parts of it. Then the bounds of the broken row are
/// removed and the search continues, so one pass finds all conflicts. At the end the search restores a broken row, if
/// possible, when a later conflict has broken another row of the same set.
struct ConflictSearch {
  private let system: ConstraintSystem
  private let program: Program
  private var tableau: Tableau
  /// The variable that each required row bounds: the only variable of the row, or a slack that equals the row's left
  /// side.
  private var variableOfRow: [Int32]
  private var rowsOfVariable: BoundingRows
  private var isBroken: [Bool]
  /// The conflicts found. Their rows are indices in the program.
  private(set) var conflicts: [Conflict] = []
  /// Whether rounding errors may have caused or hidden a conflict.
  private(set) var isDoubtful = false

  init(_ system: ConstraintSystem, _ program: Program, _ tolerance: Tolerance) {
    self.system = system
    self.program = program
    isBroken = Array(repeating: false, count: program.rows.count)
    tableau = Tableau(variableCount: program.variableCount, tolerance: tolerance, keepsFixedColumns: true)
    variableOfRow = Array(repeating: -1, count: program.rows.count)
    for (position, row) in program.rows.enumerated() where row.isRequired {
      let terms = program.terms(of: row)
      for term in terms { tableau.addColumn(of: Int(term.variable)) }
      variableOfRow[position] = row.count > 1 ? Int32(tableau.addVariable(terms)) : terms[terms.startIndex].variable
    }
    rowsOfVariable = BoundingRows(program, variableOfRow, variableCount: tableau.value.count)
  }

  mutating func run() {
    tableau.beginWithSlacks()
    for variable in tableau.value.indices { uncross(variable) }
    let equations = program.rows.indices.filter { program.rows[$0].isRequiredEquation && program.rows[$0].count > 1 }
    // Equations that cannot be solved for any variable keep their slacks.
    _ = tableau.eliminate(equations.map { Int(variableOfRow[$0]) })
    tableau.place()
    for lifted in tableau.liftViolatedBounds() { restore(lifted.variable) }
    if isDoubtful { return }
    let found = conflicts
    conflicts = found.restoringRows { takeBack($0) }
  }

  /// Breaks rows until the variable's lower bound is not above its upper bound.
  private mutating func uncross(_ variable: Int) {
    let found = rowsOfVariable.tightest(of: variable)
    guard found.below != nil || found.above != nil else { return }
    while let crossed = crossedRows(of: variable) { breakOne(of: crossed) }
    setBounds(of: variable)
  }

  /// The rows of a variable's bounds, if the lower bound is above the upper bound.
  private func crossedRows(of variable: Int) -> [Int]? {
    let found = rowsOfVariable.tightest(of: variable)
    guard let below = found.below, let above = found.above,
      tableau.tolerance.isBelow(found.upper.value, found.lower.value)
    else { return nil }
    return [below, above]
  }

  /// Sets a variable's bounds to the tightest bounds of its rows. Bounds that are equal except for rounding become a
  /// single value.
  private mutating func setBounds(of variable: Int) {
    let found = rowsOfVariable.tightest(of: variable)
    let isPoint = tableau.isPoint(found.lower, found.upper)
    tableau.lower[variable] = isPoint ? Perturbed(found.lower.value) : found.lower
    tableau.upper[variable] = isPoint ? Perturbed(found.lower.value) : found.upper
  }

  /// Moves a variable back within its bounds, and breaks a row of each conflict that prevents this.
  private mutating func restore(_ variable: Int) {
    for _ in 0...program.rows.count {
      guard let clash = clash(at: variable) else { return }
      breakOne(of: clash)
    }
    isDoubtful = true
  }

  /// Moves a variable back within its bounds. If this is impossible, returns the row that the variable violates,
  /// followed by the rows that contradict it.
  private mutating func clash(at variable: Int) -> [Int]? {
    let found = rowsOfVariable.tightest(of: variable)
    let lifted = Tableau.Lifted(variable: variable, lower: found.lower, upper: found.upper)
    guard let outcome = tableau.restore(lifted) else { return nil }
    let isBelow = tableau.value[variable].value < found.lower.value
    guard outcome != .stepLimit, tableau.rowOf[variable] >= 0,
      let own = isBelow ? found.below : found.above
    else {
      isDoubtful = true
      return nil
    }
    let blockers = blockers(of: variable, goingUp: isBelow)
    if !isProved(own, blockers) { isDoubtful = true }
    return [own] + blockers.map(\.position)
  }

  /// Restores a broken row if it can hold with the others; otherwise returns the row and the rows that contradict it.
  private mutating func takeBack(_ row: Int) -> [Int]? {
    let variable = Int(variableOfRow[row])
    isBroken[row] = false
    rowsOfVariable.takeBack(row, of: variable, program)
    tableau.lift(variable)
    let found = crossedRows(of: variable) ?? clash(at: variable)
    if found != nil {
      isBroken[row] = true
      rowsOfVariable.pass(variable, isBroken)
      restore(variable)
    }
    return found
  }

  /// A row that stops a moving variable, and the coefficient of the variable that it blocks in the moving variable's
  /// row.
  private typealias Blocker = (position: Int, coefficient: Double)

  /// The rows that stop a basic variable in one direction.
  private mutating func blockers(of variable: Int, goingUp: Bool) -> [Blocker] {
    let entries = tableau.entries(ofRow: Int(tableau.rowOf[variable]))
    let greatest = entries.reduce(0) { max($0, abs($1.coefficient)) }
    var blockers: [Blocker] = []
    for entry in entries where abs(entry.coefficient) > Tolerance.pivot * greatest {
      if abs(entry.coefficient) < Doubt.greatest * greatest { isDoubtful = true }
      let found = rowsOfVariable.tightest(of: Int(tableau.variableOfColumn[Int(entry.index)]))
      let position = (entry.coefficient > 0) == goingUp ? found.above : found.below
      if let position { blockers.append((position, entry.coefficient)) }
    }
    return blockers
  }

  /// Whether the original rows prove that row `own` contradicts the blockers: its sum of variables equals the sum of
  /// the blockers' sums, each times its coefficient, but the constants differ by more than rounding errors explain (J.
  /// Farkas 1902, "Theorie der einfachen Ungleichungen").
  private func isProved(_ own: Int, _ blockers: [Blocker]) -> Bool {
    var sums: [Int32: (sum: DoubleDouble, greatest: Double)] = [:]
    var gap = DoubleDouble.zero
    for (position, factor) in [(own, 1.0)] + blockers.map({ ($0.position, -$0.coefficient) }) {
      let row = program.rows[position]
      gap += DoubleDouble(factor) * DoubleDouble(row.constant)
      for term in program.terms(of: row) {
        let part = DoubleDouble(factor) * DoubleDouble(term.coefficient)
        let before = sums[term.variable] ?? (.zero, 0)
        sums[term.variable] = (before.sum + part, max(before.greatest, abs(part.high)))
      }
    }
    let room =
      sums.values.reduce(0) { $0 + abs($1.sum.high) } * ConflictSearch.farthest * tableau.tolerance.rowScale
    return abs(gap.high) > room && sums.values.allSatisfy { abs($0.sum.high) <= Tolerance.coefficient * $0.greatest }
  }

  /// The greatest ratio of a value to the greatest constant that is expected in a layout.
  private static let farthest = 0x1p10

  private mutating func breakOne(of positions: [Int]) {
    let conflict = program.conflict(of: positions, in: system)
    isBroken[conflict.broken] = true
    conflicts.append(conflict)
    let variable = Int(variableOfRow[conflict.broken])
    rowsOfVariable.pass(variable, isBroken)
    // If a variable is outside its bounds, they are lifted: both are infinite. Lifted bounds are not set here.
    let isEnforced = tableau.lower[variable].isFinite || tableau.upper[variable].isFinite
    if isEnforced { setBounds(of: variable) }
  }
}

extension Program {
  /// Makes a conflict of the rows at the given positions. The broken row is the first row whose category has the least
  /// `breakOrder`.
  func conflict(of positions: [Int], in system: ConstraintSystem) -> Conflict {
    let ordered = positions.sorted()
    let broken = ordered.min { breakOrder(of: $0, in: system) < breakOrder(of: $1, in: system) } ?? 0
    return Conflict(constraints: ordered, broken: broken)
  }

  private func breakOrder(of position: Int, in system: ConstraintSystem) -> Int {
    system.categories[Int(system.rows[Int(rows[position].index)].category)].breakOrder
  }
}

/// Required constraints that cannot all hold.
public struct Conflict: Equatable, Sendable {
  /// The indices of the constraints, in order. Without any one of them, the others can hold.
  public var constraints: [Int]
  /// The index of the constraint that the solver ignored, so that the others could be solved.
  public var broken: Int

  /// Creates a conflict from its constraints, one of which is broken.
  public init(constraints: [Int], broken: Int) {
    self.constraints = constraints
    self.broken = broken
  }
}

extension [Conflict] {
  /// The conflicts that remain after restoring broken rows. A broken row is restored, in order, if it can hold because
  /// a later conflict has broken another row of its set. In each remaining conflict only the row `broken` is broken.
  ///
  /// - Parameter takeBack: restores a row; if it cannot hold, returns the row and the rows that contradict it.
  func restoringRows(by takeBack: (_ row: Int) -> [Int]?) -> [Conflict] {
    let broken = Set(map(\.broken))
    return compactMap { conflict in
      let others = conflict.constraints.lazy.filter { $0 != conflict.broken }
      if !others.contains(where: broken.contains) { return conflict }
      return takeBack(conflict.broken).map { Conflict(constraints: $0.sorted(), broken: conflict.broken) }
    }
  }
}

extension ConstraintSystem {
  /// Finds the conflicts that `solve()` reports after a single search, but does not solve. For callers that only ask
  /// whether many small systems have a layout.
  package func findConflicts() -> [Conflict] {
    var required = RequiredRows(self, Program(self))
    _ = required.breakConflicts()
    return required.conflicts
  }
}
