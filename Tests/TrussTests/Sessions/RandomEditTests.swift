import TestSupport
import Testing
import TrussLayout
import TrussTree
import TrussViews

@testable import Truss

/// Whatever becomes of a view, a session comes to the frames of a fresh layout: random trees, changed at random.
struct RandomEditTests {
  enum Edit: CaseIterable {
    case lengths, rules, hide, insert, remove, move, several, name, resize
  }

  @Test(arguments: [0, 1, 2, 62, 98, 325]) func everyEditIsAFreshLayout(batch: Int) throws {
    let inPlaceCount = try edit(batch, isOfAll: false)
    // Trees of other batches may have too few views for an edit in place.
    if batch <= 3 { #expect(inPlaceCount > 0) }
  }

  /// The views may be in frames, scroll views and grids, on baselines, or named by a constraint. 100 edits each.
  @Test(arguments: 0..<4) func everyEditOfTheWholeLanguageIsAFreshLayout(batch: Int) throws {
    _ = try edit(batch, isOfAll: true)
  }

  /// Changes trees at random. Returns how often that was done in place.
  private func edit(_ batch: Int, isOfAll: Bool) throws -> Int {
    var random = SplitMix64(seed: UInt64(batch) &* 977 &+ 5)
    var (count, inPlaceCount) = (0, 0)
    for _ in 0..<4 {
      var plan = RandomPlan(depth: 2 + batch % 2, isOfAll: isOfAll, count: &count, &random)
      plan.isCollapsed = false
      if isOfAll { plan.constrained = plan.namesOfTwo(&random) }
      var width: Double? = batch % 3 == 0 ? nil : 700
      let height: Double? = batch % 4 == 0 ? 400 : nil
      // Trees of the whole language may have no meaning.
      guard var session = try? LayoutSession(AnyView(plan.view), width: width, height: height) else { continue }
      for step in 0..<(Seeds.areRaised ? 25 : 7) {
        let edit = Edit.allCases.randomElement(using: &random) ?? .lengths
        let (before, lastPlan, lastWidth) = (session.layout.frames, plan, width)
        do {
          switch edit {
          case .resize where width != nil:
            width = Double(Int.random(in: 200...900, using: &random))
            try session.resize(width: width, height: height)
          case .name:
            let place = Int.random(in: 0..<plan.count, using: &random)
            let changed = plan.at(place) { if $0.isNamed { $0.changeLengths(&random) } }
            // Names inside a table's rows are the rows' own.
            guard changed.isNamed, session.layout.frame(of: changed.name) != nil else {
              plan = lastPlan
              continue
            }
            try session.update(changed.name) { AnyView(changed.view) }
          default:
            change(&plan, edit, &count, &random)
            try session.update(to: AnyView(plan.view))
          }
        } catch {
          #expect(throws: error) { try AnyView(plan.view).layout(width: width, height: height) }
          (plan, width) = (lastPlan, lastWidth)
          continue
        }
        if session.freshLayoutReason == nil { inPlaceCount += 1 }
        let fresh = try AnyView(plan.view).layout(width: width, height: height)
        try expectAlike(
          session.layout, fresh, "batch \(batch), step \(step), \(edit), in place \(session.freshLayoutReason == nil)")
        if session.freshLayoutReason == nil { #expect(session.previous?.layout.frames == before) }
      }
    }
    return inPlaceCount
  }

  private func change(_ plan: inout RandomPlan, _ edit: Edit, _ count: inout Int, _ random: inout SplitMix64) {
    let times = edit == .several ? 5 : 1
    for _ in 0..<times {
      let place = Int.random(in: 0..<plan.count, using: &random)
      var next = count
      plan.at(place) { view in
        switch edit {
        case .rules: view.change(&random)
        case .hide: if place > 0 { view.isCollapsed.toggle() }
        case .insert where view.isContainer:
          let new = RandomPlan(
            depth: Int.random(in: 0...1, using: &random), isOfAll: view.isOfAll, isRoomy: view.isRoomy, count: &next,
            &random)
          view.children.insert(new, at: Int.random(in: 0...view.children.count, using: &random))
        case .move where view.children.count > 1:
          let child = view.children.remove(at: Int.random(in: view.children.indices, using: &random))
          view.children.insert(child, at: Int.random(in: 0...view.children.count, using: &random))
        case .remove where view.children.count > 1:
          view.children.remove(at: Int.random(in: view.children.indices, using: &random))
        default: view.changeLengths(&random)
        }
      }
      count = next
    }
  }

  private func expectAlike(_ layout: LayoutResult, _ fresh: LayoutResult, _ comment: Comment) throws {
    #expect(layout.frames == fresh.frames, comment)
    #expect(layout.diagnostics.map(\.message) == fresh.diagnostics.map(\.message), comment)
  }
}
