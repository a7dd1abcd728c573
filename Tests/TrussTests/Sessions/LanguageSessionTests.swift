import Foundation
import TestSupport
import Testing
import Truss

/// Random sessions of the whole language: after each edit the layout is a fresh one, bit for bit.
@Suite struct LanguageSessionTests {
  /// Sessions of eight edits each: with `TRUSS_RANDOM_SEEDS=2000` in the environment as many.
  private static let count = ProcessInfo.processInfo.environment["TRUSS_RANDOM_SEEDS"].flatMap { UInt64($0) } ?? 40

  /// The first seeds of tens, each a case.
  private static let tens = stride(from: 1, through: count, by: 10).map { $0 }

  @Test(arguments: tens) func everyEditIsAFreshLayout(first: UInt64) throws {
    var edits = 0
    for seed in first...min(first + 9, Self.count) {
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

  @Test func everyKindOfEditOccurs() {
    var kinds: Set<LanguageEdit.Kind> = []
    for (seed, plan) in Self.plans.enumerated() {
      var generator = LanguageGenerator(seed: UInt64(seed), of: plan)
      let edit = generator.edit(plan)
      kinds.insert(edit.kind)
      #expect(edit.plan != plan, "\(edit.description)")
    }
    #expect(kinds == Set(LanguageEdit.Kind.allCases))
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
