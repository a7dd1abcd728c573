import TrussIR

/// A constraint system as the solver reads it: each row's terms summed, what cannot be read left out.
struct Program: Sendable {
  /// A variable times a number.
  struct Term: Sendable, BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  /// The rows with at least one variable, in the system's order.
  private(set) var rows: [LinearRow] = []
  private(set) var terms: [Term] = []
  /// Rows of the system whose numbers or items make no sense.
  private(set) var invalid: [Int] = []
  /// Required rows by which a constant equals another, and by how much they are off.
  private(set) var contradictions: [(row: Int, gap: Double)] = []
  /// A row without a variable that is left.
  struct ConstantRow: Sendable {
    var index: Int32
    var level: Int32
  }

  private(set) var constantRows: [ConstantRow] = []
  /// The priorities of the optional rows, from high to low.
  let priorities: [Priority]
  let variableCount: Int
  /// The greatest constant in magnitude.
  let greatest: Double

  /// Reads a system.
  init(_ system: ConstraintSystem) {
    variableCount = system.variableCount
    var greatest = 0.0
    for row in system.rows where row.constant.isFinite { greatest = max(greatest, abs(row.constant)) }
    self.greatest = greatest
    priorities = system.optionalPriorities
    rows.reserveCapacity(system.rows.count)
    terms.reserveCapacity(system.terms.count + system.terms.count / 2)
    var reader = RowReader(variableCount: variableCount)
    for index in system.rows.indices { read(index, of: system, &reader) }
  }

  /// A program of rows that were read before.
  init(_ rows: [LinearRow], _ terms: [Term], variableCount: Int, priorities: [Priority]) {
    self.rows = rows
    self.terms = terms
    self.variableCount = variableCount
    self.priorities = priorities
    greatest = rows.reduce(0) { max($0, abs($1.constant)) }
  }

  /// The terms of a row.
  func terms(of row: LinearRow) -> ArraySlice<Term> {
    terms[Int(row.start)..<Int(row.start + row.count)]
  }

  /// Reads a row.
  private mutating func read(_ index: Int, of system: ConstraintSystem, _ reader: inout RowReader) {
    let row = system.rows[index]
    guard row.priority.value > 0, system.hasKnownItems(row: index) else { return invalid.append(index) }
    var constant = reader.read(index, of: system)
    let start = terms.count
    var greatest = 0.0
    var isFinite = constant.isFinite && reader.magnitude.isFinite
    for position in reader.terms.indices {
      let term = reader.terms[position]
      if !term.coefficient.isFinite { isFinite = false }
      if abs(term.coefficient) <= Tolerance.coefficient * reader.magnitude { continue }
      terms.append(term)
      greatest = max(greatest, abs(term.coefficient))
    }
    let count = terms.count - start
    guard isFinite, count > 0 else {
      terms.removeSubrange(start...)
      if !isFinite { return invalid.append(index) }
      constantRows.append(ConstantRow(index: Int32(index), level: level(of: row)))
      if row.priority.isRequired, row.relation.gap(0, constant) > 0 {
        contradictions.append((index, row.relation.gap(0, constant)))
      }
      return
    }
    var relation = row.relation
    var divisor = greatest.binade
    if count == 1 {
      divisor = terms[start].coefficient
      if divisor < 0 { relation = relation.flipped }
    }
    if divisor != 1 {
      for term in start..<terms.count { terms[term].coefficient /= divisor }
      constant /= divisor
    }
    guard constant.isFinite, abs(divisor) >= .leastNormalMagnitude else {
      terms.removeSubrange(start...)
      return invalid.append(index)
    }
    rows.append(
      LinearRow(
        index: Int32(index), start: Int32(start), count: Int32(count), level: level(of: row), relation: relation,
        constant: constant, weight: abs(divisor)))
  }

  /// The rank of a row's priority.
  private func level(of row: ConstraintSystem.Row) -> Int32 {
    if row.priority.isRequired { return -1 }
    var (low, high) = (0, priorities.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > row.priority { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }
}

extension ConstraintSystem {
  /// The priorities of the optional rows, from high to low.
  fileprivate var optionalPriorities: [Priority] {
    var found: Set<Priority> = []
    // Neighbours are alike, and mostly one of two.
    var (last, lastButOne) = (Priority.required, Priority.required)
    for row in rows where !row.priority.isRequired && row.priority.value > 0 {
      if row.priority == last || row.priority == lastButOne { continue }
      (last, lastButOne) = (row.priority, last)
      found.insert(row.priority)
    }
    return found.sorted(by: >)
  }

  /// Whether every anchor of a row is of an item that the system has.
  fileprivate func hasKnownItems(row index: Int) -> Bool {
    let row = rows[index]
    let start = Int(row.start)
    for position in start..<start + Int(row.leftCount + row.rightCount) {
      let item = Int(terms[position].anchor.item.index)
      if item < 0 || item >= items.count { return false }
    }
    return true
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

  /// By how much two numbers do not compare so.
  fileprivate func gap(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(0, left - right)
    case .equal: abs(left - right)
    case .greaterThanOrEqual: max(0, right - left)
    }
  }
}
