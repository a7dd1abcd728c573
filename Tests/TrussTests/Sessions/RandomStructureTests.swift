import TestSupport
import Testing
import TrussLayout
import TrussTree
import TrussViews

@testable import Truss

/// Whatever views come, go and move, a session comes to the layout of the view that this makes.
struct RandomStructureTests {
  enum Step: CaseIterable {
    case insert, remove, move, name, value, resize
  }

  @Test(arguments: Seeds.first(4)) func everyStepIsAFreshLayout(batch: Int) throws {
    let inPlaceCount = try take(batch, isOfAll: false)
    if batch % 4 > 0 { #expect(inPlaceCount > 0, "what does not change the structure is done in place after it") }
  }

  /// The views may be in frames, scroll views and grids, on baselines, or named by a constraint.
  @Test(arguments: Seeds.first(1)) func everyStepOfTheWholeLanguageIsAFreshLayout(batch: Int) throws {
    _ = try take(batch, isOfAll: true)
  }

  /// Takes random steps. Returns how many of them were taken in place.
  private func take(_ batch: Int, isOfAll: Bool) throws -> Int {
    var random = SplitMix64(seed: UInt64(batch) &* 7919 &+ 11)
    var (count, inPlaceCount) = (0, 0)
    for _ in 0..<4 {
      var plan = RandomPlan(
        depth: 2 + batch % 2, isOfAll: isOfAll, isRoomy: !isOfAll && batch % 4 > 0, count: &count, &random)
      (plan.isCollapsed, plan.kind) = (false, .flex)
      if isOfAll { plan.constrained = plan.namesOfTwo(&random) }
      var width: Double? = batch % 3 == 0 ? nil : plan.isRoomy ? 2000 : 700
      let height: Double? = batch % 5 == 0 ? (plan.isRoomy ? 2000 : 400) : nil
      guard var session = try? LayoutSession(AnyView(plan.view), width: width, height: height) else { continue }
      for number in 0..<(Seeds.areRaised ? 25 : 12) {
        let (before, lastPlan, lastWidth) = (session.layout.frames, plan, width)
        let step = Step.allCases.randomElement(using: &random) ?? .insert
        do {
          switch step {
          case .resize where width != nil:
            width = Double(Int.random(in: plan.isRoomy ? 1500...2500 : 200...900, using: &random))
            try session.resize(width: width, height: height)
          case .value:
            plan.at(Int.random(in: 0..<plan.count, using: &random)) { $0.changeLengths(&random) }
            try session.update(to: AnyView(plan.view))
          default: guard try take(step, &session, &plan, &count, &random) else { continue }
          }
        } catch {
          #expect(throws: error) { try AnyView(plan.view).layout(width: width, height: height) }
          #expect(session.layout.frames == before)
          (plan, width) = (lastPlan, lastWidth)
          continue
        }
        if session.freshLayoutReason == nil { inPlaceCount += 1 }
        let fresh = try AnyView(plan.view).layout(width: width, height: height)
        let comment: Comment = "batch \(batch), step \(number), \(step), in place \(session.freshLayoutReason == nil)"
        #expect(session.layout.frames == fresh.frames, comment)
        #expect(session.layout.diagnostics.map(\.message) == fresh.diagnostics.map(\.message), comment)
        if number % 5 == 4 { #expect(session.layout.svg() == fresh.svg(), comment) }
        if number % 10 == 9 { #expect(session.layout.constraints.listing == fresh.constraints.listing, comment) }
        if session.freshLayoutReason == nil { #expect(session.previous?.layout.frames == before) }
      }
    }
    return inPlaceCount
  }

  /// Takes a step with a view that has a name; false where there is none.
  private func take(
    _ step: Step, _ session: inout LayoutSession, _ plan: inout RandomPlan, _ count: inout Int,
    _ random: inout SplitMix64
  ) throws(LayoutError) -> Bool {
    guard let path = plan.movablePaths.randomElement(using: &random) else { return false }
    let (name, isBehind) = (plan[path].name, Bool.random(using: &random))
    switch step {
    case .insert:
      var new = RandomPlan(
        depth: Int.random(in: 0...2, using: &random), isOfAll: plan.isOfAll, isRoomy: plan.isRoomy, count: &count,
        &random)
      new.isNamed = true
      plan.insert(new, beside: path, isBehind: isBehind)
      if isBehind {
        try session.insert(after: name) { AnyView(new.view) }
      } else {
        try session.insert(before: name) { AnyView(new.view) }
      }
    case .remove:
      if plan[path.dropLast()].kind == .arranged, plan[path.dropLast()].children.count < 2 { return false }
      _ = plan.remove(at: path)
      try session.remove(name)
    case .move:
      guard let goal = plan.movablePaths.randomElement(using: &random), !goal.starts(with: path) else { return false }
      let other = plan[goal].name
      plan.move(name, beside: other, isBehind: isBehind)
      if isBehind { try session.move(name, after: other) } else { try session.move(name, before: other) }
    case .name, .value, .resize:
      plan[path].changeLengths(&random)
      let changed = plan[path]
      try session.update(name) { AnyView(changed.view) }
    }
    return true
  }
}
