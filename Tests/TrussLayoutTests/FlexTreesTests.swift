import Testing
import TrussLayout
import TrussTree

/// 70 trees for each of the rarer words of flexbox, in places 40 to 400 points wide and in both directions, with the
/// frames that Chromium gives them. `Tests/Generators/flex-trees.py` makes them and says what stands for what.
///
/// Where the package differs on purpose the case has a `difference` that says why, and what it gives instead.
struct FlexTreesTests {
  static let cases = BrowserCase.cases(in: "flex-trees")

  @Test func allCasesAreRead() {
    #expect(Self.cases.count == 350)
    #expect(Self.cases.filter { $0.difference != nil }.count < 10)
  }

  @Test(arguments: cases) func framesAreThoseOfABrowser(_ example: BrowserCase) throws {
    try example.expectFrames()
  }
}
