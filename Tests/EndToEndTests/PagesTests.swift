import Foundation
import Testing

/// The pages of `Documentation` show code that is compiled, in the order in which it is compiled.
@Suite struct PagesTests {
  @Test(arguments: [
    ("Ties", 7, "EndToEndTests"), ("Grids", 4, "EndToEndTests"), ("Transitions", 3, "EndToEndTests"),
    ("Drawing", 5, "EndToEndTests"),
    ("Snapshots", 4, "TrussTestingTests"),
  ])
  func swiftBlocksAreCompiled(page: String, blocks: Int, folder: String) throws {
    var compiled = try lines("Tests/\(folder)/\(page)PageExamples.swift")[...]
    var isCode = false
    var count = 0
    for line in try lines("Documentation/\(page).md") {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
        count += isCode ? 1 : 0
      } else if isCode {
        let index = try #require(compiled.firstIndex(of: line), "not compiled: \(line)")
        compiled = compiled[(index + 1)...]
      }
    }
    #expect(count == blocks)
  }

  /// The lines of a file that are not empty, without their indentation.
  private func lines(_ path: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
