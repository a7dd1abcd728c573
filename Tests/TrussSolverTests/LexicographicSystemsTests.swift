import TestSupport
import Testing
import TrussIR
import TrussSolver

/// Eighty systems with the least violation of each priority as a general LP solver found it, one solve a level.
struct LexicographicSystemsTests {
  @Test func thereAreEighty() throws {
    #expect(try SolvedSystem.all().count == 80)
    #expect(try SolvedSystem.all().count { $0.levels == nil } == 8)
  }

  @Test(arguments: try SolvedSystem.all())
  func comesOutAsTheOracleFound(_ fixture: SolvedSystem) throws {
    let system = try ConstraintSystem(listing: fixture.listing)
    let solution = system.solve()
    #expect(solution.isComplete)
    guard let levels = fixture.levels else {
      #expect(!solution.conflicts.isEmpty)
      return
    }
    #expect(solution.conflicts.isEmpty)
    #expect(solution.violations.map(\.priority.value) == levels.map { $0[0] })
    for (violation, level) in zip(solution.violations, levels) {
      #expect(abs(violation.total - level[1]) <= 1e-3 * (1 + abs(level[1])), "at \(violation.priority.value)")
    }
    for row in system.constraints.indices where system.constraints[row].priority.isRequired {
      #expect(solution.violation(of: row) <= 1e-6)
    }
  }
}
