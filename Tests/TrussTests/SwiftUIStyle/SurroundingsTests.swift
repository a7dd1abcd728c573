import Foundation
import Testing
import Truss

/// Which colours and fonts views have from around them, as in SwiftUI: a modifier applies to what is inside of it.
struct SurroundingsTests {
  private func styled(_ view: some View) throws -> String {
    try view.layout(columns: 12, environment: EnvironmentValues(colorScheme: .light)).styledText
  }

  private func svg(_ view: some View, _ style: StackStyle = .flexBox) throws -> String {
    try view.stackStyle(style).svg(id: "a", scheme: .light).document
  }

  /// The colour of the letters of a text.
  private func color(of text: String, in svg: String) -> Substring? {
    guard let line = svg.split(separator: "\n").first(where: { $0.contains(">\(text)<") }),
      let start = line.range(of: "fill=\"")
    else { return nil }
    return line[start.upperBound...].prefix { $0 != "\"" }
  }

  /// A decoration is not inside of what was set on the view before it, and inside of what is set after it.
  @Test(arguments: StackStyle.allCases)
  func decorationsAreInsideOfLaterModifiersAlone(style: StackStyle) throws {
    let view = Text("a").foregroundStyle(.white).bold().background(.blue).overlay { Text("R") }
      .background { Text("S") }
    let before = try svg(view, style)
    #expect(color(of: "a", in: before) == "#ffffff")
    let letters: Substring = style == .swiftUI ? "#000000" : "#1f2328"
    #expect(color(of: "R", in: before) == letters)
    #expect(color(of: "S", in: before) == letters)
    #expect(before.split(separator: "\n").filter { $0.contains("bold") }.count == 1)
    let after = try svg(view.foregroundStyle(Color(0x12_3456)).font(.system(size: 30)), style)
    #expect(color(of: "a", in: after) == "#ffffff")
    #expect(color(of: "R", in: after) == "#123456")
    #expect(color(of: "S", in: after) == "#123456")
    #expect(after.split(separator: "\n").filter { $0.contains("font-size=\"30\"") }.count == 3)
  }

  @Test func aDecorationIsInsideOfWhatIsAroundTheView() throws {
    let view = HStack { Text("a").foregroundStyle(.white).overlay { HStack { Text("R") } } }.foregroundStyle(.black)
    #expect(try color(of: "R", in: svg(view)) == "#000000")
  }

  private struct Pill: View {
    var body: some View { Text("a").foregroundStyle(.white) }
  }

  /// What a view with a body is decorated with has nothing of its body.
  @Test func decorationsOfAViewWithABody() throws {
    let view = Pill().overlay { Text("R") }
    #expect(try color(of: "R", in: svg(view)) == "#1f2328")
    #expect(try color(of: "R", in: svg(view.foregroundStyle(.black))) == "#000000")
    #expect(try color(of: "a", in: svg(view.foregroundStyle(.black))) == "#ffffff")
  }

  /// The colour of texts wins over the tint where it is set on a button, around it, or in its label.
  @Test(arguments: StackStyle.allCases)
  func titlesOfButtons(style: StackStyle) throws {
    func title(_ button: some View) throws -> Substring? { try color(of: "b", in: svg(button, style)) }
    let plain = try title(Button("b") {})
    #expect(try title(Button("b") {}.foregroundStyle(.black)) == "#000000")
    #expect(try title(HStack { Button("b") {} }.foregroundStyle(.black)) == "#000000")
    #expect(
      try title(
        Button {
        } label: {
          Text("b").foregroundStyle(.black)
        }) == "#000000")
    #expect(try title(Button("b") {}.buttonStyle(.bordered).foregroundStyle(.black)) == "#000000")
    #expect(try title(Button("b") {}.buttonStyle(.borderedProminent)) == "#ffffff")
    #expect(try title(Button("b") {}.buttonStyle(.borderedProminent).foregroundStyle(.black)) == "#000000")
    #expect(try title(Menu("b") {}.foregroundStyle(.black)) == "#000000")
    #expect(try title(Button("b") {}.tint(.black)) == "#000000")
    #expect(plain != "#000000" && plain != "#1f2328")
  }

  /// SwiftUI's less prominent styles are parts of the foreground around them; without one they are greys.
  @Test func lessProminentStyles() throws {
    let view = VStack {
      Text("b").foregroundStyle(.secondary)
      Text("c").foregroundStyle(.tertiary)
      Text("d").foregroundStyle(.quaternary)
    }
    for (text, opacity) in [("b", "0.6"), ("c", "0.3"), ("d", "0.18")] {
      let line = try svg(view.foregroundStyle(.white), .swiftUI).split(separator: "\n")
        .first { $0.contains(">\(text)<") }
      let parts = try #require(line)
      #expect(parts.contains("fill=\"#ffffff\""))
      #expect(parts.contains("fill-opacity=\"\(opacity)"))
      #expect(try color(of: text, in: svg(view.foregroundStyle(.white))) != "#ffffff")
      let plain = try #require(svg(view, .swiftUI).split(separator: "\n").first { $0.contains(">\(text)<") })
      #expect(plain.contains("fill=\"#3c3c43\" fill-opacity=\"\(opacity)"))
    }
  }
}
