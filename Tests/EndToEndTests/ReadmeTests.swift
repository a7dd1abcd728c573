import Foundation
import Testing
import Truss

@testable import Gallery

/// The README shows code that is compiled, and what it draws and prints.
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

  /// The message of the conflict with its lines wrapped. The text of the view is in a test.
  @Test func textBlocksAreWhatIsPrinted() throws {
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    let blocks = try blocks("text")
    try #require(blocks.count == 1)
    #expect(words(blocks[0]) == words(try readmeConflict().replacingOccurrences(of: "EndToEndTests/", with: "App/")))
  }

  /// The first picture has the code of the README's first block, and `ReadmeExamples` compares what it draws.
  @Test func theFirstPictureHasTheCode() throws {
    let block = try #require(try blocks("swift").first)
    #expect(block == "import Truss\n\n" + Hero.code)
    let readme = try source("README.md")
    #expect(readme.contains("srcset=\"Documentation/Figures/readme-narrow.svg\""))
    #expect(readme.contains("<img src=\"Documentation/Figures/readme.svg\""))
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
