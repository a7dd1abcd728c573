import Testing
import Truss

/// What the drawing does not show is reported, whatever hides it, in cells and in points.
struct LostPartsTests {
  /// The messages of a layout in cells, and of one in points.
  private func messages(_ view: some View, columns: Int = 20) throws -> [[String]] {
    [
      try view.layout(columns: columns).diagnostics.map(\.message),
      try view.layout(width: Double(columns) * 6).diagnostics.map(\.message),
    ]
  }

  @Test func viewsOutsideOfThePicture() throws {
    let lines = VStack {
      Text("a1"); Text("a2")
    }
    let far = HStack(spacing: 120) {
      Text("in"); Circle().frame(width: 10, height: 10)
    }
    let views: [(any View, String)] = [
      (VStack { Text("x").overlay(alignment: .top) { lines } }, "Text"),
      (VStack { Text("x").overlay(alignment: .leading) { far } }, "Circle"),
      (
        VStack {
          Text("up").padding(.top, -20); Text("after")
        }, "Text"
      ),
      (VStack(align: .start) { Text("hello").offset(x: 300) }, "Text"),
      (VStack(align: .start) { lines.offset(y: -100) }, "VStack"),
      (VStack(align: .start) { lines.border().offset(y: -100).id("all") }, "\"all\""),
    ]
    for (view, name) in views {
      let message = "\(name) is outside of the picture"
      #expect(try messages(AnyView(view)) == [[message], [message]])
    }
    let two = HStack {
      Text("a"); Text("b")
    }
    #expect(
      try messages(VStack { Text("x").overlay(alignment: .topLeading) { two.padding(.top, -20) } })[0]
        == ["HStack is outside of the picture"])
  }

  @Test func offsets() throws {
    let moved = VStack(align: .start) { Text("hello").offset(x: -10) }
    #expect(
      try messages(moved) == [
        ["Text sticks out of the picture by 2 cells at the left"], ["Text sticks out of the picture by 10 at the left"],
      ])
    #expect(try messages(VStack(align: .start) { Text("hello").offset(x: 10) }) == [[], []])
    // What is clipped or scrolled is hidden by its author.
    #expect(try messages(VStack(align: .start) { Text("hello").offset(x: -10) }.clipped()) == [[], []])
  }

  /// Text draws neither rotations nor scales.
  @Test func rotationsAndScales() throws {
    let text = Text("rotated by a quarter")
    let turned = try messages(VStack(align: .start) { text.rotationEffect(.degrees(90)) }, columns: 40)
    #expect(turned[0] == [] && turned[1].count == 1 && turned[1][0].hasPrefix("Text sticks out of the"))
    #expect(
      try messages(VStack(align: .start) { text.rotationEffect(.degrees(90)).padding(60) }, columns: 60) == [[], []])
    #expect(try messages(VStack(align: .start) { text.rotationEffect(.degrees(180)) }, columns: 40) == [[], []])
    #expect(try messages(Text("scaled").scaleEffect(5))[1].count == 1)
    #expect(try messages(Text("scaled").scaleEffect(0.5)) == [[], []])
  }

  @Test func clipsInCells() throws {
    let cut = "the shape that Text is clipped to cuts letters"
    #expect(try messages(VStack { Text("mask trim").mask(Rectangle().inset(by: 10)) }) == [[cut], [cut]])
    #expect(try messages(VStack { Text("clip").clipShape(Rectangle().inset(by: 3)) }) == [[cut], [cut]])
    let lines = VStack {
      Text("one"); Text("two")
    }
    #expect(
      try messages(VStack { lines.mask(Rectangle().size(width: 100, height: 10)) })[0]
        == ["the shape that VStack is clipped to cuts letters of Text"])
    #expect(try messages(VStack { lines.clipShape(Circle()) })[0] == [])
  }

  @Test func negativeSpacingsCoverLetters() throws {
    let covers = "Text covers letters of Text"
    #expect(
      try messages(
        VStack(spacing: -10) {
          Text("one"); Text("two words")
        }) == [[covers], [covers]])
    #expect(
      try messages(
        HStack(spacing: -10) {
          Text("aaaa"); Text("bb")
        }) == [[covers], [covers]])
    #expect(
      try messages(
        VStack {
          Text("zz").padding(.bottom, -10); Text("after")
        }) == [[covers], [covers]])
    // An author may lay views over letters.
    #expect(
      try messages(
        ZStack {
          Text("one"); Text("two")
        }) == [[], []])
    #expect(
      try messages(
        VStack(spacing: -2) {
          Text("one"); Text("two")
        }) == [[], []])
  }

  /// A container's report names its widest view; the others lose letters, too.
  @Test func eachLostTextIsReported() throws {
    let view = VStack(align: .start) {
      Text("https://example.org/a/very/long")
      Text("https://example.org/a/very/long/one").id("wide")
    }
    let found = try messages(view)
    #expect(found.map(\.count) == [2, 2])
    #expect(found[0].last == "Text sticks out of the picture by 11 cells at the right")
  }

  @Test func controlsThatCutTheirTexts() throws {
    struct Person: Identifiable {
      var name: String
      var id: String { name }
    }
    let table = Table([Person(name: "Ada Lovelace"), Person(name: "Bo")]) {
      TableColumn("Name of person", value: \Person.name)
      TableColumn("Also", value: \Person.name)
    }
    #expect(try messages(table)[0] == ["Text is cut to \"Name of…\", and 2 more of its control are cut"])
    #expect(try messages(table, columns: 40) == [[], []])
    let line = #line + 1
    let wide = Table([Person(name: "Ada")]) { TableColumn("Name", value: \Person.name).width(300) }
    let reports = try wide.layout(columns: 20).diagnostics
    #expect(reports.count == 1 && reports[0].location?.line == line, "\(reports)")
    let picker = Picker("P", selection: 1) {
      Text("Lightness").tag(1)
      Text("Darkness").tag(2)
    }
    #expect(try messages(VStack { picker.pickerStyle(.segmented) }, columns: 16)[0].count == 1)
    // A limit of the author's lets a text be cut.
    #expect(try messages(Text("a long line of text").lineLimit(1), columns: 8) == [[], []])
    let field = HStack {
      Field("", text: "hello").width(5)
      Text("x")
    }
    #expect(try messages(field)[0] == ["Field is too narrow for its box"])
    let box = GroupBox("Title") { Text("x") }.border(.light, edges: .bottom)
    #expect(try messages(box)[0] == ["the border of GroupBox has no line for its title \"Title\""])
  }

  @Test func presentationsEnlargeThePicture() throws {
    let isShown = Binding.constant(true)
    let views: [(any View, [String])] = [
      (
        Text("base").sheet(isPresented: isShown) {
          VStack {
            Text("s1"); Text("s2"); Text("s3")
          }
        }, ["s1", "s2", "s3"]
      ),
      (
        Text("base").confirmationDialog("Title?", isPresented: isShown, titleVisibility: .visible) { Button("One") {} },
        ["Title?", "One"]
      ),
      (Text("base").alert("Title?", isPresented: isShown) { Button("One") {} }, ["Title?", "One"]),
      (
        Text("base").fullScreenCover(isPresented: isShown) {
          VStack {
            Text("s1"); Text("s2")
          }
        }, ["s1", "s2"]
      ),
    ]
    for (view, words) in views {
      let text = try AnyView(view).text(columns: 30)
      let svg = try AnyView(view).svg(width: 180)
      for word in words { #expect(text.contains(word) && svg.document.contains(word), "\(text)") }
    }
    let line = #line + 1
    let alert = Text("base").alert("Title?", isPresented: isShown) { Button("One") {} }
    let reports = try alert.layout(columns: 30, rows: 1).diagnostics
    #expect(!reports.isEmpty && reports.allSatisfy { $0.location?.line == line })
  }
}
