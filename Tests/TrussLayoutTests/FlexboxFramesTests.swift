import Testing
import TrussLayout
import TrussTree

/// 98 trees of flex containers with the frames that a browser gives them.
///
/// A leaf is an image with a natural size: it has neither minimum nor baseline.
struct FlexboxFramesTests {
  static let cases = BrowserCase.cases(in: "flexbox-frames")

  @Test func allCasesAreRead() { #expect(Self.cases.count == 98) }

  @Test(arguments: cases) func framesAreThoseOfABrowser(_ example: BrowserCase) throws {
    let layout = try example.layout()
    #expect(example.mismatch(of: layout) == nil)
    #expect(!layout.diagnostics.contains { $0.kind != .overflow })
  }
}
