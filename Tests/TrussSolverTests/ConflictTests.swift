import TestSupport
import Testing
import TrussIR
import TrussSolver

struct ConflictTests {
  /// Numbers that a row compares once its variables have cancelled out.
  @Test(arguments: [ConstraintSystem.Method.trees, .simplex, .precise])
  func aRowThatContradictsItself(method: ConstraintSystem.Method) throws {
    let system = try ConstraintSystem(
      listing: "a.width >= a.width + 1\na.leading == a.left + 8\na.width >= a.width\na.width == 10")
    let solution = system.solve(by: method)
    #expect(solution.conflicts == [0, 1].map { Conflict(constraints: [$0], broken: $0) })
    #expect(solution[Variable(Item.ID(0), .width)] == 10)
  }

  /// Each system that the oracle finds infeasible has a conflict, and each conflict one broken row.
  @Test func conflictsAreIrreducible() {
    var infeasible = 0
    let count = Seeds.count(35)
    for seed in 0..<10 * count where infeasible < count {
      let system = RandomSystem.make(seed: UInt64(seed), items: 4, requiredConstraints: true)
      let solution = system.solve()
      let found = system.findConflicts()
      #expect(found == Array(solution.conflicts.prefix(found.count)))
      for conflict in solution.conflicts {
        #expect(conflict.constraints == conflict.constraints.sorted())
        #expect(conflict.constraints.filter(solution.conflicts.map(\.broken).contains) == [conflict.broken])
      }
      infeasible += solution.conflicts.isEmpty ? 0 : 1
      DenseOracle.expectIrreducible(solution.conflicts, of: system)
    }
    #expect(infeasible == count)
  }

  @Test func theLeastTenaciousIsBrokenFirst() {
    var builder = SystemBuilder()
    let box = builder.item()
    builder.add([(1, box, .width)], .lessThanOrEqual, 100, category: .containment)
    builder.add([(1, box, .width)], .equal, 200, category: .size)
    let solution = builder.system.solve()
    #expect(solution.conflicts == [Conflict(constraints: [0, 1], broken: 1)])
    #expect(solution[Variable(box, .width)] == 0)
    #expect(solution.violation(of: 1) == 200)
  }

  @Test func amongEqualsTheEarlierIsBroken() {
    var builder = SystemBuilder()
    let box = builder.item()
    builder.add([(1, box, .width)], .equal, 100)
    builder.add([(1, box, .width)], .equal, 200)
    let solution = builder.system.solve()
    #expect(solution.conflicts == [Conflict(constraints: [0, 1], broken: 0)])
    #expect(solution[Variable(box, .width)] == 200)
  }

  @Test func aFalseConstantIsAConflictOfItself() {
    var builder = SystemBuilder()
    builder.add([], .equal, 5)
    builder.add([], .lessThanOrEqual, 5)
    builder.add([], .equal, 5, 750)
    let solution = builder.system.solve()
    #expect(solution.conflicts == [Conflict(constraints: [0], broken: 0)])
    #expect(solution.violations == [Violation(priority: 750, total: 5)])
  }

  @Test func aContradictionAroundACircleNeedsAllOfIt() {
    var builder = SystemBuilder()
    let views = (0..<5).map { _ in builder.item() }
    for index in 0..<5 {
      builder.add([(1, views[(index + 1) % 5], .left), (-1, views[index], .left)], .greaterThanOrEqual, 1)
    }
    #expect(builder.system.solve().conflicts == [Conflict(constraints: [0, 1, 2, 3, 4], broken: 0)])
  }

  @Test(.processorTimeLimit(minutes: 1))
  func aHundredAtOnce() {
    var builder = SystemBuilder()
    let root = builder.item()
    builder.add([(1, root, .width)], .equal, 300, category: .canvas)
    for _ in 0..<100 {
      let view = builder.item(in: root)
      builder.add([(1, view, .width)], .greaterThanOrEqual, 400, category: .size)
      builder.add([(1, view, .right), (-1, root, .right)], .lessThanOrEqual, 0, category: .containment)
      builder.add([(1, view, .left), (-1, root, .left)], .equal, 0, category: .containment)
    }
    let solution = builder.system.solve()
    #expect(solution.conflicts.count == 100)
    #expect(solution.conflicts.allSatisfy { $0.constraints.count == 4 })
    #expect(solution.isComplete)
  }
}
