import Testing
import Truss

@Suite("Colours that are not opaque")
struct ColorOpacityTests {
  private func document(_ view: some View) throws -> String { try view.svg(scheme: .light).document }

  @Test("surfaces, lines, letters and gradients have their opacity in SVG, and opaque ones none")
  func inSVG() throws {
    #expect(
      try document(Text("a").background(Color.red.opacity(0.3))).contains(##"fill="#cf222e" fill-opacity="0.3""##))
    #expect(try document(Text("a").foreground(.red.opacity(0.5))).contains(##"fill="#cf222e" fill-opacity="0.5""##))
    #expect(try document(Text("a").border(.light, color: .red.opacity(0.2))).contains(##"stroke-opacity="0.2""##))
    let gradient = LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
    #expect(try document(Rectangle().fill(gradient).frame(width: 9, height: 9)).contains(##"stop-opacity="0""##))
    #expect(try !document(Text("a").background(.red)).contains("opacity"))
  }

  @Test("opacities multiply, and end at 0 and 1")
  func values() throws {
    let quarter = Text("a").background(Color.red.opacity(0.5).opacity(0.5))
    #expect(try document(quarter).contains(#"fill-opacity="0.25""#))
    #expect(Color.red.opacity(1) == .red && Color.red.opacity(7) == .red && Color.red.opacity(.nan) == .red)
    #expect(Color.red.opacity(-1) == Color.red.opacity(0))
    #expect(Color.red.opacity(0.5).light == Color.red.light && Color.red.opacity(0.5).dark == Color.red.dark)
    var changed = Color.red.opacity(0.5)
    changed.light = Color.blue.light
    changed.dark = Color.blue.dark
    #expect(changed == Color.blue.opacity(0.5))
  }

  @Test("a terminal shows the mixture with its ground, and nothing of what is clear")
  func inText() throws {
    let half = try Text("a").background(Color(0x00_0000, dark: 0xFF_FFFF).opacity(0.5)).layout(columns: nil)
    // White and 0x0D1117, in 255 steps.
    #expect(half.text(colors: .trueColor).contains("48;2;134;136;139"))
    let stack = ZStack {
      Text("seen")
      Color.clear
    }
    #expect(try stack.text() == "seen")
    #expect(try Text("a").background(.clear).layout(columns: nil).text(colors: .trueColor) == "a")
  }

  @Test("a theme replaces the colour and keeps its opacity")
  func themes() throws {
    let theme = Theme(replacing: [.red: Color(0x11_2233)])
    let svg = try Text("a").background(Color.red.opacity(0.3)).svg(scheme: .light, theme: theme).document
    #expect(svg.contains(##"fill="#112233" fill-opacity="0.3""##))
  }
}
