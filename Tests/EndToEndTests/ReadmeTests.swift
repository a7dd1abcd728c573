import Foundation
import Testing
import Truss

/// The README shows code that is compiled, and the picture that it makes.
@Suite struct ReadmeTests {
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

  @Test func thePictureIsTheSong() throws {
    #expect(try blocks("text") == [readmeSong.text(columns: 40)])
  }
}
