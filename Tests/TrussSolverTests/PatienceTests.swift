import TestSupport
import Testing
import TrussIR
@testable import TrussSolver

/// What happens where a minimisation takes more steps than is plausible. No known system makes it, so the limits are
/// lowered here.
@Suite(.processorTimeLimit(minutes: 1)) struct PatienceTests {
  /// Past the limit a solution says that it is none, and is feasible as far as it came. It does not hang or trap.
  @Test(arguments: [0, 1, 2, 5]) func theStepLimitIsReported(steps: Int) throws {
    var incomplete = 0
    for seed in 0..<(Seeds.areRaised ? 60 : 15) {
      let system = RandomSystem.make(seed: UInt64(seed), items: 15)
      guard let found = WholeDictionary(system, Patience(steps: steps, stepsPerLine: 0)) else { continue }
      if !found.isComplete { incomplete += 1 }
      #expect(found.values.allSatisfy { $0.isFinite })
    }
    #expect(incomplete > 0)
  }

  /// Bland's rule from the first step on comes to the same cost at each level as the steepest way.
  @Test(arguments: 0..<40) func blandsRuleAloneComesToTheSame(seed: Int) throws {
    let system = RandomSystem.make(seed: UInt64(seed), items: 5)
    let bland = WholeDictionary(system, Patience(stalledSteps: -1))
    let steepest = WholeDictionary(system)
    #expect((bland == nil) == (steepest == nil))
    guard let bland, let steepest else { return }
    #expect(bland.isComplete && steepest.isComplete)
    let found = Solution(system, values: bland.values, Program(system)).violations
    let expected = Solution(system, values: steepest.values, Program(system)).violations
    for (one, other) in zip(found, expected) { #expect(abs(one.total - other.total) < 1e-6) }
  }
}
