import TestSupport
import Testing
import TrussIR

@testable import TrussSolver

/// Systems whose solution has no proof in doubles: these are solved in twice the digits.
@Suite(.processorTimeLimit(minutes: 5)) struct DoubtTests {
  static func fixtures() throws -> [SolvedSystem] {
    try SolvedSystem.all(in: "doubtful-systems")
      + SolvedSystem.all(in: "coupled-systems")
      // Seconds in a debug build.
      + (Seeds.areRaised ? SolvedSystem.all(in: "distant-systems") : [])
  }

  /// Random systems that once came out wrong or not at all, with the least violations that fractions give; in coupled
  /// ones all can be 0.
  @Test(arguments: try fixtures(), [ConstraintSystem.Method.trees, .simplex, .precise])
  func comesOutAsInFractions(_ fixture: SolvedSystem, _ method: ConstraintSystem.Method) throws {
    try check(fixture, method)
  }

  /// Two systems of a hundred items, which were given up once; minutes in twice the digits.
  @Test(
    .enabled(if: Seeds.areRaised), arguments: try SolvedSystem.all(in: "large-systems"),
    [ConstraintSystem.Method.trees, .simplex])
  func largeOnesComeOutAsInFractions(
    _ fixture: SolvedSystem, _ method: ConstraintSystem.Method
  ) throws {
    try check(fixture, method)
  }

  private func check(_ fixture: SolvedSystem, _ method: ConstraintSystem.Method) throws {
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
    let free = DefaultOrder(system, program)
    let attempt = SolveResult(program, free, without: program.rows.map { _ in false }, .strict)
    #expect(attempt?.wasDoubtful != true)
  }

  /// Where doubles are not sure, only what hangs together with that is solved again: a form of a given width beside it
  /// stays what it was.
  @Test func onlyWhatIsDoubtfulIsSolvedAgain() throws {
    let fixture = try #require(try Self.fixtures().first { $0.name == "wrong optimum" })
    let doubtful = try ConstraintSystem(listing: fixture.listing)
    var system = doubtful
    let form = system.addItem(Item("Form"))
    system.add([Term(form, .width)], .equal, 300)
    for _ in 0..<400 {
      let row = system.addItem(Item("Row", parent: form))
      system.add([Term(row, .width), Term(-1, Anchor(form, .width))], .equal, -20)
    }
    let (alone, beside) = (doubtful.solve(), system.solve())
    #expect(beside.isComplete)
    #expect(Array(beside.values.prefix(alone.values.count)) == alone.values)
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

/// Conflicts in twice the digits.
@Suite(.processorTimeLimit(minutes: 2)) struct PreciseConflictsTests {
  @Test func areIrreducible() throws {
    var infeasible = 0
    let count = Seeds.count(15)
    for seed in 0..<20 * count where infeasible < count {
      let system = RandomSystem.make(seed: UInt64(seed), items: 4, requiredConstraints: true)
      let program = Program(system)
      // A row whose variables cancel out is not in the program.
      if program.rows.count < system.rows.count { continue }
      let found = try #require(PreciseConflicts(system, program, Tolerance(greatest: program.greatest)))
      for conflict in found.conflicts {
        #expect(conflict.constraints.contains(conflict.broken))
      }
      DenseOracle.expectIrreducible(found.conflicts, of: system)
      infeasible += found.conflicts.isEmpty ? 0 : 1
    }
    #expect(infeasible == count)
  }
}

extension ConstraintSystem {
  fileprivate mutating func add(_ terms: [Term], _ relation: Relation, _ constant: Double) {
    add(Constraint(Expression(terms), relation, Expression(constant: constant)))
  }

  fileprivate func greatestCoefficient(of row: Int) -> Double {
    var greatest = 0.0
    _ = forEachVariable(ofRow: row) { greatest = max(greatest, abs($1)) }
    return greatest
  }
}
