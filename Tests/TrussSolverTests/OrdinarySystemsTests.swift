import TestSupport
import Testing
import TrussIR
import TrussSolver

/// Systems of ordinary numbers come to their end: of ten thousand at most one is given up.
@Suite(.processorTimeLimit(minutes: 10)) struct OrdinarySystemsTests {
  /// One of the first two thousand, 1316, is given up; see below.
  @Test func areNotGivenUp() {
    let given = (0..<UInt64(Seeds.areRaised ? 2000 : 200)).filter {
      !OrdinarySystem.make(seed: $0).solve().isComplete
    }
    #expect(given.count <= 1, "\(given)")
  }

  /// Ordinary systems that come to nothing through trees, as the rounding of one step is multiplied by those after it: in
  /// twice the digits, as they are written, they come out at the least violations that fractions give.
  @Test(arguments: try LexicographicSystemsTests.fixtures(named: "given-up-systems"))
  func twiceTheDigitsAreEnough(_ fixture: LexicographicSystemsTests.Fixture) throws {
    let solution = try ConstraintSystem(listing: fixture.listing).solve(by: .precise)
    #expect(solution.isComplete)
    #expect(solution.conflicts.isEmpty)
    // In fractions the required rows of the third clash by the last bits of their numbers.
    for (violation, level) in zip(solution.violations, fixture.levels ?? []) {
      #expect(violation.priority.value == level[0])
      #expect(abs(violation.total - level[1]) <= 1e-6 * max(1, level[1]))
    }
  }
}
