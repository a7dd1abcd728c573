import TrussIR

/// The required rows of a system: which of them clash, which are broken so that the others can hold, and whether these
/// do.
struct RequiredRows {
  private let system: ConstraintSystem
  private let program: Program
  /// Whether each of the program's rows is left out.
  private(set) var isBroken: [Bool]
  private(set) var conflicts: [Conflict] = []
  /// Created on first use: a system without conflicts needs none.
  private lazy var components = Components(system, program)

  /// The rows of a system; only those that compare two numbers are broken yet.
  init(_ system: ConstraintSystem, _ program: Program) {
    self.system = system
    self.program = program
    isBroken = Array(repeating: false, count: program.rows.count)
    for (row, gap) in program.contradictions where gap > Tolerance.strict.rounding(of: 0) {
      if gap <= components.tolerance(ofRow: row, of: system).rounding(of: 0) { continue }
      conflicts.append(Conflict(constraints: [row], broken: row))
    }
  }

  /// Finds the conflicts among the rows that are not broken, component by component, and breaks a row of each; false if
  /// no row was broken.
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

  /// Whether the rows that are not broken hold at a solution, except for rounding: the tolerances on the way to the
  /// values may have let through violations, which only the rows themselves show.
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
  /// The greatest of the numbers that a row is summed from, and of a scale in the row's own terms. A row whose
  /// variables cancel out, if it has any, compares constants, by the scale itself.
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

/// The required rows that bound each variable, by their positions, the tightest first.
///
/// While rows are broken, the tightest one that is not is searched where the last one was found: a variable that a
/// hundred thousand rows bound costs at most to sort them once.
struct BoundingRows {
  /// A row and its lower bound, or its upper one negated.
  private struct Bound {
    var row: Int32
    var value: Perturbed

    /// Whether another bound is tighter. Of equal ones, that of the first row is.
    func isLooser(than other: Bound) -> Bool {
      value == other.value ? row > other.row : value < other.value
    }
  }

  /// The bounds that are left of each variable, below and above, the tightest last.
  private var bounds: [[Bound]]

  /// The bounding rows of a program, from the variable that each row bounds, -1 for none.
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

  /// The bound that a row sets on the side below, 0, or above, 1.
  private static func bound(at position: Int, _ side: Int, _ program: Program) -> Bound? {
    let bounds = program.rows[position].bounds(at: position)
    let value = side == 0 ? bounds.lower : -bounds.upper
    return value.isFinite ? Bound(row: Int32(truncatingIfNeeded: position), value: value) : nil
  }

  /// The bounds of a variable that unbroken rows set, and the first of these rows for each.
  func tightest(of variable: Int) -> (lower: Perturbed, upper: Perturbed, below: Int?, above: Int?) {
    let (low, high) = (bounds[2 * variable].last, bounds[2 * variable + 1].last)
    return (
      low?.value ?? -.infinity, high.map { -$0.value } ?? .infinity, low.map { Int($0.row) }, high.map { Int($0.row) }
    )
  }

  /// Passes over the rows of a variable that have been broken.
  mutating func pass(_ variable: Int, _ isBroken: [Bool]) {
    for side in 2 * variable...2 * variable + 1 {
      while let bound = bounds[side].last, isBroken[Int(bound.row)] { bounds[side].removeLast() }
    }
  }

  /// Takes back the bounds of a row that is not broken any more, unless tighter ones are left.
  mutating func takeBack(_ position: Int, of variable: Int, _ program: Program) {
    for side in 0...1 {
      guard let bound = Self.bound(at: position, side, program) else { continue }
      let list = 2 * variable + side
      if bounds[list].last?.isLooser(than: bound) ?? true { bounds[list].append(bound) }
    }
  }
}
