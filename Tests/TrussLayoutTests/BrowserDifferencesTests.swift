import Testing
import TrussLayout
import TrussTree
import TrussViews

/// Trees that are laid out as no browser does on purpose, with Chromium's frames and those of the package, in the order of
/// the tree. `Documentation/ComingFrom.md` says why. Letters are 8 points wide and lines 16 high.
struct BrowserDifferencesTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var width = 200.0
    var browser: [[Double]]
    var frames: [[Double]]
    var view: @Sendable () -> any View
  }

  private static let examples: [Example] = [
    Example(
      testDescription: "the height of a row decides the width of a view with a ratio alone",
      browser: [[0, 0, 200, 40], [0, 0, 8, 40], [8, 0, 0, 40], [8, 0, 20, 40]],
      frames: [[0, 0, 200, 40], [0, 0, 8, 40], [8, 0, 80, 40], [88, 0, 20, 40]]
    ) {
      HStack(justify: .start) {
        Text("a")
        Rectangle().aspectRatio(2)
        Box().width(20).height(40)
      }
    },
    Example(
      testDescription: "a least width lets no text leave its stack", width: 160,
      browser: [[0, 0, 160, 16], [0, 0, 56, 16], [0, 0, 56, 16], [56, 0, 104, 16]],
      frames: [[0, 0, 160, 16], [0, 0, 80, 16], [0, 0, 80, 16], [80, 0, 104, 16]]
    ) {
      HStack(justify: .start, align: .start) {
        VStack(justify: .start) { Text("remarkable") }.width(atLeast: 40)
        Text("extraordinary")
      }
    },
    Example(
      testDescription: "proportions are those of the lengths that views have",
      browser: [[0, 0, 200, 16], [0, 0, 20, 16], [20, 0, 31, 16], [40, 0, 8, 16]],
      frames: [[0, 0, 200, 16], [0, 0, 31, 16], [31, 0, 31, 16], [51, 0, 8, 16]]
    ) {
      HStack(justify: .start, widths: [nil, 20], proportionalWidths: [1, 1]) {
        Text("a")
        HStack(justify: .start, insets: Insets(top: 0, left: 20, bottom: 0, right: 11)) { Text("b") }
      }
    },
  ]

  @Test(arguments: examples, [Lowering.Form.usual, .rows])
  func framesAreNotThoseOfABrowser(example: Example, form: Lowering.Form) throws {
    let root = example.view().font(BrowserCase.font)
    let frames = try Lowering(AnyView(root), width: example.width, form: form).solve().frames.map(\.rect)
    #expect(frames.map { [$0.x, $0.y, $0.width, $0.height] } == example.frames)
    #expect(example.browser != example.frames)
  }

  /// A collapsed view is out of its stack, and its width with it.
  @Test func aCollapsedViewSetsNoScale() throws {
    let view = HStack(justify: .start, widths: [nil, 20], proportionalWidths: [2, 1]) {
      Text("a").id("a")
      Text("b").collapsed()
    }
    let layout = try Lowering(view.font(BrowserCase.font), width: 200).solve()
    #expect(layout.frame(of: "a")?.width == 8)
  }
}
