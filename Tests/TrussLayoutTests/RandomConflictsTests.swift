import TestSupport
import Testing
import TrussIR
import TrussLayout
import TrussSolver
import TrussTree
import TrussViews

/// Trees with sizes and constraints that clash. In fractions each conflict is infeasible as it is, and feasible without
/// any one member, and no broken row could hold.
@Suite(.processorTimeLimit(minutes: 10)) struct RandomConflictsTests {
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

  /// A stack of boxes, with constraints among them and with it, most of which clash with something.
  private func constrained(_ generator: inout SplitMix64) -> any View {
    let names = (0..<Int.random(in: 1...3, using: &generator)).map { "v\($0)" }
    let boxes = names.map { name in
      Box().width(Double.random(in: 1...9, using: &generator).rounded() * 10)
        .height(Double.random(in: 1...9, using: &generator).rounded() * 10).id(name)
    }
    let attributes: [[KeyPath<ViewID, LayoutExpression>]] = [
      [\.left, \.trailing, \.centerX], [\.top, \.bottom, \.centerY], [\.width, \.height],
    ]
    let constraints = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      let own = attributes[Int.random(in: 0..<3, using: &generator)]
      func side() -> LayoutExpression {
        let view = ViewID((names + ["root"]).randomElement(using: &generator) ?? "root")
        return view[keyPath: own[Int.random(in: own.indices, using: &generator)]]
      }
      let (left, right) = (side(), side() + Double(Int.random(in: -2...2, using: &generator) * 8))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return left <= right
      case 1: return left >= right
      default: return left == right
      }
    }
    return HStack(align: Bool.random(using: &generator) ? .start : .center) { Group(boxes) }
      .id("root").constraints { for constraint in constraints { constraint } }
  }

  @Test func everyConflictIsIrreducible() throws {
    let count = Seeds.areRaised ? 1000 : 60
    var (several, seed) = (0, UInt64(0))
    while several < count, seed < 4 * UInt64(count) {
      var generator = SplitMix64(seed: seed)
      // A ratio beside two sizes makes sure of a clash in every tree.
      let inner = view(seed.isMultiple(of: 50) ? 3 : 2, &generator)
      let tree = HStack(distribution: .fill) {
        inner
        Box().width(30).height(20).aspectRatio(2)
      }
      let found = try check(tree, width: 400, "seed \(seed)")
      #expect(found > 0)
      several += found > 1 ? 1 : 0
      seed += 1
    }
    #expect(several == count)
  }

  /// The height clashes with the constraint, which clashes with the layout's place: without the constraint it holds.
  @Test(arguments: [Lowering.Form.rows, .records])
  func aHeightHoldsOnceTheConstraintIsBroken(form: Lowering.Form) throws {
    let (root, a) = (ViewID("root"), ViewID("a"))
    let view = HStack(align: .start) { Box().width(30).height(44).id(a) }.id(root)
      .constraints { root.top == a.centerY + 16 }
    let layout = try Lowering(AnyView(view), width: 100, form: form).solve()
    #expect(layout.diagnostics.count { $0.kind == .conflict } == 1)
    #expect(layout.frame(of: a)?.height == 44)
  }

  @Test func noBrokenConstraintCouldHold() throws {
    let count = Seeds.areRaised ? 1000 : 60
    var (several, seed) = (0, UInt64(0))
    while several < count, seed < 8 * UInt64(count) {
      var generator = SplitMix64(seed: seed)
      several += try check(constrained(&generator), width: 100, "seed \(seed)") > 1 ? 1 : 0
      seed += 1
    }
    #expect(several == count)
  }

  /// Checks the conflicts of a layout, and returns how many it has.
  private func check(_ tree: some View, width: Double, _ comment: Comment) throws -> Int {
    let layout = try Lowering(tree, width: width).solve()
    let system = layout.constraints
    let conflicts = system.solve().conflicts
    #expect(layout.diagnostics.count { $0.kind == .conflict } == conflicts.count, comment)
    let exact = ExactConflicts(system)
    for conflict in conflicts {
      #expect(exact.verdict(conflict.constraints) == .cannotHold, comment)
      for member in conflict.constraints {
        #expect(exact.verdict(conflict.constraints.filter { $0 != member }) == .canHold, comment)
      }
    }
    let broken = Set(conflicts.map(\.broken))
    let kept = system.constraints.indices.filter { system.rows[$0].priority.isRequired && !broken.contains($0) }
    let verdicts = exact.verdicts(kept, beside: broken.sorted())
    #expect(verdicts.kept == .canHold, comment)
    #expect(verdicts.others.count { $0 == .cannotHold } == broken.count, comment)
    return conflicts.count
  }
}
