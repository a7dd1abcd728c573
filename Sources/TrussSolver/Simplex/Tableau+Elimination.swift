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
  /// then takes along. False if no column is left that could move it.
  @discardableResult
  mutating func fix(row: Int) -> Bool {
    guard let column = eliminationColumn(row: row) else { return false }
    gather(column: column)
    pivot(row: row, column: column)
    fix(column: column)
    return true
  }

  /// The column by which to eliminate a row; nil if nothing in the row can move.
  ///
  /// A variable that nothing will stop comes first, and then one that occurs in few sums, so that little fills in
  /// (Markowitz 1957). Few is taken coarsely, and the later variable preferred: in a chain of positions,
  /// `y2 = y1 + h1 + 8`, that is the end, which nothing else depends on.
  private mutating func eliminationColumn(row: Int) -> Int? {
    let entries = entries(ofRow: row)
    var greatest = Tolerance.pivot
    for entry in entries {
      if isMovable(Int(entry.column)) { greatest = max(greatest, abs(entry.coefficient)) }
    }
    var best: EliminationCandidate?
    for entry in entries {
      let column = Int(entry.column)
      guard abs(entry.coefficient) >= Tolerance.relativePivot * greatest, isMovable(column) else { continue }
      let variable = Int(variableOfColumn[column])
      let candidate = EliminationCandidate(
        column: column, variable: variable, isIdle: isIdle(variable), occurrences: occurrenceCount(of: variable))
      if let best, !candidate.isBetter(than: best) { continue }
      best = candidate
    }
    return best?.column
  }

  /// In how many sums a variable occurs.
  private func occurrenceCount(of variable: Int) -> Int {
    variable < unknownCount ? definitions.occurrenceRange(variable).count : 1
  }

  private func isMovable(_ column: Int) -> Bool {
    let variable = Int(variableOfColumn[column])
    return isLive[column] && lower[variable].value < upper[variable].value
  }
}

/// A column by which a row may be eliminated.
private struct EliminationCandidate {
  var column: Int
  var variable: Int
  /// Whether nothing bounds its variable or asks for it.
  var isIdle: Bool
  /// In how many sums it occurs.
  var occurrences: Int

  func isBetter(than other: EliminationCandidate) -> Bool {
    if isIdle != other.isIdle { return isIdle }
    if abs(size - other.size) > 1 { return size < other.size }
    return variable > other.variable
  }

  /// The number of binary digits of the occurrences.
  private var size: Int { Int.bitWidth - occurrences.leadingZeroBitCount }
}
