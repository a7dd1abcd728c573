/// The basis of a dictionary as equations for the basic unknowns:
///
///     nonbasic sum = coefficient * basic unknown + ... + coefficient * nonbasic unknown
///
/// In the matrix each sum has the coefficient 1 on the other side.
extension Certificate {
  private func solve(_ right: [Double]) -> [Double] {
    let factors = tableau.factors
    for (index, sum) in sums.enumerated() where right[index] != 0 {
      factors.matrix.right.subtract(right[index], at: sum - tableau.unknownCount)
    }
    factors.matrix.solve()
    let result = basicUnknowns.map { factors.matrix.right[Int(tableau.rowOf[$0])] }
    factors.matrix.right.clear { _, _ in }
    return result
  }

  private func solveTransposed(_ right: [Double]) -> [Double] {
    let factors = tableau.factors
    for (index, unknown) in basicUnknowns.enumerated() where right[index] != 0 {
      factors.matrix.right.subtract(right[index], at: Int(tableau.rowOf[unknown]))
    }
    factors.matrix.solveTransposed()
    let result = sums.map { factors.matrix.right[$0 - tableau.unknownCount] }
    factors.matrix.right.clear { _, _ in }
    return result
  }

  /// The maximum number of refinements of a solution. Each refinement adds as many digits as solving in doubles gets
  /// right: the worse the condition of the equations, the fewer.
  private static let refinements = 4
  /// The greatest relative change of a refined solution that is accepted.
  private static let refined = 0x1p-48

  /// The value of each variable, computed from the values of the nonbasic variables; nil if doubles have too few digits
  /// for the equations.
  func solvedValues() -> [Double]? {
    var values = Array(repeating: 0.0, count: tableau.value.count)
    for variable in nonbasic { values[variable] = tableau.value[variable].value }
    func take(_ solution: [Double]) {
      for (unknown, value) in zip(basicUnknowns, solution) { values[unknown] = value }
    }
    let solution = refined(least: tableau.tolerance.scale) { solution in
      take(solution)
      return solve(sums.map { (DoubleDouble(values[$0]) - summed($0, values)).high })
    }
    guard let solution else { return nil }
    take(solution)
    for variable in tableau.unknownCount..<values.count where !tableau.isNonbasic(variable) {
      values[variable] = summed(variable, values).high
    }
    return values
  }

  /// Refines a solution, starting at 0, until it no longer changes; nil if doubles have too few digits for the
  /// equations. Changes are measured against the greatest element, or against `least` if `least` is greater. `onceMore`
  /// adds a refinement.
  private func refined(
    least: Double, onceMore: Bool = false, _ changes: (_ solution: [Double]) -> [Double]
  ) -> [Double]? {
    var solution = Array(repeating: 0.0, count: sums.count)
    if sums.isEmpty { return solution }
    var isRefined = false
    for _ in 0...Certificate.refinements + (onceMore ? 1 : 0) {
      let changes = changes(solution)
      var (greatest, change) = (least, 0.0)
      for index in solution.indices {
        solution[index] += changes[index]
        greatest = max(greatest, abs(solution[index]))
        change = max(change, abs(changes[index]))
      }
      guard greatest.isFinite else { return nil }
      if isRefined { return solution }
      isRefined = change <= Certificate.refined * greatest
      if isRefined, !onceMore { return solution }
    }
    return nil
  }

  private func summed(_ sum: Int, _ values: [Double]) -> DoubleDouble {
    var result = DoubleDouble.zero
    for term in terms(of: sum) { result += DoubleDouble(term.coefficient) * DoubleDouble(values[Int(term.variable)]) }
    return result
  }

  private func terms(of sum: Int) -> ArraySlice<Program.Term> { tableau.definitions[sum - tableau.unknownCount] }

  /// The change of a level's cost for a step of 1 of a nonbasic variable, down (`below`) and up (`above`).
  struct Rate {
    var below: Double
    var above: Double
    /// The greatest magnitude among the summands of the rate.
    var magnitude: Double
    /// The error that solving the equations may have caused.
    var error = 0.0
  }

  /// The rates of the nonbasic variables at a level, in an array of all variables; nil if doubles have too few digits
  /// for the equations.
  func rates(at level: Int32, of costs: CoreCosts.AtBasis) -> [Rate]? {
    // The slope of the cost along each unknown while no other unknown moves, and the slopes of the nonbasic variables
    // themselves.
    var slopes = Array(repeating: DoubleDouble.zero, count: tableau.unknownCount)
    var magnitudes = Array(repeating: 0.0, count: tableau.unknownCount)
    var own = Array(repeating: Rate(below: 0, above: 0, magnitude: 0), count: tableau.value.count)
    var greatest = 0.0
    costs.forEachSlope(at: level) { variable, below, above in
      greatest = max(greatest, abs(below), abs(above))
      if tableau.isNonbasic(variable) {
        own[variable].below += below
        own[variable].above += above
      } else if above != 0 {
        forEachUnknown(in: variable) { unknown, coefficient in
          slopes[unknown] += DoubleDouble(above) * DoubleDouble(coefficient)
          magnitudes[unknown] = max(magnitudes[unknown], abs(above * coefficient))
        }
      }
    }
    guard let multipliers = multipliers(for: slopes) else { return nil }
    for (row, sum) in sums.enumerated() where multipliers[row] != 0 {
      for term in terms(of: sum) {
        let part = DoubleDouble(multipliers[row]) * DoubleDouble(term.coefficient)
        slopes[Int(term.variable)] += -part
        magnitudes[Int(term.variable)] = max(magnitudes[Int(term.variable)], abs(part.high))
      }
      add(multipliers[row], magnitude: abs(multipliers[row]), to: &own[sum])
    }
    let error = max(
      multipliers.reduce(0) { max($0, abs($1)) } * Certificate.multiplierError, greatest * Certificate.slopeError)
    for variable in nonbasic {
      if variable < slopes.count { add(slopes[variable].high, magnitude: magnitudes[variable], to: &own[variable]) }
      own[variable].error = error
    }
    return own
  }

  /// The error that refinement may leave in a multiplier that should be 0, relative to the greatest multiplier.
  private static let multiplierError = 0x1p-70
  /// The error that summing may leave in a slope that should be 0, relative to the level's greatest slope.
  private static let slopeError = 0x1p-47

  private func add(_ slope: Double, magnitude: Double, to rate: inout Rate) {
    rate.magnitude = max(magnitude, abs(rate.below), abs(rate.above))
    rate.below += slope
    rate.above += slope
  }

  /// Finds how far each variable moves when a nonbasic variable increases by 1 and the others stay.
  func find(_ changes: inout Changes, along moving: Int) {
    let (factors, unknownCount) = (tableau.factors, tableau.unknownCount)
    changes.clear()
    if moving < unknownCount {
      changes.values.add(1, at: moving)
      for occurrence in tableau.occurrences[moving] {
        factors.matrix.right.add(occurrence.coefficient, at: Int(occurrence.index))
      }
    } else {
      factors.matrix.right.add(-1, at: moving - unknownCount)
    }
    factors.matrix.solve()
    factors.matrix.right.clear { row, change in
      // The changes of basic sums are summed afterwards, with checks for cancellation.
      let variable = Int(tableau.variableOfRow[row])
      if variable < unknownCount { changes.values.add(change, at: variable) }
    }
    changes.addSums(tableau)
    if moving >= unknownCount { changes.values.add(1, at: moving) }
  }

  /// The multiplier of each nonbasic sum: the solution of `slopes = sum of multiplier * coefficient` for the basic
  /// unknowns.
  private func multipliers(for slopes: [DoubleDouble]) -> [Double]? {
    // The refinements stop once the greatest values no longer change. One more then makes small values that should be 0
    // exactly 0.
    refined(least: 0, onceMore: true) { multipliers in
      var residuals = slopes
      for (row, sum) in sums.enumerated() where multipliers[row] != 0 {
        for term in terms(of: sum) {
          residuals[Int(term.variable)] += -(DoubleDouble(multipliers[row]) * DoubleDouble(term.coefficient))
        }
      }
      return solveTransposed(basicUnknowns.map { residuals[$0].high })
    }
  }

  private func forEachUnknown(in variable: Int, _ body: (_ unknown: Int, _ coefficient: Double) -> Void) {
    if variable < tableau.unknownCount { return body(variable, 1) }
    for term in terms(of: variable) { body(Int(term.variable), term.coefficient) }
  }
}
