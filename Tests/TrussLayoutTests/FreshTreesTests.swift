import TestSupport
import Testing
import TrussIR
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

  /// A padding is a margin: what it holds keeps no row from being stretched.
  @Test func aPaddedRowIsAsHighAsItsNeighbours() throws {
    let row = HStack(justify: .start) {
      Text("a")
      Box().width(10).height(10).padding(Insets(top: 8, bottom: 3))
    }
    let view = HStack(justify: .start) {
      Box().width(10).height(100)
      row.padding(1)
    }
    #expect(try frames(view, width: 200).contains([11, 1, 20, 98]))
    #expect(try frames(view.height(20), width: 200).contains([11, 1, 20, 18]))
  }

  /// CSS Grid, 11.7.1: the one line of a cell over two columns is as wide as both.
  @Test func aWideCellCountsForEachOfItsColumns() throws {
    let column = GridItem(.flexible(minimum: 0))
    let view = HStack(justify: .start, align: .start) {
      LazyVGrid(columns: [column, column], spacing: 0) {
        Text("remarkable moon").gridColumns(2)
        Text("a")
        Text("it")
      }
      Text("mountain river")
    }
    #expect(try frames(view, width: 800)[1] == [0, 0, 150, 24])
    #expect(try frames(view, width: 60)[1] == [0, 0, 30, 36])
  }

  /// CSS Grid, 11.5.4: whatever is in the others, each column is as wide as its part of a width that was given.
  @Test func aGivenWidthIsDividedAmongItsColumns() throws {
    let view = Grid(columns: [.flexible(3), .flexible(1)]) {
      GridRow { Box().width(30).height(8).gridColumns(2) }
      GridRow {
        Text("a")
        Box().width(8).height(16)
      }
    }
    #expect(
      try frames(view, width: 24) == [[0, 0, 24, 24], [0, 0, 30, 8], [0, 8, 22.5, 16], [22.5, 8, 8, 16]])
  }

  /// CSS Grid, 11.7.1: a view with a width beside it makes no grid narrower than its columns.
  @Test func aGridIsAsWideAsItsContentOnOneLine() throws {
    let column = GridItem(.flexible(minimum: 0))
    let view = VStack(justify: .start, align: .start) {
      VStack(justify: .start) {
        LazyVGrid(columns: [column, column], spacing: 0) { Text("lantern") }
        VStack(justify: .start) { Box().width(30).height(15) }
      }
    }
    #expect(try frames(view, width: 640)[1...2] == [[0, 0, 140, 27], [0, 0, 140, 12]])
    let row = HStack(justify: .start) {
      Text("remarkable it river remarkable moon lantern")
      LazyVGrid(columns: [column, column, column, column], spacing: 0) { Box().width(66).height(4) }
    }
    let widths = try frames(row, width: 640).map { $0[2].rounded() }
    #expect(widths == [640, 397, 243, 66])
  }

  /// CSS Grid, 6.6: the least width of a cell over several columns counts, and its margins do.
  @Test func thePaddingOfAWideCellMakesItsColumnsWider() throws {
    let column = GridItem(.flexible(minimum: 0))
    let view = LazyVGrid(columns: [column, column, column, column], spacing: 0) {
      Button("we").padding(Insets(top: 15, right: 15)).gridColumns(2)
      Text("moon")
      Text("river")
      Text("moon")
    }
    #expect(try frames(view, width: 120).contains([0, 15, 32.5, 20]))
    let bounded = LazyVGrid(columns: [column, column], spacing: 0) {
      Text("it").width(atLeast: 140).gridColumns(2)
      Text("sun")
      Button("moon")
    }
    #expect(try frames(bounded, width: 80) == [[0, 0, 80, 32], [0, 0, 140, 12], [0, 12, 70, 20], [70, 12, 70, 20]])
  }

  /// As for a size that is set, the insets are the least (`box-sizing: border-box`).
  @Test func aRootIsAsLargeAsItsInsets() throws {
    let view = VStack(justify: .start, insets: Insets(top: 13, bottom: 13)) { Text("moon") }
    let rects = try Lowering(view.font(AhemTreesTests.font()), width: 90, height: 20).solve().frames.map(\.rect)
    #expect(rects == [Rect(x: 0, y: 0, width: 90, height: 26), Rect(x: 0, y: 13, width: 90, height: 12)])
  }

  /// A spacer has its least length along its stack, and none across it.
  @Test func aSpacerOfAColumnHasNoWidth() throws {
    let view = HStack(justify: .start, align: .start) {
      Text("it")
      VStack(justify: .start, align: .start) {
        Text("a")
        Spacer(minimum: 20)
      }
    }
    #expect(try frames(view, width: 300)[2] == [20, 0, 10, 32])
  }

  @Test func aFixedTextPullsAtNoShare() throws {
    let view = VStack(justify: .start, align: .start) {
      Text("a")
      HStack(justify: .start) { Text("it").fixedSize() }.flex(2)
    }
    #expect(
      try frames(view.height(300), width: 300) == [
        [0, 0, 300, 300], [0, 0, 10, 12], [0, 12, 20, 288], [0, 12, 20, 12],
      ])
  }

  /// The baseline of a row without a view to see is its bottom.
  @Test func aCollapsedTextHasNoBaseline() throws {
    let view = HStack(justify: .start, align: .lastBaseline) {
      Button("mountain")
      HStack { HStack { Text("we") }.collapsed() }
    }
    #expect(try frames(view, width: 200)[2].prefix(2) == [96, 13])
  }

  /// A button that is stretched has its text in its middle, and its baseline there.
  @Test func theBaselineOfAStretchedButtonIsInItsMiddle() throws {
    let row = HStack(justify: .start, align: .firstBaseline) {
      Text("a")
      HStack(justify: .start) {
        Button("we")
        Box().width(10).height(60)
      }
    }
    #expect(
      try frames(row, width: 200) == [
        [0, 0, 200, 60], [0, 24, 10, 12], [10, 0, 46, 60], [10, 0, 36, 60], [46, 0, 10, 60],
      ])
    let given = HStack(justify: .start, align: .firstBaseline, heights: [nil, 40]) {
      Text("a")
      Button("we")
    }
    #expect(try frames(given, width: 200) == [[0, 0, 200, 40], [0, 14, 10, 12], [10, 0, 36, 40]])
    let column = HStack(justify: .start, align: .firstBaseline) {
      Text("a")
      VStack(justify: .start) { Button("we").flex() }.height(60)
    }
    #expect(
      try frames(column, width: 200) == [[0, 0, 200, 60], [0, 24, 10, 12], [10, 0, 36, 60], [10, 0, 36, 60]])
  }

  /// The views on a baseline stay at the edge of their row, even if the rows around it would be lower otherwise.
  @Test func aBaselineInsideOfRowsStaysAtItsEdge() throws {
    let last = HStack(justify: .start, align: .lastBaseline) {
      HStack(justify: .start, align: .firstBaseline) {
        HStack(justify: .start, align: .lastBaseline) { Text("a") }.height(40)
        Text("mountain lantern mountain lantern").width(90)
      }
    }
    #expect(
      try frames(last, width: 300) == [
        [0, 0, 300, 76], [0, 0, 100, 76], [0, 0, 10, 40], [0, 28, 10, 12], [10, 28, 90, 48],
      ])
    let stretched = HStack(justify: .start, align: .lastBaseline) {
      HStack(justify: .start, align: .firstBaseline) {
        HStack(justify: .start) {
          HStack(justify: .start, align: .lastBaseline) { Text("a") }
          Box().width(10).height(60)
        }
        Text("mountain lantern mountain lantern").width(90)
      }
    }
    #expect(
      try frames(stretched, width: 300) == [
        [0, 0, 300, 96], [0, 0, 110, 96], [0, 0, 20, 60], [0, 0, 10, 60], [0, 48, 10, 12], [10, 0, 10, 60],
        [20, 48, 90, 48],
      ])
  }

  /// A padding that is wider than its column leaves the column, and makes it no wider.
  @Test func aPaddingIsWiderThanItsColumn() throws {
    let view = VStack(justify: .start, insets: Insets(horizontal: 25, vertical: 0)) {
      VStack(justify: .start) {
        Button("mountain")
        Rectangle().height(8).padding(horizontal: 8)
      }
    }
    #expect(try frames(view, width: 60).map { $0[2] } == [60, 10, 10, 16, 0])
  }
}
