/// The point of a dictionary's last basis, with a proof that it costs least at each level; none where rounding led
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
  private(set) var values: [Double]

  private let tableau: Tableau
  private var basis: Basis

  /// The certificate of a dictionary in which all levels have been minimised; nil if it cannot be had.
  init?(_ tableau: Tableau, _ costs: some LevelCosts) {
    guard let basis = Basis(tableau), let values = basis.values(tableau) else { return nil }
    self.tableau = tableau
    self.basis = basis
    self.values = values
    guard isWithinBounds, isOptimal(costs) else { return nil }
  }

  /// Values beyond this many times the scale leave a double too few digits for a point.
  private static let farthest = 0x1p30

  /// What a sum of values may be off by, relative to the greatest of them: the dictionary's tolerance is far wider, and
  /// a row that is off by that may be worth much where coefficients are far apart.
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

  /// What is known of a step of a nonbasic variable: nothing while it has cost nothing at every level so far.
  private struct Step {
    var isDownDear: Bool
    var isUpDear: Bool
    var isDone: Bool { isDownDear && isUpDear }
  }

  private func isOptimal(_ costs: some LevelCosts) -> Bool {
    var steps = basis.nonbasic.map { variable in
      let blocked = costs.isBlocked(variable, at: values[variable])
      return Step(isDownDear: blocked.down, isUpDear: blocked.up)
    }
    var open = steps.indices.filter { !steps[$0].isDone }
    for level in 0..<costs.levelCount where !open.isEmpty {
      guard let rates = basis.rates(at: level, of: costs, tableau) else { return false }
      for index in open {
        let rate = rates[index]
        guard take(rate.above, of: rate, &steps[index].isUpDear), take(-rate.below, of: rate, &steps[index].isDownDear)
        else { return false }
      }
      open.removeAll { steps[$0].isDone }
    }
    var changes = Changes(variableCount: values.count, sumCount: values.count - tableau.unknownCount)
    for index in open where !isOptimalByRow(index, steps[index], costs, &changes) { return false }
    return true
  }

  /// Whether the first row, or else the first default, that minds a step that costs nothing at any level minds it.
  private func isOptimalByRow(
    _ index: Int, _ step: Step, _ costs: some LevelCosts, _ changes: inout Changes
  ) -> Bool {
    guard basis.find(&changes, along: index) else { return false }
    if !step.isUpDear, costs.firstRate(along: changes.values, times: 1, from: values, in: tableau) < 0 { return false }
    return step.isDownDear || costs.firstRate(along: changes.values, times: -1, from: values, in: tableau) >= 0
  }

  /// Takes what a step costs at a level; false if it gains, or if rounding hides whether it does.
  private func take(_ cost: Double, of rate: Basis.Rate, _ isDear: inout Bool) -> Bool {
    if isDear || abs(cost) <= max(Certificate.nothing * rate.magnitude, rate.error) { return true }
    isDear = true
    return cost > max(Certificate.something * rate.magnitude, 2 * rate.error)
  }

  /// A rate below this, relative to what it was summed from, is rounding: of a sum of doubles that are themselves
  /// roundings of what was meant.
  private static let nothing = 0x1p-44
  /// A rate above this is none.
  private static let something = 0x1p-26
}
