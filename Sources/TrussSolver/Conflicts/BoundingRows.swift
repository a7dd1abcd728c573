/// The required rows that bound each variable, by their positions, the tightest first.
///
/// Rows are only ever broken, never mended, so the tightest one that is not broken is looked for where the last one was
/// found: a variable that a hundred thousand rows bound costs no more than to sort them once.
struct BoundingRows {
  /// Lists one after the other, each with a place up to which its rows are broken.
  private struct Lists {
    private var rows: [Int32] = []
    private var ends: [Int] = []
    private var next: [Int] = []

    mutating func append(_ list: some Sequence<Int32>) {
      next.append(rows.count)
      rows.append(contentsOf: list)
      ends.append(rows.count)
    }

    /// The first row of a list that is not broken.
    func first(_ list: Int) -> Int? { next[list] < ends[list] ? Int(rows[next[list]]) : nil }

    mutating func pass(_ list: Int, _ isBroken: [Bool]) {
      while let row = first(list), isBroken[row] { next[list] += 1 }
    }
  }

  private var lower = Lists()
  private var upper = Lists()

  /// - Parameters:
  ///   - variableOfRow: the variable that each row bounds; -1 for none.
  ///   - count: the number of variables.
  ///   - bounds: the bounds that a row sets.
  init(variableOfRow: [Int32], count: Int, bounds: (Int) -> (lower: Perturbed, upper: Perturbed)) {
    var rowsOfVariable: [[Int32]] = Array(repeating: [], count: count)
    for position in variableOfRow.indices where variableOfRow[position] >= 0 {
      rowsOfVariable[Int(variableOfRow[position])].append(Int32(truncatingIfNeeded: position))
    }
    for rows in rowsOfVariable {
      let found = rows.map { (position: $0, bounds: bounds(Int($0))) }
      // Of rows with one bound, the first is taken.
      let lowest = found.filter { -Perturbed.infinity < $0.bounds.lower }.sorted {
        $0.bounds.lower == $1.bounds.lower ? $0.position < $1.position : $1.bounds.lower < $0.bounds.lower
      }
      let highest = found.filter { $0.bounds.upper < .infinity }.sorted {
        $0.bounds.upper == $1.bounds.upper ? $0.position < $1.position : $0.bounds.upper < $1.bounds.upper
      }
      lower.append(lowest.lazy.map(\.position))
      upper.append(highest.lazy.map(\.position))
    }
  }

  /// The rows that are not broken and set the bounds of a variable.
  func tightest(of variable: Int) -> (below: Int?, above: Int?) { (lower.first(variable), upper.first(variable)) }

  /// Passes over the rows of a variable that have been broken.
  mutating func pass(_ variable: Int, _ isBroken: [Bool]) {
    lower.pass(variable, isBroken)
    upper.pass(variable, isBroken)
  }
}
