import Testing
import Truss

/// The frames of cells that take several rows of a grid.
struct GridRowSpanTests {
  /// The cells of later rows skip the columns that are taken, as those of an HTML table do.
  @Test func laterCellsSkipTheColumns() throws {
    let grid = Grid(columns: [.fixed(20), .fixed(30), .fixed(40)], spacing: 5) {
      GridRow {
        Box().height(10).id("a")
        Box().gridRows(2).id("b")
        Box().height(10).id("c")
      }
      GridRow {
        Box().height(10).id("d")
        Box().height(20).id("e")
      }
      GridRow {
        Box().height(10)
        Box().height(10).id("f")
      }
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let layout = try grid.layout(environment: EnvironmentValues(layoutDirection: direction))
      let x = { (left: Double, width: Double) in direction == .leftToRight ? left : 100 - left - width }
      #expect(layout.frame(of: "b") == Rect(x: x(25, 30), y: 0, width: 30, height: 35))
      #expect(layout.frame(of: "c") == Rect(x: x(60, 40), y: 0, width: 40, height: 10))
      #expect(layout.frame(of: "d") == Rect(x: x(0, 20), y: 15, width: 20, height: 10))
      #expect(layout.frame(of: "e") == Rect(x: x(60, 40), y: 15, width: 40, height: 20))
      #expect(layout.frame(of: "f") == Rect(x: x(25, 30), y: 40, width: 30, height: 10))
      #expect(layout.diagnostics.isEmpty)
    }
  }

  /// A cell of several columns goes to the first place that is wide enough, as in CSS.
  @Test func wideCellsNeedRoomSideBySide() throws {
    let layout = try Grid(spacing: 0) {
      GridRow {
        Box().width(10).height(10)
        Box().width(10).height(10).gridCellRows(3)
        Box().width(10).height(10)
        Box().width(10).height(10)
      }
      GridRow { Box().height(10).gridColumns(2).id("a") }
      GridRow {
        Box().height(10).id("b")
        Box().height(10).id("c")
      }
    }.layout()
    #expect(layout.frame(of: "a") == Rect(x: 20, y: 10, width: 20, height: 10))
    #expect(layout.frame(of: "b")?.x == 0)
    #expect(layout.frame(of: "c")?.x == 20)
  }

  @Test func theLastRowTakesTheSurplus() throws {
    let layout = try Grid(columns: [.fixed(20), .fixed(20)], spacing: 5) {
      GridRow {
        Box().height(65).gridRows(2).id("span")
        Box().height(10).id("a")
      }
      GridRow { Box().id("b") }
    }.layout()
    #expect(layout.frame(of: "a") == Rect(x: 25, y: 0, width: 20, height: 10))
    #expect(layout.frame(of: "b") == Rect(x: 25, y: 15, width: 20, height: 50))
    #expect(layout.size.height == 65)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func aFlexibleRowTakesTheSurplus() throws {
    let layout = try Grid(columns: [.fixed(20), .fixed(20)], spacing: 5) {
      GridRow {
        Box().height(65).gridRows(2).id("span")
        Box().id("a")
      }.flex(1)
      GridRow { Box().height(10).id("b") }
    }.layout()
    #expect(layout.frame(of: "a")?.height == 50)
    #expect(layout.frame(of: "b") == Rect(x: 25, y: 55, width: 20, height: 10))
    #expect(layout.size.height == 65)
  }

  @Test func collapsedRowsCount() throws {
    let layout = try Grid(columns: [.fixed(20), .fixed(20)], spacing: 5) {
      GridRow {
        Box().gridRows(3).id("span")
        Box().height(10)
      }
      GridRow { Box().height(30) }.collapsed()
      GridRow { Box().height(10).id("a") }
      GridRow { Box().height(10).id("b") }
    }.layout()
    #expect(layout.frame(of: "span") == Rect(x: 0, y: 0, width: 20, height: 25))
    #expect(layout.frame(of: "a")?.x == 25)
    #expect(layout.frame(of: "b")?.x == 0)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func textInCells() throws {
    let text = try Grid(spacing: 5) {
      GridRow {
        Text("a\nb\nc").gridRows(2)
        Text("1")
      }
      GridRow { Text("2") }
    }.text(columns: 4)
    #expect(text == "a 1\nb\nc 2")
  }

  @Test(arguments: [0, -1, 1_001, 3]) func tooManyRowsOrNone(rows: Int) {
    let line = #line + 2
    let grid = Grid {
      GridRow { Text("a").gridRows(rows) }
      GridRow { Text("b") }
    }
    #expect {
      try grid.layout()
    } throws: { error in
      guard let error = error as? LayoutError, case .number("gridRows", Double(rows), _) = error.reason else {
        return false
      }
      return error.location?.line == line
    }
  }

  @Test func aViewOfTheWholeWidthEndsTheRows() {
    #expect(throws: LayoutError.self) {
      try Grid {
        GridRow { Text("a").gridRows(2) }
        Divider()
        GridRow { Text("b") }
      }.layout()
    }
    #expect(throws: LayoutError.self) { try VStack { Text("a").gridRows(2) }.layout() }
  }
}
