import TestSupport
import Testing
import TrussIR

@testable import TrussSolver

/// The proof that a dictionary's point costs least.
@Suite(.processorTimeLimit(minutes: 2)) struct CertificateTests {
  @Test(arguments: 0..<60) func provesWhatTheDictionaryFinds(seed: Int) throws {
    let system = RandomSystem.make(seed: UInt64(seed), items: 6)
    guard let dictionary = WholeDictionary(system) else { return }
    #expect(dictionary.isCertain)
    for (one, other) in zip(dictionary.found, dictionary.values) { #expect(abs(one - other) < 1e-9) }
  }

  /// A point that is not the best has no proof.
  @Test func provesNothingOfAnUnfinishedDictionary() {
    var unfinished = 0
    for seed in 0..<60 {
      let system = RandomSystem.make(seed: UInt64(seed), items: 6)
      guard let best = WholeDictionary(system),
        let found = WholeDictionary(system, Patience(steps: 0, stepsPerLine: 0))
      else { continue }
      if zip(best.values, found.values).allSatisfy({ abs($0 - $1) < 1e-6 }) { continue }
      unfinished += 1
      #expect(!found.isCertain)
    }
    #expect(unfinished > 20)
  }
}
