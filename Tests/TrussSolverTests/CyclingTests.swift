import TestSupport
import Testing
import TrussIR

@testable import TrussSolver

/// Linear programs that send a simplex method round in circles, or all along the edges of a cube, as systems: one optional
/// row asks for more than there can be, and is violated least at the optimum.
@Suite(.processorTimeLimit(minutes: 1)) struct CyclingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var listing: String
    /// By how much the optional row is violated at the optimum.
    var least: Double
  }

  /// The nonnegative unknowns are the frame of `a`.
  static let degenerate = [
    // E. Beale 1955, "Cycling in the dual simplex algorithm": the optimum is -1/20.
    Case(
      testDescription: "Beale",
      listing: """
        a.left >= 0
        a.top >= 0
        a.width >= 0
        a.height >= 0
        0.25*a.left - 60*a.top - 0.04*a.width + 9*a.height <= 0
        0.5*a.left - 90*a.top - 0.02*a.width + 3*a.height <= 0
        a.width <= 1
        -0.75*a.left + 150*a.top - 0.02*a.width + 6*a.height <= -10 priority:750
        """, least: 10 - 0.05),
    // H. Kuhn's, in M. Balinski and A. Tucker 1969, "Duality theory of linear programs", with a bound: -2.
    Case(
      testDescription: "Kuhn",
      listing: """
        a.left >= 0
        a.top >= 0
        a.width >= 0
        a.height >= 0
        -2*a.left - 9*a.top + a.width + 9*a.height <= 0
        0.3333333333333333*a.left + a.top - 0.3333333333333333*a.width - 2*a.height <= 0
        2*a.left + 3*a.top - a.width - 12*a.height <= 2
        -2*a.left - 3*a.top + a.width + 12*a.height <= -10 priority:750
        """, least: 10 - 2),
    // V. Chvatal 1983, "Linear Programming", chapter 3: cycles in six steps of the largest coefficient; -1.
    Case(
      testDescription: "Chvatal",
      listing: """
        a.left >= 0
        a.top >= 0
        a.width >= 0
        a.height >= 0
        0.5*a.left - 5.5*a.top - 2.5*a.width + 9*a.height <= 0
        0.5*a.left - 1.5*a.top - 0.5*a.width + a.height <= 0
        a.left <= 1
        -10*a.left + 57*a.top + 9*a.width + 24*a.height <= -10 priority:750
        """, least: 10 - 1),
  ]

  /// The largest of ten unknowns: 2^10 vertices in a row for the steepest way.
  static let cube = Case(
    testDescription: "Klee and Minty",
    listing: (1...10).map { row in
      let sum = (1..<row).map { "\(1 << (row - $0 + 1))*v\($0).width + " }.joined()
      return "v\(row).width >= 0\n\(sum)v\(row).width <= \(Self.power(5, row))\n"
    }.joined() + (1...10).map { "\(1 << (10 - $0))*v\($0).width" }.joined(separator: " + ")
      + " >= 10000000 priority:750\n",
    least: 10_000_000 - Double(power(5, 10)))

  private static func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }

  @Test(arguments: degenerate + [cube], [ConstraintSystem.Method.trees, .simplex, .precise])
  func comesToAnEnd(_ system: Case, _ method: ConstraintSystem.Method) throws {
    let solution = try ConstraintSystem(listing: system.listing).solve(by: method)
    #expect(solution.isComplete && solution.conflicts.isEmpty)
    #expect(abs(solution.violations[0].total - system.least) <= 1e-9 * system.least)
  }

  /// Bland's rule from the first step, from the second on the spot, and hardly ever.
  @Test(arguments: degenerate + [cube], [-1, 1, 1_000])
  func blandsRuleComesToAnEnd(_ system: Case, stalledSteps: Int) throws {
    let constraints = try ConstraintSystem(listing: system.listing)
    let dictionary = try #require(WholeDictionary(constraints, Patience(stalledSteps: stalledSteps)))
    #expect(dictionary.isComplete)
    let total = Solution(constraints, values: dictionary.values, Program(constraints)).violations[0].total
    #expect(abs(total - system.least) <= 1e-9 * system.least)
  }
}
