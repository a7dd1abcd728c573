import TestSupport
import Testing
import TrussIR

@testable import TrussSolver

/// The proof that a dictionary's point costs least, and what it is made of.
@Suite(.processorTimeLimit(minutes: 2)) struct CertificateTests {
  /// Equations with sparse matrices whose solutions are known: chains, rings and anything.
  @Test(arguments: 0..<60) func factorsSolveEquations(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let size = Int.random(in: 1...40, using: &generator)
    var entries: [BasisFactors.Entry] = []
    for row in 0..<size {
      let others =
        switch seed % 3 {
        case 0: [row + 1]
        case 1: [(row + 1) % size]
        default: (0..<3).map { _ in Int.random(in: 0..<size, using: &generator) }
        }
      entries.append(BasisFactors.Entry(row: Int32(row), column: Int32((row * 7 + 3) % size), coefficient: 3))
      for other in others where other < size {
        entries.append(BasisFactors.Entry(row: Int32(row), column: Int32(other), coefficient: -0.5))
      }
    }
    // 7 and the size may have a divisor in common; then the rows do not have a column each.
    guard Set((0..<size).map { ($0 * 7 + 3) % size }).count == size else { return }
    let factors = try #require(BasisFactors(size: size, entries))
    let solution = (0..<size).map { _ in Double(Int.random(in: -9...9, using: &generator)) }
    var (right, below) = (Array(repeating: 0.0, count: size), Array(repeating: 0.0, count: size))
    for entry in entries {
      right[Int(entry.row)] += entry.coefficient * solution[Int(entry.column)]
      below[Int(entry.column)] += entry.coefficient * solution[Int(entry.row)]
    }
    for (found, expected) in zip(factors.solve(right), solution) { #expect(abs(found - expected) < 1e-10) }
    for (found, expected) in zip(factors.solveTransposed(below), solution) { #expect(abs(found - expected) < 1e-10) }
  }

  @Test func singularMatricesHaveNoFactors() {
    func factors(_ rows: [[Double]]) -> BasisFactors? {
      BasisFactors(
        size: rows.count,
        rows.enumerated().flatMap { row, line in
          line.enumerated().filter { $1 != 0 }.map {
            BasisFactors.Entry(row: Int32(row), column: Int32($0), coefficient: $1)
          }
        })
    }
    #expect(factors([[1, 2], [2, 4]]) == nil)
    #expect(factors([[0, 2], [0, 4]]) == nil)
    #expect(factors([[1, 0], [0, 0]]) == nil)
    #expect(factors([[1, 2, 3], [4, 5, 6], [7, 8, 9]]) == nil)
    #expect(factors([[1, 2], [2, 5]]) != nil)
    #expect(factors([]) != nil)
  }

  /// All in the dictionary, with so much patience.
  private func certificate(_ system: ConstraintSystem, _ patience: Patience) -> (values: [Double], proved: [Double]?)? {
    let program = Program(system)
    let free = FreeItems(system, program)
    var core = Core(program, without: program.rows.map { _ in false }, for: .values)
    core.addColumns(of: free.defaultOrder)
    guard core.makeFeasible() else { return nil }
    core.tableau.patience = patience
    core.minimizeLevels()
    let defaults = free.defaultOrder.map { ProgramCosts.Default(sum: free.sum(settledFor: $0), target: 0) }
    for each in defaults { core.bring(each.sum, near: each.target) }
    return (core.values, Certificate(core.tableau, ProgramCosts(core, defaults))?.values)
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
