public import TrussIR

/// A constraint system in the solver's form: the terms of a row that have the same variable are summed, and invalid
/// rows are omitted.
struct Program: Sendable {
  struct Term: Hashable, Sendable, BitwiseCopyable {
    var variable: Int32
    var coefficient: Double

    /// Ignores the coefficient: sums of equal variables mostly have equal coefficients, too.
    func hash(into hasher: inout Hasher) { hasher.combine(variable) }
  }

  /// The rows with at least one variable, in the system's order.
  private(set) var rows: [LinearRow] = []
  private(set) var terms: [Term] = []
  /// The indices of invalid rows, which are omitted: they contain an unknown item, a number out of range, or a priority
  /// of at most 0.
  private(set) var invalid: [Int] = []
  /// The required rows without variables that do not hold, and the difference between their sides.
  private(set) var contradictions: [(row: Int, gap: Double)] = []
  /// The rows without variables, and rows whose variables cancel.
  private(set) var constantRows: [(index: Int32, level: Int32)] = []
  /// The priorities of the optional rows, from high to low.
  let priorities: [Priority]
  let variableCount: Int
  /// The greatest magnitude of the rows' constants.
  let greatest: Double

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

  init(_ rows: [LinearRow], _ terms: [Term], variableCount: Int, priorities: [Priority]) {
    self.rows = rows
    self.terms = terms
    self.variableCount = variableCount
    self.priorities = priorities
    greatest = rows.reduce(0) { max($0, abs($1.constant)) }
  }

  func terms(of row: LinearRow) -> ArraySlice<Term> { terms[row.range] }

  /// The left side minus the right side of a row at the given values, in the scale of `rows`.
  func excess(of row: LinearRow, at values: [Double]) -> Double {
    var excess = -row.constant
    for index in row.range { excess += terms[index].coefficient * values[Int(terms[index].variable)] }
    return excess
  }

  /// Adds a row of the system to `rows`, `constantRows` or `invalid`.
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
      constantRows.append((Int32(index), level(of: row)))
      let gap = row.relation.violation(-constant)
      if row.priority.isRequired, gap > 0 { contradictions.append((index, gap)) }
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

  /// The rank of a row's priority in `priorities`, or -1 if the row is required.
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
  fileprivate var optionalPriorities: [Priority] {
    var found: Set<Priority> = []
    // Most rows have one of the last two priorities found, so few rows need the set.
    var (last, lastButOne) = (Priority.required, Priority.required)
    for row in rows where !row.priority.isRequired && row.priority.value > 0 {
      if row.priority == last || row.priority == lastButOne { continue }
      (last, lastButOne) = (row.priority, last)
      found.insert(row.priority)
    }
    return found.sorted(by: >)
  }

  /// Whether all of a row's items are in the system.
  fileprivate func hasKnownItems(row index: Int) -> Bool {
    terms[rows[index].sides].allSatisfy { items.indices.contains(Int($0.anchor.item.index)) }
  }
}

extension Relation {
  /// The relation that holds after both sides are multiplied by a negative number.
  package var flipped: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// The violation of the relation when its left side exceeds its right side by `excess`.
  package func violation(_ excess: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(0, excess)
    case .equal: abs(excess)
    case .greaterThanOrEqual: max(0, -excess)
    }
  }
}

/// A row of the system with like terms summed, scaled so that its greatest coefficient is near 1.
///
/// A row with one variable is divided by the coefficient, so that it bounds the variable itself. A row with more
/// variables is divided by a power of two, which causes no rounding.
struct LinearRow: Sendable {
  /// The row's index in the system.
  var index: Int32
  /// The index of the first of its `count` terms in `Program.terms`.
  var start: Int32
  var count: Int32
  /// The rank of the row's priority in `Program.priorities`, or -1 if the row is required.
  var level: Int32
  var relation: Relation
  var constant: Double
  /// The number by which the row was divided. A violation of 1 here is a violation of `weight` in the system.
  var weight: Double

  @inline(__always)
  var isRequired: Bool { level < 0 }

  @inline(__always)
  var range: Range<Int> { Int(start)..<Int(start + count) }

  @inline(__always)
  var isRequiredEquation: Bool { relation == .equal && isRequired }

  var lower: Double { relation == .lessThanOrEqual ? -.infinity : constant }
  var upper: Double { relation == .greaterThanOrEqual ? .infinity : constant }

  /// The cost of an optional row, per unit by which its left side is below (`down`) or above (`up`) the constant.
  var down: Double { relation == .lessThanOrEqual ? 0 : weight }
  var up: Double { relation == .greaterThanOrEqual ? 0 : weight }

  /// The bounds of a required row, moved apart by a symbolic epsilon, so that feasible values stay feasible. The bounds
  /// of an equation are not moved. The epsilon depends on the row's position in its program.
  func bounds(at position: Int) -> (lower: Perturbed, upper: Perturbed) {
    let epsilon = relation == .equal ? 0 : Perturbed.epsilon(ofRow: position)
    return (Perturbed(lower, epsilon: -epsilon), Perturbed(upper, epsilon: epsilon))
  }
}

/// Reads rows of a system as sums in which each variable occurs once.
struct RowReader: ~Copyable {
  /// The terms of the last row read, in the order in which their variables first occur. Coefficients that cancelled are
  /// 0.
  private(set) var terms = Vector<Program.Term>()
  /// The greatest magnitude of a coefficient, before coefficients of the same variable were summed.
  private(set) var magnitude = 0.0

  private var given: [(variable: Variable, coefficient: Double)] = []
  /// The index of each variable in `terms`, or -1.
  private var place: Vector<Int32>

  init(variableCount: Int) { place = Vector(repeating: -1, count: variableCount) }

  /// Reads a row into `terms`. Returns the constant on its right side. All items of the row must exist.
  mutating func read(_ index: Int, of system: ConstraintSystem) -> Double {
    given.removeAll(keepingCapacity: true)
    let constant = system.appendVariables(ofRow: index, to: &given)
    terms.truncate(to: 0)
    magnitude = 0
    for (variable, coefficient) in given {
      magnitude = max(magnitude, abs(coefficient))
      let found = Int(place[Int(variable.index)])
      if found < 0 {
        place[Int(variable.index)] = Int32(terms.count)
        terms.append(Program.Term(variable: variable.index, coefficient: coefficient))
      } else {
        terms[found].coefficient += coefficient
      }
    }
    for index in terms.indices { place[Int(terms[index].variable)] = -1 }
    return constant
  }
}

/// How much the optional constraints of one priority are violated.
public struct Violation: Equatable, Sendable {
  /// The priority.
  public var priority: Priority
  /// The sum of the violations, in points.
  public var total: Double

  /// Makes a violation of the constraints of one priority.
  public init(priority: Priority, total: Double) {
    self.priority = priority
    self.total = total
  }
}
