import Foundation
import Testing
@testable import TrussCommand

/// `Documentation/Listing.md` shows what the command prints for its own example.
struct ListingPageTests {
  @Test func showsWhatTheCommandPrints() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/Listing.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```")
    let example = try #require(blocks.first { $0.hasPrefix("text\nForm | form:") }).dropFirst("text\n".count)
    for (form, language) in [("table", "text"), ("json", "json")] {
      let outcome = truss("solve", "-", "--format", form, input: String(example))
      #expect(blocks.contains("\(language)\n\(outcome.output)"))
    }
    #expect(blocks.contains("text\n" + truss("solve", "-", "--text", input: String(example)).output))
  }
}
