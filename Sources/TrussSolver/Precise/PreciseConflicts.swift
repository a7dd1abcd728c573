import TrussIR

/// The conflicts among a program's required rows in twice the digits, where doubles are not sure of them.
struct PreciseConflicts {
  private(set) var conflicts: [Conflict] = []
  private(set) var isBroken: [Bool]

  /// Finds the conflicts one after the other, each without the rows that were broken for those before it; nil if that
  /// takes too long, or numbers are too large to know.
  init?(_ system: ConstraintSystem, _ program: Program, _ tolerance: Tolerance) {
    isBroken = program.rows.map { !$0.isRequired }
    for _ in program.rows {
      var dictionary = PreciseSimplex(
        unknowns: Array(repeating: nil, count: program.variableCount), tolerance: tolerance)
      var positionOf: [Int: Int] = [:]
      for (position, row) in program.rows.enumerated() where !isBroken[position] {
        let sum = dictionary.express(
          program.terms(of: row).lazy.map { (variable: Int($0.variable), coefficient: DoubleDouble($0.coefficient)) },
          minus: row.constant)
        if row.relation != .lessThanOrEqual { positionOf[dictionary.addBasic(sum)] = position }
        if row.relation != .greaterThanOrEqual { positionOf[dictionary.addBasic(sum.negated)] = position }
      }
      dictionary.releaseUnknowns()
      let blockers = dictionary.makeFeasible()
      guard dictionary.isComplete else { return nil }
      guard let blockers else { break }
      let rows = blockers.compactMap { positionOf[$0] }
      // With numbers beyond what twice the digits tell apart, nothing may be behind a conflict.
      if rows.isEmpty { return nil }
      let conflict = program.conflict(of: rows, in: system)
      conflicts.append(conflict.conflict)
      isBroken[conflict.broken] = true
    }
    for position in isBroken.indices where !program.rows[position].isRequired { isBroken[position] = false }
  }
}
