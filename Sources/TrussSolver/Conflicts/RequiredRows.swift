import TrussIR

/// The required rows of a system: which rows conflict, which rows are broken so that the others can hold, and whether
/// the others hold.
struct RequiredRows {
  private let system: ConstraintSystem
  private let program: Program
  private(set) var isBroken: [Bool]
  private(set) var conflicts: [Conflict] = []
  /// Created on first use: a system without conflicts does not need it.
  private lazy var components = Components(system, program)

  /// Makes the required rows of a system. The initial conflicts are the rows without variables that do not hold.
  init(_ system: ConstraintSystem, _ program: Program) {
    self.system = system
    self.program = program
    isBroken = Array(repeating: false, count: program.rows.count)
    for (row, gap) in program.contradictions where gap > Tolerance.strict.rounding(of: 0) {
      if gap <= components.tolerance(ofRow: row, of: system).rounding(of: 0) { continue }
      conflicts.append(Conflict(constraints: [row], broken: row))
    }
  }

  /// Finds the conflicts among the rows that are not broken, component by component, and breaks a row of each conflict.
  /// Returns false if no row was broken.
  mutating func breakConflicts() -> Bool {
    var hasBroken = false
    for part in components.parts(of: program, without: isBroken) {
      var search = ConflictSearch(system, part.program, part.tolerance)
      search.run()
      let precise = search.isDoubtful ? PreciseConflicts(system, part.program, part.tolerance) : nil
      for found in precise?.conflicts ?? search.conflicts {
        func index(_ position: Int) -> Int { Int(part.program.rows[position].index) }
        conflicts.append(Conflict(constraints: found.constraints.map(index), broken: index(found.broken)))
        isBroken[part.positions[found.broken]] = true
        hasBroken = true
      }
    }
    return hasBroken
  }

  /// Whether the unbroken rows hold at a solution, except for rounding. This checks the original rows, because the
  /// solver's tolerances may have accepted violations.
  mutating func areKept(by solution: Solution) -> Bool {
    var isLeftOut = Array(repeating: false, count: system.rows.count)
    for conflict in conflicts { isLeftOut[conflict.broken] = true }
    for row in system.rows.indices where system.rows[row].priority.isRequired && !isLeftOut[row] {
      let violation = solution.violation(of: row)
      if violation == 0 || violation <= Tolerance.residual * system.magnitude(ofRow: row, at: solution.values, 1) {
        continue
      }
      let scale = components.tolerance(ofRow: row, of: system).scale
      if violation > Tolerance.residual * system.magnitude(ofRow: row, at: solution.values, scale) { return false }
    }
    return true
  }
}

extension ConstraintSystem {
  /// The greatest magnitude among the summands of a row, with each value counted as at least `scale`. A row without
  /// variables, or whose variables cancel, compares constants; then the magnitude is at least `scale`.
  fileprivate func magnitude(ofRow index: Int, at values: [Double], _ scale: Double) -> Double {
    var magnitude = 0.0
    var greatest = 0.0
    var coefficients: [Int32: Double] = [:]
    let right = forEachVariable(ofRow: index) {
      magnitude = max(magnitude, abs($1) * max(scale, abs(values[Int($0.index)])))
      greatest = max(greatest, abs($1))
      coefficients[$0.index, default: 0] += $1
    }
    let cancels = coefficients.values.allSatisfy { abs($0) <= Tolerance.coefficient * greatest }
    return max(magnitude, abs(right), cancels ? scale : 0)
  }
}

/// The required rows that bound each variable, sorted by tightness. Rows are named by their positions.
///
/// When rows are broken, the search for the tightest unbroken row continues at its last position. So even for a
/// variable with a hundred thousand rows, all searches together cost no more than sorting the rows once.
struct BoundingRows {
  /// A row and its lower bound, or its negated upper bound.
  private struct Bound {
    var row: Int32
    var value: Perturbed

    /// Whether the other bound is tighter. Of equal bounds, the bound of the earlier row counts as tighter.
    func isLooser(than other: Bound) -> Bool {
      value == other.value ? row > other.row : value < other.value
    }
  }

  /// The remaining bounds of each variable, the tightest last: lower bounds at even indices, upper bounds at odd
  /// indices.
  private var bounds: [[Bound]]

  /// Finds the bounding rows of a program. `variableOfRow` is the variable that each row bounds, or -1.
  init(_ program: Program, _ variableOfRow: [Int32], variableCount: Int) {
    bounds = Array(repeating: [], count: 2 * variableCount)
    for position in program.rows.indices where variableOfRow[position] >= 0 {
      for side in 0...1 {
        guard let bound = Self.bound(at: position, side, program) else { continue }
        bounds[2 * Int(variableOfRow[position]) + side].append(bound)
      }
    }
    for side in bounds.indices where bounds[side].count > 1 { bounds[side].sort { $0.isLooser(than: $1) } }
  }

  /// The bound that a row sets: for side 0 the lower bound, for side 1 the negated upper bound.
  private static func bound(at position: Int, _ side: Int, _ program: Program) -> Bound? {
    let bounds = program.rows[position].bounds(at: position)
    let value = side == 0 ? bounds.lower : -bounds.upper
    return value.isFinite ? Bound(row: Int32(truncatingIfNeeded: position), value: value) : nil
  }

  /// The tightest bounds of a variable among unbroken rows, and the row of each bound.
  func tightest(of variable: Int) -> (lower: Perturbed, upper: Perturbed, below: Int?, above: Int?) {
    let (low, high) = (bounds[2 * variable].last, bounds[2 * variable + 1].last)
    return (
      low?.value ?? -.infinity, high.map { -$0.value } ?? .infinity, low.map { Int($0.row) }, high.map { Int($0.row) }
    )
  }

  /// Removes a variable's tightest bounds as long as their rows are broken.
  mutating func pass(_ variable: Int, _ isBroken: [Bool]) {
    for side in 2 * variable...2 * variable + 1 {
      while let bound = bounds[side].last, isBroken[Int(bound.row)] { bounds[side].removeLast() }
    }
  }

  /// Restores the bounds of a row that is no longer broken, unless tighter bounds remain.
  mutating func takeBack(_ position: Int, of variable: Int, _ program: Program) {
    for side in 0...1 {
      guard let bound = Self.bound(at: position, side, program) else { continue }
      let list = 2 * variable + side
      if bounds[list].last?.isLooser(than: bound) ?? true { bounds[list].append(bound) }
    }
  }
}
