/// The nonbasic variables of a dictionary as equations for the basic unknowns.
///
///     nonbasic sum = coefficient * basic unknown + ... + coefficient * nonbasic unknown
struct Basis {
  /// The nonbasic variables: unknowns, then sums.
  private(set) var nonbasic: [Int]
  /// The position of each nonbasic variable in the list, or -1.
  private var position: [Int32]
  private let sums: [Int]
  private let basicUnknowns: [Int]
  /// The row of each basic unknown in the factors.
  private let rows: [Int]
  /// The basic unknown of each row, or -1.
  private var unknownOfRow: [Int32]
  private let factors: SharedFactors
  private let definitions: Definitions
  private let unknownCount: Int

  /// The basis of a dictionary; nil if its equations have no single solution, or none that rounding leaves anything of.
  init?(_ tableau: Tableau) {
    guard let (factors, rows) = tableau.factored() else { return nil }
    self.factors = factors
    self.rows = rows.map { Int($0) }
    definitions = tableau.definitions
    unknownCount = tableau.unknownCount
    nonbasic = tableau.variableOfColumn.map { Int($0) }.sorted()
    position = Array(repeating: -1, count: tableau.value.count)
    for (index, variable) in nonbasic.enumerated() { position[variable] = Int32(index) }
    sums = nonbasic.filter { $0 >= tableau.unknownCount }
    basicUnknowns = tableau.basicUnknowns
    unknownOfRow = Array(repeating: -1, count: tableau.variableOfRow.count)
    for (row, unknown) in zip(rows, basicUnknowns) { unknownOfRow[Int(row)] = Int32(truncatingIfNeeded: unknown) }
  }

  /// Solves the equations of the nonbasic sums: what the basic unknowns are for what the sums are.
  private func solve(_ right: [Double]) -> [Double] {
    for (index, sum) in sums.enumerated() where right[index] != 0 {
      factors.matrix.right.add(right[index], at: sum - unknownCount)
    }
    factors.matrix.solve()
    let result = rows.map { factors.matrix.right[$0] }
    factors.matrix.right.clear { _, _ in }
    return result
  }

  /// Solves the equations transposed: what the sums are worth for what the basic unknowns are.
  private func solveTransposed(_ right: [Double]) -> [Double] {
    for (index, row) in rows.enumerated() where right[index] != 0 { factors.matrix.right.add(right[index], at: row) }
    factors.matrix.solveTransposed()
    let result = sums.map { factors.matrix.right[$0 - unknownCount] }
    factors.matrix.right.clear { _, _ in }
    return result
  }

  /// How often a solution is refined. Each time it gains as many digits as the equations have left of a double's.
  private static let refinements = 4
  /// A solution that changes by no more than this part of itself is one.
  private static let refined = 0x1p-48

  /// The value of each variable for the nonbasic ones' values; nil if the equations leave doubles too few digits.
  func values(_ tableau: Tableau) -> [Double]? {
    var values = Array(repeating: 0.0, count: tableau.value.count)
    for variable in nonbasic { values[variable] = tableau.value[variable].value }
    var isRefined = sums.isEmpty
    for _ in 0...Basis.refinements where !isRefined {
      let residuals = sums.map { sum in
        (DoubleDouble(values[sum]) - self.sum(definitions[sum - unknownCount], values)).high
      }
      let changes = solve(residuals)
      var (greatest, change) = (0.0, 0.0)
      for (index, unknown) in basicUnknowns.enumerated() {
        values[unknown] += changes[index]
        greatest = max(greatest, abs(values[unknown]))
        change = max(change, abs(changes[index]))
      }
      guard greatest.isFinite else { return nil }
      isRefined = change <= Basis.refined * max(greatest, tableau.tolerance.scale)
    }
    guard isRefined else { return nil }
    for variable in unknownCount..<values.count where position[variable] < 0 {
      values[variable] = sum(definitions[variable - unknownCount], values).high
    }
    return values
  }

  private func sum(_ terms: ArraySlice<Program.Term>, _ values: [Double]) -> DoubleDouble {
    var sum = DoubleDouble.zero
    for term in terms { sum += DoubleDouble(term.coefficient) * DoubleDouble(values[Int(term.variable)]) }
    return sum
  }

  /// What a step of a nonbasic variable changes the cost of a level by.
  struct Rate {
    var below: Double
    var above: Double
    /// The greatest of the numbers that it was summed from.
    var magnitude: Double
    /// What solving the equations may have left in it.
    var error = 0.0
  }

  /// The rates of the nonbasic variables at a level; nil if the equations leave doubles too few digits.
  func rates(at level: Int, of costs: some LevelCosts, _ tableau: Tableau) -> [Rate]? {
    // The cost's slopes along the unknowns if these alone were to move, and the nonbasic variables' own.
    var slopes = Array(repeating: DoubleDouble.zero, count: unknownCount)
    var magnitudes = Array(repeating: 0.0, count: unknownCount)
    var own = Array(repeating: Rate(below: 0, above: 0, magnitude: 0), count: nonbasic.count)
    var greatest = 0.0
    costs.forEachSlope(at: level, in: tableau) { variable, below, above in
      greatest = max(greatest, abs(below), abs(above))
      if position[variable] >= 0 {
        own[Int(position[variable])].below += below
        own[Int(position[variable])].above += above
      } else if above != 0 {
        forEachUnknown(in: variable) { unknown, coefficient in
          slopes[unknown] += DoubleDouble(above) * DoubleDouble(coefficient)
          magnitudes[unknown] = max(magnitudes[unknown], abs(above * coefficient))
        }
      }
    }
    guard let multipliers = multipliers(for: slopes) else { return nil }
    for (row, sum) in sums.enumerated() where multipliers[row] != 0 {
      for term in definitions[sum - unknownCount] {
        let part = DoubleDouble(multipliers[row]) * DoubleDouble(term.coefficient)
        slopes[Int(term.variable)] += -part
        magnitudes[Int(term.variable)] = max(magnitudes[Int(term.variable)], abs(part.high))
      }
      add(multipliers[row], magnitude: abs(multipliers[row]), to: &own[Int(position[sum])])
    }
    let error = max(
      multipliers.reduce(0) { max($0, abs($1)) } * Basis.multiplierError, greatest * Basis.slopeError)
    for (index, variable) in nonbasic.enumerated() {
      if variable < unknownCount { add(slopes[variable].high, magnitude: magnitudes[variable], to: &own[index]) }
      own[index].error = error
    }
    return own
  }

  /// The part of the greatest multiplier that refining leaves in one that is 0.
  private static let multiplierError = 0x1p-70
  /// The part of a level's greatest slope that summing slopes leaves in one that is 0.
  private static let slopeError = 0x1p-47

  private func add(_ slope: Double, magnitude: Double, to rate: inout Rate) {
    rate.magnitude = max(magnitude, abs(rate.below), abs(rate.above))
    rate.below += slope
    rate.above += slope
  }

  /// How far each variable goes when a nonbasic one goes up by 1 and the others stay; false where doubles cannot tell.
  func find(_ changes: inout Changes, along index: Int) -> Bool {
    changes.clear()
    let moving = nonbasic[index]
    if moving < unknownCount {
      changes.values.add(1, at: moving)
      for place in definitions.occurrenceRange(moving) {
        let occurrence = definitions.occurrences[place]
        factors.matrix.right.add(-occurrence.coefficient, at: Int(occurrence.sum))
      }
    } else {
      factors.matrix.right.add(1, at: moving - unknownCount)
    }
    factors.matrix.solve()
    factors.matrix.right.clear { row, change in
      // What becomes of the basic sums is summed afterwards, with an eye on what cancels.
      if unknownOfRow[row] >= 0 { changes.values.add(change, at: Int(unknownOfRow[row])) }
    }
    guard changes.addSums(definitions, unknownCount: unknownCount, where: { position[$0] < 0 }) else { return false }
    if moving >= unknownCount { changes.values.add(1, at: moving) }
    return true
  }

  /// What each nonbasic sum is worth: the solution of `slopes = sum of multiplier * coefficient` for the basic
  /// unknowns.
  private func multipliers(for slopes: [DoubleDouble]) -> [Double]? {
    var multipliers = Array(repeating: 0.0, count: sums.count)
    if sums.isEmpty { return multipliers }
    var isRefined = false
    for _ in 0...Basis.refinements + 1 {
      var residuals = slopes
      for (row, sum) in sums.enumerated() where multipliers[row] != 0 {
        for term in definitions[sum - unknownCount] {
          residuals[Int(term.variable)] += -(DoubleDouble(multipliers[row]) * DoubleDouble(term.coefficient))
        }
      }
      let changes = solveTransposed(basicUnknowns.map { residuals[$0].high })
      var (greatest, change) = (0.0, 0.0)
      for row in multipliers.indices {
        multipliers[row] += changes[row]
        greatest = max(greatest, abs(multipliers[row]))
        change = max(change, abs(changes[row]))
      }
      guard greatest.isFinite else { return nil }
      // Once more than the greatest need it: what should be 0 beside them then is.
      if isRefined { return multipliers }
      isRefined = change <= Basis.refined * greatest
    }
    return nil
  }

  private func forEachUnknown(in variable: Int, _ body: (_ unknown: Int, _ coefficient: Double) -> Void) {
    if variable < unknownCount { return body(variable, 1) }
    for term in definitions[variable - unknownCount] { body(Int(term.variable), term.coefficient) }
  }
}
