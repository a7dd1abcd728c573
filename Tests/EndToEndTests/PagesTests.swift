import Foundation
import Testing

/// The pages of `Documentation` and of the DocC catalog show code that is compiled.
@Suite struct PagesTests {
  /// Pages whose code a script compiles: `.ci/outside`.
  private static let compiledElsewhere: Set = ["Names", "Start"]

  /// All files of a folder and its subfolders with an ending, from the root of the repository.
  private static func files(_ folder: String, _ ending: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: Page.root.appendingPathComponent(folder).path)
    return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }

  static let pages = files("Documentation", ".md") + files("Sources/Truss/Truss.docc", ".md")

  static let withCode = pages.filter { path in
    !compiledElsewhere.contains(name(path)) && ((try? Page(path: path))?.text.contains("\n```swift\n") ?? true)
  }

  private static func name(_ path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// What a page's code stands in: `Tests/…/<page>PageExamples.swift`, and the views of the gallery.
  private func sources(_ page: String) throws -> [[String]] {
    let examples = Self.files("Tests", "/\(Self.name(page))PageExamples.swift")
    try #require(examples.count == 1, "\(page) has code, but no \(Self.name(page))PageExamples.swift")
    return try (examples + Self.files("Sources/Gallery", ".swift")).map { lines(try Page(path: $0).text) }
  }

  @Test(arguments: withCode) func swiftBlocksAreCompiled(path: String) throws {
    let sources = try sources(path)
    for block in try Page(path: path).blocks("swift") {
      #expect(sources.contains { isPart(lines(block), of: $0) }, "not compiled:\n\(block)")
    }
  }

  /// Whether lines stand in a source in this order.
  private func isPart(_ lines: [String], of source: [String]) -> Bool {
    var rest = source[...]
    for line in lines {
      guard let index = rest.firstIndex(of: line) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  /// The lines that are not empty, without their indentation.
  private func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
