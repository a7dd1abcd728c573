import Foundation
import Testing

/// `Documentation/Grids.md` shows code that is compiled, in the order in which it is compiled.
@Test func gridsPageIsCompiled() throws {
  let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  func lines(_ path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
  var compiled = try lines("Tests/EndToEndTests/GridsPageExamples.swift")[...]
  var isCode = false
  var count = 0
  for line in try lines("Documentation/Grids.md") {
    if line.hasPrefix("```") {
      isCode = line == "```swift"
      count += isCode ? 1 : 0
    } else if isCode {
      let index = try #require(compiled.firstIndex(of: line), "not compiled: \(line)")
      compiled = compiled[(index + 1)...]
    }
  }
  #expect(count == 4)
}
