import Testing
import Truss

/// A text's width is decided before its height; where the width depends on the height again, lines are broken anew until
/// they stay as they are.
struct TextRoundsTests {
  private func text(_ words: Int) -> String { Array(repeating: "word", count: words).joined(separator: " ") }

  /// A square as high as the row takes room from the text that makes the row's height.
  @Test(arguments: [8, 16, 24, 32], [200.0, 260, 320]) func aSquareBesideAText(count: Int, width: Double) throws {
    let view = HStack(align: .fill) {
      Rectangle().aspectRatio(1).id("square")
      Text(text(count)).id("text")
    }
    let layout = try view.layout(width: width)
    let square = try #require(layout.frame(of: "square"))
    let words = try #require(layout.frame(of: "text"))
    #expect(abs(square.width - square.height) < 0.01)
    #expect(abs(square.width + words.width - width) < 0.01)
    #expect(!layout.diagnostics.contains { $0.kind == .unsettledText })
    // It has room for its lines, and one that is as high as they are makes the row's height.
    let alone = try Text(text(count)).layout(width: words.width).size.height
    #expect(alone <= words.height)
    #expect(alone == words.height || square.width > alone)
  }

  /// A text that is as many times as wide as it is high: in a narrow frame it has more lines, gets higher, then wider,
  /// then has fewer.
  @Test func aRatioOfATextMayNeverSettle() throws {
    let view = VStack(align: .start) { Text(text(24)).aspectRatio(0.7).compressionResistance(1, axis: .horizontal) }
    let layout = try view.layout(width: 400)
    #expect(layout.diagnostics.contains { $0.kind == .unsettledText })
  }
}
