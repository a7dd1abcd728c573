import Foundation
import Testing
import Truss

/// The README shows code that is compiled, and the picture that it makes.
struct ReadmeTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The code blocks of the README in a language.
  private func blocks(_ language: String) throws -> [String] {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    return readme.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  private func source(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every line of the README's Swift stands in a file that is compiled.
  @Test func swiftBlocksAreCompiled() throws {
    let compiled = try source("Tests/EndToEndTests/ReadmeExamples.swift").split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let blocks = try blocks("swift")
    #expect(blocks.count >= 2)
    for line in blocks.joined(separator: "\n").split(separator: "\n") {
      #expect(compiled.contains(line.trimmingCharacters(in: .whitespaces)), "not compiled: \(line)")
    }
  }

  /// The picture as it is, the message with its lines wrapped.
  @Test func textBlocksAreWhatIsPrinted() throws {
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    let blocks = try blocks("text")
    try #require(blocks.count == 2)
    #expect(blocks[0] == (try readmeSong.text(columns: 39)))
    #expect(words(blocks[1]) == words(try readmeConflict().replacingOccurrences(of: "EndToEndTests/", with: "App/")))
  }

  /// `.ci/run` runs both.
  @Test(arguments: ["swift run gallery", "swift test"]) func commands(command: String) throws {
    let lines = try blocks("sh").joined(separator: "\n").split(separator: "\n")
    let commands = lines.map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }
    #expect(commands.contains(command))
  }

  @Test func codeFitsAPage() throws {
    let readme = try source("README.md")
    for block in readme.components(separatedBy: "\n```").enumerated().filter({ $0.offset % 2 == 1 }) {
      for line in block.element.split(separator: "\n") { #expect(line.count <= 98, "\(line)") }
    }
  }
}
