import TestSupport
import Testing
import Truss

/// Layouts with many of one thing take time in proportion to how many there are, or are refused. In each of these the time
/// once grew with the square of the number, so that the test took minutes.
struct GrowthTests {
  @Test func columnsOfAGrid() {
    let error = #expect(throws: LayoutError.self) {
      try LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 1)), count: 10_000)) { Text("a") }
        .layout(width: 20_000)
    }
    #expect(error?.description.contains("must be at most 1000") == true)
  }

  /// There is room for 100,000 columns; a grid has at most 1,000.
  @Test(.processorTimeLimit(minutes: 0.4)) func adaptiveColumns() throws {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 1), spacing: 0)], spacing: 0) {
      for number in 0..<3 { Box().height(10).id("\(number)") }
    }
    let layout = try grid.layout(width: 100_000)
    #expect(layout.frame(of: "2") == Rect(x: 200, y: 0, width: 100, height: 10))
  }

  @Test(.processorTimeLimit(minutes: 0.15)) func cellsOfARow() throws {
    let grid = Grid { GridRow { for _ in 0..<25_000 { Box().width(2).height(1) } } }
    #expect(try grid.layout().size == Size(width: 50_000, height: 1))
  }

  @Test(.processorTimeLimit(minutes: 0.4)) func windowOfATerminal() throws {
    let cells = Double(LayoutError.Limits.windowCells)
    let cell = Medium.CellSize()
    let row = Text("a").frame(width: cells * cell.width, height: cell.height).background(.yellow)
    #expect(try row.svg(.terminal).document.contains(">a<"))
  }

  /// Each step of a sum keeps the sum before it, so that nothing can be added in place.
  @Test(arguments: [false, true]) func sumsOfTexts(isAtFront: Bool) throws {
    func sum(_ count: Int, _ part: Text) -> Text {
      var text = Text("a")
      for _ in 0..<count { text = isAtFront ? part + text : text + part }
      return text
    }
    #expect(growth(from: 20_000) { _ = sum($0, Text("b ")) } < 3)
    #expect(growth(from: 2_000) { _ = sum($0, Text("b").bold() + Text("c ")) } < 3)
    let others = String(repeating: "bc", count: 500)
    let text = try sum(500, Text("b").bold() + Text("c")).text(columns: 1_001)
    #expect(text == (isAtFront ? others + "a" : "a" + others))
  }

  @Test func constraintsOfAView() throws {
    func row(_ count: Int) -> AnyView {
      var row = AnyView(
        HStack {
          Box().id("a"); Box().id("b")
        })
      for number in 0..<count {
        row = AnyView(row.constraints { ViewID("a").width >= ViewID("b").width + Double(number) })
      }
      return row
    }
    #expect(growth(from: 5_000) { _ = row($0) } < 3)
    let layout = try row(50).layout(width: 100, height: 10)
    #expect(layout.frame(of: "a")!.width == layout.frame(of: "b")!.width + 49)
  }

  @Test func equalCenters() throws {
    func row(_ count: Int) -> HStack {
      HStack(distribution: .equalCentering) { for number in 0..<count { Text("text \(number)") } }
    }
    #expect(try growth(from: 200) { _ = try row($0).layout() } < 3)
    let crowded = try row(200).layout(width: 300)
    #expect(crowded.diagnostics.count == 1 && crowded.diagnostics[0].message.hasPrefix("200 views in HStack are too"))
  }

  @Test(arguments: [false, true]) func connectorsOfAChain(isText: Bool) throws {
    func chain(_ count: Int) throws {
      let row = HStack(spacing: isText ? 4 : 20) { for number in 0..<count { Box("a").id(ViewID("\(number)")) } }
        .connectors {
          for number in 1..<count { Connector(from: ViewID("\(number - 1)"), to: ViewID("\(number)"), label: "b") }
        }
      _ = isText ? try row.text() : try row.svg().document
    }
    #expect(try growth(from: 500, chain) < 3)
  }

  @Test(.processorTimeLimit(minutes: 0.2)) func inspectedRows() throws {
    let list = VStack {
      for number in 0..<500 {
        HStack {
          Text("row \(number)"); Spacer(); Text("12")
        }
      }
    }
    #expect(try list.layout(width: 300).inspector().document.contains("row 499"))
  }
}
