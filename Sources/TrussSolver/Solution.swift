public import TrussIR

/// The result of solving a constraint system.
public struct Solution: Equatable, Sendable {
  /// The value of each variable by its index, in points.
  public internal(set) var values: [Double]
  /// The sets of required constraints that cannot all hold, in the order in which they were found.
  public internal(set) var conflicts: [Conflict] = []
  /// The variables for which the constraints allow several values and that no stack's rule settles, in order. They have
  /// default values: sizes are as small as possible, positions as close to the parent's origin as possible.
  public internal(set) var ambiguous: [Variable] = []
  /// The indices of the constraints that were ignored because a number is not finite, the priority is not above 0, or
  /// an item is not in the system.
  public internal(set) var invalidRows: [Int] = []
  /// Whether the solver finished. If not, `values` are the best values found: either the solver reached a limit on its
  /// steps, which no known system does, or numbers of very different magnitudes keep a required constraint from
  /// holding.
  package internal(set) var isComplete = true
  /// How much each constraint is violated, by its index.
  private var rowViolations: [Double]
  /// The violations of the optional constraints by priority, from the highest priority to the lowest.
  public private(set) var violations: [Violation] = []

  /// Makes the solution of a system, and measures the violations of its constraints.
  init(_ system: ConstraintSystem, values: [Double], _ program: Program) {
    self.values = values
    invalidRows = program.invalid
    var (found, totals) = (
      Array(repeating: 0.0, count: system.rows.count), Array(repeating: Double?.none, count: program.priorities.count)
    )
    func note(_ row: Int32, _ level: Int32, _ excess: Double, _ relation: Relation, weight: Double = 1) {
      // NaN comes from a sum that overflowed, so the violation is infinite.
      let violation = excess.isNaN ? .infinity : weight * relation.violation(excess)
      found[Int(row)] = violation
      if level >= 0 { totals[Int(level)] = (totals[Int(level)] ?? 0) + violation }
    }
    for row in program.rows {
      note(row.index, row.level, program.excess(of: row, at: values), row.relation, weight: row.weight)
    }
    for row in program.constantRows {
      let index = Int(row.index)
      note(row.index, row.level, system.excess(ofRow: index, at: values), system.rows[index].relation)
    }
    rowViolations = found
    for (priority, total) in zip(program.priorities, totals) {
      if let total { violations.append(Violation(priority: priority, total: total)) }
    }
  }

  /// The violation of a constraint: the distance in points between its left and its right side; 0 for a constraint that
  /// was ignored as invalid.
  public func violation(of row: Int) -> Double {
    rowViolations.indices.contains(row) ? rowViolations[row] : 0
  }

  /// The value of a variable; 0 for a variable that is not in the system.
  public subscript(variable: Variable) -> Double {
    values.indices.contains(Int(variable.index)) ? values[Int(variable.index)] : 0
  }
}

extension ConstraintSystem {
  /// The left side minus the right side of a row at the given values.
  fileprivate func excess(ofRow index: Int, at values: [Double]) -> Double {
    var left = 0.0
    let right = forEachVariable(ofRow: index) { left += $1 * values[Int($0.index)] }
    return left - right
  }
}
