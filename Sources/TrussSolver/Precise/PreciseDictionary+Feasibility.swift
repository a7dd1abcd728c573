extension PreciseDictionary {
  /// Solves an equation for the unknown with the greatest coefficient; false if it has none and does not hold.
  mutating func eliminate(_ equation: Row, magnitude: Double) -> Bool {
    guard let column = columnOfGreatest(equation) else {
      return abs(equation.constant.high) <= tolerance.rounding(of: magnitude)
    }
    let slack = addBasic(equation)
    guard case .row(let row) = places[slack] else { return false }
    pivot(row: row, column: column)
    remove(column: column)
    return true
  }

  private func columnOfGreatest(_ row: Row) -> Int? {
    let best = columns.indices.max { abs(row.entries[$0].high) < abs(row.entries[$1].high) }
    return best.flatMap { abs(row.entries[$0].high) > Precise.coefficient ? $0 : nil }
  }

  /// Makes the unknowns basic, which then are in nobody's way. One that is in no row keeps its column.
  mutating func releaseUnknowns() {
    for unknown in 0..<unknownCount {
      guard case .column(let column) = places[unknown] else { continue }
      let bounded = rows.indices.filter { !isUnknown(rows[$0].variable) }
      let best = bounded.max { abs(rows[$0].entries[column].high) < abs(rows[$1].entries[column].high) }
      if let best, abs(rows[best].entries[column].high) > Precise.coefficient { pivot(row: best, column: column) }
    }
  }

  /// Finds a point where every variable is at least 0; false if there is none.
  ///
  /// All rows are lifted by one more variable until they are, which then comes as near to 0 as it can.
  mutating func makeFeasible() -> Bool {
    let bounded = rows.indices.filter { !isUnknown(rows[$0].variable) }
    guard let worst = bounded.min(by: { rows[$0].constant < rows[$1].constant }), rows[worst].constant.high < 0
    else { return true }
    let lift = addColumn()
    for row in bounded { rows[row].entries[columns.count - 1] = DoubleDouble(1) }
    pivot(row: worst, column: columns.count - 1)
    var cost = cost(of: CollectionOfOne((variable: lift, weight: 1.0)))
    guard minimize(&cost) == .optimal else {
      isComplete = false
      return true
    }
    if cost.constant.high > tolerance.rounding(of: 0) { return false }
    drop(lift)
    // What is left below 0 is rounding.
    for row in rows.indices where !isUnknown(rows[row].variable) && rows[row].constant.high < 0 {
      rows[row].constant = .zero
    }
    return true
  }

  /// Takes the lifting variable, which is 0 but for rounding, out of the dictionary.
  private mutating func drop(_ lift: Int) {
    if case .row(let row) = places[lift] {
      let column = columns.indices.filter { !isUnknown(columns[$0]) }
        .max { abs(rows[row].entries[$0].high) < abs(rows[row].entries[$1].high) }
      guard let column, abs(rows[row].entries[column].high) > Precise.coefficient else { return remove(row: row) }
      rows[row].constant = .zero
      pivot(row: row, column: column)
    }
    if case .column(let column) = places[lift] { remove(column: column) }
  }
}
