extension Tableau {
  /// Deletes the column of a variable that is fixed at its value, or leaves it as one that cannot move.
  mutating func fix(column: Int) {
    let variable = Int(variableOfColumn[column])
    lower[variable] = value[variable]
    upper[variable] = value[variable]
    if keepsFixedColumns || !isLive[column] { return }
    isLive[column] = false
    liveColumnCount -= 1
  }

  /// Fixes a basic variable at its value: it leaves the basis in exchange for the column that costs least, which it
  /// then takes along. False if no column is left that could move it, and the row is gone.
  @discardableResult
  mutating func fix(row: Int) -> Bool {
    purge(row: row)
    guard let column = eliminationColumn(row: row) else {
      value[Int(variableOfRow[row])] = evaluate(row: row)
      remove(row: row)
      return false
    }
    gather(column: column)
    pivot(row: row, column: column)
    fix(column: column)
    shelveIfIdle(Int(variableOfRow[row]))
    return true
  }

  /// The column by which to eliminate a row: of a variable that can then go to the shelf, if there is one, and that
  /// occurs in the fewest rows, so that little fills in (Markowitz 1957); nil if nothing in the row can move.
  func eliminationColumn(row: Int) -> Int? {
    var greatest = Tolerance.pivot
    for position in entries.range(row) {
      let entry = entries.elements[position]
      if isMovable(Int(entry.column)) { greatest = max(greatest, abs(entry.coefficient)) }
    }
    var best: (column: Int, isIdle: Bool, occurrences: Int)?
    for position in entries.range(row) {
      let entry = entries.elements[position]
      let column = Int(entry.column)
      guard abs(entry.coefficient) >= Tolerance.relativePivot * greatest, isMovable(column) else { continue }
      let isIdle = isIdle(Int(variableOfColumn[column]))
      let occurrences = rowsOfColumn.length(column)
      if let best, (best.isIdle, -best.occurrences) >= (isIdle, -occurrences) { continue }
      best = (column, isIdle, occurrences)
    }
    return best?.column
  }

  private func isMovable(_ column: Int) -> Bool {
    let variable = Int(variableOfColumn[column])
    return isLive[column] && lower[variable].value < upper[variable].value
  }
}

/// The order of (false, -9) < (false, -1) < (true, -5).
private func >= (left: (Bool, Int), right: (Bool, Int)) -> Bool {
  left.0 == right.0 ? left.1 >= right.1 : left.0
}
