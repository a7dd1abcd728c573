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

  /// Of the greatest lower and the least upper bound that contradict each other, the earlier row is broken.
  private func expectedConflicts(_ rows: [Row]) -> [[Int]] {
    var left = Array(rows.indices)
    var found: [[Int]] = []
    while let below = left.max(by: { (rows[$0].lower, -$0) < (rows[$1].lower, -$1) }),
      let above = left.min(by: { (rows[$0].upper, $0) < (rows[$1].upper, $1) }), rows[above].upper < rows[below].lower
    {
      found.append([below, above].sorted())
      left.removeAll { $0 == min(below, above) }
    }
    return found
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
      #expect(found.map(\.constraints) == expectedConflicts(rows), "\(rows)")
      #expect(found.allSatisfy { $0.broken == $0.constraints.first })
    }
  }

  /// So many rows that a search which looks at all of them for each conflict takes minutes.
  @Test(.processorTimeLimit(minutes: 1)) func fortyThousandRows() {
    let count = 40_000
    let system = system((0..<count).map { Row(relation: .equal, width: Double(1 + $0 % 7)) })
    #expect(system.findConflicts().count > count / 2)
  }
}
