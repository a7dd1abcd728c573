import Foundation
import Testing
import Truss

/// The forms and colours of lines under texts.
struct UnderlineTests {
  typealias Pattern = Text.LineStyle.Pattern

  @Test(arguments: [
    (Pattern.solid, "4"), (.double, "4:2"), (.wavy, "4:3"), (.dot, "4:4"), (.dash, "4:5"),
  ]) func terminals(pattern: Pattern, code: String) throws {
    let layout = try Text("a b").underline(pattern: pattern).layout(columns: nil)
    #expect(layout.text(colors: .trueColor) == "\u{1B}[\(code)ma b\u{1B}[0m")
    #expect(layout.text(colors: .ansi256) == "\u{1B}[\(code)ma b\u{1B}[0m")
    // The console of Linux, for one, takes a sub-parameter for a parameter.
    #expect(layout.text(colors: .ansi16) == "\u{1B}[4ma b\u{1B}[0m")
    #expect(layout.markedText == "a b\n___")
    #expect(layout.text == "a b")
  }

  @Test func colours() throws {
    let layout = try Text("teh").underline(pattern: .wavy, color: Color(0xFF_0000)).layout(columns: nil)
    #expect(layout.text(colors: .trueColor) == "\u{1B}[4:3;58:2::255:0:0mteh\u{1B}[0m")
    #expect(layout.text(colors: .ansi256) == "\u{1B}[4:3;58:5:196mteh\u{1B}[0m")
    #expect(layout.text(colors: .ansi16) == "\u{1B}[4mteh\u{1B}[0m")
  }

  /// One line takes the place of another, and its colour ends with it.
  @Test func changes() throws {
    let text =
      Text("a").underline(pattern: .wavy, color: Color(0xFF_0000)) + Text("b").underline() + Text("c").bold()
      + Text("d").underline(pattern: .dot)
    let layout = try text.layout(columns: nil)
    #expect(
      layout.text(colors: .trueColor)
        == "\u{1B}[4:3;58:2::255:0:0ma\u{1B}[4;59mb\u{1B}[24;1mc\u{1B}[22;4:4md\u{1B}[0m")
    #expect(layout.text(colors: .ansi16) == "\u{1B}[4mab\u{1B}[24;1mc\u{1B}[22;4md\u{1B}[0m")
  }

  @Test func vectors() throws {
    func lines(_ text: Text) throws -> [String] {
      try text.svg(width: 40, scheme: .light).document.split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter {
          ($0.hasPrefix("<rect") && !$0.contains("width=\"40\"")) || $0.hasPrefix("<line") || $0.hasPrefix("<path")
        }
        .map { String($0) }
    }
    let ink = "#1f2328"
    #expect(try lines(Text("a").underline(pattern: .double)).count == 2)
    #expect(
      try lines(Text("a").underline(pattern: .dash))
        == [
          "<line x1=\"0\" y1=\"14.5\" x2=\"7.23\" y2=\"14.5\" fill=\"none\" stroke=\"\(ink)\" stroke-dasharray=\"4 2\"/>"
        ])
    #expect(try lines(Text("a").underline(pattern: .dot))[0].contains("stroke-dasharray=\"1 2\""))
    let wave = try lines(Text("a").underline(pattern: .wavy, color: .red))
    #expect(wave == ["<path d=\"M0 15Q1 13 2 15Q3 17 4 15Q5 13 6 15\" fill=\"none\" stroke=\"#cf222e\"/>"])
    // The line is as thick as the letters are large.
    #expect(try lines(Text("a").underline(pattern: .dash).font(.system(size: 32))).first?.contains("\"8 4\"") == true)
  }

  @Test func inheritance() throws {
    let stack = VStack {
      Text("a"); Text("b").underline(false); Text("c").underline()
    }.underline(pattern: .dot)
    #expect(
      try stack.layout(columns: nil).text(colors: .trueColor)
        == "\u{1B}[4:4ma\u{1B}[0m\nb\n\u{1B}[4mc\u{1B}[0m")
  }

  /// A line moves with its text, once.
  @Test(arguments: Pattern.allCases) func movement(pattern: Pattern) throws {
    func view(_ top: Double) -> some View {
      VStack(align: .start) {
        Spacer().height(top); Text("a").underline(pattern: pattern).id("a")
      }
    }
    let change = Transition(from: try view(0).layout(width: 50), to: try view(30).layout(width: 50))
    let document = try change.svg(scheme: .light).document
    #expect(document.components(separatedBy: "@keyframes").count == 2)
    #expect(document.contains("from { transform: translate(0px, -30px) }"))
  }

  /// A theme colours the line, too.
  @Test func themes() throws {
    let text = Text("a").underline(color: .red)
    let theme = Theme(replacing: [.red: Color(0x12_3456)])
    #expect(try text.svg(scheme: .light, theme: theme).document.contains("fill=\"#123456\""))
    #expect(try text.layout(columns: nil).text(colors: .trueColor, theme: theme).contains("58:2::18:52:86"))
  }
}
