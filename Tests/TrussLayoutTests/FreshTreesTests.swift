import TestSupport
import Testing
import TrussLayout
import TrussViews

/// 300 trees that are made from CSS's side, of all that the language has in common with it, with Chromium's frames in the
/// font Ahem: letters are 10 wide, lines 12 high. `Tests/Generators/fresh-trees.py` makes them, and others of any seed.
struct FreshTreesTests {
  /// A tree that begins to agree loses its `differs` in the file: there a least size is below that of the content, or what
  /// is not yet as in a browser.
  @Test func framesAreThoseOfABrowserButForNamedDifferences() throws {
    let cases = try WideTreesTests.cases(in: "fresh-trees")
    #expect(cases.count == 300)
    try WideTreesTests.expectFrames(of: Seeds.some(of: cases, oneOf: 6), font: AhemTreesTests.font())
  }

  private func frames(_ view: some View, width: Double) throws -> [[Double]] {
    let layout = try Lowering(view.font(AhemTreesTests.font()), width: width).solve()
    return layout.frames.filter { $0.kind != "GridRow" }.map(\.rect).map { [$0.x, $0.y, $0.width, $0.height] }
  }

  /// CSS Grid, 10.6: it is that of the first cell. No row grows to move it.
  @Test func aGridHasABaseline() throws {
    let view = HStack(justify: .start, align: .firstBaseline) {
      Box().width(18).height(15)
      Grid(columns: [.flexible()], align: .end) { GridRow { Text("a") } }.height(20)
    }
    #expect(try frames(view, width: 200) == [[0, 0, 200, 26], [0, 0, 18, 15], [18, 6, 10, 20], [18, 6, 10, 12]])
  }

  /// In CSS nothing makes such a row.
  @Test func aRowWithoutACellToSeeHasNoGap() throws {
    let view = VStack(justify: .start) {
      Grid(columns: [.flexible()], rowSpacing: 6) {
        GridRow { Text("a") }
        GridRow { Text("b").collapsed() }
        GridRow { Text("c") }
      }
    }
    #expect(try frames(view, width: 100).filter { $0[3] > 0 }.map { $0[1] } == [0, 0, 0, 18])
    #expect(try frames(view, width: 100)[1] == [0, 0, 100, 30])
  }

  /// CSS Grid, 6.6: a cell over flexible columns has no automatic minimum.
  @Test func aWideCellMakesNoFlexibleColumnWider() throws {
    let column = GridItem(.flexible(minimum: 0))
    let view = VStack(justify: .start, align: .center) {
      LazyVGrid(columns: [column, column, column, column], spacing: 4) {
        Text("lantern we mountain remarkable we").gridColumns(2)
      }
    }
    #expect(try frames(view, width: 160) == [[0, 0, 160, 60], [0, 0, 160, 60], [0, 0, 78, 60]])
  }
}
