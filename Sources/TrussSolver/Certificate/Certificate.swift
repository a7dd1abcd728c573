/// The point of a dictionary's last basis, with a proof that its cost is minimal at each level. If rounding errors made
/// the basis wrong, there is no certificate.
///
/// Every pivot changes a dictionary's rows, so that errors accumulate. The certificate does not use these rows: it only
/// reads which variables are nonbasic, and their values. With the original sums, these values determine the point and
/// the cost of a step of each nonbasic variable (the reduced costs: one system of equations for each level). The point
/// is optimal if every step of a nonbasic variable that the required rows allow costs more than 0 at the first level
/// that the step affects or, if it affects no level, in the first row or default that it affects (lexicographic
/// duality: H. Isermann 1982, "Linear lexicographic optimization"). Solutions of equations are refined with residuals
/// of twice the digits (C. Moler 1967, "Iterative refinement in floating point"), up to the precision of doubles.
struct Certificate {
  private(set) var values: [Double] = []
  /// The dictionary, factored again from the original sums.
  let tableau: Tableau
  /// The nonbasic variables, unknowns first. `sums` contains the sums among them.
  let nonbasic: [Int]
  let sums: [Int]
  let basicUnknowns: [Int]

  /// Makes the certificate of a dictionary whose levels have all been minimised; nil if the matrix is singular, its
  /// values cannot be computed, or the point is not proved to be optimal.
  init?(_ tableau: Tableau, _ costs: CoreCosts.AtBasis) {
    var tableau = tableau
    guard tableau.factor() else { return nil }
    self.tableau = tableau
    nonbasic = tableau.variableOfColumn.map { Int($0) }.sorted()
    sums = nonbasic.filter { $0 >= tableau.unknownCount }
    basicUnknowns = tableau.basicUnknowns
    guard let values = solvedValues() else { return nil }
    self.values = values
    guard isWithinBounds, isOptimal(costs) else { return nil }
  }

  /// If a value is greater than this multiple of the scale, doubles have too few digits to determine the point.
  private static let farthest = 0x1p30

  /// The relative error of a sum of values, compared with the greatest value. The dictionary's tolerance is far wider:
  /// with coefficients of very different magnitudes, a row that is off by the tolerance may cost much.
  private static let rounding = 0x1p-44

  /// Whether the basic variables are within the bounds that the levels have left them.
  private var isWithinBounds: Bool {
    let greatest = values.reduce(tableau.tolerance.scale) { max($0, abs($1)) }
    if greatest > Certificate.farthest * tableau.tolerance.scale { return false }
    let rounding = Certificate.rounding * greatest
    return values.indices.allSatisfy { variable in
      tableau.isNonbasic(variable)
        || values[variable] >= tableau.lower[variable].value - rounding
          && values[variable] <= tableau.upper[variable].value + rounding
    }
  }

  /// The steps of a nonbasic variable down and up: for each, whether it is settled, because it costs something or is
  /// blocked. A step that has cost nothing at any level yet is not settled.
  private struct Step {
    var isDownSettled: Bool
    var isUpSettled: Bool
    var isDone: Bool { isDownSettled && isUpSettled }
  }

  private func isOptimal(_ costs: CoreCosts.AtBasis) -> Bool {
    var steps = nonbasic.map { variable in
      let blocked = costs.isBlocked(variable, at: values[variable])
      return Step(isDownSettled: blocked.down, isUpSettled: blocked.up)
    }
    var open = steps.indices.filter { !steps[$0].isDone }
    for level in costs.levels where !open.isEmpty {
      guard let rates = rates(at: level, of: costs) else { return false }
      for index in open {
        let rate = rates[nonbasic[index]]
        guard take(rate.above, of: rate, &steps[index].isUpSettled),
          take(-rate.below, of: rate, &steps[index].isDownSettled)
        else { return false }
      }
      open.removeAll { steps[$0].isDone }
    }
    var changes = Changes(variableCount: values.count, sumCount: values.count - tableau.unknownCount)
    return open.allSatisfy { isOptimalByRow(nonbasic[$0], steps[$0], costs, &changes) }
  }

  /// Whether each step that costs nothing at any level does not improve the first row that it affects or, if it affects
  /// no row, the first default.
  private func isOptimalByRow(
    _ variable: Int, _ step: Step, _ costs: CoreCosts.AtBasis, _ changes: inout Changes
  ) -> Bool {
    find(&changes, along: variable)
    return (step.isUpSettled || costs.isCostly(changes, times: 1))
      && (step.isDownSettled || costs.isCostly(changes, times: -1))
  }

  /// Sets `isCostly` if a step costs something at a level. Returns false if the step lowers the cost, or if rounding
  /// hides whether it does.
  private func take(_ cost: Double, of rate: Rate, _ isCostly: inout Bool) -> Bool {
    if isCostly || abs(cost) <= max(Certificate.roundingLimit * rate.magnitude, rate.error) { return true }
    isCostly = true
    return cost > max(Certificate.significanceLimit * rate.magnitude, 2 * rate.error)
  }

  /// A rate below this, relative to its summands, is a rounding error: the summands are doubles that are themselves
  /// rounded.
  private static let roundingLimit = 0x1p-44
  /// A rate above this, relative to its summands, is not a rounding error.
  private static let significanceLimit = 0x1p-26
}

/// The change of each variable of a dictionary while one nonbasic variable moves.
struct Changes: ~Copyable {
  /// The change of each variable: unknowns, then sums.
  var values: SparseVector
  /// The greatest change of an unknown, or 1.
  private var greatest = 1.0
  /// The sums whose summands nearly cancel.
  private var doubtful: Set<Int32> = []
  // Scratch: 0 between uses.
  private var sums: SparseVector
  private var magnitudes: Vector<Double>

  /// A change of at most this fraction of the greatest change is a rounding error.
  private static let roundingLimit = 0x1p-42
  /// A change of at least this fraction of the greatest change is not a rounding error. A smaller one, above
  /// `roundingLimit`, is in doubt: it has the right sign, or is 0.
  private static let significanceLimit = 0x1p-32

  /// Makes changes of 0. The last `sumCount` variables are sums.
  init(variableCount: Int, sumCount: Int) {
    values = SparseVector(count: variableCount)
    sums = SparseVector(count: sumCount)
    magnitudes = Vector(repeating: 0, count: sumCount)
  }

  mutating func clear() {
    values.clear { _, _ in }
    doubtful.removeAll()
  }

  /// Sets changes of unknowns to 0 that are rounding errors, and adds the changes of basic sums.
  mutating func addSums(_ tableau: Tableau) {
    greatest = 1
    let unknowns = values.touched.indices
    for position in unknowns { greatest = max(greatest, abs(values[Int(values.touched[position])])) }
    for position in unknowns {
      let unknown = Int(values.touched[position])
      let change = values[unknown]
      if abs(change) <= Changes.roundingLimit * greatest {
        values[unknown] = 0
        continue
      }
      for occurrence in tableau.occurrences[unknown] {
        let part = occurrence.coefficient * change
        sums.add(part, at: Int(occurrence.index))
        magnitudes[Int(occurrence.index)] = max(magnitudes[Int(occurrence.index)], abs(part))
      }
    }
    for position in sums.touched.indices {
      let sum = Int(sums.touched[position])
      let (change, magnitude) = (sums[sum], magnitudes[sum])
      magnitudes[sum] = 0
      if abs(change) <= Changes.roundingLimit * magnitude || tableau.isNonbasic(tableau.unknownCount + sum) { continue }
      if abs(change) < Changes.significanceLimit * magnitude { doubtful.insert(Int32(sum + tableau.unknownCount)) }
      values.add(change, at: tableau.unknownCount + sum)
      sums[sum] = 0
    }
    sums.clear { _, _ in }
  }

  /// Whether a variable's change, which is not 0, may be a rounding error: it is small beside the greatest, or its
  /// summands cancel.
  func isDoubtful(_ variable: Int) -> Bool {
    abs(values[variable]) < Changes.significanceLimit * greatest || doubtful.contains(Int32(variable))
  }
}

extension Tableau {
  func isAbove(_ breakpoint: Perturbed, _ variable: Int) -> Bool { !tolerance.isBelow(value[variable], breakpoint) }

  /// Whether a variable is nonbasic. A deleted column counts, too.
  func isNonbasic(_ variable: Int) -> Bool { columnOf[variable] >= 0 }
}
