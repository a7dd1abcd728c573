extension Tableau {
  /// Exchanges a basic variable and a nonbasic one, whose column was gathered last. The leaving variable takes the
  /// column of the entering one. Values stay as they are.
  mutating func pivot(row: Int, column: Int) {
    exchange(row: row, column: column)
    if !factors.matrix.replace(row, pivot: -gathered[row]) || factors.matrix.isWorn { factor() }
  }

  /// Exchanges a basic variable and a nonbasic one, without a thought of the factors.
  mutating func exchange(row: Int, column: Int) {
    let leaving = Int(variableOfRow[row])
    let entering = Int(variableOfColumn[column])
    variableOfColumn[column] = Int32(truncatingIfNeeded: leaving)
    columnOf[leaving] = Int32(truncatingIfNeeded: column)
    rowOf[leaving] = -1
    columnOf[entering] = -1
    setRow(of: entering, to: row)
  }

  /// Factors the matrix of the basic variables again, which may give them other rows.
  mutating func factor() {
    guard let (factors, pivotRows) = factored() else {
      isSound = false
      return
    }
    self.factors = factors
    let basicUnknowns = basicUnknowns
    for sum in variableOfRow.indices where columnOf[unknownCount + sum] < 0 {
      setRow(of: unknownCount + sum, to: sum)
    }
    for (index, unknown) in basicUnknowns.enumerated() { setRow(of: unknown, to: Int(pivotRows[index])) }
  }

  private mutating func setRow(of variable: Int, to row: Int) {
    rowOf[variable] = Int32(truncatingIfNeeded: row)
    variableOfRow[row] = Int32(truncatingIfNeeded: variable)
  }

  /// The basic unknowns, in order.
  var basicUnknowns: [Int] { (0..<unknownCount).filter { rowOf[$0] >= 0 } }

  /// The factors of the matrix of the basic variables from the sums as they were given, and the row of each basic
  /// unknown; nil if it is as good as singular.
  func factored() -> (SharedFactors, rows: [Int32])? {
    var columns = SparseColumns()
    for unknown in basicUnknowns {
      for position in definitions.occurrenceRange(unknown) {
        let occurrence = definitions.occurrences[position]
        columns.append(row: Int(occurrence.sum), occurrence.coefficient)
      }
      columns.endColumn()
    }
    var factorization = Factorization(
      isSlack: variableOfRow.indices.map { columnOf[unknownCount + $0] < 0 }, columns)
    guard factorization.run() else { return nil }
    let rows = factorization.pivotRows
    return (SharedFactors(factorization.finished()), rows)
  }
}
