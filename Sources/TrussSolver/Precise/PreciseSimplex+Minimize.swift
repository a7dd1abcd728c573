extension PreciseSimplex {
  /// A sum of variables, expressed by the columns.
  struct Cost {
    var constant: DoubleDouble
    var slopes: [DoubleDouble]
    /// The greatest magnitude among the summands of each slope.
    var magnitudes: [Double]

    /// Whether the cost falls along a column by more than the rounding of the input explains.
    func falls(_ column: Int) -> Bool { slopes[column].high < -Precise.slope * magnitudes[column] }

    /// Whether the cost falls along a column by more than any rounding explains.
    func fallsClearly(_ column: Int) -> Bool { slopes[column].high < -Precise.doubt * magnitudes[column] }

    /// Whether the cost rises along a column by more than the rounding of the input explains.
    func rises(_ column: Int) -> Bool { slopes[column].high > Precise.slope * magnitudes[column] }

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

  mutating func cost(of terms: some Sequence<Program.Term>) -> Cost {
    var cost = Cost(
      constant: .zero, slopes: Array(repeating: .zero, count: columns.count),
      magnitudes: Array(repeating: 0, count: columns.count))
    for term in terms {
      let variable = Program.Term(variable: term.variable, coefficient: 1)
      cost.add(DoubleDouble(term.coefficient), express(CollectionOfOne(variable)))
    }
    return cost
  }

  /// Minimises a sum of variables and keeps it at its minimum: variables along which the sum would rise are fixed at 0.
  /// Returns the minimum; nil if it was not found.
  @discardableResult
  mutating func settle(_ terms: [Program.Term]) -> DoubleDouble? {
    guard isComplete else { return nil }
    var cost = cost(of: terms)
    guard minimize(&cost, isBounded: true) != .stepLimit else {
      isComplete = false
      return nil
    }
    // Sums again, without the rounding errors of the steps.
    cost = self.cost(of: terms)
    // The sum cannot fall below 0, so it is minimal if it is 0 except for rounding.
    if cost.constant.high > Precise.sameTotal * tolerance.rowScale,
      columns.indices.contains(where: { columns[$0] >= unknownCount && cost.fallsClearly($0) })
    {
      isComplete = false
    }
    for column in columns.indices where columns[column] >= unknownCount && cost.rises(column) { remove(column: column) }
    return cost.constant
  }

  /// Minimises a cost while all variables are at least 0. Each step takes the column along which the cost falls fastest
  /// (Dantzig's rule) or, after many steps of length 0, the first column along which it falls (Bland's rule). If the
  /// cost is bounded, an infinite fall along a column comes from a rounding error, and the column's slope is set to 0.
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
      let isBetter = best.map {
        first ? columns[column] < columns[$0] : cost.slopes[column] < cost.slopes[$0]
      }
      if isBetter ?? true { best = column }
    }
    return best
  }

  /// The row whose variable is the first to reach 0 along a column. Among ties, the row with the greatest coefficient
  /// or, by Bland's rule, the row with the first variable. Nil if no row limits the step.
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

extension PreciseSimplex {
  /// Solves an equation for an unknown, and moves the unknown to the shelf. Returns false if the equation contains no
  /// unknown and does not hold.
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

  /// The column of an unknown for solving an equation: the unknown that the fewest rows use, among those whose
  /// coefficients are not much smaller than the greatest.
  private func eliminationColumn(_ row: Row, _ uses: [Int]) -> Int? {
    let unknowns = row.columns.indices.filter { isUnknown(columns[Int(row.columns[$0])]) }
    let greatest = unknowns.reduce(0) { max($0, abs(row.coefficients[$1].high)) }
    if greatest <= Precise.coefficient { return nil }
    let best = unknowns.filter { abs(row.coefficients[$0].high) >= PreciseSimplex.relativePivot * greatest }.min {
      (uses[columns[Int(row.columns[$0])]], $0) < (uses[columns[Int(row.columns[$1])]], $1)
    }
    return best.map { Int(row.columns[$0]) }
  }

  /// The least ratio of a pivot to the greatest alternative coefficient.
  private static let relativePivot = 0.1

  /// Makes the unknowns basic and moves them to the shelf. An unknown that no row contains keeps its column. Rows whose
  /// variables are likely to be 0 are preferred as pivots.
  mutating func releaseUnknowns(_ isLikely: (_ variable: Int) -> Bool = { _ in false }) {
    for column in columns.indices where columns[column] >= 0 && isUnknown(columns[column]) {
      var best: UnknownPivot?
      for row in rows.indices {
        let coefficient = abs(rows[row].coefficient(of: column).high)
        if coefficient <= Precise.coefficient { continue }
        let candidate = (row, coefficient, isLikely(rows[row].variable), rows[row].columns.count)
        if best.map({ isBetter(candidate, than: $0) }) ?? true { best = candidate }
      }
      guard let best else { continue }
      pivot(row: best.row, column: column)
      shelve(row: best.row)
    }
  }

  /// A candidate row for making an unknown basic, with the criteria of the choice.
  private typealias UnknownPivot = (row: Int, coefficient: Double, isLikely: Bool, length: Int)

  private func isBetter(_ one: UnknownPivot, than other: UnknownPivot) -> Bool {
    if one.coefficient < PreciseSimplex.relativePivot * other.coefficient { return false }
    if other.coefficient < PreciseSimplex.relativePivot * one.coefficient { return true }
    if one.isLikely != other.isLikely { return one.isLikely }
    return one.length < other.length
  }

  /// Finds a point at which every variable is at least 0. If there is none, returns variables that cannot all be at
  /// least 0; without any one of them, the others can (J. Gleeson, J. Ryan 1990, "Identifying minimally infeasible
  /// subsystems of inequalities").
  ///
  /// An additional variable lifts all rows until they are at least 0. Then it is brought as close to 0 as possible.
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
    var cost = cost(of: CollectionOfOne(Program.Term(variable: Int32(lift), coefficient: 1)))
    guard minimize(&cost) == .optimal else {
      isComplete = false
      return nil
    }
    if cost.constant.high > tolerance.rounding(of: 0) {
      return columns.indices.filter { columns[$0] >= unknownCount && cost.rises($0) }.map { columns[$0] }
    }
    drop(lift)
    // A constant that is still negative is a rounding error.
    for row in rows.indices where rows[row].constant.high < 0 { rows[row].constant = .zero }
    return nil
  }

  /// Removes the lifting variable from the dictionary. It is 0 except for rounding.
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
