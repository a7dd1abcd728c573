import TestSupport
import Testing
import TrussIR
import TrussSolver

struct SolverTests {
  @Test func anEmptySystemHasAnEmptySolution() {
    let solution = ConstraintSystem().solve()
    #expect(solution.values.isEmpty)
    #expect(solution.conflicts.isEmpty && solution.ambiguous.isEmpty && solution.violations.isEmpty)
    #expect(solution.isComplete)
  }

  /// Parents that no layout has: each is the other's, or stands behind its children.
  @Test(.processorTimeLimit(minutes: 1), arguments: [[1, 0], [1, 2, 0], [2, 2, 1], [1, 2, 3], [0, 1, 1]])
  func parentsInACircleAreCut(parents: [Int]) {
    var system = ConstraintSystem()
    for (index, parent) in parents.enumerated() {
      let item = system.addItem(Item("View", parent: Item.ID(parent)))
      system.add(
        Constraint(Expression([Term(item, .left)]), .equal, Expression(constant: Double(10 * index)), priority: 750))
    }
    let solution = system.solve()
    for index in parents.indices { #expect(solution[Variable(Item.ID(index), .x)] == Double(10 * index)) }
  }

  /// `|-10-[first(5)]-8-[second]-10-|` in a width of 100.
  @Test func cleanNumbersComeOutClean() {
    var builder = SystemBuilder()
    let root = builder.item()
    let first = builder.item(in: root)
    let second = builder.item(in: root)
    builder.add([(1, root, .left)], .equal, 0)
    builder.add([(1, root, .width)], .equal, 100)
    builder.add([(1, first, .left), (-1, root, .left)], .equal, 10)
    builder.add([(1, first, .width)], .equal, 5, 750)
    builder.add([(1, second, .left), (-1, first, .right)], .equal, 8)
    builder.add([(1, second, .right), (-1, root, .right)], .equal, -10)
    let solution = builder.system.solve()
    #expect(solution[Variable(second, .x)] == 23)
    #expect(solution[Variable(second, .width)] == 67)
  }

  @Test func aThousandWeakRowsDoNotOutvoteOneStronger() {
    var builder = SystemBuilder()
    let box = builder.item()
    builder.add([(1, box, .width)], .equal, 10, 250.5)
    for _ in 0..<1000 { builder.add([(1, box, .width)], .equal, 500, 250) }
    let solution = builder.system.solve()
    #expect(solution[Variable(box, .width)] == 10)
    #expect(solution.violations.map(\.total) == [0, 490_000])
  }

  @Test func withinALevelTheSumIsLeast() {
    var builder = SystemBuilder()
    let box = builder.item()
    for length in [10.0, 20, 90] { builder.add([(1, box, .width)], .equal, length, 500) }
    let solution = builder.system.solve()
    #expect(solution[Variable(box, .width)] == 20)
    #expect(solution.violations == [Violation(priority: 500, total: 80)])
  }

  /// Both give up 40 between them: the sum is the same however they share it, so the earlier keeps.
  @Test func ofEqualRowsTheEarlierKeeps() {
    var builder = SystemBuilder()
    let first = builder.item()
    let second = builder.item()
    builder.add([(1, first, .width), (1, second, .width)], .equal, 100)
    builder.add([(1, second, .width)], .equal, 70, 500)
    builder.add([(1, first, .width)], .equal, 70, 500)
    let solution = builder.system.solve()
    #expect(solution[Variable(second, .width)] == 70)
    #expect(solution[Variable(first, .width)] == 30)
    #expect((0..<3).map(solution.violation(of:)) == [0, 0, 40])
  }

  @Test func whatIsFreeIsSmallNearItsParentAndReported() {
    var builder = SystemBuilder()
    let root = builder.item()
    let view = builder.item(in: root)
    builder.add([(1, root, .left)], .equal, 7)
    builder.add([(1, root, .top)], .equal, 9)
    builder.add([(1, root, .width)], .equal, 50)
    builder.add([(1, root, .height)], .equal, 50)
    builder.add([(1, view, .width)], .greaterThanOrEqual, 12)
    builder.add([(1, view, .left)], .greaterThanOrEqual, 20)
    let solution = builder.system.solve()
    #expect(solution.values[4...] == [20, 9, 12, 0])
    #expect(solution.ambiguous == Variable.Component.allCases.map { Variable(view, $0) })
  }

  @Test func aRulesOwnVariablesAreNotAmbiguous() {
    var builder = SystemBuilder()
    let view = builder.item(settledByRule: [Item.Variables(.width), Item.Variables(.x), Item.Variables(.y)])
    builder.add([(1, view, .width)], .greaterThanOrEqual, 12)
    #expect(builder.system.solve().ambiguous == [Variable(view, .height)])
  }

  @Test func itemsWithoutRowsStandWhereTheirParentsDo() {
    var builder = SystemBuilder()
    let root = builder.item()
    builder.add([(1, root, .left)], .equal, 30)
    builder.add([(1, root, .top)], .equal, 40)
    let middle = builder.item(in: root)
    let inner = builder.item(in: middle)
    let leaf = builder.item(in: inner)
    builder.add([(1, leaf, .width)], .equal, 5)
    let solution = builder.system.solve()
    #expect(solution.values[4..<12] == [30, 40, 0, 0, 30, 40, 0, 0])
    #expect(solution.values[12...] == [30, 40, 5, 0])
    #expect(solution.ambiguous.allSatisfy { $0.item == leaf || $0.item == root })
  }

  @Test(
    arguments: [
      (1, Double.nan, 500), (1, Double.infinity, 1000), (Double.nan, 1, 500), (-Double.infinity, 1, 1000),
      (1, 1, Double.nan), (1, 1, 0), (1, 1, -5), (Double.leastNonzeroMagnitude, 1, 1000),
    ] as [(Double, Double, Double)])
  func whatMakesNoSenseIsLeftOut(coefficient: Double, constant: Double, priority: Double) {
    var builder = SystemBuilder()
    let box = builder.item()
    builder.add([(1, box, .width)], .equal, 20)
    builder.add([(coefficient, box, .width)], .equal, constant, Priority(priority))
    let solution = builder.system.solve()
    #expect(solution.invalidRows == [1])
    #expect(solution.conflicts.isEmpty)
    #expect(solution.violation(of: 1) == 0)
    #expect(solution[Variable(box, .width)] == 20)
  }

  @Test func unknownItemsAndParentsInACircleAreBorne() {
    var builder = SystemBuilder()
    let first = builder.item(in: Item.ID(1))
    let second = builder.item(in: first)
    let third = builder.item(in: Item.ID(2))
    let fourth = builder.item(in: Item.ID(-7))
    builder.add([(1, Item.ID(99), .trailing)], .equal, 1)
    for item in [second, third, fourth] { builder.add([(1, item, .width)], .equal, 1) }
    let solution = builder.system.solve()
    #expect(solution.invalidRows == [0])
    #expect(solution.values.allSatisfy { $0.isFinite })
  }

  @Test func numbersOfAllSizesLiveTogether() {
    var builder = SystemBuilder()
    let views = (0..<3).map { _ in builder.item() }
    builder.add([(1, views[0], .width)], .equal, 1e6, 750)
    builder.add([(1, views[1], .width), (-1e-3, views[0], .width)], .equal, 0)
    builder.add([(1, views[2], .width)], .equal, 2e-3, 750)
    builder.add([(1, views[2], .height), (-0.5, views[2], .width)], .equal, 0)
    builder.add([(1, views[2], .height)], .lessThanOrEqual, .greatestFiniteMagnitude)
    let solution = builder.system.solve()
    #expect(solution[Variable(views[1], .width)] == 1000)
    #expect(abs(solution[Variable(views[2], .height)] - 1e-3) < 1e-12)
  }
}
