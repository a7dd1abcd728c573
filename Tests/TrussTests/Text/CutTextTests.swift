import Testing
import TrussViews

@testable import Truss

/// A text narrower than its longest word, and a title that is not shown whole, are reported, whatever made them so.
struct CutTextTests {
  private func messages(_ view: some View, width: Double? = 40) throws -> [String] {
    try view.layout(width: width).diagnostics.map { "\($0.kind): \($0.message)" }
  }

  /// "overwhelmed" is 77.5 points wide: a button has 8 more on both sides.
  @Test func aStackStretchesWhatItHolds() throws {
    let view = VStack {
      Text("overwhelmed by it").id("title")
      Button("overwhelmed")
      Box("overwhelmed")
    }
    #expect(
      try messages(view) == [
        "overflow: \"title\" is 37.5 too narrow for its longest word",
        "overflow: Button is 53.5 too narrow for its title",
        "overflow: Box is 53.5 too narrow for its title",
      ])
    #expect(throws: LayoutError.self) { try view.layout(width: 40, strict: true) }
    #expect(try messages(view, width: 94).isEmpty)
  }

  @Test func inCells() throws {
    let view = VStack {
      Text("overwhelmed").id("title")
      Button("overwhelmed")
    }
    #expect(
      try view.layout(columns: 3).diagnostics.map(\.message) == [
        "\"title\" is 8 cells too narrow for its longest word", "Button is 12 cells too narrow for its title",
      ])
    #expect(
      try view.layout(columns: 10).diagnostics.map(\.message) == [
        "\"title\" is 1 cell too narrow for its longest word", "Button is 5 cells too narrow for its title",
      ])
  }

  static let overwhelmed = Text("overwhelmed").id("title")

  @Test(arguments: [
    ("ZStack", ZStack { overwhelmed }.width(40) as any View & Sendable),
    ("a frame", overwhelmed.frame(width: 40)),
    ("a width", overwhelmed.width(40)),
    ("a frame in a stack", VStack { overwhelmed.frame(maxWidth: 40) }),
    ("a grid", Grid(columns: [.fixed(40)]) { GridRow { overwhelmed } }),
    ("an arranged stack", VStack(distribution: .fill) { overwhelmed }.width(40)),
    ("a scroll view", ScrollView { overwhelmed }.height(50).width(40)),
    ("an overlay", VStack(align: .start) { Rectangle().height(20).width(40).overlay { overwhelmed.width(40) } }),
  ])
  func anyContainer(name: String, view: any View & Sendable) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let layout = try AnyView(view).layout(width: nil, environment: environment)
      #expect(
        layout.diagnostics.contains { $0.message == "\"title\" is 37.5 too narrow for its longest word" },
        "\(layout.frames) \(layout.diagnostics)")
    }
  }

  /// Rows of a table are made only where they are seen, and have names of their own.
  @Test func aTable() throws {
    let view = Table(count: 2) { _ in Text("overwhelmed") }.height(60)
    let expected = (0..<2).map { "overflow: Text in \"row[\($0)]\" is 37.5 too narrow for its longest word" }
    #expect(try messages(view) == expected)
  }

  /// Letters that a view's author lets be cut are no surprise; what is shown whole is not cut.
  @Test func whatIsNotReported() throws {
    #expect(try messages(VStack { Text("overwhelmed").lineLimit(1) }).isEmpty)
    #expect(try messages(VStack { Text("overwhelmed") }.lineLimit(3)).isEmpty)
    #expect(try messages(VStack { Button("overwhelmed").lineLimit(1) }).isEmpty)
    #expect(try messages(VStack { Box("overwhelmed") }.lineLimit(1)).isEmpty)
    #expect(try messages(VStack { Text("overwhelmed").compressionResistance(200) }).isEmpty)
    #expect(try messages(VStack { Button("overwhelmed").collapsed() }).isEmpty)
    #expect(try messages(VStack { VStack { Button("overwhelmed") }.collapsed() }).isEmpty)
    #expect(try messages(VStack { Slider() }).isEmpty)
    #expect(try messages(VStack { Field("overwhelmed") }).isEmpty)
    #expect(try messages(VStack { Toggle() }, width: 20).isEmpty)
    #expect(try messages(VStack { Box().height(9) }, width: 3).isEmpty)
    #expect(try messages(VStack { Text("over it all") }).isEmpty)
    #expect(try messages(VStack(align: .start) { Box("at most").width(atMost: 70) }, width: 200).isEmpty)
  }

  /// A title may take its control's padding: 4 points at each side of a button are left, 2 of a box.
  @Test func aTitleWithLittlePadding() throws {
    #expect(try messages(VStack { Button("overwhelmed") }, width: 86).isEmpty)
    #expect(try messages(VStack { Button("overwhelmed") }, width: 85).count == 1)
    #expect(try messages(VStack { Box("overwhelmed") }, width: 82).isEmpty)
    #expect(try messages(VStack { Box("overwhelmed") }, width: 81).count == 1)
  }

  /// A session reports it when it comes to that, and no longer when it is over.
  @Test func aSessionFollows() throws {
    func view(_ title: String) -> some View {
      VStack {
        Text("one two").id("note")
        Button(title).id("go")
      }
    }
    var session = try LayoutSession(view("Go"), width: 100)
    try session.update(to: view("overwhelming"))
    #expect(session.layout.diagnostics.isEmpty)
    try session.resize(width: 40, height: nil)
    #expect(
      session.layout.diagnostics.map(\.message)
        == (try view("overwhelming").layout(width: 40)).diagnostics.map(\.message))
    #expect(session.layout.diagnostics.count == 1)
    #expect(session.previous?.layout.diagnostics.isEmpty == true)
    try session.update("go") { Button("Go") }
    #expect(session.layout.diagnostics.isEmpty)
    #expect(session.previous?.layout.diagnostics.count == 1)
    #expect(session.freshLayoutReason == nil)
    try session.update("note") { Text("overwhelmed") }
    #expect(session.layout.diagnostics.map(\.message) == ["\"note\" is 37.5 too narrow for its longest word"])
    try session.insert(after: "go") { Button("overwhelmed").id("more") }
    #expect(session.layout.diagnostics.count == 2)
    try session.remove("note")
    #expect(session.layout.diagnostics.map(\.message) == ["\"more\" is 53.5 too narrow for its title"])
    try session.remove("more")
    #expect(session.layout.diagnostics.isEmpty)
  }

  /// A strict session stays as it was.
  @Test func aStrictSession() throws {
    var session = try LayoutSession(VStack { Text("one").id("note") }, width: 40, strict: true)
    #expect(throws: LayoutError.self) { try session.update("note") { Text("overwhelmed") } }
    #expect(throws: LayoutError.self) { try session.resize(width: 10, height: nil) }
    #expect(session.layout.frame(of: "note")?.width == 40)
  }
}
