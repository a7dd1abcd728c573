import TrussIR
import TrussSolver

/// Solves a system that bytes say: it comes to an end, twice to the same, and with clean numbers both ways to the same.
struct EngineCheck {
  private let encoded: EncodedSystem
  private var system: ConstraintSystem { encoded.system }

  init(_ bytes: [UInt8]) { encoded = EncodedSystem(bytes) }

  func run() throws(Finding) {
    let solution = system.solve()
    try Finding.unless(solution == system.solve(), "the same system, solved twice, differs\n\(system.listing)")
    try Finding.unless(
      solution.values.count == system.variableCount && solution.values.allSatisfy(\.isFinite), "values that are none")
    let dictionary = system.solve(by: .simplex)
    if encoded.numbers == .any { return }
    // With numbers of all sizes a solution may be beyond what a Double can tell; the solver then reports it as not solved.
    if encoded.numbers != .scaled {
      try Finding.unless(solution.isComplete, "not solved\n\(system.listing)")
      try Finding.unless(dictionary.isComplete, "not solved in the dictionary\n\(system.listing)")
    }
    // One that is reported as solved keeps its rows, whatever became of the other.
    if solution.isComplete { try requiredRowsHold(solution, "trees") }
    if dictionary.isComplete { try requiredRowsHold(dictionary, "dictionary") }
    guard solution.isComplete, dictionary.isComplete else { return }
    try compare(solution, dictionary)
    if encoded.numbers == .clean { try conflictsAreIrreducible(solution) }
  }

  /// Rows that are not broken hold, up to the rounding of the greatest number in sight.
  private func requiredRowsHold(_ solution: Solution, _ method: String) throws(Finding) {
    var isBroken = Array(repeating: false, count: system.rows.count)
    for conflict in solution.conflicts { isBroken[conflict.broken] = true }
    for row in solution.invalidRows { isBroken[row] = true }
    let greatest = greatestNumber(solution)
    for row in system.rows.indices where system.rows[row].priority.isRequired && !isBroken[row] {
      try Finding.unless(
        solution.violation(of: row) <= 1e-9 * greatest * greatestCoefficient(of: row),
        "\(method): row \(row) is off by \(solution.violation(of: row))\n\(system.listing)")
    }
  }

  /// The greatest value or constant: the engine tells numbers apart relative to that.
  private func greatestNumber(_ solution: Solution) -> Double {
    let greatest = solution.values.reduce(1) { max($0, abs($1)) }
    return system.rows.reduce(greatest) { max($0, abs($1.constant)) }
  }

  private func greatestCoefficient(of row: Int) -> Double {
    var greatest = 1.0
    _ = system.forEachVariable(ofRow: row) { greatest = max(greatest, abs($1)) }
    return greatest
  }

  private var leastCoefficient: Double {
    var least = 1.0
    for row in system.rows.indices {
      _ = system.forEachVariable(ofRow: row) { if $1 != 0 { least = min(least, abs($1)) } }
    }
    return least
  }

  private func compare(_ trees: Solution, _ dictionary: Solution) throws(Finding) {
    if trees.conflicts != dictionary.conflicts {
      // With numbers of all sizes a gap may be rounding to one and not to the other; each has kept to its rows.
      return try Finding.unless(
        encoded.numbers == .scaled,
        "conflicts \(trees.conflicts) of the trees are not \(dictionary.conflicts)\n\(system.listing)")
    }
    let greatest = max(greatestNumber(trees), greatestNumber(dictionary))
    let coefficient = system.rows.indices.reduce(1) { max($0, greatestCoefficient(of: $1)) }
    // Required rows may be off by the rounding of values. What that is worth to others grows with how far coefficients are
    // apart: where a unit is ten thousand in one row and a millionth in another, ten decimal digits of a level are gone.
    let same = max(1e-8, 0x1p-44 * coefficient / leastCoefficient)
    for (left, right) in zip(trees.violations, dictionary.violations) {
      try Finding.unless(
        abs(left.total - right.total) <= same * greatest * coefficient,
        "violation \(left.total) at \(left.priority.value) is not \(right.total)\n\(system.listing)")
      // Coefficients of all sizes that are summed in two orders differ in their last bits. One way takes such a gain at a
      // level for one and pays for it at those below, which exact fractions confirm; the other takes it for rounding.
      if encoded.numbers == .scaled, abs(left.total - right.total) > 1e-15 * left.total { break }
    }
    if encoded.numbers == .scaled { return }
    for (index, (left, right)) in zip(trees.values, dictionary.values).enumerated() {
      try Finding.unless(
        abs(left - right) <= 1e-8 * greatest, "value \(left) of variable \(index) is not \(right)\n\(system.listing)")
    }
  }

  /// The rows of a conflict cannot all hold, and can without any one of them.
  private func conflictsAreIrreducible(_ solution: Solution) throws(Finding) {
    for conflict in solution.conflicts {
      try Finding.unless(
        conflict.constraints.contains(conflict.broken) && isInfeasible(conflict.constraints),
        "\(conflict) is none\n\(system.listing)")
      for row in conflict.constraints {
        try Finding.unless(
          !isInfeasible(conflict.constraints.filter { $0 != row }),
          "\(conflict) is one without \(row) too\n\(system.listing)")
      }
    }
  }

  private func isInfeasible(_ rows: [Int]) -> Bool {
    var part = ConstraintSystem()
    for item in system.items { part.addItem(item) }
    for row in rows { part.add(system.constraints[row]) }
    return !part.solve(by: .simplex).conflicts.isEmpty
  }
}
