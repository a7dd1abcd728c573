import Testing
import Truss

/// What would draw something and is not seen is reported.
struct UnseenViewsTests {
  private func messages(_ view: some View, width: Double? = nil, height: Double? = nil) throws -> [String] {
    try view.layout(width: width, height: height).diagnostics.map { "\($0.kind): \($0.message)" }
  }

  @Test func viewsWithoutASize() throws {
    let picture = try messages(VStack { Image("a") }, width: 100)
    #expect(
      picture == [
        "overflow: Image has no height, so it is not visible: write .height(40), or whatever it should be"
      ])
    let row = HStack {
      Image("a").id("a"); Image("b").id("b"); Text("t")
    }
    #expect(
      try messages(row, width: 200) == [
        #"overflow: "a" has no width, so it is not visible: write .width(40), or whatever it should be"#
      ])
    #expect(
      try messages(
        HStack {
          Rectangle(); Box(); Image("b").height(20); Text("t")
        }, width: 200) == [
          "overflow: Rectangle and 1 more beside it have no width, so they are not visible: write .width(40), "
            + "or whatever it should be"
        ])
    for view in [
      Rectangle().width(0), Rectangle().frame(height: 0), Rectangle().hidden(), Rectangle().collapsed(),
      Spacer().id("s"),
      Line().frame(height: 0), Text("a").background(Rectangle().height(0)), Text("").id("t"),
    ] {
      let found = try messages(VStack(align: .start) { AnyView(view) }, width: 100, height: 20)
      #expect(found == [])
    }
  }

  /// What nothing decides is ambiguous, and that is told once.
  @Test func ambiguousViews() throws {
    let layout = try ZStack(align: nil) { Box().id("box") }.layout(width: 100, height: 50)
    #expect(layout.diagnostics.map(\.kind) == [.ambiguity])
  }

  @Test func cutLines() throws {
    let text = Text("one two three")
    #expect(try messages(text.height(20), width: 40).first == "overflow: Text shows only 1 of its 3 lines")
    #expect(
      try messages(HStack { text }, width: 40, height: 35).first == "overflow: Text shows only 2 of its 3 lines")
    #expect(try messages(text.height(20).lineLimit(2), width: 40) == [])
    #expect(try messages(Button("a\nb").id("b")) == [#"overflow: "b" shows no more than 1 of its 2 lines"#])
    #expect(try messages(Text("a\nb")) == [])
    #expect(try messages(Button("OK").height(2).id("b")) == [#"overflow: "b" is too low for its title"#])
    #expect(try messages(Button("OK").height(16)) == [])
    let word = Text("notifications")
    #expect(try messages(VStack { word.lineLimit(nil) }, width: 40) == messages(VStack { word }, width: 40))
    #expect(try messages(VStack { word }, width: 40).count == 1)
  }

  /// What has nothing to show needs no length: empty lists and tables, and texts without visible letters.
  @Test func viewsWithNothingToShow() throws {
    let empty = VStack {
      Text("a")
      List {}
      ScrollView { ForEach([Int](), id: \.self) { Text("\($0)") } }
      Table(count: 0) { Text("\($0)") }
    }
    #expect(try messages(empty, width: 100) == [])
    #expect(
      try messages(
        VStack(align: .start) {
          Text("\n\n"); Text("\u{200B}"); Text("\u{AD}"); Text("a")
        }, width: 100) == [])
    let table = HStack(align: .start) { Table(count: 3) { Text("\($0)") }.height(0) }
    #expect(try messages(table.id("t"), width: 100) == [])
  }

  /// Letters are reported even if their author gives them no height; a shape may be made as low as one likes.
  @Test func textsWithoutAHeight() throws {
    let views = VStack {
      Text("zero").frame(maxHeight: 0)
      Button("e").frame(height: 0)
      Box("f").height(0)
      Text("p").height(fraction: 0)
      Text("after")
    }
    for layout in [try views.layout(columns: 20), try views.layout(width: 120)] {
      #expect(
        layout.diagnostics.map(\.message) == [
          "Text has no height, so it is not visible", "Button has no height, so it is not visible",
          "Box and 1 more beside it have no height, so they are not visible",
        ])
    }
    #expect(try messages(Text("hello").frame(height: 4)) == ["overflow: Text is too low for its letters"])
    #expect(try messages(Text("hello").frame(height: 14)) == [])
  }

  @Test func textsWithoutALength() throws {
    #expect(
      try messages(
        HStack(justify: .fill) {
          Line().caption("Done"); Text("A walk by the sea")
        }, width: 30) == [
          "overflow: Text has no width, so it is not visible: write .width(40), or whatever it should be"
        ])
  }

  @Test func textsOutsideOfThePicture() throws {
    func messages(_ label: some View, moving: Double = 0) throws -> [String] {
      let view = VStack { Text("a").overlay(alignment: .top) { label }.offset(x: moving) }
      return try view.layout(columns: 6).diagnostics.map(\.message)
    }
    #expect(
      try messages(Text("abc def a").fixedSize()) == [
        "Text sticks out of the picture by 2 cells at the left, by 1 cell at the right"
      ])
    #expect(try messages(Text("abc").fixedSize()) == [])
    let caption = VStack(align: .start) { Rectangle().width(8).height(8).caption("inginginging") }
    #expect(
      try caption.layout(columns: 20).diagnostics.map(\.message) == [
        "Text sticks out of the picture by 5 cells at the left"
      ])
    // What its author clips may be out of sight.
    #expect(try messages(Text("abc").fixedSize(), moving: -20) == ["Text is outside of the picture"])
    let clipped = ZStack(align: .topLeading) { Text("abc").offset(y: -4).overlay { Text("def") } }.height(8).clipped()
    #expect(try clipped.layout().diagnostics.map(\.message) == [])
  }

  @Test func lettersCutByTheShapeOfAClip() throws {
    let text = Text("Hello, world")
    #expect(
      try messages(text.id("t").clipShape(Circle())) == [
        #"overflow: the shape that "t" is clipped to cuts letters"#
      ])
    #expect(
      try messages(VStack { text }.clipShape(.ellipse).id("v")) == [
        #"overflow: the shape that "v" is clipped to cuts letters of Text"#
      ])
    #expect(try messages(text.padding(.horizontal, 8).clipShape(Capsule())) == [])
    #expect(try messages(text.clipShape(RoundedRectangle(cornerRadius: 4))) == [])
    // A clip does not cut an overlay that follows it.
    let badge = text.padding(12).clipShape(RoundedRectangle(cornerRadius: 16))
    #expect(try messages(badge.overlay(alignment: .topTrailing) { Text("x") }) == [])
    // A text that is not seen is not cut.
    #expect(try messages(VStack { VStack { text }.hidden() }.clipShape(.ellipse)) == [])
    #expect(try messages(Text("AB").padding(12).background(.blue).clipShape(Circle())) == [])
    // What is scrolled out of sight, or cut by another clip first, is not cut by the shape.
    let lines = VStack { for _ in 0..<9 { text } }
    #expect(try messages(ScrollView(offset: 9) { lines }.height(60).clipShape(RoundedRectangle(cornerRadius: 9))) == [])
    let moved = VStack { text.offset(y: -8) }
    #expect(try messages(moved.clipShape(RoundedRectangle(cornerRadius: 9))).count == 1)
    #expect(try messages(VStack { moved.clipped() }.clipShape(RoundedRectangle(cornerRadius: 9))) == [])
  }

  @Test func aLayoutThatNegativeGapsTakeIsReported() throws {
    let stack = VStack(spacing: -50) {
      Text("a")
      Text("b")
    }
    for lost in [try messages(stack), try messages(Text("a").padding(-20))] {
      #expect(lost.count == 1 && lost[0].contains("outside of the picture, which has no "), "\(lost)")
    }
    #expect(
      try messages(
        VStack(spacing: -5) {
          Text("a"); Text("b")
        }) == [])
    #expect(try messages(VStack {}.padding(-20)) == [])
  }

  @Test func marksOfSqueezedControls() throws {
    func picture(_ view: some View) throws -> (String, [String]) {
      let layout = try HStack {
        view; Text("a")
      }.layout(columns: 3)
      return (layout.text, layout.diagnostics.map(\.message))
    }
    let toggle = try picture(Toggle(isOn: true).width(9))
    #expect(toggle.0 == "[xa")
    #expect(toggle.1 == ["Toggle is too narrow for its mark"])
    let stepper = try picture(Stepper().width(9))
    #expect(stepper.0 == "[-a")
    #expect(stepper.1 == ["Stepper is too narrow for its mark"])
    #expect(try messages(Toggle(isOn: true).width(24)) == [])
  }
}
