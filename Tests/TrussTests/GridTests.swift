import Testing
import Truss

/// What the columns and rows of a grid come out as. Letters are counted in cells.
struct GridTests {
  /// The widths of the boxes `c0`, `c1`, … one in each column.
  private func widths(
    _ columns: [GridColumn], width: Double? = 200, spacing: Double = 0, least: [Double] = []
  ) throws -> [Double] {
    let layout = try Grid(columns: columns, spacing: spacing) {
      GridRow {
        ForEach(columns.indices) { column in
          Rectangle().height(10).width(atLeast: column < least.count ? least[column] : 0).id(ViewID("c\(column)"))
        }
      }
    }.layout(width: width)
    #expect(layout.diagnostics.isEmpty)
    return columns.indices.map { layout.frame(of: ViewID("c\($0)"))?.width ?? -1 }
  }

  @Test func fixedAndFlexibleColumns() throws {
    #expect(try widths([.fixed(80), .flexible()]) == [80, 120])
    #expect(try widths([.flexible(), .flexible(3)]) == [50, 150])
    #expect(try widths([.fixed(80), .flexible(), .flexible(2)], spacing: 10) == [80, 100.0 / 3, 200.0 / 3].rounded)
  }

  /// The frames are those of `grid-template-columns` in CSS: a minimum takes from the others, what is above a maximum
  /// goes to them.
  @Test func boundsOfFlexibleColumns() throws {
    #expect(try widths([.flexible(minimum: 120), .flexible(), .flexible()]) == [120, 40, 40])
    #expect(try widths([.flexible(maximum: 30), .flexible(), .flexible()]) == [30, 85, 85])
    #expect(try widths([.flexible(maximum: 30), .flexible(maximum: 50), .flexible()]) == [30, 50, 120])
    #expect(
      try widths([.flexible(maximum: 80), .flexible(), .flexible()]) == [200.0 / 3, 200.0 / 3, 200.0 / 3].rounded)
    #expect(
      try widths([.flexible(maximum: 20), .flexible(maximum: 20), .flexible(maximum: 20), .flexible(), .flexible()])
        == [20, 20, 20, 70, 70])
    #expect(try widths([.flexible(minimum: 90, maximum: 100), .flexible(), .flexible()]) == [90, 55, 55])
    #expect(try widths([.flexible(), .flexible()], least: [150]) == [150, 50])
  }

  /// Where all flexible columns are at their maximum, the rest of the width stays empty.
  @Test func maximaLeaveRoom() throws {
    #expect(try widths([.flexible(maximum: 30), .flexible(maximum: 60)]) == [30, 60])
    #expect(try widths([.flexible(maximum: 90), .flexible(maximum: 150)]) == [90, 110])
    #expect(try widths([.fit, .flexible(maximum: 60)], least: [40]) == [40, 60])
  }

  @Test func fittedColumnsAreAsWideAsTheWidestCell() throws {
    let grid = Grid(columns: [.fit, .flexible(), .fit(align: .end)], spacing: 10) {
      GridRow {
        Text("a").id("a")
        Field().id("b")
        Text("ccc").id("c")
      }
      GridRow {
        Text("aaaa").id("d")
        Text("bb").id("e")
        Text("c").id("f")
      }
    }
    let layout = try grid.layout(columns: 40)
    let frame = { (name: ViewID) in layout.frame(of: name) }
    #expect(frame("d") == Rect(x: 0, y: 4, width: 4, height: 1))
    #expect(frame("a")?.width == 4)
    #expect(frame("b") == Rect(x: 6, y: 0, width: 29, height: 3))
    #expect(frame("c") == Rect(x: 37, y: 0, width: 3, height: 3))
    #expect(frame("f") == Rect(x: 39, y: 4, width: 1, height: 1))
    #expect(layout.diagnostics.isEmpty)
  }

  /// Fitted columns share what is missing in proportion to their lines, and break no word.
  @Test func fittedTextsShareAShortfall() throws {
    let grid = Grid(columns: [.fit, .fit]) {
      GridRow {
        Text("aa aa aa aa aa aa aa").id("a")
        Text("bb bb bb").id("b")
      }
    }
    #expect(try grid.layout(columns: 28).frame(of: "a")?.width == 20)
    #expect(try grid.layout(columns: 14).frame(of: "a")?.width == 10)
    #expect(try grid.layout(columns: 14).frame(of: "b")?.width == 4)
    #expect(try grid.layout(columns: 14).size.height == 3)
    let long = Grid(columns: [.fit, .fit]) {
      GridRow {
        Text("aa aa aa aa")
        Text("unbreakable").id("b")
      }
    }
    #expect(try long.layout(columns: 14).frame(of: "b")?.width == 11)
  }

  @Test func textsWrapInTheirColumnAndMakeTheRowHigher() throws {
    let grid = Grid(columns: [.flexible(), .flexible()], spacing: 10, rowSpacing: 10) {
      GridRow {
        Text("one two three four").id("a")
        Text("b").id("b")
      }
      GridRow {
        Text("c").id("c")
        Text("d")
      }
    }
    let layout = try grid.layout(columns: 18)
    #expect(layout.frame(of: "a") == Rect(x: 0, y: 0, width: 8, height: 3))
    #expect(layout.frame(of: "b") == Rect(x: 10, y: 0, width: 8, height: 3))
    #expect(layout.frame(of: "c")?.y == 4)
  }

  @Test func cellsTakeSeveralColumns() throws {
    let grid = Grid(columns: [.fixed(20), .flexible(), .fixed(30)], spacing: 5) {
      GridRow {
        Box().height(10).gridColumns(2).id("a")
        Box().height(20).id("b")
      }
      GridRow {
        Box().height(10)
        Box().height(10).gridColumns(2).id("c")
      }
      Box().height(10).id("whole")
    }
    let layout = try grid.layout(width: 100)
    #expect(layout.frame(of: "a") == Rect(x: 0, y: 0, width: 65, height: 10))
    #expect(layout.frame(of: "b") == Rect(x: 70, y: 0, width: 30, height: 20))
    #expect(layout.frame(of: "c") == Rect(x: 25, y: 25, width: 75, height: 10))
    #expect(layout.frame(of: "whole") == Rect(x: 0, y: 40, width: 100, height: 10))
    #expect(layout.size.height == 50)
    #expect(layout.diagnostics.isEmpty)
  }

  /// SwiftUI's form: as many columns as the longest row has cells, the room left behind the last.
  @Test func columnsAreMadeForTheRows() throws {
    let grid = Grid(spacing: 10) {
      GridRow {
        Text("aaa").id("a")
        Text("b").id("b")
      }
      GridRow {
        Text("c")
        Text("dddd").id("d")
        Text("e").id("e")
      }
    }
    let layout = try grid.layout(columns: 40)
    #expect(layout.frame(of: "b")?.x == 5)
    #expect(layout.frame(of: "e")?.x == 11)
    #expect(try grid.layout(columns: nil).size.width == 12)
    let flexible = Grid(spacing: 10) {
      GridRow {
        Text("aaa")
        Rectangle().height(10).id("b")
      }
      GridRow {
        Text("c")
        Text("dddd")
      }
    }
    #expect(try flexible.layout(columns: 40).frame(of: "b")?.width == 35)
  }

  @Test func alignments() throws {
    let grid = Grid(columns: [.fixed(50, align: .center)], align: .center) {
      GridRow { Box().width(10).height(10).id("a");  }
      GridRow(align: .end) { Box().width(10).height(10).gridColumns(1, align: .end).id("b") }.height(30)
      GridRow { Box().width(10).height(10).align(.start).gridColumns(align: .start).id("c") }.height(30)
      GridRow { Box().width(10).height(10).id("d") }.height(30)
    }
    let layout = try grid.layout()
    #expect(layout.frame(of: "a") == Rect(x: 20, y: 0, width: 10, height: 10))
    #expect(layout.frame(of: "b") == Rect(x: 40, y: 30, width: 10, height: 10))
    #expect(layout.frame(of: "c") == Rect(x: 0, y: 40, width: 10, height: 10))
    #expect(layout.frame(of: "d") == Rect(x: 20, y: 80, width: 10, height: 10))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func baselinesOfARow() throws {
    let layout = try Grid(align: .firstBaseline) {
      GridRow {
        Text("small").id("a")
        Text("large").font(.title.bold()).id("b")
      }
    }.layout()
    let (a, b) = (try #require(layout.frame(of: "a")), try #require(layout.frame(of: "b")))
    #expect(b.y == 0 && a.y > 0 && a.maxY < b.maxY)
  }

  /// A hidden row goes with its gap, a hidden cell keeps its column, a fitted column without a visible cell goes too.
  @Test func hiding() throws {
    func grid(row: Bool = false, cell: Bool = false, column: Bool = false) -> some View {
      Grid(columns: [.fit, .fit, .fit], spacing: 5) {
        GridRow {
          Box().width(10).height(10)
          Box().width(20).height(10).collapsed(cell || column)
          Box().width(30).height(10).id("a")
        }
        GridRow { Box().width(10).height(10) }.collapsed(row)
        GridRow {
          Box().width(10).height(10)
          Box().width(20).height(10).collapsed(column)
          Box().width(30).height(10).id("b")
        }
      }
    }
    #expect(try grid().layout().frame(of: "b") == Rect(x: 40, y: 30, width: 30, height: 10))
    #expect(try grid(row: true).layout().frame(of: "b") == Rect(x: 40, y: 15, width: 30, height: 10))
    #expect(try grid(cell: true).layout().frame(of: "a") == Rect(x: 40, y: 0, width: 30, height: 10))
    #expect(try grid(column: true).layout().frame(of: "a") == Rect(x: 15, y: 0, width: 30, height: 10))
    #expect(try grid(row: true, column: true).layout().diagnostics.isEmpty)
  }

  @Test func rowsDivideAHeightThatIsGiven() throws {
    let grid = Grid {
      GridRow { Box().id("a") }.flex(1)
      GridRow { Box().height(20).id("b") }
      GridRow { Box().id("c") }.flex(2)
    }
    let layout = try grid.layout(width: 10, height: 80)
    #expect(layout.frame(of: "a")?.height == 20)
    #expect(layout.frame(of: "b")?.y == 20)
    #expect(layout.frame(of: "c") == Rect(x: 0, y: 40, width: 10, height: 40))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func rightToLeftWithInsets() throws {
    let grid = Grid(
      columns: [.fixed(20), .flexible()], spacing: 5, insets: Insets(top: 1, left: 2, bottom: 3, right: 4)
    ) {
      GridRow {
        Box().height(10).id("a")
        Box().id("b")
      }
    }
    let layout = try grid.layout(width: 100, environment: EnvironmentValues(layoutDirection: .rightToLeft))
    #expect(layout.frame(of: "a") == Rect(x: 76, y: 1, width: 20, height: 10))
    #expect(layout.frame(of: "b") == Rect(x: 2, y: 1, width: 69, height: 10))
    #expect(layout.size.height == 14)
  }

  @Test func invalidInput() throws {
    func fails(_ view: some View, _ reason: LayoutError.Reason) {
      #expect { try view.layout() } throws: { ($0 as? LayoutError)?.reason == reason }
    }
    fails(
      Grid(columns: [.fit]) {
        GridRow {
          Text("a")
          Text("b")
        }
      }, .gridColumns(needed: 2, given: 1))
    fails(
      VStack { GridRow { Text("a") } }, .misplaced(parameter: "GridRow", meant: "the rows directly inside a Grid"))
    fails(
      Text("a").gridColumns(2), .misplaced(parameter: "gridColumns", meant: "the cells of a GridRow or a LazyVGrid"))
    fails(
      Grid { GridRow { Text("a").gridColumns(0) } },
      .number(parameter: "gridColumns", value: 0, rule: "at least 1 and at most 1000"))
    fails(
      Grid(columns: [.flexible(minimum: 3, maximum: 2)]) {},
      .number(parameter: "the maximum of columns[0]", value: 2, rule: "at least its minimum"))
    #expect(throws: LayoutError.self) { try Grid(columns: [.fixed(.nan)]) {}.layout() }
    #expect(throws: LayoutError.self) { try Grid(columns: [.flexible(0)]) {}.layout() }
    #expect(throws: LayoutError.self) { try Grid(spacing: .infinity) {}.layout() }
    #expect(try Grid(insets: Insets(all: 3)) {}.layout().size == Size(width: 6, height: 6))
    #expect(try Grid { GridRow {} }.layout().size == Size(width: 0, height: 0))
  }
}

extension [Double] {
  /// As frames are: to 1/1024.
  fileprivate var rounded: [Double] { map { ($0 * 1024).rounded() / 1024 } }
}
