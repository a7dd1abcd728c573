import TestSupport
import Testing
import TrussIR

@testable import TrussSolver

/// The proof that a dictionary's point costs least.
@Suite(.processorTimeLimit(minutes: 2)) struct CertificateTests {
  /// All in the dictionary, with so much patience.
  private func certificate(_ system: ConstraintSystem, _ patience: Patience) -> (values: [Double], proved: [Double]?)? {
    let program = Program(system)
    let free = FreeItems(system, program)
    var simplex = Simplex(program, without: program.rows.map { _ in false }, for: .values)
    simplex.addColumns(of: free.defaultOrder)
    let defaults = free.defaultOrder.map {
      Default(variable: Int32(simplex.variable(for: free.sum(settledFor: $0))), target: 0)
    }
    guard simplex.makeFeasible() else { return nil }
    simplex.tableau.patience = patience
    simplex.minimizeLevels()
    for each in defaults { simplex.bring(Int(each.variable), near: each.target) }
    return (simplex.values, Certificate(simplex.tableau, ProgramCosts(simplex, defaults))?.values)
  }

  @Test(arguments: 0..<60) func provesWhatTheDictionaryFinds(seed: Int) throws {
    let system = RandomSystem.make(seed: UInt64(seed), items: 6)
    guard let found = certificate(system, Patience()) else { return }
    let proved = try #require(found.proved)
    for (one, other) in zip(found.values, proved) { #expect(abs(one - other) < 1e-9) }
  }

  /// A point that is not the best has no proof.
  @Test func provesNothingOfAnUnfinishedDictionary() {
    var unfinished = 0
    for seed in 0..<60 {
      let system = RandomSystem.make(seed: UInt64(seed), items: 6)
      guard let best = certificate(system, Patience()),
        let found = certificate(system, Patience(steps: 0, stepsPerLine: 0))
      else { continue }
      if zip(best.values, found.values).allSatisfy({ abs($0 - $1) < 1e-6 }) { continue }
      unfinished += 1
      #expect(found.proved == nil)
    }
    #expect(unfinished > 20)
  }
}
