/// The point of a dictionary's last basis, with a proof that it costs least at each level; none if rounding led
/// astray.
///
/// A dictionary's rows are changed by every pivot, and errors grow with them. The certificate takes nothing from them:
/// of the dictionary it reads which variables are nonbasic, and their values. That alone settles the point, by the sums
/// as they were given, and what a step of each nonbasic variable costs (the reduced costs, one line of equations a
/// level). The point costs least if no step of a nonbasic variable that required rows allow comes to less than 0 at the
/// first level at which it comes to anything, or else at the first row or default (lexicographic duality: H. Isermann
/// 1982, "Linear lexicographic optimization"). Solutions of equations are refined with residuals of twice the digits
/// (C. Moler 1967, "Iterative refinement in floating point"), so that they are as exact as doubles are.
struct Certificate {
  /// The value of each variable.
  private(set) var values: [Double] = []
  /// The dictionary, with factors of the sums as they were given.
  let tableau: Tableau
  /// The nonbasic variables, unknowns first, and the sums among them.
  let nonbasic: [Int]
  let sums: [Int]
  let basicUnknowns: [Int]

  /// The certificate of a dictionary in which all levels have been minimised; nil if it cannot be had.
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

  /// Values beyond this many times the scale leave a double too few digits for a point.
  private static let farthest = 0x1p30

  /// The relative error of a sum of values, compared with the greatest of them: the dictionary's tolerance is far
  /// wider, and a row that is off by that may cost much if coefficients are far apart.
  private static let rounding = 0x1p-44

  /// Whether basic variables are where the levels have confined them to.
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

  /// The state of a step of a nonbasic variable: undecided while it has cost nothing at every level.
  private struct Step {
    var isDownDear: Bool
    var isUpDear: Bool
    var isDone: Bool { isDownDear && isUpDear }
  }

  private func isOptimal(_ costs: CoreCosts.AtBasis) -> Bool {
    var steps = nonbasic.map { variable in
      let blocked = costs.isBlocked(variable, at: values[variable])
      return Step(isDownDear: blocked.down, isUpDear: blocked.up)
    }
    var open = steps.indices.filter { !steps[$0].isDone }
    for level in costs.levels where !open.isEmpty {
      guard let rates = rates(at: level, of: costs) else { return false }
      for index in open {
        let rate = rates[nonbasic[index]]
        guard take(rate.above, of: rate, &steps[index].isUpDear), take(-rate.below, of: rate, &steps[index].isDownDear)
        else { return false }
      }
      open.removeAll { steps[$0].isDone }
    }
    var changes = Changes(variableCount: values.count, sumCount: values.count - tableau.unknownCount)
    return open.allSatisfy { isOptimalByRow(nonbasic[$0], steps[$0], costs, &changes) }
  }

  /// Whether the first row, or else the first default, that minds a step that costs nothing at any level minds it.
  private func isOptimalByRow(
    _ variable: Int, _ step: Step, _ costs: CoreCosts.AtBasis, _ changes: inout Changes
  ) -> Bool {
    guard find(&changes, along: variable) else { return false }
    if !step.isUpDear, costs.firstRate(along: changes.values, times: 1) < 0 { return false }
    return step.isDownDear || costs.firstRate(along: changes.values, times: -1) >= 0
  }

  /// Takes what a step costs at a level; false if it gains, or if rounding hides whether it does.
  private func take(_ cost: Double, of rate: Rate, _ isDear: inout Bool) -> Bool {
    if isDear || abs(cost) <= max(Certificate.nothing * rate.magnitude, rate.error) { return true }
    isDear = true
    return cost > max(Certificate.something * rate.magnitude, 2 * rate.error)
  }

  /// A rate below this, relative to its summands, is rounding: the summands are doubles that are themselves rounded.
  private static let nothing = 0x1p-44
  /// A rate above this is none.
  private static let something = 0x1p-26
}

/// How far each variable of a dictionary goes along with one.
struct Changes: ~Copyable {
  /// The change of each variable: unknowns, then sums.
  var values: SparseVector
  // Clean between uses.
  private var sums: SparseVector
  private var magnitudes: Vector<Double>

  /// A change below this part of the greatest is rounding.
  private static let nothing = 0x1p-42
  /// A change above this part of the greatest is none.
  private static let something = 0x1p-32

  /// No change of so many variables, of which the last are sums.
  init(variableCount: Int, sumCount: Int) {
    values = SparseVector(count: variableCount)
    sums = SparseVector(count: sumCount)
    magnitudes = Vector(repeating: 0, count: sumCount)
  }

  mutating func clear() { values.clear { _, _ in } }

  /// Makes changes of unknowns that are rounding 0, and adds those of the sums that are basic; false if one may be
  /// rounding and may be none.
  mutating func addSums(_ tableau: Tableau) -> Bool {
    var isClear = true
    var greatest = 1.0
    let unknowns = values.touched.indices
    for position in unknowns { greatest = max(greatest, abs(values[Int(values.touched[position])])) }
    for position in unknowns {
      let unknown = Int(values.touched[position])
      let change = values[unknown]
      if abs(change) <= Changes.nothing * greatest {
        values[unknown] = 0
        continue
      }
      if abs(change) < Changes.something * greatest { isClear = false }
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
      if abs(change) <= Changes.nothing * magnitude || tableau.isNonbasic(tableau.unknownCount + sum) { continue }
      if abs(change) < Changes.something * magnitude { isClear = false }
      values.add(change, at: tableau.unknownCount + sum)
      sums[sum] = 0
    }
    sums.clear { _, _ in }
    return isClear
  }
}

extension Tableau {
  /// Whether a basic variable counts as above a place at which its slope changes.
  func isAbove(_ breakpoint: Perturbed, _ variable: Int) -> Bool { !tolerance.isBelow(value[variable], breakpoint) }

  /// Whether a variable is nonbasic, or was when its column was deleted.
  func isNonbasic(_ variable: Int) -> Bool { columnOf[variable] >= 0 }
}
