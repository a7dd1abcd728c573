import Foundation
import Testing

/// The priorities that rules use: in order, and those of the table in the documentation.
struct RulePriorityTests {
  /// A priority as the source specifies it.
  private struct Level {
    var value: Double
    var rule: String
    var example: String

    var row: String { "| \(value == value.rounded() ? "\(Int(value))" : "\(value)") | \(rule) | \(example) |" }
  }

  @Test func levelsAreInOrder() throws {
    let values = try levels().map(\.value)
    #expect(values.count > 30)
    #expect(values == values.sorted(by: >))
    #expect(values.allSatisfy { 0 < $0 && $0 < 1000 })
  }

  @Test func thePageOfSizesHasTheTable() throws {
    let rows = try levels().map(\.row)
    let table =
      "| Priority | Rule | An example that needs it |\n|---|---|---|\n" + rows.joined(separator: "\n") + "\n\n"
    let page = try text(of: "Documentation/Sizes.md")
    #expect(page.contains(table), "Documentation/Sizes.md needs:\n\n\(table)")
  }

  /// The declarations of the source, each with the paragraphs above it.
  private func levels() throws -> [Level] {
    var (levels, paragraphs): ([Level], [String]) = ([], [""])
    for line in try text(of: "Sources/TrussLayout/RulePriority.swift").split(separator: "\n") {
      if let comment = line.wholeMatch(of: /\s*\/\/\/ ?(.*)/)?.output.1 {
        if comment.isEmpty { paragraphs.append("") } else { paragraphs[paragraphs.endIndex - 1] += " \(comment)" }
        continue
      }
      if let level = line.firstMatch(of: /static (?:let|func) .*?Priority(?: = |\()([0-9.]+)/) {
        try #require(paragraphs.count >= 2, "\(line) has no example")
        let value = try #require(Double(level.output.1))
        let texts = paragraphs.prefix(2).map { String($0.dropFirst().replacing(/\.$/, with: "")) }
        levels.append(Level(value: value, rule: texts[0], example: texts[1]))
      }
      paragraphs = [""]
    }
    return levels
  }

  private func text(of path: String) throws -> String {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }
}
