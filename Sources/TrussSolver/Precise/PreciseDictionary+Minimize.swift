extension PreciseDictionary {
  /// How a minimisation ended.
  enum Outcome {
    case optimal
    case unbounded
    case stepLimit
  }

  /// A sum of variables by the columns, with a slope for each.
  struct Cost {
    var constant: DoubleDouble
    var slopes: [DoubleDouble]
  }

  /// The sum of some variables, each times a number.
  mutating func cost(of terms: some Sequence<(variable: Int, coefficient: DoubleDouble)>) -> Cost {
    let row = express(terms)
    var cost = Cost(constant: row.constant, slopes: Array(repeating: .zero, count: columns.count))
    for index in row.columns.indices { cost.slopes[Int(row.columns[index])] = row.coefficients[index] }
    return cost
  }

  /// Minimises a sum of variables, whose weights are at most about 1, and keeps it at its least value: what it would rise
  /// with is 0 for good. Returns that value; nil if it has not been found.
  @discardableResult
  mutating func settle(_ terms: [(variable: Int, coefficient: DoubleDouble)]) -> DoubleDouble? {
    guard isComplete else { return nil }
    var cost = cost(of: terms)
    guard minimize(&cost, isBounded: true) != .stepLimit else {
      isComplete = false
      return nil
    }
    // Summed once more, without what the steps have left in it.
    cost = self.cost(of: terms)
    if columns.indices.contains(where: { columns[$0] >= unknownCount && cost.slopes[$0].high < -Precise.doubt }) {
      isComplete = false
    }
    for column in columns.indices where columns[column] >= 0 && cost.slopes[column].high > Precise.slope {
      if !isUnknown(columns[column]) { remove(column: column) }
    }
    return cost.constant
  }

  /// Brings a cost to its least value, as far as variables of at least 0 allow. It falls fastest along the column that
  /// is taken (Dantzig's rule); where that leads nowhere for long, along the first (Bland's). Of a cost that is bounded a
  /// way on which it falls for ever is rounding.
  mutating func minimize(_ cost: inout Cost, isBounded: Bool = false) -> Outcome {
    var stalled = 0
    for _ in 0..<patience.limit(lines: rows.count + columns.count) {
      let isStalled = stalled > patience.stalledSteps
      guard let column = entering(cost, first: isStalled) else { return .optimal }
      guard work < Precise.mostWork else { return .stepLimit }
      guard let row = leaving(column, first: isStalled) else {
        if !isBounded { return .unbounded }
        cost.slopes[column] = .zero
        continue
      }
      let before = cost.constant
      let slope = cost.slopes[column]
      cost.slopes[column] = .zero
      pivot(row: row, column: column)
      cost.constant += slope * rows[row].constant
      for index in rows[row].columns.indices {
        let other = Int(rows[row].columns[index])
        let part = slope * rows[row].coefficients[index]
        let sum = cost.slopes[other] + part
        cost.slopes[other] = abs(sum.high) <= Precise.rounding * abs(part.high) ? .zero : sum
      }
      stalled = cost.constant < before ? 0 : stalled + 1
    }
    return .stepLimit
  }

  private func entering(_ cost: Cost, first: Bool) -> Int? {
    var best: Int?
    for column in columns.indices where cost.slopes[column].high < -Precise.slope && columns[column] >= unknownCount {
      guard let other = best else {
        best = column
        continue
      }
      let isBetter = first ? columns[column] < columns[other] : cost.slopes[column] < cost.slopes[other]
      if isBetter { best = column }
    }
    return best
  }

  /// The row that is first at 0 along a column; of several, the one with the greatest coefficient, or by Bland's rule the
  /// first variable. Nil where nothing is in the way.
  private func leaving(_ column: Int, first: Bool) -> Int? {
    var best: (row: Int, length: DoubleDouble, coefficient: DoubleDouble)?
    for row in rows.indices {
      let coefficient = rows[row].coefficient(of: column)
      if coefficient.high >= -Precise.coefficient || isUnknown(rows[row].variable) { continue }
      let length = -(rows[row].constant / coefficient)
      guard let other = best else {
        best = (row, length, coefficient)
        continue
      }
      let gap = length - other.length
      let isTie = abs(gap.high) <= Precise.tie * max(tolerance.scale, length.high)
      let isBetter =
        isTie
        ? (first ? rows[row].variable < rows[other.row].variable : coefficient < other.coefficient) : gap.high < 0
      if isBetter { best = (row, length, coefficient) }
    }
    return best?.row
  }
}
