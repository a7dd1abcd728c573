import Testing
import TrussIR

struct VisualFormatErrorTests {
  private static let faults: [(String, String, String)] = [
    ("", "^", "`H:`, `V:`, `|` or `[`"),
    ("  ", "  ^", "`H:`, `V:`, `|` or `[`"),
    ("Z:[a]", "^", "`H:`, `V:`, `|` or `[`"),
    ("H[a]", " ^", "`:`"),
    ("V|[a]|", " ^", "`:`"),
    ("H:", "  ^", "`H:`, `V:`, `|` or `[`"),
    ("|", " ^", "`-` or `[`"),
    ("||", " ^", "`-` or `[`"),
    ("|-|", "  ^", "`[`"),
    ("|-8-|", "    ^", "`[`"),
    ("|-8-", "    ^", "`[`"),
    ("|--8-[a]", "  ^", "parentheses around a negative number, as in `-(-8)-`"),
    ("[a]--[b]", "    ^", "a number, the name of a metric, `(`, `[` or `|`"),
    ("[", " ^", "the name of a view"),
    ("[]", " ^", "the name of a view"),
    ("[9]", " ^", "the name of a view"),
    ("[a.]", "   ^", "the rest of the name"),
    ("[\"a]", "    ^", "a closing quote"),
    ("[\"\\x\"]", "   ^", "one of \" \\ n r t u{…}"),
    ("[a", "  ^", "`(` or `]`"),
    ("[a b]", "   ^", "`(` or `]`"),
    ("[a()]", "   ^", "`==`, `<=`, `>=`, a number, or the name of a metric or a view"),
    ("[a(==|)]", "     ^", "a number, or the name of a metric or a view"),
    ("[a(=5)]", "   ^", "`==`, `<=`, `>=`, a number"),
    ("[a(<5)]", "   ^", "`==`, `<=`, `>=`, a number"),
    ("[a(- b)]", "     ^", "a number"),
    ("[a(5]", "    ^", "`*`, `/`, `+`, `-`, `@`, `,` or `)`"),
    ("[a(5 6)]", "     ^", "`*`, `/`, `+`, `-`, `@`, `,` or `)`"),
    ("[a(b*2/3)]", "      ^", "`+`, `-`, `@`, `,` or `)`"),
    ("[a(b+2*3)]", "      ^", "`@`, `,` or `)`"),
    ("[a(5@20@30)]", "       ^", "`,` or `)`"),
    ("[a(5,)]", "     ^", "`==`, `<=`, `>=`, a number"),
    ("[a(b*)]", "     ^", "a number or the name of a metric"),
    ("[a(b/0)]", "     ^", "a number other than 0"),
    ("[a(5)", "     ^", "`]`"),
    ("[a(1e999)]", "   ^", "a number that is finite"),
    ("[a(-1e999)]", "    ^", "a number that is finite"),
    ("[a(5@0)]", "     ^", "a priority above 0 and at most 1000, or the name of a metric"),
    ("[a(5@1001)]", "     ^", "a priority above 0"),
    ("[a(5@-1)]", "     ^", "a priority above 0"),
    ("[a(5@1e999)]", "     ^", "a priority above 0"),
    ("[a(5@)]", "     ^", "a priority above 0"),
    ("[a]x[b]", "   ^", "`-`, `[`, `|` or the end of the format"),
    ("[a]–[b]", "   ^", "`-`, `[`, `|` or the end of the format"),
    ("[a]-", "    ^", "a number, the name of a metric, `(`, `[` or `|`"),
    ("[a]-8", "     ^", "`-`"),
    ("[a]-8-", "      ^", "`[` or `|`"),
    ("[a]-8-9", "      ^", "`[` or `|`"),
    ("[a]-8[b]", "     ^", "`-`"),
    ("[a]->=[b]", "      ^", "a number or the name of a metric"),
    ("[a]-()-[b]", "     ^", "`==`, `<=`, `>=`, a number or the name of a metric"),
    ("[a]-(\"gap\")-[b]", "     ^", "`==`, `<=`, `>=`, a number or the name of a metric"),
    ("[a]-(>=\"gap\")-[b]", "       ^", "a number or the name of a metric"),
    ("[a]|[b]", "    ^", "the end of the format"),
    ("[a]|-", "    ^", "the end of the format"),
    ("[a]\n[b]", "   ^", "`-`, `[`, `|` or the end of the format"),
  ]

  /// A caret in the second line of the picture marks the fault.
  @Test(arguments: faults)
  func pointsAtAFaultInTheText(text: String, caret: String, expected: String) throws {
    let error = try #require(throws: VisualFormatError.self) { try VisualFormat(text) }
    #expect(error.column == caret.count)
    #expect(error.text == text)
    #expect(error.expected.hasPrefix(expected), "\(error.expected)")
    #expect(error.excerpt == "\(text.replacing("\n", with: " "))\n\(caret)")
    #expect(error.description == "column \(caret.count): expected \(error.expected)\n\(error.excerpt)")
  }

  private static let missing: [(String, String, String)] = [
    ("[a]-[x1]", "     ^", "a view named x1"),
    ("[\"x y\"]", " ^", "a view named \"x y\""),
    ("[\"\"]", " ^", "a view named \"\""),
    ("[a(x)]", "   ^", "a metric or a view named x"),
    ("[a(==\"x\")]", "     ^", "a view named x"),
    ("[a(b*b)]", "     ^", "a metric named b, but metrics: has "),
    ("[a(5@b)]", "     ^", "a metric named b"),
    ("[a]-b-[b]", "    ^", "a metric named b"),
    ("[a]-(>=x)-[x]", "       ^", "a metric named x"),
    ("|[a]", "^", "`[`, as there is no superview for `|` to stand for"),
    (" V:| [a]|", "   ^", "`[`, as there is no superview"),
    ("[\"|\"]-8-|", "        ^", "`[`, as there is no superview"),
    ("[a]-nan-[b]", "    ^", "a metric that is finite"),
    ("[a(infinite)]", "   ^", "a metric that is finite"),
    ("[a(b/zero)]", "     ^", "a metric other than 0"),
    ("[a(5@zero)]", "     ^", "a priority above 0 and at most 1000"),
    ("[a(5@large)]", "     ^", "a priority above 0 and at most 1000"),
    ("[a(b*1e300*9)]", "          ^", "`+`, `-`"),
    ("[a(large*large)]", "         ^", "a result that is finite"),
    ("[a(b/1e-320)]", "     ^", "a result that is finite"),
    ("[a(1e308+1.7e308)]", "         ^", "a result that is finite"),
  ]

  @Test(arguments: missing)
  func pointsAtWhatThereIsNot(text: String, caret: String, expected: String) throws {
    let metrics = ["nan": .nan, "infinite": .infinity, "zero": 0, "large": 1e300]
    let error = try #require(throws: VisualFormatError.self) {
      try rows(text, metrics: metrics, hasSuperview: false)
    }
    #expect(error.expected.hasPrefix(expected), "\(error.expected)")
    #expect(error.excerpt == "\(text)\n\(caret)")
  }

  @Test func optionsThatDoNotFit() throws {
    let along = try #require(throws: VisualFormatError.self) { try rows("V:[a][b]", options: .alignAllFirstBaseline) }
    #expect(along.column == 1)
    #expect(
      along.expected
        == "an alignment across the vertical format, such as alignAllLeading or alignAllCenterX, not alignAllFirstBaseline"
    )
    let directions = try #require(throws: VisualFormatError.self) {
      try rows("[a]", options: [.directionLeftToRight, .directionRightToLeft])
    }
    #expect(directions.expected == "one direction, not directionLeftToRight and directionRightToLeft")
    let spacing = try #require(throws: VisualFormatError.self) {
      try rows("[a]-[b]", spacing: VisualFormat.Spacing(siblings: .nan))
    }
    #expect(spacing.expected == "a standard spacing that is finite")
  }

  /// A tab is one character and one column, a wide character one character and two columns.
  @Test func theCaretStandsUnderTheFault() throws {
    let tabs = try #require(throws: VisualFormatError.self) { try VisualFormat("\t[a]\t-\t?") }
    #expect(tabs.column == 8)
    #expect(tabs.excerpt == " [a] - ?\n       ^")
    let wide = try #require(throws: VisualFormatError.self) { try VisualFormat("[\"宽👩‍👩‍👧e\u{301}\"]?") }
    #expect(wide.column == 8)
    #expect(wide.excerpt == "[\"宽👩‍👩‍👧e\u{301}\"]?\n         ^")
  }

  @Test func aLongFormatIsCutAroundTheFault() throws {
    let views = String(repeating: "[a]-", count: 1000)
    let error = try #require(throws: VisualFormatError.self) { try VisualFormat("\(views)?-\(views)") }
    #expect(error.column == views.count + 1)
    let lines = error.excerpt.split(separator: "\n")
    #expect(lines[0].count == 122)
    #expect(Array(lines[0])[lines[1].count - 1] == "?")
  }
}
