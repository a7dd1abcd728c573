import Foundation
import Testing
import TrussIR
import TrussLayout

/// The table of the priorities that rules use: in order, whole, and the one of the documentation.
struct RulePriorityTests {
  @Test func levelsAreInOrder() {
    let priorities = RulePriorityEntry.table.map(\.priority)
    #expect(priorities == priorities.sorted(by: >))
    #expect(priorities.allSatisfy { $0 < .required && $0.value > 0 })
    #expect(Set(RulePriorityEntry.table.map(\.name)).count == RulePriorityEntry.table.count)
    #expect(RulePriorityEntry.table.allSatisfy { !$0.meaning.isEmpty && !$0.tree.isEmpty })
  }

  @Test func everyLevelOfTheSourceIsInTheTable() throws {
    let source = try text(of: "Sources/TrussLayout/RulePriority.swift")
    let names = source.matches(of: /static (?:let|func) (\w+)/).map { String($0.output.1) }
    #expect(names.count > 20)
    #expect(names == RulePriorityEntry.table.map(\.name))
  }

  @Test func thePageOfSizesHasTheTable() throws {
    let page = try text(of: "Documentation/Sizes.md")
    #expect(page.contains(RulePriorityEntry.markdown), "Documentation/Sizes.md needs:\n\n\(RulePriorityEntry.markdown)")
  }

  private func text(of path: String) throws -> String {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }
}
