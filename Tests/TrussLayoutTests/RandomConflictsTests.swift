import TestSupport
import Testing
import TrussIR
import TrussLayout
import TrussSolver
import TrussTree
import TrussViews

/// Trees with sizes that clash: each conflict is infeasible as it is, and feasible without any one member.
struct RandomConflictsTests {
  /// A view with more sizes than can hold, or a stack of such views.
  private func view(_ depth: Int, _ generator: inout SplitMix64) -> any View {
    func length() -> Double { Double(Int.random(in: 1...20, using: &generator) * 10) }
    if depth == 0 || Int.random(in: 0..<4, using: &generator) == 0 {
      let box = Box().width(length()).height(length())
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: return box.width(length())
      case 1: return box.aspectRatio(1)
      case 2: return box.height(atLeast: length())
      case 3: return box.collapsed()
      default: return box
      }
    }
    let views = (0..<Int.random(in: 1...4, using: &generator)).map { _ in view(depth - 1, &generator) }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return HStack(distribution: .fill, spacing: 8) { Group(views) }.width(length())
    case 1: return VStack(distribution: .fillEqually) { Group(views) }.height(length())
    case 2: return HStack(widths: views.map { _ in length() }) { Group(views) }
    default: return VStack(spacing: 4) { Group(views) }
    }
  }

  /// Whether some rows can hold together.
  private func canHold(_ rows: [Int], of system: ConstraintSystem) -> Bool {
    var part = ConstraintSystem()
    for item in system.items { part.addItem(item) }
    for row in rows { part.add(system.constraints[row]) }
    return part.findConflicts().isEmpty
  }

  @Test func everyConflictIsIrreducible() throws {
    var clashing = 0
    let count = Seeds.count(10)
    for seed in 0..<count {
      var generator = SplitMix64(seed: UInt64(seed))
      // A ratio beside two sizes makes sure of a clash in every tree.
      let inner = view(3, &generator)
      let tree = HStack(distribution: .fill) {
        inner
        Box().width(30).height(20).aspectRatio(2)
      }
      let layout = try Lowering(tree, width: 400).solve()
      let conflicts = layout.constraints.solve().conflicts
      clashing += conflicts.isEmpty ? 0 : 1
      #expect(layout.diagnostics.count { $0.kind == .conflict } == conflicts.count)
      for conflict in conflicts {
        #expect(!canHold(conflict.constraints, of: layout.constraints))
        for member in conflict.constraints {
          #expect(canHold(conflict.constraints.filter { $0 != member }, of: layout.constraints))
        }
      }
      let broken = Set(conflicts.map(\.broken))
      let rest = layout.constraints.constraints.indices.filter { !broken.contains($0) }
      #expect(canHold(rest, of: layout.constraints))
    }
    #expect(clashing == count)
  }
}
