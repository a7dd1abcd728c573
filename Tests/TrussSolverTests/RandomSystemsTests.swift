import Testing
import TrussIR
import TrussSolver

/// Values against the plain oracle: with the ties and the defaults every variable has one value.
struct RandomSystemsTests {
  @Test(arguments: [UInt64](0..<120))
  func agreesWithTheOracle(seed: UInt64) {
    let system = RandomSystem.make(seed: seed, requiredConstraints: seed.isMultiple(of: 5))
    let solution = system.solve()
    #expect(solution.isComplete)
    let expected = DenseOracle.solve(system)
    #expect((expected == nil) == !solution.conflicts.isEmpty)
    guard let expected else { return }
    for (value, other) in zip(solution.values, expected) { #expect(abs(value - other) < 1e-6) }
  }

  /// Trees as trees against all in the dictionary, on larger systems than the oracle takes.
  @Test(arguments: [UInt64](3000..<3060))
  func bothMethodsAgree(seed: UInt64) {
    let system = RandomSystem.make(seed: seed, items: 4 + Int(seed % 30), requiredConstraints: seed.isMultiple(of: 3))
    let (trees, dictionary) = (system.solve(), system.solve(by: .simplex))
    #expect(trees.conflicts == dictionary.conflicts)
    for (value, other) in zip(trees.values, dictionary.values) { #expect(abs(value - other) < 1e-6) }
  }

  @Test func givesTheSameBitsTwice() {
    for seed in 1000..<1040 {
      let system = RandomSystem.make(seed: UInt64(seed), items: 8)
      #expect(system.solve() == system.solve())
    }
  }

  /// Many at once on several threads, each to the bits it has alone.
  @Test func solvesAtOnceAreThoseMadeAlone() async {
    let systems = (4000..<4030).map { RandomSystem.make(seed: $0, items: 8) }
    let alone = systems.map { $0.solve() }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        for (system, solution) in zip(systems, alone) { group.addTask { system.solve() == solution } }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  @Test func requiredRowsHold() {
    for seed in 2000..<2100 {
      let system = RandomSystem.make(seed: UInt64(seed), items: 10, requiredConstraints: seed.isMultiple(of: 2))
      let solution = system.solve()
      let broken = Set(solution.conflicts.map(\.broken))
      for row in system.constraints.indices where system.rows[row].priority.isRequired {
        #expect(broken.contains(row) || solution.violation(of: row) < 1e-6)
      }
    }
  }
}
