import Foundation
import Testing
import Truss

/// What is seen of a view that an outline clips.
struct ClipShapeTests {
  private struct Diamond: Shape {
    func path(in rect: Rect) -> Path {
      Path { path in
        path.addLines([
          Point(x: rect.midX, y: rect.minY), Point(x: rect.maxX, y: rect.midY), Point(x: rect.midX, y: rect.maxY),
          Point(x: rect.minX, y: rect.midY),
        ])
        path.closeSubpath()
      }
    }
  }

  private struct NotFinite: Shape {
    func path(in rect: Rect) -> Path { Path { $0.addLines([Point(x: .nan, y: 0), Point(x: 1, y: 1)]) } }
  }

  private func clips(_ view: some View) throws -> [String] {
    try view.frame(width: 40, height: 20, alignment: .topLeading).svg(scheme: .light).document
      .matches(of: /<clipPath[^>]*>\s*<([^>]*)\/>/).map { "\($0.1)" }
  }

  private var stack: some View {
    VStack {
      Color.blue.flex(); Color.red.flex()
    }
  }

  @Test func outlines() throws {
    #expect(
      try clips(stack.clipShape(.rect(cornerRadius: 6))) == ["rect x=\"0\" y=\"0\" width=\"40\" height=\"20\" rx=\"6\""]
    )
    #expect(try clips(stack.clipShape(.capsule)) == ["rect x=\"0\" y=\"0\" width=\"40\" height=\"20\" rx=\"10\""])
    #expect(try clips(stack.clipShape(.circle)) == ["rect x=\"10\" y=\"0\" width=\"20\" height=\"20\" rx=\"10\""])
    #expect(try clips(stack.clipShape(Diamond())) == ["path d=\"M20 0L40 10L20 20L0 10Z\""])
    #expect(try clips(stack.clipShape(.ellipse)).first?.hasPrefix("path d=\"M20 0C") == true)
    #expect(try clips(stack.clipShape(Rectangle())) == ["rect x=\"0\" y=\"0\" width=\"40\" height=\"20\""])
    #expect(try clips(stack.clipShape(NotFinite())) == ["rect x=\"0\" y=\"0\" width=\"0\" height=\"0\""])
  }

  /// A leaf draws its own round corners; a clip would add bytes and show nothing else.
  @Test func leavesRoundThemselves() throws {
    #expect(try clips(Text("a").background(.red).clipShape(.capsule)).isEmpty)
    #expect(try clips(Image("a").frame(width: 20, height: 20).clipShape(.circle)).isEmpty)
    #expect(try clips(Image("a").frame(width: 30, height: 20).clipShape(.circle)).count == 1)
    #expect(try clips(Text("a").background { Color.red }.clipShape(.capsule)).count == 1)
  }

  /// The background, the content and the border are clipped; an overlay and a border's title are not.
  @Test func whatIsClipped() throws {
    let document = try Text("content").background(.red).border(.heavy, title: "title").overlay { Text("badge") }
      .clipShape(.ellipse).svg(width: 80, height: 30, scheme: .light).document
    let lines = document.split(separator: "\n")
    let begin = try #require(lines.firstIndex { $0.contains("clip-path=") })
    let indentation = lines[begin].prefix { $0 == " " }
    let end = try #require(lines[begin...].firstIndex { $0 == indentation + "</g>" })
    let inside = lines[begin..<end].joined()
    #expect(inside.contains("content") && inside.contains("#cf222e") && inside.contains("stroke-width=\"2\""))
    let outside = lines[end...].joined()
    #expect(outside.contains("title") && outside.contains("badge"))
  }

  @Test func textClipsToTheBox() throws {
    let wide = HStack { Text("abcdef").width(60) }
    #expect(try wide.frame(width: 15, height: 10, alignment: .leading).clipShape(.capsule).text() == "abc")
    #expect(try Text("ab").border().clipShape(.circle).text() == "╭──╮\n│ab│\n╰──╯")
    #expect(try Color.blue.frame(width: 20, height: 20).clipShape(Diamond()).text() == "████\n████")
  }

  @Test func whatOverflowsIsReportedAsWithoutTheClip() throws {
    let view = HStack { Color.blue.frame(width: 100, height: 10) }
    let frame = view.frame(width: 30, height: 10)
    let messages = try frame.layout(width: 30).diagnostics.map(\.message)
    #expect(messages.count == 1)
    #expect(try frame.clipShape(.capsule).layout(width: 30).diagnostics.map(\.message) == messages)
    #expect(try frame.clipped().layout(width: 30).diagnostics.map(\.message) == messages)
    #expect(try !VStack { Text("overwhelmed").clipped() }.layout(width: 30).diagnostics.isEmpty)
    #expect(try ScrollView { Box("a").height(90) }.layout(width: 30, height: 20).diagnostics.isEmpty)
  }

  @Test func outlinesMove() throws {
    func view(_ width: Double, _ shape: some Shape) -> some View {
      VStack(align: .start) { stack.frame(width: width, height: 20).clipShape(shape).id("a") }
    }
    func document(_ shape: some Shape) throws -> String {
      let change = Transition(
        from: try view(20, shape).layout(width: 100), to: try view(40, shape).layout(width: 100))
      return try change.svg(scheme: .light).document
    }
    #expect(try document(Diamond()).contains("from { d: path('M10 0L20 10L10 20L0 10Z') }"))
    #expect(try document(Capsule()).contains("from { width: 20px }"))
  }
}
