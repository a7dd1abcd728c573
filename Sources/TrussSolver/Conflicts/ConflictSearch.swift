import TrussIR

/// Finds sets of required rows that cannot all hold, and breaks a row of each set until the others can.
///
/// The rows are satisfied one after the other. If the next row cannot be, the dictionary shows why: its variable's row
/// has only variables that are blocked at a bound, so the rows of those bounds and its own contradict each other. The
/// nonbasic variables of a dictionary are independent, so this is the only linear dependence among these rows, and
/// every one of them is needed for it: the set is already irreducible, the support of a vertex of the alternative
/// system (Gleeson and Ryan 1990, "Identifying minimally infeasible subsystems of inequalities"), and no deletion
/// filter (Chinneck and Dravnieks 1991) has to solve its parts. The broken row's bounds then loosen in place, and the
/// search continues from there: one pass finds all conflicts. Then the search tries a broken row again if a later
/// conflict has broken another row of its set.
struct ConflictSearch {
  private let system: ConstraintSystem
  private let program: Program
  private var tableau: Tableau
  /// The variable that each required row bounds: its only variable, or a slack that equals its left side.
  private var variableOfRow: [Int32]
  /// The required rows that bound each variable.
  private var rowsOfVariable: BoundingRows
  private var isBroken: [Bool]
  /// The conflicts, whose rows are positions in the program.
  private(set) var conflicts: [Conflict] = []
  /// Whether rounding errors may have caused or hidden a conflict.
  private(set) var isDoubtful = false

  /// Prepares the search among the rows of a system's program.
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
    conflicts = found.mended { takeBack($0) }
  }

  /// Breaks rows until a variable's lower bound is not above its upper one.
  private mutating func uncross(_ variable: Int) {
    let found = rowsOfVariable.tightest(of: variable)
    guard found.below != nil || found.above != nil else { return }
    while let crossed = crossedRows(of: variable) { breakOne(of: crossed) }
    setBounds(of: variable)
  }

  /// The rows of a variable's bounds if its lower bound is above its upper bound.
  private func crossedRows(of variable: Int) -> [Int]? {
    let found = rowsOfVariable.tightest(of: variable)
    guard let below = found.below, let above = found.above,
      tableau.tolerance.isBelow(found.upper.value, found.lower.value)
    else { return nil }
    return [below, above]
  }

  /// Sets a variable's bounds to those of its rows. Bounds without space between them become a single value.
  private mutating func setBounds(of variable: Int) {
    let found = rowsOfVariable.tightest(of: variable)
    let isPoint = tableau.isPoint(found.lower, found.upper)
    tableau.lower[variable] = isPoint ? Perturbed(found.lower.value) : found.lower
    tableau.upper[variable] = isPoint ? Perturbed(found.lower.value) : found.upper
  }

  /// Moves a variable into its bounds, and breaks a row of each conflict that prevents this.
  private mutating func restore(_ variable: Int) {
    for _ in 0...program.rows.count {
      guard let clash = clash(at: variable) else { return }
      breakOne(of: clash)
    }
    isDoubtful = true
  }

  /// Moves a variable into its bounds; if it cannot, returns its own violated row and the rows that this clashes with.
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

  /// Restores a broken row if it can hold with the others; if not, returns the row and those that it clashes with.
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

  /// A row that keeps a variable from moving on, and the coefficient of the blocked variable in the moving variable's
  /// row.
  private typealias Blocker = (position: Int, coefficient: Double)

  /// The rows that keep a basic variable from moving on.
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

  /// Whether the original rows prove that a row contradicts others: its sum of variables equals the sum of theirs, each
  /// times its coefficient, and its constant differs by more than rounding errors explain (J. Farkas 1902, "Theorie der
  /// einfachen Ungleichungen").
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
      sums.values.reduce(0) { $0 + abs($1.sum.high) } * ConflictSearch.farthest * tableau.tolerance.ground
    return abs(gap.high) > room && sums.values.allSatisfy { abs($0.sum.high) <= Tolerance.coefficient * $0.greatest }
  }

  /// No layout has values more than this many times as great as its greatest constant.
  private static let farthest = 0x1p10

  /// Records a conflict and breaks one of its rows.
  private mutating func breakOne(of positions: [Int]) {
    let conflict = program.conflict(of: positions, in: system)
    isBroken[conflict.broken] = true
    conflicts.append(conflict)
    let variable = Int(variableOfRow[conflict.broken])
    rowsOfVariable.pass(variable, isBroken)
    // The bounds of a variable that is not within them are lifted, and stay so.
    let isEnforced = tableau.lower[variable].isFinite || tableau.upper[variable].isFinite
    if isEnforced { setBounds(of: variable) }
  }
}

extension Program {
  /// Makes a conflict of the rows at some positions. It breaks the row whose category comes first in `breakOrder`, or
  /// the first of several such rows.
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
  /// The indexes of the constraints, in order. Without any one of them, the others can hold.
  public var constraints: [Int]
  /// The index of the constraint that was left out, so that the others could be solved.
  public var broken: Int

  /// Creates a conflict from its constraints, one of which is broken.
  public init(constraints: [Int], broken: Int) {
    self.constraints = constraints
    self.broken = broken
  }
}

extension [Conflict] {
  /// The conflicts that remain when broken rows are restored, in order, that can hold because a later conflict has
  /// broken another row of their set. In each of the remaining conflicts only its broken row is broken.
  ///
  /// - Parameter takeBack: restores a row; if it cannot hold, returns the row and those that it clashes with.
  func mended(by takeBack: (_ row: Int) -> [Int]?) -> [Conflict] {
    let broken = Set(map(\.broken))
    return compactMap { conflict in
      let others = conflict.constraints.lazy.filter { $0 != conflict.broken }
      if !others.contains(where: broken.contains) { return conflict }
      return takeBack(conflict.broken).map { Conflict(constraints: $0.sorted(), broken: conflict.broken) }
    }
  }
}

extension ConstraintSystem {
  /// Finds the conflicts that `solve()` reports after a single search, without solving: for callers that only ask about
  /// many small systems whether they have a layout.
  package func findConflicts() -> [Conflict] {
    var required = RequiredRows(self, Program(self))
    _ = required.breakConflicts()
    return required.conflicts
  }
}
