import TrussIR

/// A constraint system as the solver reads it: each row's terms summed, what cannot be read left out.
struct Program: Sendable {
  /// A variable times a number.
  struct Term: Sendable {
    var variable: Int32
    var coefficient: Double
  }

  /// The rows with at least one variable, in the system's order.
  private(set) var rows: [LinearRow] = []
  private(set) var terms: [Term] = []
  /// Rows of the system whose numbers or items make no sense.
  private(set) var invalid: [Int] = []
  /// Required rows that say that a constant is another.
  private(set) var contradictions: [Int] = []
  /// The position in `rows` of each of the system's rows, or -1.
  private(set) var position: [Int32]
  let variableCount: Int
  let tolerance: Tolerance

  /// Reads a system.
  init(_ system: ConstraintSystem) {
    variableCount = system.variableCount
    var greatest = 0.0
    for row in system.rows where row.constant.isFinite { greatest = max(greatest, abs(row.constant)) }
    tolerance = Tolerance(greatest: greatest)
    position = Array(repeating: -1, count: system.rows.count)
    var sum = Array(repeating: 0.0, count: variableCount)
    var order: [Int32] = []
    for index in system.rows.indices { read(index, of: system, &sum, &order) }
  }

  /// A program of rows that were read and reduced before.
  init(_ rows: [LinearRow], _ terms: [Term], variableCount: Int, tolerance: Tolerance) {
    self.rows = rows
    self.terms = terms
    self.variableCount = variableCount
    self.tolerance = tolerance
    position = []
  }

  /// The terms of a row.
  func terms(of row: LinearRow) -> ArraySlice<Term> {
    terms[Int(row.start)..<Int(row.start + row.count)]
  }

  /// Reads a row. `sum` is all 0 before and after; `order` are the variables met, in order.
  private mutating func read(
    _ index: Int, of system: ConstraintSystem, _ sum: inout [Double], _ order: inout [Int32]
  ) {
    let row = system.rows[index]
    guard row.priority.value > 0, system.hasKnownItems(row: index) else { return invalid.append(index) }
    order.removeAll(keepingCapacity: true)
    var magnitude = 0.0
    var constant = system.forEachVariable(ofRow: index) { variable, coefficient in
      // A sum that came back to 0 puts its variable into the order twice; the second time finds 0 and is dropped.
      if sum[Int(variable.index)] == 0 { order.append(variable.index) }
      sum[Int(variable.index)] += coefficient
      magnitude = max(magnitude, abs(coefficient))
    }
    let start = terms.count
    var greatest = 0.0
    var isFinite = constant.isFinite && magnitude.isFinite
    for variable in order {
      let coefficient = sum[Int(variable)]
      sum[Int(variable)] = 0
      if !coefficient.isFinite { isFinite = false }
      if abs(coefficient) <= Tolerance.coefficient * magnitude { continue }
      terms.append(Term(variable: variable, coefficient: coefficient))
      greatest = max(greatest, abs(coefficient))
    }
    let count = terms.count - start
    guard isFinite, count > 0 else {
      terms.removeSubrange(start...)
      if !isFinite {
        invalid.append(index)
      } else if row.priority.isRequired, !row.relation.holds(0, constant, tolerance) {
        contradictions.append(index)
      }
      return
    }
    var relation = row.relation
    var divisor = greatest.binade
    if count == 1 {
      divisor = terms[start].coefficient
      if divisor < 0 { relation = relation.flipped }
    }
    for term in start..<terms.count { terms[term].coefficient /= divisor }
    constant /= divisor
    guard constant.isFinite, abs(divisor) >= .leastNormalMagnitude else {
      terms.removeSubrange(start...)
      return invalid.append(index)
    }
    position[index] = Int32(rows.count)
    rows.append(
      LinearRow(
        index: Int32(index), start: Int32(start), count: Int32(count), relation: relation,
        constant: constant, weight: abs(divisor), priority: row.priority))
  }
}

extension ConstraintSystem {
  /// Whether every anchor of a row is of an item that the system has.
  fileprivate func hasKnownItems(row index: Int) -> Bool {
    let row = rows[index]
    let start = Int(row.start)
    return terms[start..<start + Int(row.leftCount + row.rightCount)].allSatisfy {
      items.indices.contains(Int($0.anchor.item.index))
    }
  }
}

extension Relation {
  /// The relation after both sides were multiplied by a negative number.
  var flipped: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// Whether two numbers compare so, but for rounding.
  fileprivate func holds(_ left: Double, _ right: Double, _ tolerance: Tolerance) -> Bool {
    switch self {
    case .lessThanOrEqual: !tolerance.isBelow(right, left)
    case .equal: !tolerance.isBelow(right, left) && !tolerance.isBelow(left, right)
    case .greaterThanOrEqual: !tolerance.isBelow(left, right)
    }
  }
}
