import Testing
import Truss

@testable import TrussFigures

/// What a figure program prints on a terminal: colours, and no line that is wider than it.
struct FigureTerminalTests {
  private func printed(_ figure: Figure, columns: Int?, colors: TextColors = .none, ascii: Bool = false) -> String {
    var output = ""
    let code = FigureProgram([figure]).run(
      ascii ? ["--ascii"] : [], program: "figures", terminal: FigureTerminal(columns: columns, colors: colors),
      output: { output += $0 }, errors: { _ in })
    #expect(code == 0)
    return output
  }

  private let bar = Figure("bar", title: "A bar", width: 100) {
    HStack(spacing: 5) {
      Box("one").flex()
      Box("two").flex()
    }
  }

  /// Three boxes that don't give way.
  private let fixed = Figure("fixed", title: "Widths", width: 90) {
    HStack { ForEach(["a", "b", "c"]) { Box($0).width(30) } }
  }

  @Test(arguments: [nil, 20, 200]) func aFigureThatHasRoomIsAsInAFile(columns: Int?) {
    let (_, output, _) = run([], FigureProgram([bar]))
    #expect(printed(bar, columns: columns) == output)
  }

  @Test func oneThatIsWiderIsLaidOutAtTheTerminalsWidth() {
    #expect(
      printed(bar, columns: 15) == """
        bar: A bar

        ┌─────┐ ┌─────┐
        │ one │ │ two │
        └─────┘ └─────┘


        """)
  }

  @Test func oneThatCannotBeIsCutWithANote() {
    #expect(
      printed(fixed, columns: 14) == """
        fixed: Widths

        ┌────┐┌────┐┌─
        │ a  ││ b  ││\u{20}
        └────┘└────┘└─
        (4 more column

        """ + "\n")
    #expect(printed(fixed, columns: 17, ascii: true).hasSuffix("c  \n+----++----++----\n(1 more column on\n\n"))
  }

  /// A text that is whole at the figure's own width is not shortened, so that it fits.
  @Test func noTextIsLost() {
    let figure = Figure("text", title: "A text", width: 100) { Text("one two three four").lineLimit(1) }
    #expect(printed(figure, columns: 10) == "text: A\ntext\n\none two th\n(8 more co\n\n")
  }

  @Test func figuresThatMoveAreFittedToo() {
    let figure = Figure(
      "wider", title: "Wider", width: 100, duration: 0.2, from: { Box("a").width(20) }, to: { Box("a") })
    let lines = printed(figure, columns: 12).split(separator: "\n")
    #expect(lines.contains("└──────────┘"))
    #expect(lines.allSatisfy { $0.count <= 12 })
  }

  private let third = Figure("third", title: "A box") { Box("3") }
  private let last = Figure("last", title: "A box") { Box("4") }
  private let wide = Figure("wide", title: "A wide one", width: 600) { Box("wide").height(30) }

  private func printed(_ figures: [Figure], columns: Int, arguments: [String] = []) -> String {
    var output = ""
    let code = FigureProgram(sections: [
      FigureSection("Bars", [figures[0]]), FigureSection("Others", Array(figures.dropFirst())),
    ]).run(
      arguments, program: "figures", terminal: FigureTerminal(columns: columns, colors: .none),
      output: { output += $0 }, errors: { _ in })
    #expect(code == 0)
    return output
  }

  /// Two figures that fit in half of a wide terminal are beside each other; the order stays.
  @Test func twoColumns() {
    let lines = printed([bar, fixed, third, wide, last], columns: 160).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
    let gap = String(repeating: " ", count: 82 - 10)
    #expect(lines[0] == "bar: A bar" + gap + "fixed: Widths")
    #expect(lines[1] == "")
    #expect(lines[3] == "│  one  │ │  two   │" + String(repeating: " ", count: 82 - 20) + "│ a  ││ b  ││ c  │")
    let heads = lines.filter { $0.contains(": A") }
    #expect(heads == ["bar: A bar" + gap + "fixed: Widths", "third: A box", "wide: A wide one", "last: A box"])
    #expect(lines.suffix(2) == ["5 figures; figures NAME draws one, and figures --list names them", ""])
    let one = printed([bar, fixed, third, wide, last], columns: 159).split(separator: "\n")
    #expect(one.contains("bar: A bar") && one.contains("fixed: Widths"))
  }

  @Test func theListHasKinds() {
    #expect(
      printed([bar, fixed, wide], columns: 18, arguments: ["--list"]) == """
        Bars
          bar    A bar

        Others
          fixed  Widths
          wide   A wide o…

        """)
    #expect(printed([bar, fixed, wide], columns: 80, arguments: ["--list", "wide"]) == "Others\n  wide  A wide one\n")
  }

  @Test func coloursAndABoldName() {
    let figure = Figure("red", title: "A colour") { Text("stop").foreground(Color(0xFF_0000)).bold() }
    #expect(
      printed(figure, columns: 80, colors: .trueColor)
        == "\u{1B}[1mred\u{1B}[0m: A colour\n\n\u{1B}[38;2;255;0;0;1mstop\u{1B}[0m\n\n")
    #expect(
      printed(figure, columns: 3, colors: .ansi16) == """
        \u{1B}[1mred\u{1B}[0m
        A
        col

        \u{1B}[91;1msto\u{1B}[0m
        \u{1B}[2m(1\u{20}\u{1B}[0m


        """)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], TextColors.trueColor, 80),
    (["TERM": "xterm-256color", "NO_COLOR": "1", "COLUMNS": "40"], .none, 40),
    (["TERM": "xterm", "COLUMNS": "0"], .ansi16, 80), (["TERM": "xterm", "COLUMNS": "wide"], .ansi16, 80),
  ])
  func whatTheEnvironmentTells(environment: [String: String], colors: TextColors, columns: Int) throws {
    let terminal = try #require(FigureTerminal(environment: environment, windowColumns: 80))
    #expect(terminal.colors == colors)
    #expect(terminal.columns == columns)
    #expect(terminal.scheme == .dark)
  }

  @Test func aDumbTerminalIsNone() {
    #expect(FigureTerminal(environment: ["TERM": "dumb", "COLUMNS": "40"], windowColumns: 80) == nil)
  }

  @Test(arguments: [("0;15", ColorScheme.light), ("15;0", .dark), ("0;default;7", .light), ("", .dark)])
  func theGroundsColour(value: String, scheme: ColorScheme) {
    #expect(FigureTerminal(environment: ["COLORFGBG": value], windowColumns: nil)?.scheme == scheme)
  }
}

/// Lines with sequences between their characters.
struct StyledLineTests {
  @Test(arguments: [
    ("abc", 3, 2, "ab"), ("\u{1B}[1mab\u{1B}[0mc", 3, 1, "\u{1B}[1ma\u{1B}[0m"),
    // A wide character that has no room takes those behind it with it.
    ("a漢b", 4, 2, "a"), ("\u{1B}[1m漢\u{1B}[0mb", 3, 1, "\u{1B}[1m\u{1B}[0m"),
    // A letter and its mark are one character.
    ("e\u{301}f", 2, 1, "e\u{301}"), ("", 0, 5, ""), ("\u{1B}[1m", 0, 0, "\u{1B}[1m"),
  ])
  func widthAndBeginning(line: String, width: Int, columns: Int, beginning: String) {
    #expect(StyledLine.width(of: line) == width)
    #expect(StyledLine.cropped(line, to: columns) == beginning)
  }
}
