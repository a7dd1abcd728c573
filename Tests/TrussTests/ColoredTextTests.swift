import Testing
import Truss

struct ColoredTextTests {
  private let badge = HStack(spacing: 5) {
    Text("ok").foreground(.green)
    Text("3").foreground(.ground).background(.orange)
    Text("plain")
  }

  @Test func withoutColoursThereIsNoEscape() throws {
    let layout = try badge.layout(columns: nil)
    #expect(layout.text() == "ok 3 plain")
    #expect(layout.text(colors: .none) == layout.text)
    #expect(layout.text(ascii: true) == layout.ascii)
  }

  @Test(arguments: [
    (TextColors.trueColor, "\u{1B}[38;2;63;185;80mok \u{1B}[38;2;13;17;23;48;2;255;166;87m3\u{1B}[49m \u{1B}[0mplain"),
    (.ansi256, "\u{1B}[38;5;71mok \u{1B}[38;5;233;48;5;215m3\u{1B}[49m \u{1B}[0mplain"),
    (.ansi16, "\u{1B}[32mok \u{1B}[30;101m3\u{1B}[49m \u{1B}[0mplain"),
  ])
  func sequences(colors: TextColors, expected: String) throws {
    #expect(try badge.layout(columns: nil).text(colors: colors) == expected)
  }

  @Test(arguments: TextColors.allCases) func lessTheSequencesItIsTheSameText(colors: TextColors) throws {
    let view = VStack(spacing: 10, insets: Insets(all: 10)) {
      Text("世界 title").foreground(.red).background(.yellow)
      Slider(value: 0.4)
      ProgressBar(value: 0.7)
      Button("Go").background(.blue)
      Field("mail").border(.heavy, color: .purple)
      Image("")
    }
    .background(Color(0xEE_EEFF))
    let layout = try view.layout(columns: 40)
    let plain = layout.text(colors: colors, theme: .highContrast).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(lines.joined(separator: "\n") == layout.text)
  }

  @Test func backgroundsKeepTrailingSpaces() throws {
    let text = try Text("a").background(.red).layout(columns: 4).text(colors: .ansi16)
    #expect(text == "\u{1B}[101ma   \u{1B}[0m")
  }

  @Test func framedLinesShowWhereTheyEnd() throws {
    let layout = try VStack(spacing: 10) {
      Text("世a")
      Text("b")
    }.layout(columns: 5)
    #expect(layout.text(framed: true) == "|世a  |\n|     |\n|b    |")
  }

  @Test(
    arguments: [
      ([:], true, .none), (["TERM": "dumb"], true, .none), (["TERM": "xterm"], true, .ansi16),
      (["TERM": "xterm-256color"], true, .ansi256), (["TERM": "xterm-256color"], false, .none),
      (["TERM": "xterm", "COLORTERM": "truecolor"], true, .trueColor),
      (["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"], true, .none),
      (["TERM": "xterm", "NO_COLOR": ""], true, .ansi16), (["TERM": "xterm-direct"], true, .trueColor),
    ] as [([String: String], Bool, TextColors)])
  func automatic(environment: [String: String], isTerminal: Bool, expected: TextColors) {
    #expect(TextColors(environment: environment, isTerminal: isTerminal) == expected)
  }
}
