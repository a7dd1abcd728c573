// The rows and columns of the dictionary, as the sums give them.
extension Tableau {
  /// Solves for a column: the rows that it occurs in and its coefficients there go to `gatheredRows` and `gathered`.
  mutating func gather(column: Int) {
    for row in gatheredRows { gathered[Int(row)] = 0 }
    gatheredRows.removeAll(keepingCapacity: true)
    let variable = Int(variableOfColumn[column])
    if variable < unknownCount {
      for position in definitions.occurrenceRange(variable) {
        let occurrence = definitions.occurrences[position]
        factors.matrix.right.add(occurrence.coefficient, at: Int(occurrence.sum))
      }
    } else {
      factors.matrix.right.add(-1, at: variable - unknownCount)
    }
    factors.matrix.solve()
    factors.matrix.right.clear { row, coefficient in
      if abs(coefficient) <= Tolerance.coefficient { return }
      gatheredRows.append(Int32(truncatingIfNeeded: row))
      gathered[row] = -coefficient
    }
  }

  /// Adds a multiple of a row to those that are summed next.
  @inline(__always)
  mutating func weigh(row: Int, by weight: Double) {
    if weight == 0 { return }
    if weights[row] == 0 { weightedRows.append(Int32(truncatingIfNeeded: row)) }
    weights[row] += weight
  }

  /// Sums the rows that were weighed: calls `body` with the coefficients of live columns, a column once or more.
  @inline(__always)
  private mutating func sumWeighedRows(_ body: (inout Tableau, _ column: Int, _ coefficient: Double) -> Void) {
    if weightedRows.isEmpty { return }
    let factors = factors
    for row in weightedRows {
      factors.matrix.right.add(weights[Int(row)], at: Int(row))
      weights[Int(row)] = 0
    }
    weightedRows.removeAll(keepingCapacity: true)
    factors.matrix.solveTransposed()
    factors.matrix.right.clear { sum, multiplier in
      let own = Int(columnOf[unknownCount + sum])
      if own >= 0, isLive[own] { body(&self, own, multiplier) }
      for position in definitions.range(sum) {
        let term = definitions.terms[position]
        let column = Int(columnOf[Int(term.variable)])
        if column >= 0, isLive[column] { body(&self, column, -multiplier * term.coefficient) }
      }
    }
  }

  /// Adds the rows that were weighed to the gradient.
  mutating func addWeighedRowsToGradient() {
    sumWeighedRows { $0.gradient.add($2, to: $1) }
  }

  /// The coefficients of a row in live columns, in the order of the columns.
  mutating func entries(ofRow row: Int) -> [Entry] {
    stamp += 1
    var columns: [Int] = []
    weigh(row: row, by: 1)
    sumWeighedRows { tableau, column, coefficient in
      if tableau.columnStamp[column] != tableau.stamp {
        tableau.columnStamp[column] = tableau.stamp
        tableau.scattered[column] = 0
        columns.append(column)
      }
      tableau.scattered[column] += coefficient
    }
    columns.sort()
    return columns.compactMap { column in
      abs(scattered[column]) > Tolerance.coefficient
        ? Entry(column: Int32(truncatingIfNeeded: column), coefficient: scattered[column]) : nil
    }
  }

  /// The values that the nonbasic variables give the basic ones, by rows.
  func basicValues() -> [Perturbed] {
    var values: [Perturbed] = []
    for row in solvedValues(of: \.value) { values.append(Perturbed(row)) }
    for (row, epsilon) in solvedValues(of: \.epsilon).enumerated() { values[row].epsilon = epsilon }
    return values
  }

  /// The value of a row in which nothing can move any more.
  func settledValue(ofRow row: Int) -> Double {
    factors.matrix.right.add(1, at: row)
    factors.matrix.solveTransposed()
    var value = 0.0
    factors.matrix.right.clear { sum, multiplier in value += multiplier * nonbasicPart(ofSum: sum, \.value) }
    return value
  }

  /// What a nonbasic sum is more than its nonbasic unknowns, or a basic one less than none.
  private func nonbasicPart(ofSum sum: Int, _ part: KeyPath<Perturbed, Double>) -> Double {
    var result = columnOf[unknownCount + sum] >= 0 ? value[unknownCount + sum][keyPath: part] : 0
    for position in definitions.range(sum) {
      let term = definitions.terms[position]
      if columnOf[Int(term.variable)] >= 0 { result -= term.coefficient * value[Int(term.variable)][keyPath: part] }
    }
    return result
  }

  private func solvedValues(of part: KeyPath<Perturbed, Double>) -> [Double] {
    for sum in variableOfRow.indices {
      let right = nonbasicPart(ofSum: sum, part)
      if right != 0 { factors.matrix.right.add(right, at: sum) }
    }
    factors.matrix.solve()
    var values = Array(repeating: 0.0, count: variableOfRow.count)
    factors.matrix.right.clear { row, value in values[row] = value }
    return values
  }

  /// The values of all variables at the end.
  func finalValues() -> [Double] {
    var result = value.map(\.value)
    for (row, value) in solvedValues(of: \.value).enumerated() { result[Int(variableOfRow[row])] = value }
    return result
  }
}
