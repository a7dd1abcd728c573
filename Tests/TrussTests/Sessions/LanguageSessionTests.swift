import TestSupport
import Testing
import Truss

/// Random sessions of the whole language: after each edit the layout is a fresh one, bit for bit.
@Suite struct LanguageSessionTests {
  /// Sessions of eight edits each, ten to a case.
  @Test(arguments: UInt64(0)..<4) func everyEditIsAFreshLayout(tens: UInt64) throws {
    var edits = 0
    for seed in tens * 10 + 1...tens * 10 + Seeds.batch(10) {
      guard var session = try? LanguageSession(LanguageGenerator.sessionPlan(seed: seed)) else { continue }
      for number in 0..<8 {
        var generator = LanguageGenerator(seed: seed &* 1009 &+ UInt64(number), of: session.plan)
        let (edit, step) = generator.step(from: session.plan)
        let before = session.plan
        guard let failure = session.go(to: edit.plan, step) else {
          edits += 1
          continue
        }
        Issue.record(
          "seed \(seed): \(edit.description), by \(step): \(failure)\n\(before.code)\n-- is now\n\(edit.plan.code)")
        break
      }
    }
    #expect(edits > 0)
  }
}

/// The generator itself makes what it says.
@Suite struct LanguagePlanTests {
  private static let plans = (1...1500).map { seed in
    var generator = LanguageGenerator(seed: UInt64(seed))
    return generator.plan()
  }

  @Test func aSeedMakesOnePlan() {
    for seed in 1...20 {
      var generator = LanguageGenerator(seed: UInt64(seed))
      #expect(generator.plan() == Self.plans[seed - 1])
    }
  }

  @Test func everyKindOccurs() {
    let nodes = Self.plans.flatMap(\.root.all)
    let modifiers = nodes.flatMap(\.modifiers)
    let constraints = modifiers.flatMap(\.constraints)
    #expect(Set(nodes.map(\.kind)) == Set(LanguageNode.Kind.allCases))
    #expect(Set(modifiers.map(\.kind)) == Set(LanguageModifier.Kind.allCases))
    #expect(Set(constraints.map(\.kind)) == Set(LanguageConstraint.Kind.allCases))
    #expect(nodes.allSatisfy { !$0.code().isEmpty })
  }

  @Test(arguments: LanguageEdit.Kind.allCases) func everyKindOfEditOccurs(kind: LanguageEdit.Kind) {
    let isMade = Self.plans.enumerated().contains { seed, plan in
      var generator = LanguageGenerator(seed: UInt64(seed), of: plan)
      let edit = generator.edit(plan, kind)
      return edit.kind == kind && edit.plan != plan
    }
    #expect(isMade)
  }

  /// Nearly all views have a meaning, in points and in cells, and most are of a size that a screen has.
  @Test func plansHaveLayouts() {
    let plans = Self.plans.prefix(120)
    let errors = plans.filter { plan in (try? plan.layout()) == nil }
    #expect(errors.count * 20 < plans.count, "\(errors.map { $0.code })")
    #expect(plans.contains { $0.isText } && plans.contains { !$0.isText })
    let counts = plans.map(\.root.all.count).sorted()
    #expect((5...20).contains(counts[counts.count / 2]))
  }
}
