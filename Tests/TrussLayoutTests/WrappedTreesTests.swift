import Testing
import TrussLayout
import TrussTree

/// 60 flow stacks and grids in places 60 to 320 points wide, and 30 flow stacks of a height, with the frames that Chromium gives wrapping flex
/// containers and CSS grids. `Tests/Generators/wrapped-trees.py` makes them and says what stands for what.
struct WrappedTreesTests {
  static let cases = BrowserCase.cases(in: "wrapped-trees")

  @Test func allCasesAreRead() { #expect(Self.cases.count == 90) }

  @Test(arguments: cases) func framesAreThoseOfABrowser(_ example: BrowserCase) throws {
    let layout = try example.layout()
    #expect(example.mismatch(of: layout) == nil)
    #expect(!layout.diagnostics.contains { $0.kind != .overflow })
  }
}
