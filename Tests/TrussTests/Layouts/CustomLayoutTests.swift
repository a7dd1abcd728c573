import Foundation
import Testing
import Truss

/// Containers of the user's, as SwiftUI's protocol describes them.
struct CustomLayoutTests {
  /// A view of a size, with a name.
  private func box(_ name: String, _ width: Double, _ height: Double) -> some View {
    Rectangle().fill(.blue).frame(width: width, height: height).id(name)
  }

  private func clock() -> some View {
    Radial {
      box("12", 20, 20)
      box("3", 20, 20)
      box("6", 20, 20)
      box("9", 20, 20)
    }
    .id("clock")
  }

  @Test func viewsAreWhereTheyArePlaced() throws {
    let layout = try clock().layout(width: 120, height: 120)
    #expect(layout.frame(of: "clock") == Rect(x: 0, y: 0, width: 120, height: 120))
    #expect(layout.frame(of: "12") == Rect(x: 50, y: 10, width: 20, height: 20))
    #expect(layout.frame(of: "3") == Rect(x: 90, y: 50, width: 20, height: 20))
    #expect(layout.frame(of: "6") == Rect(x: 50, y: 90, width: 20, height: 20))
    #expect(layout.frame(of: "9") == Rect(x: 10, y: 50, width: 20, height: 20))
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.frames.map(\.kind).contains("Radial"))
    // Fitted, it has what it would like.
    #expect(try clock().layout().size == Size(width: 120, height: 120))
    // A proposal of a frame.
    let framed = try clock().frame(width: 60, height: 90).layout()
    #expect(framed.frame(of: "clock") == Rect(x: 0, y: 0, width: 60, height: 90))
    #expect(framed.frame(of: "3") == Rect(x: 40, y: 35, width: 20, height: 20))
  }

  @Test func itIsMirrored() throws {
    let layout = try clock().layout(
      width: 120, height: 120, environment: EnvironmentValues(layoutDirection: .rightToLeft))
    #expect(layout.frame(of: "12")?.x == 50)
    #expect(layout.frame(of: "3")?.x == 10)
    #expect(layout.frame(of: "9")?.x == 90)
  }

  @Test func viewsAreEquallyWide() throws {
    let row = EqualWidths {
      box("a", 30, 10)
      Rectangle().fill(.red).frame(maxWidth: .infinity).frame(height: 20).id("b")
      box("c", 50, 20)
    }
    .id("row")
    let layout = try row.layout()
    #expect(layout.size == Size(width: 166, height: 20))
    #expect(layout.frame(of: "a") == Rect(x: 10, y: 5, width: 30, height: 10))
    #expect(layout.frame(of: "b") == Rect(x: 58, y: 0, width: 50, height: 20))
    #expect(layout.frame(of: "c") == Rect(x: 116, y: 0, width: 50, height: 20))
    #expect(layout.diagnostics.isEmpty)
    let inStack = VStack(alignment: .trailing, spacing: 4) {
      row
      box("d", 10, 10)
    }
    let stacked = try inStack.layout(width: 300)
    #expect(stacked.frame(of: "row") == Rect(x: 134, y: 0, width: 166, height: 20))
    #expect(stacked.frame(of: "d") == Rect(x: 290, y: 24, width: 10, height: 10))
  }

  private func tags() -> some View {
    Flow {
      box("a", 40, 10)
      box("b", 30, 10)
      box("c", 50, 10)
    }
    .id("tags")
  }

  @Test func linesEndWhereTheWidthDoes() throws {
    // In flexbox's stack it is stretched across, and as high as its lines.
    let stretched = VStack {
      tags()
      box("after", 5, 5)
    }
    for (width, places) in [
      (150.0, [(0.0, 0.0), (50, 0), (90, 0)]), (100, [(0, 0), (50, 0), (0, 20)]), (60, [(0, 0), (0, 20), (0, 40)]),
    ] {
      let layout = try stretched.layout(width: width)
      #expect(["a", "b", "c"].map { layout.frame(of: ViewID($0))?.x } == places.map(\.0))
      #expect(["a", "b", "c"].map { layout.frame(of: ViewID($0))?.y } == places.map(\.1))
      let height = places[2].1 + 10
      #expect(layout.frame(of: "tags") == Rect(x: 0, y: 0, width: width, height: height))
      #expect(layout.frame(of: "after")?.y == height)
      #expect(layout.diagnostics.isEmpty)
    }
    // In SwiftUI's it has its own size.
    let chosen = try VStack(alignment: .leading, spacing: 8) {
      tags()
      box("after", 5, 5)
    }
    .layout(width: 100)
    #expect(chosen.frame(of: "tags") == Rect(x: 0, y: 0, width: 80, height: 30))
    #expect(chosen.frame(of: "after")?.y == 38)
  }

  @Test func viewsHaveValues() throws {
    let broken = Flow(spacing: 4) {
      box("a", 10, 10)
      box("b", 10, 10).layoutValue(key: Flow.BeginsLine.self, value: true).padding(2)
      Group { box("c", 10, 10) }.layoutValue(key: Flow.BeginsLine.self, value: true)
    }
    let layout = try broken.layout(width: 100)
    #expect(layout.frame(of: "b") == Rect(x: 2, y: 16, width: 10, height: 10))
    #expect(layout.frame(of: "c") == Rect(x: 0, y: 32, width: 10, height: 10))
  }

  @Test func besideOthersItTakesPasses() throws {
    let row = HStack {
      tags()
      box("other", 30, 10)
    }
    .id("row")
    let layout = try row.layout(width: 120)
    // It would like 140 points, and gets 90: two lines.
    #expect(layout.frame(of: "tags") == Rect(x: 0, y: 0, width: 90, height: 30))
    #expect(layout.frame(of: "c") == Rect(x: 0, y: 20, width: 50, height: 10))
    #expect(layout.frame(of: "other")?.x == 90)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func viewsOfOtherContainersAreMeasured() throws {
    let flexed = Flow {
      HStack(spacing: 3, insets: Insets(all: 1)) {
        box("a", 10, 10)
        box("b", 20, 12)
      }
      .id("stack")
      Grid(spacing: 2) {
        GridRow {
          box("c", 5, 5)
          box("d", 5, 5)
        }
      }
      .id("grid")
      Text("word").font(.system(size: 40)).id("text")
    }
    let layout = try flexed.layout(width: 1000)
    #expect(layout.frame(of: "stack") == Rect(x: 0, y: 0, width: 35, height: 14))
    #expect(layout.frame(of: "b") == Rect(x: 14, y: 1, width: 20, height: 12))
    #expect(layout.frame(of: "grid") == Rect(x: 45, y: 0, width: 12, height: 5))
    let text = try Text("word").font(.system(size: 40)).layout().size
    #expect(layout.frame(of: "text") == Rect(x: 67, y: 0, width: text.width, height: text.height))
    #expect(layout.diagnostics.isEmpty)
    // A font from around the container reaches what is measured.
    let around = try VStack(alignment: .leading, spacing: 0) { Flow { HStack { Text("word") }.id("text") } }
      .font(.system(size: 40)).layout(width: 1000)
    #expect(around.frame(of: "text")?.size == text)
  }

  @Test func layoutsAreNested() throws {
    let nested = Flow {
      box("x", 10, 40)
      Radial { box("12", 20, 20) }.frame(width: 90, height: 90)
      EqualWidths {
        box("a", 5, 5)
        Flow { box("b", 7, 7) }.id("inner")
      }
    }
    let layout = try nested.layout(width: 110)
    #expect(layout.frame(of: "12") == Rect(x: 55, y: 5, width: 20, height: 20))
    // 7 points for each, 8 between them, below the first line.
    #expect(layout.frame(of: "a") == Rect(x: 1, y: 101, width: 5, height: 5))
    #expect(layout.frame(of: "inner") == Rect(x: 15, y: 100, width: 7, height: 7))
    #expect(layout.frame(of: "b") == Rect(x: 15, y: 100, width: 7, height: 7))
  }

  @Test func oneThatIsNotPlacedIsInTheMiddle() throws {
    let layout = try Given(size: CGSize(width: 100, height: 60)) { box("a", 20, 10) }.layout()
    #expect(layout.frame(of: "a") == Rect(x: 40, y: 25, width: 20, height: 10))
    let corner = try Given(
      size: CGSize(width: 100, height: 60), point: CGPoint(x: 100, y: 60), anchor: .bottomTrailing
    ) { box("a", 20, 10) }
    .layout()
    #expect(corner.frame(of: "a") == Rect(x: 80, y: 50, width: 20, height: 10))
    // Views may stick out.
    let out = try Given(point: CGPoint(x: -5, y: 8)) { box("a", 20, 10) }.layout()
    #expect(out.frame(of: "a") == Rect(x: -5, y: 8, width: 20, height: 10))
    #expect(out.size == Size(width: 10, height: 10))
  }

  @Test func numbersWithoutMeaningAreErrors() throws {
    func message(_ view: some View) throws -> String {
      let error = try #require(throws: LayoutError.self) { try view.layout(width: 100, height: 100) }
      return error.description
    }
    let inStack = VStack(alignment: .leading) { Given(size: CGSize(width: CGFloat.nan, height: 5)) { Text("a") } }
    #expect(
      try message(inStack).hasSuffix(
        "error: Given: the width of sizeThatFits is nan; it must be a finite number, at least 0 and at most 10000000"
      ))
    #expect(try message(inStack).hasPrefix("TrussTests/CustomLayoutTests.swift:"))
    let infinite = VStack(alignment: .leading) { Given(size: CGSize(width: 5, height: CGFloat.infinity)) { Text("a") } }
    #expect(try message(infinite).contains("Given: the height of sizeThatFits is inf"))
    let place = Given(point: CGPoint(x: CGFloat.infinity, y: 0)) { Text("a") }
    #expect(try message(place).contains("Given: the x of place(at:) is inf"))
    let child = Given(point: .zero, proposed: .infinity) { Rectangle() }
    #expect(try message(child).contains("Given: the size of a view that is placed is inf"))
  }

  @Test func deepLayoutsAreAnError() throws {
    func nested(_ count: Int) -> AnyView {
      count == 0 ? AnyView(box("a", 10, 10)) : AnyView(Flow { nested(count - 1) })
    }
    #expect(try nested(20).layout().frame(of: "a") == Rect(x: 0, y: 0, width: 10, height: 10))
    let error = try #require(throws: LayoutError.self) { try nested(40).layout() }
    #expect(error.reason == .tooDeep)
  }

  @Test func textHasWholeCells() throws {
    let row = EqualWidths {
      Text("one").id("one")
      Text("three")
    }
    #expect(try row.text() == " one  three")
    #expect(try row.layout(columns: nil).frame(of: "one") == Rect(x: 1, y: 0, width: 3, height: 1))
    #expect(
      try Flow(spacing: 10) {
        for word in ["one", "two", "three", "four"] { Text(word) }
      }
      .text(columns: 12) == """
        one  two

        three  four
        """)
  }

  @Test func constraintsNameViewsInside() throws {
    let stack = ZStack(align: nil) {
      clock()
      box("mark", 4, 4)
    }
    .constraints {
      ViewID("clock").left == ViewID.container.left
      ViewID("clock").top == ViewID.container.top
      ViewID("mark").left == ViewID("3").right
      ViewID("mark").centerY == ViewID("3").centerY
    }
    let layout = try stack.layout(width: 200, height: 200)
    let (face, three) = (layout.frame(of: "clock"), layout.frame(of: "3"))
    let mark = try #require(layout.frame(of: "mark"))
    #expect(face?.x == 0 && face?.y == 0)
    #expect(three.map { Rect(x: $0.maxX, y: $0.midY - 2, width: 4, height: 4) } == mark)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func sessionsFollow() throws {
    func page(_ count: Int) -> some View {
      VStack {
        Flow { for number in 0..<count { box("\(number)", 40, 10) } }.id("flow")
        box("after", 5, 5)
      }
    }
    var session = try LayoutSession(page(2), width: 100)
    #expect(session.layout.frame(of: "after")?.y == 10)
    try session.update(to: page(3))
    #expect(session.layout.frame(of: "after")?.y == 30)
    #expect(session.layout.frames == (try page(3).layout(width: 100)).frames)
    try session.resize(width: 140, height: nil)
    #expect(session.layout.frame(of: "after")?.y == 10)
    try session.resize(width: 50, height: nil)
    #expect(session.layout.frames == (try page(3).layout(width: 50)).frames)
    try session.update("1") { Rectangle().frame(width: 10, height: 30) }
    #expect(session.layout.frame(of: "1") == Rect(x: 0, y: 20, width: 10, height: 30))
  }

  @Test func itScrolls() throws {
    let screen = ScrollView { tags() }
    let layout = try screen.layout(width: 60, height: 40)
    #expect(layout.frame(of: "tags") == Rect(x: 0, y: 0, width: 60, height: 50))
    #expect(layout.frame(of: "c")?.y == 40)
  }

  @Test func anyLayoutHoldsIt() throws {
    func views(_ layout: AnyLayout) -> ViewContent {
      layout {
        box("a", 10, 10)
        box("b", 10, 10)
      }
    }
    #expect(try views(AnyLayout(Flow(spacing: 2))).layout().frame(of: "b")?.x == 12)
    #expect(try views(AnyLayout(HStackLayout(spacing: 2))).layout().frame(of: "b")?.x == 12)
    #expect(try views(AnyLayout(VStackLayout(spacing: 2))).layout().frame(of: "b")?.y == 12)
    #expect(try views(AnyLayout(ZStackLayout())).layout().frame(of: "b")?.y == 0)
    #expect(try views(AnyLayout(GridLayout())).layout().frame(of: "b")?.y == 18)
  }

  @Test func itIsDrawnAsAnyView() throws {
    let clipped = Given(point: CGPoint(x: 5, y: 5)) { Text("abc").foreground(.red) }.clipped().background(.yellow)
    let svg = try clipped.svg().document
    #expect(svg.contains("abc"))
    #expect(svg.contains("clip"))
    // The views inside are what the view shows, and no overlay.
    let listed = try clipped.layout()
    #expect(listed.frames.count == 2)
  }

  @Test func linesOfItsOwnAlignIt() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      Indented { box("a", 40, 10) }.id("in")
      box("b", 60, 10)
    }
    for width in [nil, 200.0] {
      let layout = try column.layout(width: width)
      let (first, second) = (try #require(layout.frame(of: "in")), try #require(layout.frame(of: "b")))
      #expect(first.x + 10 == second.x)
      #expect(first.width == 40 && second.width == 60)
      #expect(layout.diagnostics.isEmpty)
    }
    // An author's guide is stronger, and a nil leaves the usual line.
    let guided = try VStack(alignment: .leading, spacing: 0) {
      Indented { box("a", 40, 10) }.alignmentGuide(.leading) { $0.width }.id("in")
      Indented(indent: nil) { box("b", 60, 10) }.id("plain")
      box("c", 60, 10)
    }
    .layout(width: 300)
    let edge = try #require(guided.frame(of: "c")?.x)
    #expect(guided.frame(of: "plain")?.x == edge)
    #expect(guided.frame(of: "in")?.maxX == edge)
    // In an overlay and a frame too.
    let over = try box("back", 100, 100).overlay(alignment: .topLeading) { Indented { box("a", 40, 10) }.id("in") }
      .layout()
    #expect(over.frame(of: "in")?.x == -10)
  }

  @Test func itsBaselineIsThatOfItsTexts() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 4) {
      Text("big").font(.system(size: 40)).id("big")
      Flow(spacing: 2) {
        Text("one").padding(.top, 6).id("one")
        box("a", 10, 5)
      }
      .id("flow")
      Text("two").id("two")
    }
    for width in [nil, 300.0] {
      let layout = try row.layout(width: width)
      let (one, two) = (try #require(layout.frame(of: "one")), try #require(layout.frame(of: "two")))
      #expect(abs(one.maxY - two.maxY) < 1e-9)
      #expect(layout.diagnostics.isEmpty)
    }
    // Beside a container without a text, its bottom is on the line, as that of any other view.
    let plain = try HStack(alignment: .lastTextBaseline, spacing: 4) {
      Flow { box("a", 10, 5) }.id("flow")
      box("b", 10, 20)
    }
    .layout()
    #expect(plain.frame(of: "flow")?.maxY == 20)
  }

  @Test func dimensionsHaveExplicitLines() throws {
    struct Reading: Layout {
      let read: (SubviewDimensions) -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        for view in subviews { read(view.dimensions(in: .unspecified)) }
        return CGSize(width: 100, height: 50)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    var leading: [CGFloat?] = []
    var lines: [CGFloat] = []
    var first: [CGFloat?] = []
    let reading = Reading { dimensions in
      leading.append(dimensions[explicit: .leading])
      lines.append(dimensions[.leading])
      first.append(dimensions[explicit: .firstTextBaseline])
    }
    _ = try reading {
      box("a", 40, 10)
      box("b", 40, 10).alignmentGuide(.leading) { $0.width / 4 + 1 }
      Indented { Text("word") }
    }
    .layout(width: 100, height: 50)
    #expect(leading.prefix(3) == [nil, 11, 10])
    #expect(lines.prefix(3) == [0, 11, 10])
    #expect(first.prefix(2) == [nil, nil])
    #expect(try #require(first[2]) > 0)
  }

  @Test func itKeepsItsDistanceInAnother() throws {
    func row(_ distance: ViewSpacing?) throws -> Double? {
      try EqualWidths {
        box("a", 30, 10)
        Indented(distance: distance) { box("b", 30, 10) }
      }
      .layout().frame(of: "b")?.x
    }
    #expect(try row(nil) == 38)
    #expect(try row(.zero) == 30)
  }
}
