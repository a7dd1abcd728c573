import TestSupport
import Testing
import TrussIR
import TrussSolver

/// Systems of ordinary numbers come to their end: of ten thousand at most one is given up.
@Suite(.processorTimeLimit(minutes: 10)) struct OrdinarySystemsTests {
  @Test func areNotGivenUp() {
    let given = (0..<UInt64(Seeds.areRaised ? 1000 : 60)).filter {
      !OrdinarySystem.make(seed: $0).solve().isComplete
    }
    #expect(given.isEmpty, "\(given)")
  }

  /// Ordinary systems of which doubles make nothing, as the rounding of one step is multiplied by those after it: their
  /// required rows do not hold, so that they are solved once more, as they are written, in twice the digits. They come out
  /// at the least violations that fractions give.
  @Test(
    arguments: try LexicographicSystemsTests.fixtures(named: "given-up-systems"),
    [ConstraintSystem.Method.trees, .simplex, .precise])
  func twiceTheDigitsAreEnough(_ fixture: LexicographicSystemsTests.Fixture, _ method: ConstraintSystem.Method) throws {
    let solution = try ConstraintSystem(listing: fixture.listing).solve(by: method)
    #expect(solution.isComplete)
    #expect(solution.conflicts.isEmpty)
    // In fractions the required rows of the third clash by the last bits of their numbers.
    for (violation, level) in zip(solution.violations, fixture.levels ?? []) {
      #expect(violation.priority.value == level[0])
      #expect(abs(violation.total - level[1]) <= 1e-6 * max(1, level[1]))
    }
  }
}
