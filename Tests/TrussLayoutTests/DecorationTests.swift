import Testing
import TrussIR
import TrussLayout
import TrussTree
import TrussViews

/// `overlay`, `background` and `offset`: what has no say in the size and place of others.
struct DecorationTests {
  @Test(arguments: [
    (Alignment.center, 15.0, 10.0), (.topLeading, 0, 0), (.topTrailing, 30, 0), (.bottom, 15, 20),
  ])
  func theyStandAgainstTheFrameOfTheView(_ alignment: Alignment, x: Double, y: Double) throws {
    for view in [
      Sample.box(40, 30).overlay(alignment: alignment) { Sample.box().id("badge") },
      Sample.box(40, 30).background(alignment: alignment) { Sample.box().id("badge") },
    ] {
      let layout = try Sample.layout(view)
      #expect(layout.size == Size(width: 40, height: 30))
      #expect(layout.frame(of: "badge") == Rect(x: x, y: y, width: 10, height: 10))
      #expect(layout.diagnostics.isEmpty)
    }
  }

  @Test func aViewWithoutASizeFillsTheView() throws {
    let view = Sample.box(40, 30).background { Rectangle().id("ground") }
    #expect(try Sample.layout(view).frame(of: "ground") == Rect(x: 0, y: 0, width: 40, height: 30))
    let growing = Sample.box(40, 30).overlay { Text("a").frame(maxWidth: .infinity, alignment: .trailing).id("label") }
    #expect(try Sample.layout(growing).frame(of: "label") == Rect(x: 0, y: 7, width: 40, height: 16))
  }

  /// What is said in an overlay matters less than the least that is said of the view: nothing it holds, required sizes
  /// and filled stacks too, changes the frames of the layout around it.
  @Test(arguments: [0, 1, 2, 3, 4, 5])
  func theViewDecidesTheSize(_ kind: Int) throws {
    let plain = HStack(spacing: 4) {
      Text("title").id("title")
      Field("name").id("field")
    }
    let contents: [any View] = [
      Sample.box(300, 200), Text("a text that is much longer than the title"), Rectangle().width(500).height(90),
      HStack { for _ in 0..<3 { Field().width(100) } },
      VStack { for _ in 0..<3 { Rectangle().frame(minHeight: 50, maxHeight: .infinity) } },
      HStack(distribution: .fillEqually, spacing: 90) { for _ in 0..<3 { Button("a button") } },
    ]
    let decorated = HStack(spacing: 4) {
      Text("title").id("title").overlay { AnyView(contents[kind]) }
      Field("name").id("field").background { AnyView(contents[kind]).overlay { AnyView(contents[kind]) } }
    }
    for width in [nil, 60, 300] as [Double?] {
      let (before, after) = (try Sample.layout(plain, width: width), try Sample.layout(decorated, width: width))
      #expect(before.size == after.size)
      for name in ["title", "field"] as [ViewID] { #expect(before.frame(of: name) == after.frame(of: name)) }
      #expect(!after.diagnostics.contains { $0.kind == .conflict || $0.kind == .ambiguity })
    }
  }

  @Test func aTextWrapsInTheWidthOfTheView() throws {
    let view = Sample.box(60, 80).overlay(alignment: .topLeading) { Text("one two three four").id("text") }
    #expect(try Sample.layout(view).frame(of: "text")?.height == 32)
  }

  @Test func aLargerOneStandsOutAndNothingIsReported() throws {
    let layout = try Sample.layout(VStack { Sample.box(40, 30).overlay { Sample.box(60, 10).fixedSize().id("wide") } })
    #expect(layout.size == Size(width: 40, height: 30))
    #expect(layout.frame(of: "wide") == Rect(x: -10, y: 10, width: 60, height: 10))
    #expect(layout.diagnostics.isEmpty)
  }

  /// By records and by rows: a priority of 1 is more than what a decoration asks for.
  @Test(arguments: [Lowering.Form.records, .rows])
  func anAuthorsLeastPriorityCountsMore(_ form: Lowering.Form) throws {
    let view = HStack(justify: .start) {
      Sample.box(20, 10).hugging(1).id("view").overlay { Sample.box(60, 8).id("badge") }
    }
    let layout = try Lowering(view, width: 200, height: 10, form: form).solve()
    #expect(layout.frame(of: "view") == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(layout.frame(of: "badge")?.midX == 10)
  }

  /// Nothing but the decoration asks for a length of a shape in a row.
  @Test func aShapeWithoutALengthIsAsLongAsItsDecoration() throws {
    let view = HStack(justify: .start) { Circle().height(20).id("disc").overlay { Text("12").id("number") } }
    let layout = try Sample.layout(view, width: 200)
    #expect(layout.frame(of: "disc")?.width == layout.frame(of: "number")?.width)
    #expect(layout.frame(of: "disc")?.width ?? 0 > 10)
  }

  @Test func aStackDoesNotCountThem() throws {
    let view = HStack(spacing: 4, widths: [20, 30]) {
      Rectangle().overlay { Text("x") }.id("a")
      Rectangle().background { Text("y") }.id("b")
    }
    .overlay { Rectangle() }
    #expect(try Sample.layout(view, height: 10).size.width == 54)
  }

  @Test func aTextInADecorationIsNoBaselineOfTheView() throws {
    func row(_ view: some View) throws -> Double? {
      try Sample.layout(
        HStack(justify: .start, align: .firstBaseline) {
          view
          Text("b").id("b")
        }
      ).frame(of: "b")?.y
    }
    #expect(try row(Sample.box(10, 60)) == row(Sample.box(10, 60).overlay(alignment: .top) { Text("a") }))
  }

  @Test func hiddenAndFromRightToLeft() throws {
    let view = Sample.box(40, 30).overlay(alignment: .topLeading) {
      Sample.box().id("a")
      Sample.box().collapsed().id("b")
    }
    let environment = EnvironmentValues(layoutDirection: .rightToLeft)
    let layout = try Lowering(view, environment: environment).solve()
    #expect(layout.frame(of: "a")?.x == 30)
    #expect(layout.frame(of: "b")?.size == .zero)
    #expect(layout.diagnostics.isEmpty)
    #expect(try Sample.layout(VStack { view.collapsed() }).size == .zero)
  }

  @Test func freeingAndLayingOutDeepDecorations() throws {
    var view: any View = Text("leaf")
    for _ in 0..<100_000 { view = Rectangle().overlay { AnyView(view) } }
    #expect(throws: LayoutError.self) { try Sample.layout(AnyView(view)) }
    var shallow: any View = Text("leaf")
    for _ in 0..<30 { shallow = Rectangle().overlay { AnyView(shallow) } }
    #expect(try Sample.layout(AnyView(shallow), width: 50, height: 40).frames.last?.rect.midX == 25)
  }

  @Test func anOffsetMovesTheViewAndAllInsideIt() throws {
    let view = HStack {
      VStack { Sample.box().id("inner").offset(x: 1) }.id("moved").offset(x: 5, y: -3).offset(y: 1)
      Sample.box().id("next")
    }
    .constraints { ViewID("next").height == ViewID("moved").height }
    let layout = try Sample.layout(view, height: 10)
    #expect(layout.frame(of: "moved") == Rect(x: 5, y: -2, width: 10, height: 10))
    #expect(layout.frame(of: "inner") == Rect(x: 6, y: -2, width: 10, height: 10))
    #expect(layout.frame(of: "next") == Rect(x: 10, y: 0, width: 10, height: 10))
    #expect(layout.diagnostics.isEmpty)
    #expect(
      try Lowering(HStack { Text("a").id("a").offset(x: 12, y: 20) }, medium: .cells).solve().frame(of: "a")?.x == 2)
  }

  /// The overflow of a neighbour has all views looked at, in the places that they were solved for.
  @Test(arguments: [Lowering.Form.records, .rows])
  func whatAnOffsetMovesOutOfItsBoxDoesNotOverflow(_ form: Lowering.Form) throws {
    let view = VStack {
      HStack { Sample.box().offset(x: 40, y: 5).id("moved") }
      HStack { Rectangle().width(90).height(10) }.width(50).id("narrow")
    }
    let layout = try Lowering(view, form: form).solve()
    #expect(layout.diagnostics.map(\.kind) == [.overflow])
    #expect(layout.diagnostics.first?.message.contains("\"narrow\"") == true)
  }

  @Test func aConstraintSeesThePlaceBeforeTheOffset() throws {
    let view = ZStack(align: nil) {
      Sample.box().id("a").offset(x: 50)
      Sample.box().id("b")
    }
    .id("root")
    .constraints {
      ViewID("a").edges(.left, .top) == ViewID("root").edges(.left, .top)
      ViewID("b").left == ViewID("a").right + 2
      ViewID("b").top == ViewID("a").top
    }
    #expect(try Sample.layout(view, width: 100, height: 20).frame(of: "b")?.x == 12)
  }

  @Test(arguments: [Double.nan, .infinity, 1e9]) func offsetsAreDistances(_ value: Double) {
    #expect(throws: LayoutError.self) { try Sample.layout(Text("a").offset(x: value)) }
    #expect(throws: LayoutError.self) { try Sample.layout(Text("a").overlay { Text("b").offset(y: value) }) }
  }
}
