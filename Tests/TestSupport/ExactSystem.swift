/// A linear relation in fractions: a sum of variables is at least one number and at most another.
package struct ExactRow: Sendable {
  package var terms: [Int: Fraction]
  package var least: Fraction?
  package var greatest: Fraction?

  package init(_ terms: [Int: Fraction], least: Fraction? = nil, greatest: Fraction? = nil) {
    self.terms = terms.filter { !$0.value.isZero }
    self.least = least
    self.greatest = greatest
  }
}

/// Decides whether rows can hold together, in fractions, so that rounding does not affect the answer.
///
/// The simplex method for bounds on sums: a sum outside of its bounds is exchanged with the first variable that can
/// move it back; by this choice, Bland's rule, the method terminates (B. Dutertre and L. de Moura 2006, "A fast
/// linear-arithmetic solver for DPLL(T)"). Each answer is checked with the original rows: the values must satisfy them,
/// and a contradiction must be a linear combination of some of them (J. Farkas 1902).
package struct ExactSystem {
  /// Rows that cannot all hold.
  package struct Contradiction: Sendable {
    /// The rows that contradict each other, in order.
    package var rows: [Int]
    /// At least one of the rows is violated by this much, or by more.
    package var excess: Fraction
  }

  private let rows: [ExactRow]
  private let variableCount: Int
  private var isRequired: [Bool]
  /// The value of each variable, and then that of each row's sum.
  private var values: [Fraction]
  /// Each basic variable or sum as a combination of the nonbasic ones; nil for a nonbasic variable or sum.
  private var tableau: [[Int: Fraction]?]

  /// Makes a system of rows, of which none is required yet. Variables are numbered from 0.
  package init(_ rows: [ExactRow]) {
    self.rows = rows
    variableCount = (rows.flatMap(\.terms.keys).max() ?? -1) + 1
    isRequired = rows.map { _ in false }
    values = Array(repeating: .zero, count: variableCount + rows.count)
    tableau = Array(repeating: nil, count: variableCount) + rows.map(\.terms)
  }

  /// Finds a contradiction between rows; nil if all can hold.
  package static func contradiction(of rows: [ExactRow]) -> Contradiction? {
    var system = ExactSystem(rows)
    return system.require(rows.indices)
  }

  /// Requires further rows. Returns a contradiction between the required rows, or nil if all can hold; after a
  /// contradiction the system must not be used any more.
  package mutating func require(_ added: some Sequence<Int>) -> Contradiction? {
    for row in added {
      isRequired[row] = true
      if let least = rows[row].least, let greatest = rows[row].greatest, least > greatest {
        return Contradiction(rows: [row], excess: (least - greatest) / Fraction(2))
      }
      // A nonbasic sum is moved into its bounds at once; basic sums follow below.
      let own = variableCount + row
      if tableau[own] == nil, let bound = violatedBound(of: own) { move(own, by: bound - values[own]) }
    }
    while let sum = tableau.indices.first(where: { tableau[$0] != nil && violatedBound(of: $0) != nil }) {
      guard let bound = violatedBound(of: sum), let terms = tableau[sum] else { break }
      let direction = values[sum] < bound ? 1 : -1
      let entering = terms.sorted { $0.key < $1.key }.first { canMove($0.key, up: $0.value.sign == direction) }?.key
      guard let entering else { return contradiction(of: sum, terms, bound) }
      let coefficient = terms[entering] ?? .zero
      move(entering, by: (bound - values[sum]) / coefficient)
      exchange(sum, entering)
    }
    for (row, sum) in zip(rows.indices, rows.map(value(of:))) where isRequired[row] {
      precondition(rows[row].least.map { $0 <= sum } ?? true && rows[row].greatest.map { $0 >= sum } ?? true)
    }
    return nil
  }

  private func value(of row: ExactRow) -> Fraction {
    row.terms.reduce(.zero) { $0 + $1.value * values[$1.key] }
  }

  /// The required row that bounds a sum; nil for a variable, and if the sum's row is not required.
  private func bounds(of variable: Int) -> ExactRow? {
    variable >= variableCount && isRequired[variable - variableCount] ? rows[variable - variableCount] : nil
  }

  private func violatedBound(of variable: Int) -> Fraction? {
    guard let row = bounds(of: variable) else { return nil }
    if let least = row.least, values[variable] < least { return least }
    if let greatest = row.greatest, values[variable] > greatest { return greatest }
    return nil
  }

  private func canMove(_ variable: Int, up: Bool) -> Bool {
    guard let row = bounds(of: variable) else { return true }
    return up ? row.greatest.map { values[variable] < $0 } ?? true : row.least.map { values[variable] > $0 } ?? true
  }

  private mutating func move(_ variable: Int, by distance: Fraction) {
    values[variable] = values[variable] + distance
    for index in tableau.indices {
      if let coefficient = tableau[index]?[variable] { values[index] = values[index] + coefficient * distance }
    }
  }

  /// Solves a sum's row for one of its variables, and substitutes this variable in the other rows.
  private mutating func exchange(_ sum: Int, _ entering: Int) {
    guard var terms = tableau[sum], let coefficient = terms.removeValue(forKey: entering) else { return }
    let factor = Fraction(1) / coefficient
    terms = terms.mapValues { Fraction(-1) * factor * $0 }
    terms[sum] = factor
    tableau[sum] = nil
    for index in tableau.indices {
      guard let multiple = tableau[index]?.removeValue(forKey: entering) else { continue }
      for (variable, coefficient) in terms {
        let total = (tableau[index]?[variable] ?? .zero) + multiple * coefficient
        tableau[index]?[variable] = total.isZero ? nil : total
      }
    }
    tableau[entering] = terms
  }

  /// Derives a contradiction: the violated sum is a combination of sums at their bounds, which allow no better value.
  private func contradiction(of sum: Int, _ terms: [Int: Fraction], _ bound: Fraction) -> Contradiction {
    var multipliers = terms.mapValues { Fraction(-1) * $0 }
    multipliers[sum] = Fraction(1)
    var total: [Int: Fraction] = [:]
    var (reach, size) = (Fraction.zero, Fraction.zero)
    for (variable, multiplier) in multipliers {
      let row = rows[variable - variableCount]
      for (index, coefficient) in row.terms { total[index] = (total[index] ?? .zero) + multiplier * coefficient }
      // The bound of each row that limits the sum in the direction of its violated bound.
      let isAtLeast = (multiplier.sign > 0) == (values[sum] < bound)
      guard let limit = isAtLeast ? row.least : row.greatest else { preconditionFailure("a row without that bound") }
      reach = reach + multiplier * limit
      size = size + multiplier.magnitude
    }
    let isProved = total.values.allSatisfy(\.isZero) && (values[sum] < bound ? reach.sign > 0 : reach.sign < 0)
    precondition(isProved, "the rows do not come to a contradiction")
    return Contradiction(rows: multipliers.keys.map { $0 - variableCount }.sorted(), excess: reach.magnitude / size)
  }
}
