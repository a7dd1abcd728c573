extension PreciseSimplex {
  /// Solves an equation for an unknown, which goes to the shelf; false if it has none and does not hold.
  mutating func eliminate(_ equation: Row, magnitude: Double, uses: [Int]) -> Bool {
    guard let column = eliminationColumn(equation, uses) else {
      return abs(equation.constant.high) <= tolerance.rounding(of: magnitude)
    }
    let slack = addBasic(equation)
    guard case .row(let row) = places[slack] else { return false }
    pivot(row: row, column: column)
    shelve(row: row)
    remove(column: column)
    return true
  }

  /// The unknown that few rows use, among those whose coefficients are not much below the greatest.
  private func eliminationColumn(_ row: Row, _ uses: [Int]) -> Int? {
    let greatest = greatestCoefficient(row)
    if greatest <= Precise.coefficient { return nil }
    let candidates = row.columns.indices.filter {
      isUnknown(columns[Int(row.columns[$0])])
        && abs(row.coefficients[$0].high) >= PreciseSimplex.relativePivot * greatest
    }
    let best = candidates.min {
      (uses[columns[Int(row.columns[$0])]], $0) < (uses[columns[Int(row.columns[$1])]], $1)
    }
    return best.map { Int(row.columns[$0]) }
  }

  private func greatestCoefficient(_ row: Row) -> Double {
    row.columns.indices.reduce(0) {
      isUnknown(columns[Int(row.columns[$1])]) ? max($0, abs(row.coefficients[$1].high)) : $0
    }
  }

  /// Among the pivots of an elimination, one must be at least this part of the greatest.
  private static let relativePivot = 0.1

  /// Makes the unknowns basic and puts them on the shelf. One that is in no row keeps its column. Rows that `isLikely`
  /// names are taken first, as their variables are likely to be 0.
  mutating func releaseUnknowns(_ isLikely: (_ variable: Int) -> Bool = { _ in false }) {
    for column in columns.indices where columns[column] >= 0 && isUnknown(columns[column]) {
      var best: (row: Int, coefficient: Double, isLikely: Bool, length: Int)?
      for row in rows.indices {
        let coefficient = abs(rows[row].coefficient(of: column).high)
        if coefficient <= Precise.coefficient { continue }
        let candidate = (row, coefficient, isLikely(rows[row].variable), rows[row].columns.count)
        guard let other = best else {
          best = candidate
          continue
        }
        if isBetter(candidate, than: other) { best = candidate }
      }
      guard let best else { continue }
      pivot(row: best.row, column: column)
      shelve(row: best.row)
    }
  }

  private func isBetter(
    _ one: (row: Int, coefficient: Double, isLikely: Bool, length: Int),
    than other: (row: Int, coefficient: Double, isLikely: Bool, length: Int)
  ) -> Bool {
    if one.coefficient < PreciseSimplex.relativePivot * other.coefficient { return false }
    if other.coefficient < PreciseSimplex.relativePivot * one.coefficient { return true }
    if one.isLikely != other.isLikely { return one.isLikely }
    return one.length < other.length
  }

  /// Finds a point where every variable is at least 0. If there is none, returns the variables that cannot all be: no
  /// set without one of them is such a set (J. Gleeson, J. Ryan 1990, "Identifying minimally infeasible subsystems of
  /// inequalities").
  ///
  /// All rows are lifted by one more variable until they are, which then comes as near to 0 as it can.
  mutating func makeFeasible() -> [Int]? {
    guard let worst = rows.indices.min(by: { rows[$0].constant < rows[$1].constant }), rows[worst].constant.high < 0
    else { return nil }
    let lift = addColumn()
    let column = columns.count - 1
    for row in rows.indices {
      rows[row].columns.append(Int32(column))
      rows[row].coefficients.append(DoubleDouble(1))
    }
    pivot(row: worst, column: column)
    var cost = cost(of: CollectionOfOne((variable: lift, coefficient: DoubleDouble(1))))
    guard minimize(&cost) == .optimal else {
      isComplete = false
      return nil
    }
    if cost.constant.high > tolerance.rounding(of: 0) {
      return columns.indices.filter { columns[$0] >= unknownCount && cost.rises($0) }.map { columns[$0] }
    }
    drop(lift)
    // What is left below 0 is rounding.
    for row in rows.indices where rows[row].constant.high < 0 { rows[row].constant = .zero }
    return nil
  }

  /// Takes the lifting variable, which is 0 but for rounding, out of the dictionary.
  private mutating func drop(_ lift: Int) {
    if case .row(let row) = places[lift] {
      let best = rows[row].columns.indices.filter { columns[Int(rows[row].columns[$0])] >= unknownCount }
        .max { abs(rows[row].coefficients[$0].high) < abs(rows[row].coefficients[$1].high) }
      guard let best, abs(rows[row].coefficients[best].high) > Precise.coefficient else { return remove(row: row) }
      rows[row].constant = .zero
      pivot(row: row, column: Int(rows[row].columns[best]))
    }
    if case .column(let column) = places[lift] { remove(column: column) }
  }
}
