extension PreciseSimplex {
  /// How a minimisation ended.
  enum Outcome {
    case optimal
    case unbounded
    case stepLimit
  }

  /// A sum of variables by the columns.
  struct Cost {
    var constant: DoubleDouble
    /// The slope along each column.
    var slopes: [DoubleDouble]
    /// The greatest of the numbers that each slope was summed from.
    var magnitudes: [Double]

    /// Whether the cost falls along a column by more than rounding of what was given explains.
    func falls(_ column: Int) -> Bool { slopes[column].high < -Precise.slope * magnitudes[column] }

    /// Whether it falls by more than any rounding explains.
    func fallsClearly(_ column: Int) -> Bool { slopes[column].high < -Precise.doubt * magnitudes[column] }

    /// Whether it rises by more than rounding of what was given explains.
    func rises(_ column: Int) -> Bool { slopes[column].high > Precise.slope * magnitudes[column] }

    /// Adds a row times a factor.
    fileprivate mutating func add(_ factor: DoubleDouble, _ row: Row) {
      constant += factor * row.constant
      for index in row.columns.indices where abs(row.coefficients[index].high) > Precise.coefficient {
        add(factor * row.coefficients[index], at: Int(row.columns[index]))
      }
    }

    private mutating func add(_ part: DoubleDouble, at column: Int) {
      let sum = slopes[column] + part
      slopes[column] = abs(sum.high) <= Precise.rounding * abs(part.high) ? .zero : sum
      magnitudes[column] = max(magnitudes[column], abs(part.high))
    }
  }

  /// The sum of some variables, each times a number.
  mutating func cost(of terms: some Sequence<(variable: Int, coefficient: DoubleDouble)>) -> Cost {
    var cost = Cost(
      constant: .zero, slopes: Array(repeating: .zero, count: columns.count),
      magnitudes: Array(repeating: 0, count: columns.count))
    for term in terms {
      cost.add(term.coefficient, express(CollectionOfOne((variable: term.variable, coefficient: DoubleDouble(1)))))
    }
    return cost
  }

  /// Minimises a sum of variables and keeps it at its least value: what it would rise with is 0 for good. Returns that
  /// value; nil if it has not been found.
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
    // It cannot fall below 0, so that nothing is missing where it is 0 but for rounding.
    if cost.constant.high > Precise.sameTotal * tolerance.ground,
      columns.indices.contains(where: { columns[$0] >= unknownCount && cost.fallsClearly($0) })
    {
      isComplete = false
    }
    for column in columns.indices where columns[column] >= unknownCount && cost.rises(column) { remove(column: column) }
    return cost.constant
  }

  /// Brings a cost to its least value, as far as variables of at least 0 allow. It falls fastest along the column that
  /// is taken (Dantzig's rule); where that leads nowhere for long, along the first (Bland's). Of a cost that is bounded
  /// a way on which it falls for ever is rounding.
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
      cost.add(slope, rows[row])
      stalled = cost.constant < before ? 0 : stalled + 1
    }
    return .stepLimit
  }

  private func entering(_ cost: Cost, first: Bool) -> Int? {
    var best: Int?
    for column in columns.indices where columns[column] >= unknownCount && cost.falls(column) {
      guard let other = best else {
        best = column
        continue
      }
      let isBetter = first ? columns[column] < columns[other] : cost.slopes[column] < cost.slopes[other]
      if isBetter { best = column }
    }
    return best
  }

  /// The row that is first at 0 along a column; of several, the one with the greatest coefficient, or by Bland's rule
  /// the first variable. Nil where nothing is in the way.
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
