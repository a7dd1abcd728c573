import Foundation
import TestSupport
import Testing
import Truss
@testable import TrussDiagnostics
@testable import TrussDrawing
@testable import TrussIR

/// Every name that a rule gives to a constraint or a guide has an explanation on an inspector's page.
struct InspectorWordsTests {
  /// Layouts that have, between them, constraints and guides of nearly all rules.
  @Test(arguments: Seeds.first(UInt64(2))) func namesInRandomLayoutsAreExplained(batch: UInt64) throws {
    var kinds: Set<RuleGuide> = []
    for seed in batch * 20..<batch * 20 + 20 {
      var (random, views) = (SplitMix64(seed: seed), 0)
      let view = RandomPlan(depth: 3, isOfAll: true, count: &views, &random).view
      let layout = try view.layout(width: Double.random(in: 80...600, using: &random))
      let content = try InspectorContent(layout.inspector())
      let size = try #require(content.sizes.first)
      for category in Set(size.rows.map(\.category)) where (content.categories[category] ?? "").isEmpty {
        Issue.record("seed \(seed): nothing explains \(category)")
      }
      let items = layout.constraints.items.dropFirst(size.views.count)
      #expect(size.guideWords.count == items.count)
      for (item, words) in zip(items, size.guideWords) {
        let guide = try #require(RuleGuide(of: item), "\(item.kind) is no guide of a rule")
        kinds.insert(guide)
        if words != guide.explanation { Issue.record("seed \(seed): \(item.kind) is explained as \(words)") }
      }
    }
    #expect(kinds.isSuperset(of: [.share, .shortfall, .gap, .column, .arrangedSpacer, .content]))
  }

  /// What random layouts don't have.
  @Test func otherGuidesAreExplained() throws {
    let (all, free, line): (ViewID, ViewID, ViewID) = ("all", "free", "line")
    let view = VStack(insets: Insets(all: 4)) {
      FlowStack { Button("One") }
      VStack(align: .start) {
        Text("Guided").alignmentGuide(.leading, 5)
        Text("Plain")
      }
      HStack([Text("Inside")], distribution: .fill, margins: Insets(all: 6))
      Rectangle().id(free)
    }
    .guides(line).id(all).constraints {
      free.left >= all.margins.left
      free.right <= all.safeArea.right ~ .low
      line.top == free.top
    }
    let layout = try view.layout(width: 300)
    let kinds = layout.constraints.items.dropFirst(layout.rects.count).compactMap(RuleGuide.init(of:))
    #expect(
      Set(kinds).isSuperset(of: [
        .flowLine, .alignmentLine, .arrangedMargins, .margins, .safeArea, .named,
      ]))
    let size = try #require(try InspectorContent(layout.inspector()).sizes.first)
    #expect(size.guideWords == kinds.map(\.explanation))
  }

  /// Each is its own, a sentence for a rule and words with the view's place for a guide.
  @Test func explanationsAreSentences() {
    let rules = Category.Rule.allCases.map(\.explanation)
    #expect(Set(rules).count == rules.count)
    #expect(rules.allSatisfy { $0.hasSuffix(".") && $0.first?.isUppercase == true })
    let guides = RuleGuide.allCases.map(\.explanation)
    #expect(Set(guides).count == guides.count)
    #expect(guides.allSatisfy { $0.components(separatedBy: "%").count == 2 && !$0.hasSuffix(".") })
    #expect(Category.Rule.allCases.allSatisfy { Category($0.rawValue).rule == $0 })
  }
}
