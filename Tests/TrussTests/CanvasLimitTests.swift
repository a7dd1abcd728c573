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
