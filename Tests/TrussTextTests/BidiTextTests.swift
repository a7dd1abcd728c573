import Testing
import TrussText

@Suite("Visual order of text")
struct BidiTextTests {
  /// A text in which capitals stand for Hebrew letters, as in UAX #9, and some signs for invisible characters.
  private func decoded(_ text: String) -> String {
    let signs: [Unicode.Scalar: Unicode.Scalar] = [
      "→": "\u{2066}", "←": "\u{2067}", "↔": "\u{2068}", "·": "\u{2069}", "»": "\u{202A}", "«": "\u{202B}",
      "⇒": "\u{202D}",
      "⇐": "\u{202E}", "¦": "\u{202C}",
    ]
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          "A"..."Z" ~= scalar ? Unicode.Scalar(0x5D0 + scalar.value - 0x41) ?? scalar : signs[scalar] ?? scalar
        }))
  }

  private func encoded(_ characters: [Character]) -> String {
    String(
      String.UnicodeScalarView(
        characters.flatMap(\.unicodeScalars).map { scalar in
          "\u{5D0}"..."\u{5EA}" ~= scalar ? Unicode.Scalar(scalar.value - 0x5D0 + 0x41) ?? scalar : scalar
        }))
  }

  private func visual(_ text: String, _ base: BaseDirection = .automatic(fallback: .leftToRight)) -> String {
    encoded(BidiLine.visual(decoded(text), base: base))
  }

  @Test(
    "lines are ordered as in the examples of UAX #9",
    arguments: [
      ("car means CAR.", "car means RAC."),
      ("←car MEANS CAR.·", ".RAC SNAEM car"),
      ("he said “←car MEANS CAR·.” “←IT DOES·,” she agreed.", "he said “RAC SNAEM car.” “SEOD TI,” she agreed."),
      ("DID YOU SAY ’→he said “←car MEANS CAR·”·‘?", "?‘he said “RAC SNAEM car”’ YAS UOY DID"),
      ("it is called ↔AN INTRODUCTION TO java· - $19.95", "it is called java OT NOITCUDORTNI NA - $19.95"),
    ])
  func examples(text: String, expected: String) {
    #expect(visual(text) == expected)
  }

  @Test(
    "numbers are read from the left in any text, and keep their signs",
    arguments: [
      ("ABC 123 DEF", "FED 123 CBA"),
      ("ABC 1,234.50 DEF", "FED 1,234.50 CBA"),
      ("ABC 12%", "12% CBA"),
      ("ABC 1%+2 D", "D 2+1% CBA"),
      ("1-2 ABC", "CBA 1-2"),
      ("ABC +49", "49+ CBA"),
    ])
  func numbers(text: String, expected: String) {
    #expect(visual(text, .rightToLeft) == expected)
  }

  @Test(
    "brackets are mirrored where they are read from the right, and a pair has one direction",
    arguments: [
      ("a (b) c", BaseDirection.leftToRight, "a (b) c"),
      ("A (B) C", .rightToLeft, "C (B) A"),
      ("A (b) C", .rightToLeft, "C (b) A"),
      ("a (B) c", .leftToRight, "a (B) c"),
      ("a (B) [c", .rightToLeft, "c] (B) a"),
      ("A < B ≤ C", .rightToLeft, "C ≥ B > A"),
      ("«(A¦", .leftToRight, "A)"),
      ("⇐(ab)¦", .leftToRight, "(ba)"),
      ("A[b(C)d]", .leftToRight, "A[b(C)d]"),
      ("A[b(C)d]", .rightToLeft, "[d(C)b]A"),
      ("(1)", .rightToLeft, "(1)"),
      ("1)", .rightToLeft, "(1"),
    ])
  func brackets(text: String, base: BaseDirection, expected: String) {
    #expect(visual(text, base) == expected)
  }

  @Test("marks stay behind their base, and clusters are whole")
  func clusters() {
    let shin = "\u{5E9}\u{5C1}\u{5B8}"
    #expect(
      BidiLine.visual(shin + "\u{5DC}\u{5B9}\u{5D5}", base: .rightToLeft) == [
        "\u{5D5}", "\u{5DC}\u{5B9}", Character(shin),
      ])
    #expect(BidiLine.visual("👩‍👧א🇩🇪e\u{301}", base: .rightToLeft) == ["🇩🇪", "e\u{301}", "א", "👩‍👧"])
    #expect(BidiLine.visual("א<\u{338}ב", base: .rightToLeft) == ["ב", ">\u{338}", "א"])
  }

  @Test("Bidi_Control is left out, all other characters are kept")
  func controls() {
    let controls = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter(\.properties.isBidiControl)
    #expect(controls.count == 12)
    for control in controls {
      #expect(BidiLine.visual("a\u{200B}\u{AD}\(control)א", base: .leftToRight) == ["a", "\u{200B}", "\u{AD}", "א"])
    }
    #expect(BidiLine.visual("", base: .rightToLeft) == [])
    #expect(BidiLine.visual("\u{202E}", base: .leftToRight) == [])
  }

  @Test("white space at the end of a line is where the paragraph ends")
  func trailingSpace() {
    #expect(visual("abc DEF ", .leftToRight) == "abc FED ")
    #expect(visual("abc DEF ", .rightToLeft) == " FED abc")
    #expect(visual("ABC\tDEF", .leftToRight) == "CBA\tFED")
  }

  @Test("the runs of a line are ranges of the string, from the left to the right")
  func runs() throws {
    let text = decoded("ab CD 12 EF gh")
    let whole = BidiText(text, base: .leftToRight)
    let runs = whole.visualRuns(of: text.startIndex..<text.endIndex)
    #expect(runs.map { encoded(Array(text[$0.range])) } == ["ab ", " EF", "12", "CD ", " gh"])
    #expect(runs.map(\.level) == [0, 1, 2, 1, 0])
    #expect(runs.map(\.isRightToLeft) == [false, true, false, true, false])
  }

  @Test("a line has the levels of its paragraph, though it is ordered on its own")
  func linesOfParagraph() throws {
    // On its own, the second line would be read from the left: "gh) JI kl".
    let text = decoded("ab ←CD (EF gh) IJ· kl")
    let split = try #require(text.firstIndex(of: "g"))
    let whole = BidiText(text, base: .automatic(fallback: .rightToLeft))
    #expect(encoded(whole.visualClusters(of: text.startIndex..<split)) == "ab FE) DC ")
    #expect(encoded(whole.visualClusters(of: split..<text.endIndex)) == "JI (gh kl")
    #expect(whole.visualClusters(of: split..<split) == [])
    #expect(whole.visualRuns(of: split..<split) == [])
  }

  @Test("each paragraph has its own direction, and CR LF ends one")
  func paragraphs() {
    let text = decoded("AB cd\r\nef GH\n12\u{2029}IJ")
    let whole = BidiText(text, base: .automatic(fallback: .rightToLeft))
    #expect(whole.paragraphs.map(\.levels.level) == [1, 0, 1, 1])
    #expect(whole.paragraphs.map { encoded(Array(text[$0.range])) } == ["AB cd\r\n", "ef GH\n", "12\u{2029}", "IJ"])
    #expect(encoded(whole.visualClusters(of: text.startIndex..<text.endIndex)) == "\r\ncd BAef HG\n\u{2029}12JI")
    #expect(BidiText("", base: .rightToLeft).paragraphs.isEmpty)
  }

  @Test("indices are those of the string that a substring is part of")
  func substrings() {
    let text = "xyz אב"
    let part = text.dropFirst(2)
    let whole = BidiText(part, base: .leftToRight)
    #expect(whole.visualRuns(of: part.startIndex..<part.endIndex).map { text[$0.range] } == ["z ", "אב"])
    // What is outside of the substring is left out.
    #expect(whole.visualRuns(of: text.startIndex..<text.endIndex).map { text[$0.range] } == ["z ", "אב"])
  }

  @Test(
    "a text's direction is that of its first strong character outside of isolates",
    arguments: [
      ("", nil), ("12 (3)", nil), ("a", false), ("א", true), ("1 ا", true), ("٣ x", false), ("\u{200F}a", true),
      ("\u{202E}a", false), ("\u{2067}א\u{2069}a", false), ("\u{2067}א", nil), ("\u{2069}א", true),
      ("\u{2066}\u{2068}א\u{2069}b\u{2069}ג", true), ("\u{2066}a\nא", true), ("12\nא", true), ("\u{5B0}a", false),
    ] as [(String, Bool?)])
  func direction(text: String, expected: Bool?) {
    #expect(WritingDirection.isRightToLeft(text) == expected)
  }
}
