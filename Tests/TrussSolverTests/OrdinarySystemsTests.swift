import TestSupport
import Testing
import TrussIR

@testable import TrussSolver

/// Systems of ordinary numbers come to their end: of ten thousand at most one is given up.
@Suite(.processorTimeLimit(minutes: 10)) struct OrdinarySystemsTests {
  @Test func areNotGivenUp() {
    let given = (0..<UInt64(Seeds.areRaised ? 1000 : 60)).filter {
      !OrdinarySystem.make(seed: $0).solve().isComplete
    }
    #expect(given.isEmpty, "\(given)")
  }

  /// Systems of a hundred items on whose first path rounding errors of the gradients end a level too early, or a pivot is
  /// nothing but the rounding errors of those before it. Doubles prove a point on a more careful path, without the seconds
  /// or minutes that twice the digits take.
  @Test(
    .enabled(if: Seeds.areRaised, "`TRUSS_SEEDS` raises the number of seeds"),
    arguments: [42, 13, 36, 52, 71, 80, 90, 123, 126, 194] as [UInt64])
  func aHundredItemsAreProved(seed: UInt64) {
    let system = OrdinarySystem.make(seed: seed, items: 100)
    let program = Program(system)
    let attempt = SolveResult(
      program, DefaultOrder(system, program), without: program.rows.map { _ in false }, .strict)
    #expect(attempt?.isComplete == true)
    #expect(attempt?.wasDoubtful == false)
  }

  /// Ordinary systems of which doubles make nothing, as the rounding of one step is multiplied by those after it: their
  /// required rows do not hold, so that they are solved once more, as they are written, in twice the digits. They come out
  /// at the least violations that fractions give.
  @Test(
    arguments: try SolvedSystem.all(in: "given-up-systems"),
    [ConstraintSystem.Method.trees, .simplex, .precise])
  func twiceTheDigitsAreEnough(_ fixture: SolvedSystem, _ method: ConstraintSystem.Method) throws {
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
