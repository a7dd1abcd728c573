import Testing
import TrussIR

@testable import TrussSolver

/// Systems in which a number is met that may be rounding and may be something: these are solved in twice the digits.
@Suite(.timeLimit(.minutes(5))) struct DoubtTests {
  static func fixtures() throws -> [LexicographicSystemsTests.Fixture] {
    try LexicographicSystemsTests.fixtures(named: "doubtful-systems")
  }

  /// Random systems that once came out wrong or not at all, with the least violations that fractions give.
  @Test(arguments: try fixtures(), [ConstraintSystem.Method.trees, .dictionary, .precise])
  func comesOutAsInFractions(_ fixture: LexicographicSystemsTests.Fixture, _ method: ConstraintSystem.Method) throws {
    let system = try ConstraintSystem(listing: fixture.listing)
    let solution = system.solve(by: method)
    #expect(solution.isComplete)
    // In fractions the required rows may clash by the last bit of a number, which is none.
    #expect(solution.conflicts.isEmpty || fixture.levels == nil)
    let broken = Set(solution.conflicts.map(\.broken))
    let numbers = solution.values + system.constraints.map(\.right.constant)
    let greatest = numbers.reduce(1) { max($0, abs($1)) }
    for row in system.constraints.indices
    where system.constraints[row].priority.isRequired && !broken.contains(row) {
      #expect(solution.violation(of: row) <= 1e-9 * greatest * system.greatestCoefficient(of: row))
    }
    guard let levels = fixture.levels else { return }
    #expect(solution.violations.map(\.priority.value) == levels.map { $0[0] })
    for (violation, level) in zip(solution.violations, levels) {
      let rows = system.constraints.indices.filter { system.constraints[$0].priority == violation.priority }
      let weight = rows.reduce(1) { max($0, system.greatestCoefficient(of: $1)) }
      #expect(
        abs(violation.total - level[1]) <= 1e-6 * max(weight * greatest, level[1]), "at \(violation.priority.value)")
    }
  }

  /// A layout of ordinary numbers raises no doubt, and pays nothing for those that do.
  @Test(arguments: 0..<60) func cleanNumbersAreNotInDoubt(seed: Int) {
    let system = RandomSystem.make(seed: UInt64(seed), items: 6)
    let program = Program(system)
    let free = FreeItems(system, program)
    var isDoubtful = false
    _ = Attempt(program, free, without: program.rows.map { _ in false }, isDoubtful: &isDoubtful)
    #expect(!isDoubtful)
  }

  /// Twice the digits are a way of their own to the same values, the same conflicts and the same ambiguity.
  @Test(arguments: 0..<60) func twiceTheDigitsComeToTheSame(seed: Int) {
    let system = RandomSystem.make(seed: UInt64(seed), items: 5)
    let (trees, precise) = (system.solve(), system.solve(by: .precise))
    #expect(precise.isComplete)
    #expect(trees.conflicts == precise.conflicts)
    #expect(trees.ambiguous == precise.ambiguous)
    for (one, other) in zip(trees.values, precise.values) { #expect(abs(one - other) < 1e-6) }
  }
}

extension ConstraintSystem {
  fileprivate func greatestCoefficient(of row: Int) -> Double {
    var greatest = 0.0
    _ = forEachVariable(ofRow: row) { greatest = max(greatest, abs($1)) }
    return greatest
  }
}
