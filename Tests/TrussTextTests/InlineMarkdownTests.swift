import Foundation
import Testing
import TestSupport
import TrussText

@Suite("Inline Markdown")
struct InlineMarkdownTests {
  /// A text, and what another parser makes of it.
  private struct Sample: Decodable {
    var text: String
    var spans: [String]

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      text = try container.decode(String.self)
      spans = try container.decode([[String?]].self).map {
        InlineMarkdownTests.described($0[0] ?? "", $0[1] ?? "", $0[2])
      }
    }
  }

  private static func described(_ text: String, _ traits: String, _ link: String?) -> String {
    "\(text.debugDescription) \(traits) \(link ?? "-")"
  }

  private func spans(_ text: String) -> [String] {
    let names: [(InlineMarkdown.Traits, String)] = [
      (.emphasis, "emphasis"), (.strong, "strong"), (.strikethrough, "strikethrough"), (.code, "code"),
    ]
    return InlineMarkdown.spans(of: text).map { span in
      Self.described(
        span.text, names.filter { span.traits.contains($0.0) }.map(\.1).joined(separator: " "), span.link)
    }
  }

  @Test("the spans are those that markdown-it finds in 1,500 texts")
  func asAnotherParser() throws {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/markdown", withExtension: "txt"))
    let samples = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { try JSONDecoder().decode(Sample.self, from: Data($0.utf8)) }
    #expect(samples.count == 1500)
    for sample in samples { #expect(spans(sample.text) == sample.spans, "\(sample.text.debugDescription)") }
  }

  @Test("white space and line breaks stay", arguments: ["  a  b ", "a\n\n  b", "# a", "- a\n- b", "a  \nb", "\t\r\n"])
  func whiteSpace(text: String) {
    #expect(InlineMarkdown.spans(of: text).map(\.text).joined() == text)
  }

  @Test("an image is its description")
  func images() {
    let texts = InlineMarkdown.spans(of: "see ![the *big* picture](a.png) here").map { "\($0.text)|\($0.link ?? "-")" }
    #expect(texts == ["see the |-", "big|-", " picture here|-"])
  }

  @Test(
    "hostile texts take linear time", .processorTimeLimit(minutes: 0.5),
    arguments: [
      "*", "_", "~~", "`", "[", "](", "[a](b \"", "[a](<b", "<a:", "![", "*a_", "**a ", "a**b", "&#", "``` ` ",
    ])
  func hostileTexts(piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.count)
    #expect(!InlineMarkdown.spans(of: text).isEmpty)
  }

  @Test(
    "half a megabyte takes no longer than its letters", .processorTimeLimit(minutes: 0.1),
    arguments: ["word plain ", "Q&A ", "&amp;", "[a](b) [", "*a* "])
  func longTexts(piece: String) {
    let text = String(repeating: piece, count: 500_000 / piece.count)
    #expect(!InlineMarkdown.spans(of: text).isEmpty)
  }

  @Test("runs of backticks of all lengths take linear time", .processorTimeLimit(minutes: 0.1))
  func backticks() {
    let text = (1..<1400).map { String(repeating: "`", count: $0) + " " }.joined()
    #expect(InlineMarkdown.spans(of: text).map(\.text) == [text])
  }

  @Test("no text is lost: without delimiters the spans are the text")
  func nothingIsLost() {
    var random = SplitMix64(seed: 7)
    let pieces = ["*", "**", "_", "~~", "`", "[", "](x)", "<", "é", "a b", "\n", "&", "\\"]
    for _ in 0..<3000 {
      let text = (0..<20).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      func letters(_ text: String) -> String { text.filter { "éab".contains($0) } }
      #expect(letters(InlineMarkdown.spans(of: text).map(\.text).joined()) == letters(text), "\(text)")
    }
  }
}
