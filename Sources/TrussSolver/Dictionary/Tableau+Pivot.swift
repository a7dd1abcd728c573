extension Tableau {
  /// Folds the deleted columns of a row into its constant.
  mutating func purge(row: Int) {
    let range = entries.range(row)
    var kept = range.lowerBound
    for position in range {
      let entry = entries.elements[position]
      if isLive[Int(entry.column)] {
        if kept != position { entries.set(kept, to: entry) }
        kept += 1
      } else {
        constant[row] += entry.coefficient * value[Int(variableOfColumn[Int(entry.column)])]
      }
    }
    entries.truncate(row, to: kept - range.lowerBound)
  }

  /// Collects the rows that a column occurs in and its coefficients there into `gatheredRows` and
  /// `gatheredCoefficients`, and drops from the column's list the rows that it has left.
  mutating func gather(column: Int) {
    gatheredRows.removeAll(keepingCapacity: true)
    gatheredCoefficients.removeAll(keepingCapacity: true)
    stamp += 1
    let range = rowsOfColumn.range(column)
    var kept = range.lowerBound
    for position in range {
      let row = Int(rowsOfColumn.elements[position])
      if variableOfRow[row] < 0 || rowStamp[row] == stamp { continue }
      rowStamp[row] = stamp
      guard let coefficient = coefficient(row: row, column: column) else { continue }
      gatheredRows.append(Int32(row))
      gatheredCoefficients.append(coefficient)
      rowsOfColumn.set(kept, to: Int32(row))
      kept += 1
    }
    rowsOfColumn.truncate(column, to: kept - range.lowerBound)
  }

  private func coefficient(row: Int, column: Int) -> Double? {
    for position in entries.range(row) where entries.elements[position].column == column {
      return entries.elements[position].coefficient
    }
    return nil
  }

  /// Exchanges a basic variable and a nonbasic one: solves the row for the column's variable and puts the result in
  /// place of that variable everywhere. The leaving variable takes the column of the entering one.
  ///
  ///     y = k + a x + rest   ->   x = -k/a + y/a - rest/a
  ///
  /// `gather(column:)` was called before. Values stay as they are.
  mutating func pivot(row: Int, column: Int) {
    purge(row: row)
    invert(row: row, column: column)
    stamp += 1
    let base = stamp
    for position in entries.range(row) {
      let entry = entries.elements[position]
      scattered[Int(entry.column)] = entry.coefficient
      columnStamp[Int(entry.column)] = base
    }
    for index in gatheredRows.indices where gatheredRows[index] != row {
      merge(row: Int(gatheredRows[index]), with: row, for: column, times: gatheredCoefficients[index], base)
    }
    let leaving = Int(variableOfRow[row])
    let entering = Int(variableOfColumn[column])
    variableOfColumn[column] = Int32(leaving)
    variableOfRow[row] = Int32(entering)
    columnOf[leaving] = Int32(column)
    rowOf[leaving] = -1
    columnOf[entering] = -1
    rowOf[entering] = Int32(row)
  }

  /// Solves a row for one of its columns, which then stands for the row's old variable.
  private mutating func invert(row: Int, column: Int) {
    let inverse = 1 / (coefficient(row: row, column: column) ?? 1)
    for position in entries.range(row) {
      var entry = entries.elements[position]
      entry.coefficient = entry.column == column ? inverse : -entry.coefficient * inverse
      entries.set(position, to: entry)
    }
    constant[row] = -inverse * constant[row]
  }

  /// Puts the pivot row, scattered under the stamp `base`, in place of a column in another row.
  private mutating func merge(
    row: Int, with pivotRow: Int, for column: Int, times factor: Double, _ base: Int
  ) {
    stamp += 1
    let count = mergeCommon(row: row, column: column, factor, base)
    let total = mergeFill(row: row, from: pivotRow, column: column, factor, after: count)
    entries.replace(row, with: merged, count: total)
    constant[row] += factor * constant[pivotRow]
  }

  /// Writes the columns of a row, with what the pivot row adds to them, to `merged`. Returns their number.
  private mutating func mergeCommon(row: Int, column: Int, _ factor: Double, _ base: Int) -> Int {
    let range = entries.range(row)
    // Buffers spare the check for each write whether the array is shared.
    var stampArray: [Int] = []
    var resultArray: [Entry] = []
    swap(&stampArray, &columnStamp)
    swap(&resultArray, &merged)
    defer {
      swap(&stampArray, &columnStamp)
      swap(&resultArray, &merged)
    }
    var count = 0
    stampArray.withUnsafeMutableBufferPointer { stamps in
      resultArray.withUnsafeMutableBufferPointer { result in
        for position in range {
          var entry = entries.elements[position]
          let other = Int(entry.column)
          if other == column { continue }
          if !isLive[other] {
            constant[row] += entry.coefficient * value[Int(variableOfColumn[other])]
            continue
          }
          if stamps[other] >= base {
            stamps[other] = stamp
            entry.coefficient += factor * scattered[other]
            if abs(entry.coefficient) <= Tolerance.coefficient { continue }
          }
          result[count] = entry
          count += 1
        }
      }
    }
    return count
  }

  /// Writes the columns that only the pivot row has to `merged`, after those that are there. Returns the number of all.
  private mutating func mergeFill(
    row: Int, from pivotRow: Int, column: Int, _ factor: Double, after start: Int
  ) -> Int {
    let range = entries.range(pivotRow)
    var count = start
    for position in range {
      var entry = entries.elements[position]
      let other = Int(entry.column)
      if columnStamp[other] == stamp { continue }
      entry.coefficient *= factor
      if abs(entry.coefficient) <= Tolerance.coefficient { continue }
      merged[count] = entry
      count += 1
      if other != column { rowsOfColumn.append(Int32(row), to: other) }
    }
    return count
  }
}
