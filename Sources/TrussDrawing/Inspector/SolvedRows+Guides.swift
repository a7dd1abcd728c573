import TrussIR

extension SolvedRows {
  /// A layout keeps no frames of the guides that rules make, but the constraints tell them, in two ways:
  ///
  /// - A required equation with one unknown has one solution.
  /// - Where all rows of an unknown have no other, it has the value at which they are off by least, the highest priority
  ///   first. That sum is convex and changes its slope only where a row holds exactly, so a value of a row that is better
  ///   than those beside it is the only best one. Where there is none, the guide stays unknown.
  mutating func deriveGuides(_ system: ConstraintSystem) {
    var rowsOfUnknown: [Int: [Int]] = [:]
    for row in rows.indices {
      for variable in rows[row].variables where values[variable].isNaN {
        rowsOfUnknown[variable, default: []].append(row)
      }
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (variable, rows) in rowsOfUnknown.sorted(by: { $0.key < $1.key }) {
        guard let value = value(of: variable, in: rows, system) else { continue }
        values[variable] = value
        rowsOfUnknown[variable] = nil
        isChanged = true
      }
    }
  }

  private mutating func value(of variable: Int, in all: [Int], _ system: ConstraintSystem) -> Double? {
    let alone = all.filter { row in rows[row].variables.allSatisfy { $0 == variable || !values[$0].isNaN } }
    let equation = alone.first { system.rows[$0].priority.isRequired && rows[$0].relation == .equal }
    if let equation { return solution(of: equation, for: variable) }
    guard alone.count == all.count else { return nil }
    let levels = Dictionary(grouping: alone) { system.rows[$0].priority.value }.sorted { $0.key > $1.key }.map(\.value)
    defer { values[variable] = .nan }
    func violations(at value: Double) -> [Double] {
      values[variable] = value
      // What differs by less has been rounded.
      return levels.map { rows in (rows.reduce(0) { $0 + excess($1) } * 1e6).rounded() }
    }
    return Set(alone.map { solution(of: $0, for: variable) }).sorted().first { value in
      let best = violations(at: value)
      return best.lexicographicallyPrecedes(violations(at: value - 0.05))
        && best.lexicographicallyPrecedes(violations(at: value + 0.05))
    }
  }

  /// The value of a variable at which a row whose other variables are known holds exactly.
  private func solution(of row: Int, for variable: Int) -> Double {
    let row = rows[row]
    var (rest, factor) = (row.constant, 1.0)
    for (other, coefficient) in zip(row.variables, row.coefficients) {
      if other == variable { factor = coefficient } else { rest -= coefficient * values[other] }
    }
    return rest / factor
  }
}
