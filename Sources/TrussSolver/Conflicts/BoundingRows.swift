/// The required rows that bound each variable, by their positions, the tightest first.
///
/// Rows are only ever broken, never mended, so the tightest one that is not broken is looked for where the last one was
/// found: a variable that a hundred thousand rows bound costs no more than to sort them once.
struct BoundingRows {
  private var lower = Pool<Int32>()
  private var upper = Pool<Int32>()
  /// How many rows at the beginning of each list are broken.
  private var passed: (lower: [Int], upper: [Int])

  /// - Parameters:
  ///   - variableOfRow: the variable that each row bounds; -1 for none.
  ///   - count: the number of variables.
  ///   - bounds: the bounds that a row sets.
  init(variableOfRow: [Int32], count: Int, bounds: (Int) -> (lower: Perturbed, upper: Perturbed)) {
    var rows = Pool<Int32>()
    for _ in 0..<count { rows.addList(EmptyCollection()) }
    for position in variableOfRow.indices where variableOfRow[position] >= 0 {
      rows.append(Int32(position), to: Int(variableOfRow[position]))
    }
    for variable in 0..<count {
      let found = rows.elements[rows.range(variable)].map { (position: $0, bounds: bounds(Int($0))) }
      // Of rows with one bound, the first is taken.
      let lowest = found.filter { -Perturbed.infinity < $0.bounds.lower }.sorted {
        $0.bounds.lower == $1.bounds.lower ? $0.position < $1.position : $1.bounds.lower < $0.bounds.lower
      }
      let highest = found.filter { $0.bounds.upper < .infinity }.sorted {
        $0.bounds.upper == $1.bounds.upper ? $0.position < $1.position : $0.bounds.upper < $1.bounds.upper
      }
      lower.addList(lowest.map(\.position))
      upper.addList(highest.map(\.position))
    }
    passed = (Array(repeating: 0, count: count), Array(repeating: 0, count: count))
  }

  /// The rows that are not broken and set the bounds of a variable.
  func tightest(of variable: Int) -> (below: Int?, above: Int?) {
    (first(lower, variable, passed.lower[variable]), first(upper, variable, passed.upper[variable]))
  }

  private func first(_ rows: Pool<Int32>, _ variable: Int, _ passed: Int) -> Int? {
    passed < rows.length(variable) ? Int(rows.elements[rows.range(variable).lowerBound + passed]) : nil
  }

  /// Passes over the rows of a variable that have been broken.
  mutating func pass(_ variable: Int, _ isBroken: [Bool]) {
    while let row = tightest(of: variable).below, isBroken[row] { passed.lower[variable] += 1 }
    while let row = tightest(of: variable).above, isBroken[row] { passed.upper[variable] += 1 }
  }
}
