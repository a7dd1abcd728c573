import Foundation
import Testing
@testable import TrussCommand

/// `Documentation/Conflicts.md` shows what the command prints for the logs above it.
struct ConflictsPageTests {
  @Test func showsWhatTheCommandPrints() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/Conflicts.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```")
    let logs = blocks.indices.filter { blocks[$0].hasPrefix("log\n") }
    #expect(logs.count >= 5)
    for index in logs {
      let outcome = truss("explain", "-", input: String(blocks[index].dropFirst(4)))
      #expect(blocks[index + 2] == "text\n" + outcome.output)
    }
    let first = try #require(logs.first)
    let json = truss("explain", "-", "--format", "json", input: String(blocks[first].dropFirst(4)))
    #expect(blocks.contains("json\n" + json.output))
  }
}
