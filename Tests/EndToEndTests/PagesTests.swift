import Foundation
import Testing

/// The pages of `Documentation` and of the DocC catalog show code that is compiled.
struct PagesTests {
  /// Pages whose code a script compiles: `.ci/outside`, and for the reference, which is generated, `.ci/examples`.
  private static let compiledElsewhere: Set = ["Names", "Start"]
  private static let generated = "Documentation/Reference/"

  /// All files of a folder and its subfolders with an ending, from the root of the repository.
  private static func files(_ folder: String, _ ending: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: Page.root.appendingPathComponent(folder).path)
    return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }

  static let pages = files("Documentation", ".md") + files("Sources/Truss/Truss.docc", ".md")

  static let withCode = pages.filter { path in
    !compiledElsewhere.contains(name(path)) && !path.hasPrefix(generated)
      && ((try? Page(path: path))?.text.contains("\n```swift\n") ?? true)
  }

  private static func name(_ path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// What a page's code stands in: `Tests/…/<page>PageExamples.swift`, and the views of the gallery. The catalog shows
  /// code of the guides and the README.
  private func sources(_ page: String) throws -> [[String]] {
    let isGuide = page.hasPrefix("Documentation")
    let examples =
      isGuide
      ? Self.files("Tests", "/\(Self.name(page))PageExamples.swift")
      : Self.files("Tests", "PageExamples.swift") + ["Tests/EndToEndTests/ReadmeExamples.swift"]
    try #require(!isGuide || examples.count == 1, "\(page) has code, but no \(Self.name(page))PageExamples.swift")
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

  private static let linking = pages + ["README.md", "CONTRIBUTING.md"]

  /// Links to files and to headings lead somewhere. The catalog's are DocC's to check.
  @Test(arguments: linking.filter { !$0.contains(".docc/") }) func linksLeadSomewhere(path: String) throws {
    let page = try Page(path: path)
    let folder = Page.root.appendingPathComponent(path).deletingLastPathComponent()
    let text = prose(page.text)
    let parts =
      ["](", "<img src=\"", "srcset=\""].flatMap { text.components(separatedBy: $0).dropFirst() }
    for part in parts {
      let link = String(part.prefix { !")\" \n".contains($0) })
      if link.contains("://") || link.isEmpty { continue }
      let pieces = link.components(separatedBy: "#")
      let file = pieces[0].isEmpty ? Page.root.appendingPathComponent(path) : folder.appendingPathComponent(pieces[0])
      guard FileManager.default.fileExists(atPath: file.path) else {
        Issue.record("\(path): no file \(link)")
        continue
      }
      guard pieces.count == 2, file.pathExtension == "md" else { continue }
      let headings = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        .filter { $0.hasPrefix("#") }.map(anchor)
      #expect(headings.contains(pieces[1]), "\(path): no heading \(link)")
    }
  }

  /// A heading as the address of a page names it.
  private func anchor(_ heading: String) -> String {
    heading.drop { $0 == "#" || $0 == " " }.lowercased().filter { $0.isLetter || $0.isNumber || "- _".contains($0) }
      .replacingOccurrences(of: " ", with: "-")
  }

  /// What of a page is no code.
  private func prose(_ text: String) -> String {
    let unfenced = text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    return unfenced.joined(separator: "\n").components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 0 }
      .map(\.element).joined()
  }

  /// The lines that are not empty, without their indentation.
  private func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
