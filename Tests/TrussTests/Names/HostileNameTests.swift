import Testing
import Truss
import TrussText

@Suite("Names that drive a terminal or turn a text around")
struct HostileNameTests {
  private static let name = "x\u{1B}[31m\u{202E}y\u{7}\"\u{200B}"
  private static let escaped = #"x\u{1B}[31m\u{202E}y\u{7}\"\u{200B}"#

  private func check(_ message: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    #expect(message.contains(Self.escaped), sourceLocation: sourceLocation)
    let hidden = message.unicodeScalars.filter { $0 != "\n" && EscapedText.isInvisible($0) }
    #expect(hidden.isEmpty, "\(message.debugDescription)", sourceLocation: sourceLocation)
  }

  @Test("a frame and an id show them escaped")
  func values() throws {
    let id = ViewID(Self.name)
    #expect("\(id)" == Self.escaped && id.name == Self.name)
    let frames = try VStack { Text("a").id(id) }.layout(width: 100).frames

    check(frames[1].description)
  }

  @Test(
    "an error shows them escaped",
    arguments: [
      .duplicateName(name, first: nil), .unknownName(name, parameter: "a constraint"), .unknownLabel(name), .link(name),
      .ambiguousName(name, parameter: "a constraint", candidates: []),
    ] as [LayoutError.Reason])
  func reasons(reason: LayoutError.Reason) {
    check("\(LayoutError(reason, view: "VStack", location: nil))")
    check("\(LayoutError(.tooDeep, view: "VStack", location: nil, suggestion: Self.name))")
  }

  @Test("an error of a view with such a name")
  func errors() {
    let view = VStack { Text("a").id(ViewID(Self.name)).width(-1) }
    let error = #expect(throws: LayoutError.self) { try view.layout() }
    check("\(error.map { "\($0)" } ?? "")")
  }

  @Test("an error of a guide with such a name")
  func guides() {
    let guide = ViewID(Self.name)
    let view = VStack { Rectangle().id("a") }.guides(guide).constraints {
      guide.left == ViewID("a").left
      guide.width == ViewID("a").width * 20_000
      guide.top == ViewID("a").top
      guide.height == 1
    }
    let error = #expect(throws: LayoutError.self) { try view.layout(width: 100_000, height: 100) }
    check("\(error.map { "\($0)" } ?? "")")
  }

  @Test("diagnostics show them escaped")
  func diagnostics() throws {
    let id = ViewID(Self.name)
    let layouts = [
      try VStack { Box("a").id(id).width(300) }.layout(width: 100),
      try VStack { Box("a").id(id).width(30).width(40) }.layout(width: 100),
      try VStack { Text("abc").id(id).width(2) }.layout(width: 100),
      try VStack { Box().id("a").width(3).height(9) }.constraints { (ViewID("a").width == 4).labeled(Self.name) }
        .layout(width: 100),
    ]
    for layout in layouts {
      #expect(!layout.diagnostics.isEmpty)
      for diagnostic in layout.diagnostics { check("\(diagnostic)") }
    }
  }
}
