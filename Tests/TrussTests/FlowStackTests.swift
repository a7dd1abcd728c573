import Testing
import Truss

/// Where the lines of a flow stack end, and where its views stand.
struct FlowStackTests {
  /// Boxes of widths, ten high, named by their place.
  private func flow(
    _ widths: [Double], justify: Justify = .start, spacing: Double = 5, lineSpacing: Double = 3
  ) -> FlowStack {
    FlowStack(spacing: spacing, lineSpacing: lineSpacing, justify: justify) {
      ForEach(widths.enumerated()) { place, width in Box().width(width).height(10).id(ViewID("\(place)")) }
    }
  }

  private func origins(_ layout: LayoutResult, _ count: Int) -> [[Double]] {
    (0..<count).map { place in
      let frame = layout.frame(of: ViewID("\(place)")) ?? .zero
      return [frame.x, frame.y]
    }
  }

  @Test func viewsGoOnToTheNextLine() throws {
    let layout = try flow([40, 40, 40, 30]).layout(width: 100)
    #expect(origins(layout, 4) == [[0, 0], [45, 0], [0, 13], [45, 13]])
    #expect(layout.size == Size(width: 100, height: 23))
    #expect(layout.diagnostics.isEmpty)
  }

  /// With nothing around it, it is one line; less a thousandth of a point, and the last view goes on.
  @Test func exactWidths() throws {
    #expect(try flow([40, 40]).layout().size == Size(width: 85, height: 10))
    #expect(try flow([40, 40]).layout(width: 85).size.height == 10)
    #expect(try flow([40, 40]).layout(width: 84.9).size.height == 23)
  }

  @Test(arguments: [
    (Justify.start, [0.0, 45]), (.end, [15, 60]), (.center, [7.5, 52.5]), (.spaceBetween, [0, 60]),
    (.spaceAround, [3.75, 56.25]), (.spaceEvenly, [5, 55]),
  ]) func eachLineIsJustified(_ justify: Justify, _ expected: [Double]) throws {
    let layout = try flow([40, 40, 100], justify: justify).layout(width: 100)
    #expect(origins(layout, 3) == [[expected[0], 0], [expected[1], 0], [0, 13]])
  }

  @Test func aLineIsAsHighAsItsHighestView() throws {
    let layout = try FlowStack(spacing: 5, align: .center) {
      Box().width(40).height(10).id("a")
      Box().width(40).height(30).id("b")
      Box().width(40).height(8).align(.end).id("c")
      Box().width(40).height(12)
    }.layout(width: 90)
    #expect(layout.frame(of: "a")?.y == 10)
    #expect(layout.frame(of: "c")?.y == 39)
    #expect(layout.size.height == 47)
  }

  /// A text that is wider than the stack stands alone and wraps; a button overflows, and the layout says so.
  @Test func viewsWiderThanTheStack() throws {
    let text = FlowStack(spacing: 5) {
      Text("a").id("a")
      Text("one two three four").id("b")
      Text("c").id("c")
    }
    let layout = try text.layout(columns: 10)
    #expect(layout.frame(of: "b") == Rect(x: 0, y: 2, width: 10, height: 2))
    #expect(layout.frame(of: "c")?.y == 5)
    let button = FlowStack {
      Text("a")
      Button("unbreakable").id("b")
    }
    let wide = try button.layout(columns: 10)
    #expect(wide.frame(of: "b") == Rect(x: 0, y: 1, width: 15, height: 1))
    #expect(wide.diagnostics.map(\.kind) == [.overflow])
  }

  /// The stack takes what its neighbours leave, would rather have one line, and is no narrower than its widest view.
  @Test func besideOthers() throws {
    let row = HStack {
      flow([40, 40, 40]).id("flow")
      Box().width(50)
    }
    #expect(try row.layout().frame(of: "flow")?.width == 130)
    #expect(try row.layout(width: 140).frame(of: "flow") == Rect(x: 0, y: 0, width: 90, height: 23))
    #expect(try row.layout(width: 60).frame(of: "flow")?.width == 40)
    let column = VStack {
      flow([40, 40, 40])
      Text("below").id("text")
    }
    #expect(try column.layout(width: 50).frame(of: "text")?.y == 36)
  }

  @Test func sharesAndSpacersTakeTheRestOfTheirLine() throws {
    let layout = try FlowStack {
      Box().width(40).height(10)
      Spacer()
      Box().width(40).height(10).id("a")
      Box().width(60).height(10)
      Box().height(10).flex(1).id("b")
    }.layout(width: 100)
    #expect(layout.frame(of: "a")?.x == 60)
    #expect(layout.frame(of: "b") == Rect(x: 60, y: 10, width: 40, height: 10))
  }

  @Test func hiddenViewsAndTheOtherDirection() throws {
    let flow = FlowStack(spacing: 5, insets: Insets(all: 2)) {
      Box().width(40).height(10).id("a")
      Box().width(40).height(10).collapsed(true)
      Box().width(40).height(10).id("b")
    }
    let layout = try flow.layout(width: 89, environment: EnvironmentValues(layoutDirection: .rightToLeft))
    #expect(layout.frame(of: "a") == Rect(x: 47, y: 2, width: 40, height: 10))
    #expect(layout.frame(of: "b") == Rect(x: 2, y: 2, width: 40, height: 10))
    #expect(try FlowStack(insets: Insets(all: 2)) {}.layout().size == Size(width: 4, height: 4))
    #expect(throws: LayoutError.self) { try FlowStack(lineSpacing: .nan) {}.layout() }
  }
}
