import TestSupport
import Testing
import TrussIR
import TrussSolver

/// Where arithmetic is short of mathematics: `Documentation/Engine.md`, "Numbers", says what holds.
@Suite(.processorTimeLimit(minutes: 5)) struct NumbersTests {
  /// One total of 100,000 widths, the optional ones of which a tree adds up in another order than a loop; of 10,000 in
  /// debug builds, which take a quarter of a minute for the others.
  @Test func aSumOfManyWidths() {
    let count = _isDebugAssertConfiguration() ? 10_000 : 100_000
    var builder = SystemBuilder()
    let root = builder.item(settledByRule: .all)
    var total: [(Double, Item.ID, Attribute)] = [(-1, root, .width)]
    var expected = 0.0
    for index in 0..<count {
      let leaf = builder.item(in: root, settledByRule: .all)
      let width = 0.1 + Double(index % 7) * 0.3
      builder.add([(1, leaf, .width)], .equal, width, index.isMultiple(of: 2) ? .required : 750)
      total.append((1, leaf, .width))
      expected += width
    }
    builder.add(total, .equal, 0)
    let solution = builder.system.solve()
    #expect(solution.isComplete && solution.conflicts.isEmpty)
    #expect(solution.violations.map(\.total) == [0])
    #expect(abs(solution[Variable(root, .width)] / expected - 1) < 1e-12)
  }

  /// The same relations in units from a thousandth to a million: each row by its own scale, which changes no layout.
  @Test func scalesOfAThousandthToAMillionInOneSystem() {
    var builder = SystemBuilder()
    let scales = [1e-3, 1, 1e6, 1e-2, 1e5, 10, 1e4, 0.1]
    let root = builder.item()
    builder.add([(1e6, root, .width)], .equal, 800e6)
    var last = root
    for (index, scale) in scales.enumerated() {
      let item = builder.item(in: root)
      builder.add([(scale, item, .left), (-scale, last, .left)], .equal, 0.5 * scale)
      builder.add([(scale, item, .width), (-0.5 * scale, last, .width)], .equal, 0, index == 3 ? 750 : .required)
      last = item
    }
    // Higher up a small length, further down a large one.
    builder.add([(1, last, .width)], .equal, 0.001, 999)
    builder.add([(1, root, .height)], .equal, 1e6, 250)
    for method in [ConstraintSystem.Method.trees, .simplex] {
      let solution = builder.system.solve(by: method)
      #expect(solution.isComplete && solution.conflicts.isEmpty)
      #expect(abs(solution[Variable(last, .x)] - 4) < 1e-9)
      #expect(abs(solution[Variable(last, .width)] - 0.001) < 1e-9)
      #expect(solution[Variable(root, .height)] == 1e6)
      // The row that gives way stands for 100 * 0.5 and got 0.001 * 2^4.
      #expect(solution.violations.map(\.priority) == [999, 750, 250])
      #expect(abs(solution.violations[1].total - 0.01 * (50 - 0.016)) < 1e-9)
    }
  }

  /// Three shares of 0.333333 are not the whole: 0.0003 of 300 are missing, which is no rounding. Required on both sides
  /// that is a conflict; a share that is optional takes the difference.
  @Test(arguments: [Priority.required, 999])
  func sharesThatAreNearlyTheWhole(share: Priority) {
    for method in [ConstraintSystem.Method.trees, .simplex] {
      let (system, parts) = shares(of: 300, each: 0.333333, share)
      let solution = system.solve(by: method)
      #expect(solution.isComplete && solution.conflicts.count == (share.isRequired ? 1 : 0))
      if share.isRequired {
        // Which cannot hold together: the shares, their sum and the whole.
        #expect(solution.conflicts.first?.constraints == [0, 1, 2, 3, 4])
      } else {
        let width: Double = parts.map { solution[Variable($0, .width)] }.reduce(0, +)
        #expect(abs(width - 300) < 1e-9)
        #expect(abs(solution.violations[0].total - 0.0003) < 1e-9)
      }
    }
  }

  /// A third that is one up to the last bit is the whole, and so it is of nothing.
  @Test func sharesThatAreTheWholeButForRounding() {
    for (whole, each) in [(300, 1.0 / 3), (0, 0.333333), (1e5, 1.0 / 3)] {
      let solution = shares(of: whole, each: each, .required).system.solve()
      #expect(solution.conflicts.isEmpty && solution.isComplete)
    }
  }

  private func shares(
    of whole: Double, each: Double, _ share: Priority
  ) -> (system: ConstraintSystem, parts: [Item.ID]) {
    var builder = SystemBuilder()
    let root = builder.item()
    let parts = (0..<3).map { _ in builder.item(in: root) }
    builder.add([(1, root, .width)], .equal, whole)
    for part in parts { builder.add([(1, part, .width), (-each, root, .width)], .equal, 0, share) }
    builder.add(parts.map { (1, $0, .width) } + [(-1, root, .width)], .equal, 0)
    return (builder.system, parts)
  }

  /// What the tolerance is relative to: the greatest constant of the system, up to 2^20, times 2^-36.
  @Test(arguments: [(8.0, 1e-11, false), (8, 1e-6, true), (1e6, 1e-6, false), (1e6, 1e-4, true)])
  func aGapIsAConflictRelativeToTheGreatestConstant(greatest: Double, gap: Double, isConflict: Bool) {
    var builder = SystemBuilder()
    let item = builder.item()
    builder.add([(1, item, .height)], .equal, greatest)
    builder.add([(1, item, .width)], .lessThanOrEqual, 1)
    builder.add([(1, item, .width)], .greaterThanOrEqual, 1 + gap)
    for method in [ConstraintSystem.Method.trees, .simplex] {
      #expect(builder.system.solve(by: method).conflicts.isEmpty == !isConflict)
    }
  }

  /// A constant that means "no limit" does not coarsen the others.
  @Test func aGreatConstantIsNoMeasure() {
    var builder = SystemBuilder()
    let item = builder.item()
    builder.add([(1, item, .width)], .lessThanOrEqual, .greatestFiniteMagnitude)
    builder.add([(1, item, .height)], .lessThanOrEqual, 1e16)
    builder.add([(1, item, .width)], .lessThanOrEqual, 10)
    builder.add([(1, item, .width)], .greaterThanOrEqual, 10.001)
    #expect(builder.system.solve().conflicts.count == 1)
  }

  /// Numbers whose sums overflow: a violation is beyond any number where its row is off, and none where it holds.
  @Test(arguments: [(1e160, 0), (2e160, Double.infinity)]) func sumsThatOverflow(width: Double, violation: Double) {
    var builder = SystemBuilder()
    let item = builder.item()
    builder.add([(1, item, .left)], .equal, 1e160)
    builder.add([(1, item, .width)], .equal, width)
    builder.add([(1e200, item, .left), (-1e200, item, .width), (1, item, .top)], .equal, 0, 750)
    let solution = builder.system.solve()
    #expect(solution == builder.system.solve())
    #expect(solution.values.allSatisfy { $0.isFinite })
    #expect(solution.violations.map(\.total) == [violation])
  }

  /// Rows whose coefficients are far apart. Of two variables that an equation relates, the one that is a small multiple of
  /// the other has to go, or what differs in one would be the same in the other. Found by fuzzing.
  @Test func aGapIsSeenThroughALargeMultiple() throws {
    let system = try ConstraintSystem(
      listing: """
        3*a.top == 510000
        a.right - 999999*a.left + 0.5*a.width == 110000
        a.right >= 0
        a.right <= -0.091
        """)
    for method in [ConstraintSystem.Method.trees, .simplex] {
      let solution = system.solve(by: method)
      #expect(solution.isComplete)
      #expect(solution.conflicts.map(\.constraints) == [[2, 3]])
    }
  }

  /// A coefficient of a billionth beside one of 1.5, with which a row is not divided. Found by fuzzing.
  @Test func aTinyCoefficientDoesNotBlowUpItsRow() throws {
    let system = try ConstraintSystem(
      listing: """
        a.left >= 6.5
        1e-9*a.left + 1.5*a.width <= 0
        3*a.left + a.width <= 0 priority:250
        """)
    let solution = system.solve()
    #expect(solution.violations.map(\.total) == [0])
    #expect(solution[Variable(Item.ID(0), .width)] == -19.5)
  }

  /// More of the same, in which the two ways disagreed or one gave up. Found by fuzzing.
  @Test(arguments: [
    """
    -0.001*a.top - a.right <= 0
    a.left <= -1
    -1*a.left <= 0
    3*a.left + a.width <= 0 priority:250
    1e6*a.left - 0.333333*a.right + 0.001*a.centerX == 1140000
    """,
    """
    1.000000001*a.left + 0.001*a.right - 0.333333*a.left - 1e6*a.left == -1
    0.001*a.left >= 10
    0.333333*a.right - 0.1*a.bottom == 30.333303 priority:999.5
    """,
    """
    a.left >= 8
    1.000000001*a.left - a.right <= -0.001
    0.001*a.right + a.height + 2*a.left <= 0
    """,
    """
    a.left == -0.001 priority:750
    3*a.top >= 0.006
    0.333333*a.right == 760000
    1e6*a.top + 3*a.top <= -780000 priority:999.5
    2e6*a.top == 760000 priority:999.5
    1e6*a.top + 0.001*a.left == 76 priority:999.5
    """,
  ])
  func bothWaysAgreeOnLopsidedRows(listing: String) throws {
    let system = try ConstraintSystem(listing: listing)
    let (trees, dictionary) = (system.solve(), system.solve(by: .simplex))
    #expect(trees.isComplete && dictionary.isComplete)
    #expect(trees.conflicts == dictionary.conflicts)
    for (one, other) in zip(trees.violations, dictionary.violations) {
      #expect(abs(one.total - other.total) <= 1e-8 * max(1e6, one.total))
    }
  }

  /// A row without variables, or whose variables cancel out, that says that rounding is nothing holds, as any row does
  /// that is off by so little.
  @Test(arguments: ["0*a.width", "1e-6*a.width - 1e-6*a.width"])
  func constantsAreComparedByTheScale(left: String) throws {
    let system = try ConstraintSystem(listing: "\(left) <= -1e-6\na.width == 5e6")
    #expect(system.solve().isComplete && system.solve().conflicts.isEmpty)
  }

  /// Two rows that are parallel to a part in a billion: what they ask for is beyond a `Double`. They are not said to
  /// hold where they do not.
  @Test func whatCannotBeTrustedIsNotComplete() throws {
    let system = try ConstraintSystem(
      listing: """
        1.000000001*b.centerX + 1e6*a.right <= 0.111
        1.000000001*b.centerX + 1e6*a.right - 0.001*a.right >= 105
        """)
    let solution = system.solve()
    let holds = system.constraints.indices.allSatisfy { solution.violation(of: $0) < 1 }
    #expect(holds || !solution.isComplete || !solution.conflicts.isEmpty)
  }
}
