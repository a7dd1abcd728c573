import Foundation
import TestSupport
import Testing
import TrussText
import TrussViews

/// 81 trees of stacks that align views by their baselines, with the frames that Chromium gives them by name.
///
/// Their font is Ahem, W3C's font for tests, at 10 points: letters are 10 wide, lines 12 high, and baselines 9 below
/// the top of a line.
struct AhemTreesTests {
  static func font() throws -> Font {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/Ahem", withExtension: "ttf"))
    return Font(try FontFile(bytes: Array(Data(contentsOf: url))), size: 10)
  }

  /// A tree that begins to agree loses its `differs` in the file.
  @Test func framesAreThoseOfABrowserButForNamedDifferences() throws {
    let cases = try WideTreesTests.cases(in: "ahem-trees")
    #expect(cases.count == 81)
    try WideTreesTests.expectFrames(of: cases, font: Self.font())
  }
}
