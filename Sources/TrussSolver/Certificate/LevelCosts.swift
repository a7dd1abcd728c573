/// What the variables of a dictionary cost at each level, as a proof that a point costs least has to know it.
protocol LevelCosts {
  var levelCount: Int { get }

  /// Calls `body` with what a step down and a step up from where a variable is change its cost at a level by, for each
  /// unit: the slopes below and above its value. Several costs of a variable add up. Of a basic variable both are the
  /// slope on one side of it.
  func forEachSlope(
    at level: Int, in tableau: Tableau, _ body: (_ variable: Int, _ below: Double, _ above: Double) -> Void)

  /// What the first row, or else the first default, that a move is not the same to makes of it: more than 0 where its
  /// violation grows, 0 where the move is the same to all. Each variable goes as far as `changes` has, `sign` times; one
  /// of them is nonbasic. `values` has where they are.
  func firstRate(
    along changes: borrowing SparseVector, times sign: Double, from values: [Double], in tableau: Tableau
  ) -> Double

  /// Whether required rows keep a nonbasic variable from going down, or up.
  func isBlocked(_ variable: Int, at value: Double) -> (down: Bool, up: Bool)
}

extension Tableau {
  /// Whether a basic variable counts as above a place at which its slope changes.
  func isAbove(_ breakpoint: Perturbed, _ variable: Int) -> Bool { !tolerance.isBelow(value[variable], breakpoint) }

  /// Whether a variable is nonbasic, or was when its column was deleted.
  func isNonbasic(_ variable: Int) -> Bool { columnOf[variable] >= 0 }
}

/// The costs of a program's optional rows, and then of defaults.
struct ProgramCosts: LevelCosts {
  /// A variable that comes as near to a value as it can.
  struct Default {
    var variable: Int32
    var target: Double
  }

  private let levels: [Simplex.Level]
  private let hinges: [Hinge]
  private let defaults: [Default]
  private var lower: [Double]
  private var upper: [Double]

  /// The costs of the rows of a core that are not broken.
  init(_ simplex: Simplex, _ defaults: [Default]) {
    self.defaults = defaults
    levels = simplex.levels
    hinges = simplex.tableau.hinges
    lower = Array(repeating: -.infinity, count: simplex.tableau.value.count)
    upper = Array(repeating: .infinity, count: simplex.tableau.value.count)
    for (position, row) in simplex.program.rows.enumerated()
    where row.isRequired && simplex.variableOfRow[position] >= 0 {
      let variable = Int(simplex.variableOfRow[position])
      lower[variable] = max(lower[variable], row.lower)
      upper[variable] = min(upper[variable], row.upper)
    }
  }

  var levelCount: Int { levels.count }

  func isBlocked(_ variable: Int, at value: Double) -> (down: Bool, up: Bool) {
    (value <= lower[variable], value >= upper[variable])
  }

  func forEachSlope(at level: Int, in tableau: Tableau, _ body: (Int, Double, Double) -> Void) {
    for hinge in hinges[levels[level].hinges] {
      let slopes = tableau.slopes(of: hinge)
      body(Int(hinge.variable), slopes.below, slopes.above)
    }
  }

  func firstRate(
    along changes: borrowing SparseVector, times sign: Double, from values: [Double], in tableau: Tableau
  ) -> Double {
    for hinge in hinges {
      let change = sign * changes[Int(hinge.variable)]
      if change == 0 { continue }
      let slopes = tableau.slopes(of: hinge)
      let rate = change * (change > 0 ? slopes.above : slopes.below)
      if rate != 0 { return rate }
    }
    for each in defaults {
      let (change, gap) = (sign * changes[Int(each.variable)], values[Int(each.variable)] - each.target)
      if abs(change) <= Tolerance.coefficient { continue }
      return tableau.tolerance.isTie(gap, 0) ? abs(change) : gap > 0 ? change : -change
    }
    return 0
  }
}

extension Tableau {
  /// The slopes of a hinge below and above where its variable is. A nonbasic variable is on a breakpoint that is within
  /// an epsilon of it: no step of it is that short.
  fileprivate func slopes(of hinge: Hinge) -> (below: Double, above: Double) {
    let variable = Int(hinge.variable)
    if !isNonbasic(variable) {
      let slope = isAbove(hinge.breakpoint, variable) ? hinge.up : -hinge.down
      return (slope, slope)
    }
    let (here, breakpoint) = (value[variable].value, hinge.breakpoint.value)
    return (breakpoint < here ? hinge.up : -hinge.down, here < breakpoint ? -hinge.down : hinge.up)
  }
}
