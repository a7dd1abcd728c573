import TrussIR

/// A program on its way through the solver: the dictionary, and the places of the program's parts in it.
struct Simplex {
  /// The hinges of the optional rows of one priority.
  struct Level {
    var hinges: Range<Int>
    /// The greatest slope of a hinge.
    var slope: Double
  }

  let program: Program
  var tableau: Tableau
  /// The variable that each row bounds or makes a hinge of: its own, or a slack that is its left side. -1 for rows
  /// that were left out.
  private(set) var variableOfRow: [Int32]
  /// The optional rows by priority, from high to low.
  private(set) var levels: [Level] = []
  /// The slacks of the required equations, in the order of the rows.
  var equations: [Int] = []
  /// Whether every step was taken that should have been.
  var isComplete = true

  /// What a core is made for.
  enum Purpose {
    /// Values: all rows, and what is settled leaves the dictionary.
    case values
    /// Conflicts: the required rows, and what is settled stays.
    case conflicts
  }

  /// Sets up the rows of a program that are not broken. Without a tolerance of their own they are compared by the
  /// program's greatest constant.
  init(_ program: Program, _ tolerance: Tolerance? = nil, without isBroken: [Bool], for purpose: Purpose) {
    self.program = program
    tableau = Tableau(
      variableCount: program.variableCount, tolerance: tolerance ?? Tolerance(greatest: program.greatest),
      keepsFixedColumns: purpose == .conflicts)
    variableOfRow = Array(repeating: -1, count: program.rows.count)
    let isUsed = program.rows.indices.map { position in
      !isBroken[position] && (purpose == .values || program.rows[position].isRequired)
    }
    for position in isUsed.indices where isUsed[position] { addRow(position) }
    if purpose == .values { addHinges(isUsed) }
  }

  /// Gives columns to variables that no row is about.
  mutating func addColumns(of variables: some Sequence<Int32>) {
    for variable in variables where tableau.columnOf[Int(variable)] < 0 { tableau.addColumn(of: Int(variable)) }
  }

  /// The variable that a sum is, which may be one of the program's.
  mutating func variable(for sum: [Program.Term]) -> Int {
    // Another that is the same sum might do, but then a target would be missed by a rounding.
    sum.count == 1 && sum[0].coefficient == 1 ? Int(sum[0].variable) : tableau.addVariable(sum)
  }

  private mutating func addRow(_ position: Int) {
    let row = program.rows[position]
    let terms = program.terms(of: row)
    for term in terms where tableau.columnOf[Int(term.variable)] < 0 {
      tableau.addColumn(of: Int(term.variable))
    }
    var variable = Int(terms[terms.startIndex].variable)
    if row.count > 1 {
      variable = tableau.addVariable(terms)
    }
    variableOfRow[position] = Int32(variable)
    guard row.isRequired else { return }
    let bounds = row.bounds(at: position)
    if tableau.lower[variable] < bounds.lower { tableau.lower[variable] = bounds.lower }
    if bounds.upper < tableau.upper[variable] { tableau.upper[variable] = bounds.upper }
    if row.count > 1, row.relation == .equal { equations.append(variable) }
  }

  /// Adds the hinges of the optional rows, level after level. A nonbasic variable begins at its first.
  private mutating func addHinges(_ isUsed: [Bool]) {
    let rows = program.rows
    let optional = rows.indices.filter { isUsed[$0] && !rows[$0].isRequired }
    // The sort is stable by the second key: within a level, rows keep their order.
    let ordered = optional.sorted { (rows[$0].level, $0) < (rows[$1].level, $1) }
    var isPlaced = Array(repeating: false, count: tableau.value.count)
    var rank: Int32 = -1
    for position in ordered {
      let row = rows[position]
      let variable = Int(variableOfRow[position])
      let breakpoint = Perturbed(row.constant, epsilon: 4 * Perturbed.epsilon(ofRow: position) - 3)
      tableau.hinges.append(
        Hinge(variable: Int32(variable), row: row.index, breakpoint: breakpoint, up: row.up, down: row.down))
      tableau.pending[variable] += 1
      if !isPlaced[variable] { tableau.value[variable] = breakpoint }
      isPlaced[variable] = true
      let count = tableau.hinges.count
      if row.level != rank { levels.append(Level(hinges: count - 1..<count, slope: 0)) }
      rank = row.level
      let last = levels.count - 1
      levels[last].hinges = levels[last].hinges.lowerBound..<count
      levels[last].slope = max(levels[last].slope, row.weight)
    }
  }
}

extension Simplex {
  /// The value of each of the system's variables.
  var values: [Double] { Array(tableau.finalValues().prefix(program.variableCount)) }
}

extension Simplex {
  /// Finds a point where all required rows hold; false if there is none.
  mutating func makeFeasible() -> Bool {
    tableau.beginWithSlacks()
    guard fixPoints(), eliminateEquations() else { return false }
    tableau.place()
    for lifted in tableau.liftViolatedBounds() {
      guard let outcome = tableau.restore(lifted) else { continue }
      if outcome != .stepLimit { return false }
      isComplete = false
      return true
    }
    return true
  }

  /// Fixes the variables whose bounds leave them no room; false if a lower bound is above the upper one.
  private mutating func fixPoints() -> Bool {
    for column in tableau.variableOfColumn.indices {
      let variable = Int(tableau.variableOfColumn[column])
      let (lower, upper) = (tableau.lower[variable], tableau.upper[variable])
      if tableau.tolerance.isBelow(upper.value, lower.value) { return false }
      guard tableau.isPoint(lower, upper) else { continue }
      tableau.value[variable] = Perturbed(lower.value)
      tableau.fix(column: column)
    }
    return true
  }

  /// Eliminates the required equations, the last first; false if one contradicts the others.
  private mutating func eliminateEquations() -> Bool {
    for slack in equations { tableau.value[slack] = tableau.lower[slack] }
    for slack in tableau.fixTriangle(of: equations).reversed() {
      let target = tableau.value[slack]
      let row = Int(tableau.rowOf[slack])
      if tableau.fix(row: row) { continue }
      let residual = tableau.settledValue(ofRow: row)
      if tableau.tolerance.isBelow(residual, target.value) || tableau.tolerance.isBelow(target.value, residual) {
        return false
      }
    }
    return true
  }
}

extension Simplex {
  /// The variables among some that have not come to one value, though all optional rows are done. Where that looks,
  /// errors grow, so it looks in a copy.
  func movable(among candidates: [Int32]) -> [Bool] {
    guard isComplete, tableau.liveColumnCount > 0 else { return candidates.map { _ in false } }
    var probe = self
    probe.tableau.factor()
    guard probe.tableau.isSound else { return candidates.map { _ in false } }
    return candidates.map { probe.canMove(Int($0)) }
  }

  /// Whether a variable's range is wider than a point.
  private mutating func canMove(_ variable: Int) -> Bool {
    guard tableau.isInside(variable) else { return false }
    if tableau.rowOf[variable] >= 0, tableau.entries(ofRow: Int(tableau.rowOf[variable])).isEmpty { return false }
    let watch = Tableau.Watch(variable: variable, start: tableau.value[variable].value)
    for (breakpoint, up, down) in [(Perturbed.infinity, 0.0, 1.0), (-.infinity, 1.0, 0.0)] {
      let end = Hinge(variable: Int32(variable), row: -1, breakpoint: breakpoint, up: up, down: down)
      switch tableau.minimizeAlone(end, watching: watch) {
      case .unbounded, .moved: return true
      case .optimal: continue
      case .stepLimit: isComplete = false
      }
    }
    return false
  }

  /// Settles what is still free: a variable comes as near to a value as it can.
  mutating func bring(_ variable: Int, near target: Double) {
    guard isComplete, tableau.liveColumnCount > 0, tableau.isInside(variable) else { return }
    let hinge = tableau.hinges.count
    tableau.hinges.append(
      Hinge(variable: Int32(variable), row: -1, breakpoint: Perturbed(target), up: 1, down: 1))
    minimize(CollectionOfOne(hinge), slope: 1)
    tableau.hinges.removeLast()
  }
}

extension Simplex {
  /// Minimises the optional rows: level after level the sum of their violations, then each violation that the sums
  /// leave open.
  mutating func minimizeLevels() {
    var open: [Int] = []
    for level in levels {
      guard isComplete, tableau.liveColumnCount > 0 else { return }
      minimize(level.hinges, slope: level.slope)
      for hinge in level.hinges {
        if canVary(hinge) { open.append(hinge) } else { leave(hinge) }
      }
    }
    // Hinges are in the order of priority, then of rows.
    for hinge in open {
      guard isComplete, tableau.liveColumnCount > 0 else { return }
      if canVary(hinge) {
        let slope = max(tableau.hinges[hinge].up, tableau.hinges[hinge].down)
        minimize(CollectionOfOne(hinge), slope: slope)
      }
      leave(hinge)
    }
  }

  /// Minimises some hinges and confines the program to where their cost is least.
  mutating func minimize(_ level: some Sequence<Int>, slope: Double) {
    tableau.begin(level)
    if tableau.minimize(slope: slope) == .stepLimit {
      tableau.end(level)
      isComplete = false
      return
    }
    tableau.confine(to: level, slope: slope)
  }

  /// Whether the cost of a hinge is not the same all over where its variable can be.
  private func canVary(_ index: Int) -> Bool {
    let hinge = tableau.hinges[index]
    let variable = Int(hinge.variable)
    let breakpoint = hinge.breakpoint.value
    guard tableau.isInside(variable) else { return false }
    return hinge.up > 0 && tableau.tolerance.isBelow(breakpoint, tableau.upper[variable].value)
      || hinge.down > 0 && tableau.tolerance.isBelow(tableau.lower[variable].value, breakpoint)
  }

  /// No level will look at a hinge again.
  private mutating func leave(_ hinge: Int) { tableau.pending[Int(tableau.hinges[hinge].variable)] -= 1 }
}

/// A value and a multiple of a symbolic epsilon, smaller than every number: `value + epsilon * e`.
///
/// Layouts are degenerate through and through (everything sits on several bounds at once), and a simplex that may
/// take steps of length 0 can cycle. With breakpoints a little apart, each in its own way, no step has length 0. As
/// epsilon is a symbol, and never a number, the result is exact: a basis that is optimal for all small epsilons is
/// optimal without. (Charnes 1952, "Optimality and degeneracy in linear programming".)
struct Perturbed: Equatable, Sendable {
  var value: Double
  var epsilon: Double

  static let zero = Perturbed(0)
  static let infinity = Perturbed(.infinity)

  init(_ value: Double, epsilon: Double = 0) {
    self.value = value
    self.epsilon = epsilon
  }

  var isFinite: Bool { value.isFinite }

  /// The lexicographic order, without tolerance.
  @inline(__always)
  static func < (left: Perturbed, right: Perturbed) -> Bool {
    left.value < right.value || (left.value == right.value && left.epsilon < right.epsilon)
  }

  @inline(__always)
  static func += (left: inout Perturbed, right: Perturbed) {
    left.value += right.value
    left.epsilon += right.epsilon
  }

  @inline(__always)
  static func * (factor: Double, right: Perturbed) -> Perturbed {
    Perturbed(factor * right.value, epsilon: factor * right.epsilon)
  }

  @inline(__always)
  static prefix func - (right: Perturbed) -> Perturbed {
    Perturbed(-right.value, epsilon: -right.epsilon)
  }
}

extension Perturbed {
  /// A multiple of epsilon in 0.5..<1 that depends on the row alone, so that each run perturbs alike.
  /// The generator is SplitMix64 (Steele, Lea, Flood 2014, "Fast splittable pseudorandom number generators").
  static func epsilon(ofRow row: Int) -> Double {
    var bits = (UInt64(truncatingIfNeeded: row) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return 0.5 + Double(bits >> 11) * 0x1p-54
  }
}
