import Testing
import Truss

/// A picture is as large as its longer side where it has no other: a column of twenty million rows is refused although its
/// width is 0.
struct CanvasLimitTests {
  private static let most = LayoutError.Limits.cells

  @Test(arguments: [(0.0, 1e7), (1e7, 0)]) func fittedWithoutWidthOrHeight(width: Double, height: Double) throws {
    let view = Box().width(width).height(height)
    #expect(throws: LayoutError.self) {
      try view.layout(columns: nil, cell: Medium.CellSize(width: 0.5, height: 0.5))
    }
    #expect(try view.layout(columns: nil, cell: Medium.CellSize(width: 1, height: 1)).diagnostics.isEmpty)
  }

  @Test func aStripWithoutWidth() throws {
    let cell = Medium.CellSize(width: 1, height: 1)
    let layout = try Box().width(0).height(5e6).layout(columns: nil, cell: cell)
    let error = #expect(throws: LayoutError.self) { try Transition(from: layout, to: layout).strip(frames: 500) }
    guard case .canvas = error?.reason else {
      Issue.record("not refused for its size")
      return
    }
  }

  /// Each length is within its limits, and together they are not: the frames are right up to a billion.
  @Test func lengthsThatAddUp() throws {
    func boxes(_ count: Int) -> some View {
      VStack { for number in 0..<count { Box().width(5).height(9_000_000).id("\(number)") } }
    }
    let layout = try boxes(3).layout()
    #expect(layout.frame(of: "2") == Rect(x: 0, y: 18_000_000, width: 5, height: 9_000_000))
    #expect(
      layout.diagnostics.map(\.message) == [
        "VStack is 27000000 high, but a length is at most 10000000: lay it out with a height"
      ])
    #expect(try boxes(1).layout().diagnostics.isEmpty)
    #expect(try ScrollView { boxes(3) }.layout(width: 5, height: 100).diagnostics.isEmpty)
    let error = #expect(throws: LayoutError.self) { try boxes(120).layout() }
    #expect(error?.description.contains("farther from the root's origin than 1000000000; do lengths add up") == true)
  }

  @Test func askedFor() {
    #expect(throws: LayoutError.self) { try Text("a").text(columns: Self.most + 1) }
    #expect(throws: LayoutError.self) { try Text("a").text(rows: Self.most + 1) }
    #expect(throws: LayoutError.self) { try Text("a").text(columns: Int.max, rows: Int.max) }
  }

  @Test func windowOfATerminal() {
    let view = ViewThatFits {
      Box("a").width(1e7)
      Text("b")
    }
    let error = #expect(throws: LayoutError.self) { try view.svg(.terminal) }
    #expect(error?.description.hasSuffix("is too large; it has at most 500000 cells") == true)
  }
}
