import TestSupport
import Testing
import TrussIR
import TrussSolver

/// One variable that many required rows bound, as `[a]-[a]-…` in visual format makes it.
struct CrowdedVariableTests {
  private struct Row {
    var relation: Relation
    var width: Double
    var lower: Double { relation == .lessThanOrEqual ? -.infinity : width }
    var upper: Double { relation == .greaterThanOrEqual ? .infinity : width }
  }

  private func system(_ rows: [Row]) -> ConstraintSystem {
    var builder = SystemBuilder()
    let item = builder.item()
    for row in rows { builder.add([(1, item, .width)], row.relation, row.width) }
    return builder.system
  }

  /// Of the greatest lower and the least upper bound that contradict each other, the earlier row is broken; then each is
  /// taken back that can be.
  private func expectedConflicts(_ rows: [Row]) -> [Conflict] {
    var left = Array(rows.indices)
    func clash() -> [Int]? {
      guard let below = left.max(by: { (rows[$0].lower, -$0) < (rows[$1].lower, -$1) }),
        let above = left.min(by: { (rows[$0].upper, $0) < (rows[$1].upper, $1) }), rows[above].upper < rows[below].lower
      else { return nil }
      return [below, above].sorted()
    }
    var found: [Conflict] = []
    while let rows = clash() {
      found.append(Conflict(constraints: rows, broken: rows[0]))
      left.removeAll { $0 == rows[0] }
    }
    return found.compactMap { conflict in
      if conflict.constraints.dropFirst().allSatisfy(left.contains) { return conflict }
      left.append(conflict.broken)
      guard let rows = clash() else { return nil }
      left.removeLast()
      return Conflict(constraints: rows, broken: conflict.broken)
    }
  }

  @Test func theTightestRowsConflict() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      let widths = (1...Int.random(in: 2...12, using: &random)).shuffled(using: &random)
      let rows = widths.map { width in
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)
        return Row(relation: relation ?? .equal, width: Double(width))
      }
      let found = system(rows).findConflicts()
      #expect(found == expectedConflicts(rows), "\(rows)")
    }
  }

  /// So many rows that a search which looks at all of them for each conflict takes minutes.
  @Test(.processorTimeLimit(minutes: 1)) func fortyThousandRows() {
    let count = 40_000
    let system = system((0..<count).map { Row(relation: .equal, width: Double(1 + $0 % 7)) })
    #expect(system.findConflicts().count > count / 2)
  }

  /// Of bounds that close in on each other in turns, nearly every broken one is tried again.
  @Test(.processorTimeLimit(minutes: 1)) func tenThousandPairs() {
    let count = 10_000
    let rows = (0..<count).flatMap { index in
      [Row(relation: .equal, width: Double(index)), Row(relation: .equal, width: Double(3 * count - index))]
    }
    #expect(system(rows).findConflicts().count == 2 * count - 1)
  }
}
