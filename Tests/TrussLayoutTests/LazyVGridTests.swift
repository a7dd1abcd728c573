import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

struct LazyVGridTests {
  /// 60 grids with fixed, flexible and adaptive columns, cells of several columns and rows, with the frames that
  /// Chromium gives them. `Tests/Generators/column-grids.py` makes them.
  static let cases = BrowserCase.cases(in: "column-grids")

  @Test func allCasesAreRead() { #expect(Self.cases.count == 60) }

  @Test(arguments: cases) func framesAreThoseOfABrowser(_ example: BrowserCase) throws {
    let layout = try example.layout()
    #expect(example.mismatch(of: layout) == nil)
    #expect(layout.diagnostics.isEmpty)
  }

  private func layout(_ view: some View, width: Double? = nil) throws -> LayoutResult {
    try Lowering(view.font(Sample.font), width: width).solve()
  }

  private func boxes(_ count: Int) -> ForEach { ForEach(0..<count) { Box().height(20).id("\($0)") } }

  /// As many columns as there is room for, up to the last hundredth of a point; a change of width changes their number.
  @Test func adaptiveColumns() throws {
    let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))], spacing: 10) { boxes(4) }
    #expect(Sample.frames(try layout(view, width: 170), 4).map(\.x) == [0, 60, 120, 0])
    #expect(Sample.frames(try layout(view, width: 169), 4).map(\.x) == [0, 89.5, 0, 89.5])
    #expect(Sample.frames(try layout(view, width: 40), 4).map(\.y) == [0, 30, 60, 90])
    let bounded = LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 60))], spacing: 10) { boxes(2) }
    #expect(Sample.frames(try layout(bounded, width: 169), 2).map(\.width) == [60, 60])
    let both = LazyVGrid(columns: [GridItem(.fixed(30), spacing: 5), GridItem(.adaptive(minimum: 50))]) { boxes(3) }
    #expect(Sample.frames(try layout(both, width: 135), 3).map(\.x) == [0, 35, 85])
  }

  /// Its width follows from what is around it, and that from the views beside it.
  @Test func theWidthIsThatOfItsSurroundings() throws {
    let view = HStack {
      Text("abcd")
      VStack { LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { boxes(3) } }.flex()
    }
    #expect(Sample.frames(try layout(view, width: 150), 3).map(\.x) == [32, 91, 32])
    #expect(Sample.frames(try layout(VStack(alignment: .leading) { view }, width: 150), 3).map(\.x) == [32, 91, 32])
    let offered = VStack(alignment: .leading) { LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { boxes(3) } }
    #expect(Sample.frames(try layout(offered, width: 150), 3).map(\.x) == [0, 50, 100])
  }

  /// Cells wider than a column's minimum widen the grid: that makes no more columns, which would widen it again.
  @Test func aWidthOfItsOwnMakesNoMoreColumns() throws {
    func grid(_ columns: Int) -> LazyVGrid {
      let column = GridItem(.adaptive(minimum: 20))
      return LazyVGrid(columns: Array(repeating: column, count: columns)) {
        Text("abcdef").id("0")
        Text("abcdef").id("1")
      }
    }
    // Text of six letters is 48 points wide.
    for view in [
      AnyView(grid(1)), AnyView(VStack(align: .leading) { grid(1).padding(0) }), AnyView(HStack { grid(1) }),
    ] {
      let own = try layout(view)
      #expect(Sample.frames(own, 2).map(\.x) == [0, 0] && Sample.frames(own, 2).map(\.width) == [48, 48])
      #expect(own.diagnostics.isEmpty)
    }
    let two = try layout(grid(2))
    #expect(Sample.frames(two, 2).map(\.x) == [0, 48] && two.size.width == 96)
    // Ten columns have room in 200 points, where two of them are wider: the grid sticks out, and has ten.
    let wide = try layout(HStack { grid(1).id("grid") }, width: 200)
    #expect(wide.frame(of: "grid")?.width == 256)
    #expect(wide.diagnostics.map(\.kind) == [.overflow])
    let columns = [GridItem(.adaptive(minimum: 20))]
    let masonry = Masonry(columns: columns) {
      Text("abcdef").id("0"); Text("abcdef").id("1")
    }
    #expect(Sample.frames(try layout(masonry), 2).map(\.width) == [48, 48])
    #expect(try layout(HStack { masonry.id("grid") }, width: 200).frame(of: "grid")?.width == 256)
  }

  @Test func cellsAreAlignedInTheirColumnAndRow() throws {
    let view = LazyVGrid(columns: [
      GridItem(.fixed(50), alignment: .bottomTrailing), GridItem(.fixed(50), alignment: .center), GridItem(.fixed(20)),
    ]) {
      Text("ab").id("0")
      Text("ab").id("1")
      Box().height(36).id("2")
    }
    let frames = Sample.frames(try layout(view), 3)
    #expect(frames[0] == Rect(x: 34, y: 20, width: 16, height: 16))
    #expect(frames[1] == Rect(x: 67, y: 10, width: 16, height: 16))
    #expect(frames[2].width == 20)
  }

  @Test func captionsOfSectionsTakeAWholeRow() throws {
    let view = LazyVGrid(columns: [GridItem(), GridItem()]) {
      Section(header: Text("header").id("0")) {
        Box().height(20).id("1")
        Box().height(20).id("2")
        Box().height(20).id("3")
      }
      Section(header: Text("next").id("4")) { Box().height(20).id("5") }
    }
    let frames = Sample.frames(try layout(view, width: 100), 6)
    #expect(frames.map(\.width) == [100, 50, 50, 50, 100, 50])
    #expect(frames[4].y == frames[3].maxY)
    #expect(frames[5].x == 0)
  }

  @Test func whatIsCollapsedTakesNoCell() throws {
    let view = LazyVGrid(columns: [GridItem(), GridItem()]) {
      Box().height(20).id("0")
      Box().height(20).id("1").collapsed()
      Box().height(20).id("2")
    }
    #expect(Sample.frames(try layout(view, width: 100), 3)[2] == Rect(x: 50, y: 0, width: 50, height: 20))
  }

  /// From right to left the first column is the right one.
  @Test func columnsFollowTheDirection() throws {
    let view = LazyVGrid(columns: [GridItem(.fixed(30)), GridItem()], spacing: 10) { boxes(2) }
    let layout = try Lowering(
      AnyView(view.font(Sample.font)), width: 100,
      environment: EnvironmentValues(layoutDirection: .rightToLeft)
    ).solve()
    #expect(Sample.frames(layout, 2).map(\.x) == [70, 0])
  }

  @Test func numbersWithoutMeaningAreRefused() {
    func message(_ columns: [GridItem]) -> String {
      do {
        _ = try layout(LazyVGrid(columns: columns) { boxes(2) }, width: 100)
        return ""
      } catch { return "\(error)" }
    }
    #expect(message([GridItem(.adaptive(minimum: 0))]).contains("the minimum of columns[0] is 0"))
    #expect(message([GridItem(.flexible(minimum: 20, maximum: 10))]).contains("the maximum of columns[0] is 10"))
    #expect(message([GridItem(.fixed(.nan))]).contains("columns[0] is nan"))
    #expect(message([]).contains("columns"))
  }
}
