import TestSupport
import Testing
import TrussLayout

/// 1,234 trees of stacks, texts, buttons and boxes in places 40 to 320 points wide, with the frames that Chromium gives
/// them: texts share a shortfall through several levels, beside buttons that do not shrink and views that share what is
/// left.
struct TextTreesTests {
  static let cases = BrowserCase.cases(in: "text-trees")

  @Test func framesAreThoseOfABrowser() throws {
    #expect(Self.cases.count == 1234)
    var wrong: [String] = []
    for example in Seeds.some(of: Self.cases, oneOf: 6) {
      let layout = try example.layout()
      if let mismatch = example.mismatch(of: layout) { wrong.append("\(example.name): \(mismatch)") }
    }
    #expect(wrong.isEmpty, "\(wrong.count) trees:\n\(wrong.joined(separator: "\n"))")
  }
}
