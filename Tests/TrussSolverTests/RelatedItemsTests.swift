import TestSupport
import Testing
import TrussIR

@testable import TrussSolver

/// Items that have nothing to do with others, and rows in another order.
@Suite(.processorTimeLimit(minutes: 5)) struct RelatedItemsTests {
  /// What is to be compared of a system, by the index that an item had before others came in.
  private struct Outcome: Equatable {
    var values: [[UInt64]]
    var ambiguous: [Variable]
    var conflicts: [Conflict]
    var isComplete: Bool
  }

  /// Puts items that have nothing to do with a system's own before them, after them or between their rows.
  private func outcome(of system: ConstraintSystem, unrelated count: Int, seed: UInt64) -> Outcome {
    var generator = SplitMix64(seed: seed)
    let place = Int.random(in: 0..<3, using: &generator)
    var mixed = ConstraintSystem()
    let shift = place == 0 ? count : 0
    let others = (0..<count).map { Item.ID($0 + (place == 0 ? 0 : system.items.count)) }
    func addOthers() { for _ in others { mixed.addItem(Item("Other")) } }
    if place == 0 { addOthers() }
    for var item in system.items {
      item.parent = item.parent.map { Item.ID(Int($0.index) + shift) }
      mixed.addItem(item)
    }
    if place != 0 { addOthers() }
    let own = system.constraints.map { $0.moved(by: shift) }
    let foreign = others.indices.flatMap { unrelated(others, $0, &generator) }
    var rows: [Int] = []
    switch place {
    case 0: for row in foreign { mixed.add(row) }
    case 1: break
    default:
      // Each of the own rows after some of the others.
      for (index, row) in own.enumerated() {
        for other in foreign[foreign.count * index / own.count..<foreign.count * (index + 1) / own.count] {
          mixed.add(other)
        }
        rows.append(mixed.constraints.count)
        mixed.add(row)
      }
    }
    if rows.isEmpty {
      for row in own {
        rows.append(mixed.constraints.count)
        mixed.add(row)
      }
      if place == 1 { for row in foreign { mixed.add(row) } }
    }
    return outcome(of: mixed, items: shift..<shift + system.items.count, rows: rows)
  }

  private func outcome(of system: ConstraintSystem, items: Range<Int>, rows: [Int]) -> Outcome {
    let solution = system.solve()
    let position = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1, $0) })
    return Outcome(
      values: items.map { item in (0..<4).map { solution.values[4 * item + $0].bitPattern } },
      ambiguous: solution.ambiguous.filter { items.contains(Int($0.item.index)) }
        .map { Variable(index: Int($0.index) - 4 * items.lowerBound) },
      conflicts: solution.conflicts.compactMap { conflict in
        guard let broken = position[conflict.broken] else { return nil }
        return Conflict(constraints: conflict.constraints.compactMap { position[$0] }, broken: broken)
      },
      isComplete: solution.isComplete)
  }

  /// Rows about others alone: some with lengths that the system has not, some at priorities of their own, some in chains,
  /// and some that clash.
  private func unrelated(_ others: [Item.ID], _ index: Int, _ generator: inout SplitMix64) -> [Constraint] {
    let item = others[index]
    let number = Double(Int.random(in: 0...99_999, using: &generator)) / 8
    func row(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority = .required) -> Constraint
    {
      Constraint(Expression(terms), relation, Expression(constant: constant), priority: priority)
    }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return [row([Term(item, .width)], .equal, number)]
    case 1:
      return [row([Term(item, .top)], .greaterThanOrEqual, number, 333), row([Term(item, .top)], .equal, 0, 332)]
    case 2: return [row([Term(item, .left), Term(-1, Anchor(others[index / 2], .right))], .equal, 1.0 / 3)]
    case 3: return [row([Term(item, .height)], .equal, 8), row([Term(item, .height)], .equal, 9)]
    default: return [row([Term(item, .left), Term(3, Anchor(item, .width))], .equal, number, 749)]
    }
  }

  @Test(arguments: Seeds.first(8)) func unrelatedItemsChangeNothing(seed: Int) {
    let system =
      seed.isMultiple(of: 2)
      ? RandomSystem.make(seed: UInt64(seed), items: 3 + seed % 20, requiredConstraints: seed.isMultiple(of: 3))
      : CoupledSystem.make(seed: UInt64(seed), items: 4 + seed % 24)
    let alone = outcome(of: system, items: 0..<system.items.count, rows: Array(system.constraints.indices))
    for count in [1, 41, 400] {
      #expect(outcome(of: system, unrelated: count, seed: UInt64(seed * 3 + count)) == alone)
    }
  }

  /// Each is least at each priority, whatever the order of the rows; which of equal ones gives way depends on it.
  @Test(arguments: Seeds.first(6)) func theOrderOfRowsDoesNotDecideWhetherThereIsASolution(seed: Int) {
    let system = CoupledSystem.make(seed: UInt64(seed), items: 6 + seed % 30)
    var generator = SplitMix64(seed: UInt64(seed))
    let expected = system.solve()
    #expect(expected.isComplete)
    for _ in 0..<4 {
      var shuffled = ConstraintSystem()
      for item in system.items { shuffled.addItem(item) }
      for row in system.constraints.shuffled(using: &generator) { shuffled.add(row) }
      let found = shuffled.solve()
      #expect(found.isComplete)
      #expect(found.conflicts.isEmpty == expected.conflicts.isEmpty)
      guard expected.conflicts.isEmpty else { continue }
      for (one, other) in zip(found.violations, expected.violations) {
        #expect(abs(one.total - other.total) <= 1e-9 * max(1000, other.total))
      }
    }
  }
}

extension Constraint {
  /// The same about items that come so many places later.
  fileprivate func moved(by shift: Int) -> Constraint {
    func moved(_ side: Expression) -> Expression {
      Expression(
        side.terms.map {
          Term($0.coefficient, Anchor(Item.ID(Int($0.anchor.item.index) + shift), $0.anchor.attribute))
        }, constant: side.constant)
    }
    var result = self
    result.left = moved(left)
    result.right = moved(right)
    return result
  }
}
