import Testing
import Truss

/// The code of `Documentation/Sizes.md`, compiled and run.
struct SizesPageExamples {
  @Test func sizes() throws {
    let sizes = VStack(align: .start, spacing: 4) {
      Box("exact").width(80).height(30)
      Box("at least").width(atLeast: 120)
      Box("at most").width(atMost: 60)
      Box("optional").width(500, priority: .high).width(atMost: 200)
      Box("2 : 1").height(30).aspectRatio(2)
    }
    let layout = try sizes.layout(width: 300)
    #expect(layout.frames.dropFirst().map(\.rect.width) == [80, 120, 59, 200, 60])
    #expect(layout.diagnostics.isEmpty)
    #expect(try Box().width(100).layout(width: 390).diagnostics.first?.kind == .conflict)
  }

  struct Sidebar: View {
    var body: some View {
      HStack(spacing: 8) {
        Box("sidebar")
          .width(180, priority: .high)
          .width(atLeast: 60)
        Box("page").width(atLeast: 160)
      }
      .height(30)
    }
  }

  @Test(arguments: [(380.0, 180.0), (280, 112), (228, 60)])
  func theSidebarShrinksFirst(width: Double, sidebar: Double) throws {
    let layout = try Sidebar().layout(width: width)
    #expect(layout.frames[1].rect.width == sidebar)
    #expect(layout.frames[2].rect.width == width - 8 - sidebar)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func whyTheSidebarIsAsWide() throws {
    let row = HStack(spacing: 8) {
      Box("sidebar").width(180, priority: .high).id("sidebar")
      Box("page").width(atLeast: 160).id("page")
    }
    let reason = try #require(row.layout(width: 280).why("sidebar", .width))
    #expect(
      reason.description == """
        sidebar.width is 112
          page.leading == sidebar.trailing + 8, EndToEndTests/SizesPageExamples.swift:41
            The distance between neighbours: the spacing, or the gaps that a justify parameter makes equal.
        page.x is 120
          page.trailing <= HStack0.trailing priority:900, EndToEndTests/SizesPageExamples.swift:41
            The content stays inside its container.
        page.width is 160
          page.width >= 160, EndToEndTests/SizesPageExamples.swift:43
            You specified this size, for example with a width, height or frame modifier.
        HStack0.width is 280
          HStack0.width == 280, EndToEndTests/SizesPageExamples.swift:41
            The layout begins at the origin, with the size that you specified for it.
        """)
  }

  @Test func texts() throws {
    let even = HStack(spacing: 10) {
      Text("A rather long title").id("title")
      Text("and a subtitle")
    }
    let first = HStack(spacing: 10) {
      Text("A rather long title").layoutPriority(1).id("title")
      Text("and a subtitle")
    }
    let whole = HStack(spacing: 10) {
      Text("A rather long title").fixedSize().id("title")
      Text("and a subtitle")
    }
    let share = HStack(spacing: 10) {
      Text("A rather long title").id("title")
      Text("and a subtitle that goes on for a while").flex()
    }
    let line = try Text("A rather long title").layout().size.width
    #expect(try #require(even.layout(width: 150).frame(of: "title")).width < line)
    for row in [first, whole, share] {
      #expect(try row.layout(width: 150).frame(of: "title")?.width == line)
    }
  }

  @Test func frames() throws {
    let toolbar = HStack(align: .center, spacing: 8) {
      Text("Sounds")
      Spacer()
      Toggle(isOn: true)
    }
    .frame(height: 44)
    let column = VStack(align: .start, spacing: 8) {
      Text("Name").frame(width: 120, alignment: .trailing).id("label")
      Text("as wide as the column").frame(maxWidth: .infinity).id("wide")
      Rectangle().frame(height: 20).id("shape")
    }
    #expect(try toolbar.layout(width: 300).frames.last?.rect == Rect(x: 260, y: 10, width: 40, height: 24))
    let layout = try column.layout(width: 300)
    #expect(["label", "wide", "shape"].map { layout.frame(of: $0)?.width } == [120, 300, 300])
  }

  @Test func contentModes() throws {
    let fitted = Image("sea", natural: Size(width: 300, height: 200)).contentMode(.fit).frame(width: 90, height: 90)
    let cut = Image("sea", natural: Size(width: 300, height: 200)).contentMode(.fill).frame(width: 90, height: 90)
    #expect(try fitted.svg().document.contains("x=\"0.5\" y=\"15.5\" width=\"89\" height=\"59\""))
    #expect(try cut.svg().document.contains("x=\"-22\" y=\"0.5\" width=\"134\" height=\"89\""))
  }

  /// The table of what views put up with.
  @Test func whatViewsPutUpWith() throws {
    let rigid: [any View] = [Button("Go on"), Toggle(), Stepper(), Box("a box")]
    for view in rigid {
      #expect(try HStack([view]).layout(width: 10).diagnostics.map(\.kind) == [.overflow])
    }
    let patient: [any View] = [
      Rectangle(), Spacer(), ScrollView { Text("a") }, Image("a", natural: Size(width: 60, height: 20)), Text("a"),
      Slider(), ProgressBar(value: 0.5),
    ]
    for view in patient {
      #expect(try HStack([view]).layout(width: 10, height: 40).diagnostics.isEmpty)
    }
    let field = try HStack { Field("A long placeholder, and longer still") }.layout(width: 60)
    #expect(field.diagnostics.isEmpty)
    #expect(try HStack { Field() }.layout(width: 20).diagnostics.map(\.kind) == [.overflow])
    let row = HStack {
      Field().id("field")
      Button("Go on").id("last")
    }
    #expect(try row.layout(width: 300).frame(of: "last")?.width == Button("Go on").layout().size.width)
  }

  @Test func theEarlierViewKeepsItsSize() throws {
    let row = HStack {
      Box().width(100, priority: 500)
      Box().width(100, priority: 500)
    }
    #expect(try row.layout(width: 120).frames.dropFirst().map(\.rect.width) == [100, 20])
  }

  /// At 750 a size is on one level with a picture's natural size.
  @Test func aSizeBesideAPicture() throws {
    let picture = Image("x", natural: Size(width: 100, height: 20))
    func widths(_ first: some View, _ second: some View) throws -> [Double] {
      let row = HStack {
        first
        second
      }
      return try row.layout(width: 300).frames.dropFirst().map(\.rect.width)
    }
    let box = Box("b").width(250, priority: .high)
    #expect(try widths(box, picture) == [200, 100])
    #expect(try widths(picture, box) == [100, 200])
    let shape = Rectangle().width(250, priority: .high)
    #expect(try widths(shape, picture) == [250, 50])
    #expect(try widths(picture, shape) == [100, 200])
  }
}
