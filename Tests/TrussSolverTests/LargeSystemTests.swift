import TestSupport
import Testing
import TrussIR
import TrussSolver

/// Layouts as they come, in sizes at which carelessness shows.
@Suite(.processorTimeLimit(minutes: 1)) struct LargeSystemTests {
  private func root(_ builder: inout SystemBuilder, width: Double) -> Item.ID {
    let root = builder.item()
    builder.add([(1, root, .left)], .equal, 0)
    builder.add([(1, root, .top)], .equal, 0)
    builder.add([(1, root, .width)], .equal, width)
    builder.add([(1, root, .height)], .equal, 0, 49)
    return root
  }

  /// A column of 400 leaves, 20 high, 4 apart.
  @Test func aTallColumn() {
    var builder = SystemBuilder()
    let root = root(&builder, width: 390)
    let leaves = (0..<400).map { _ in builder.leaf(in: root, width: 30, height: 20) }
    builder.stack(
      leaves, in: root, near: (.top, .left), far: (.bottom, .right), spacing: 4, inset: 10)
    let solution = builder.system.solve()
    #expect(solution.isComplete && solution.conflicts.isEmpty && solution.ambiguous.isEmpty)
    for (index, leaf) in leaves.enumerated() {
      #expect(solution[Variable(leaf, .y)] == 10 + 24 * Double(index))
      #expect(solution[Variable(leaf, .width)] == 370)
    }
  }

  /// A form: rows of nine leaves, the fifth of which takes what is left.
  @Test func aForm() {
    var builder = SystemBuilder()
    let root = root(&builder, width: 390)
    let rows = (0..<20).map { _ in builder.item(in: root) }
    var flexible: [Item.ID] = []
    for row in rows {
      builder.add([(1, row, .height)], .equal, 0, 49)
      let leaves = (0..<9).map { number -> Item.ID in
        builder.leaf(in: row, width: 20, height: Double(10 + number), hugging: number == 4 ? 240 : 250)
      }
      flexible.append(leaves[4])
      builder.stack(leaves, in: row, near: (.left, .top), far: (.right, .bottom), spacing: 8, inset: 0)
    }
    builder.stack(rows, in: root, near: (.top, .left), far: (.bottom, .right), spacing: 8, inset: 10)
    let solution = builder.system.solve()
    #expect(solution.isComplete && solution.conflicts.isEmpty && solution.ambiguous.isEmpty)
    let rest: Double = 370 - 8 * 8 - 8 * 20
    for item in flexible { #expect(solution[Variable(item, .width)] == rest) }
    for (index, row) in rows.enumerated() {
      #expect(solution[Variable(row, .y)] == 10 + Double(index) * 26)
      #expect(solution[Variable(row, .height)] == 18)
    }
  }

  /// Boxes in boxes, each with a point of room around.
  @Test func aDeepNest() {
    var builder = SystemBuilder()
    var outer = root(&builder, width: 500)
    for _ in 0..<100 {
      let inner = builder.item(in: outer)
      builder.add([(1, inner, .width)], .greaterThanOrEqual, 0)
      builder.add([(1, inner, .height)], .greaterThanOrEqual, 0)
      builder.stack([inner], in: outer, near: (.top, .left), far: (.bottom, .right), spacing: 0, inset: 1)
      outer = inner
    }
    let solution = builder.system.solve()
    #expect(solution.isComplete && solution.conflicts.isEmpty && solution.ambiguous.isEmpty)
    #expect(solution.values[400...] == [100, 100, 300, 0])
  }

  /// Rows of which the first two views are as wide as the last of two earlier rows: cycles through all of them, with
  /// trees of costs hanging on.
  @Test func aFormTiedInCycles() {
    var builder = SystemBuilder()
    let root = root(&builder, width: 390)
    var last: [Item.ID] = []
    for row in 0..<40 {
      let views = (0..<4).map { _ in builder.leaf(in: root, width: Double(40 + row % 7), height: 20, hugging: 240) }
      builder.add(
        views.map { (1, $0, .width) }, .lessThanOrEqual, 390, Priority(Double(760 + row % 3)), category: .containment)
      builder.add(views.map { (1, $0, .width) }, .greaterThanOrEqual, 390, 245)
      if row > 1 {
        builder.add([(1, views[0], .width), (-1, last[row * 7 % row], .width)], .equal, 0)
        builder.add([(1, views[1], .width), (-1, last[(row * 5 + 1) % row], .width)], .equal, Double(row % 4))
      }
      last.append(views[3])
    }
    let (trees, dictionary) = (builder.system.solve(), builder.system.solve(by: .simplex))
    #expect(trees.isComplete && trees.conflicts.isEmpty)
    for (value, other) in zip(trees.values, dictionary.values) { #expect(abs(value - other) < 1e-6) }
  }
}
