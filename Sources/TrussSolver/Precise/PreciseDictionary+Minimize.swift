extension PreciseDictionary {
  /// How a minimisation ended.
  enum Outcome {
    case optimal
    case unbounded
    case stepLimit
  }

  /// The sum of some variables, each times a number, by the columns.
  func cost(of terms: some Sequence<(variable: Int, weight: Double)>) -> Row {
    var cost = Row(variable: -1, entries: Array(repeating: .zero, count: columns.count))
    for term in terms { add(DoubleDouble(term.weight), term.variable, to: &cost) }
    return cost
  }

  /// Minimises a sum of variables, whose weights are at most about 1, and keeps it at its least value: what it would rise
  /// with is 0 for good.
  mutating func settle(_ terms: some Sequence<(variable: Int, weight: Double)>) {
    guard isComplete else { return }
    var cost = cost(of: terms)
    guard minimize(&cost, isBounded: true) != .stepLimit else { return isComplete = false }
    for column in columns.indices.reversed()
    where !isUnknown(columns[column]) && cost.entries[column].high > Precise.slope {
      remove(column: column)
    }
  }

  /// Brings a cost to its least value, as far as variables of at least 0 allow. It falls fastest along the column that
  /// is taken (Dantzig's rule); where that leads nowhere for long, along the first (Bland's). Of a cost that is bounded a
  /// way on which it falls for ever is rounding.
  mutating func minimize(_ cost: inout Row, isBounded: Bool = false) -> Outcome {
    var stalled = 0
    for _ in 0..<patience.limit(lines: rows.count + columns.count) {
      let isStalled = stalled > patience.stalledSteps
      guard let column = entering(cost, first: isStalled) else { return .optimal }
      guard let row = leaving(column, first: isStalled) else {
        if !isBounded { return .unbounded }
        cost.entries[column] = .zero
        continue
      }
      let before = cost.constant
      pivot(row: row, column: column)
      substitute(rows[row], for: column, in: &cost)
      stalled = cost.constant < before ? 0 : stalled + 1
    }
    return .stepLimit
  }

  private func entering(_ cost: Row, first: Bool) -> Int? {
    var best: Int?
    for column in columns.indices where cost.entries[column].high < -Precise.slope && !isUnknown(columns[column]) {
      guard let other = best else {
        best = column
        continue
      }
      let isBetter = first ? columns[column] < columns[other] : cost.entries[column] < cost.entries[other]
      if isBetter { best = column }
    }
    return best
  }

  /// The row that is first at 0 along a column; of several, the one with the greatest coefficient, or by Bland's rule the
  /// first variable. Nil where nothing is in the way.
  private func leaving(_ column: Int, first: Bool) -> Int? {
    var best: (row: Int, length: DoubleDouble)?
    for row in rows.indices where !isUnknown(rows[row].variable) {
      let coefficient = rows[row].entries[column]
      if coefficient.high >= -Precise.coefficient { continue }
      let length = -(rows[row].constant / coefficient)
      guard let other = best else {
        best = (row, length)
        continue
      }
      let gap = length - other.length
      let isTie = abs(gap.high) <= Precise.tie * max(tolerance.scale, length.high)
      let isBetter =
        isTie
        ? (first
          ? rows[row].variable < rows[other.row].variable : coefficient < rows[other.row].entries[column])
        : gap.high < 0
      if isBetter { best = (row, length) }
    }
    return best?.row
  }
}
