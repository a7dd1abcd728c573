import TestSupport
import Testing
import TrussText

@Suite("Line breaking")
struct LineBreakerTests {
  /// The lines of a text in so many columns.
  private func lines(_ text: String, _ columns: Double) -> [Substring] {
    MeasuredText(text, ascii: { Double($0.count) }, measure: { Double(CellWidth.of($0)) }).lines(width: columns)
  }

  @Test(
    "lines break at spaces and newlines",
    arguments: [
      ("", 5, [""]),
      ("one two three", 13, ["one two three"]),
      ("one two three", 12, ["one two", "three"]),
      ("one two three", 7, ["one two", "three"]),
      ("one two three", 6, ["one", "two", "three"]),
      ("a\nb\r\nc", 9, ["a", "b", "c"]),
      ("a\n\nb\n", 9, ["a", "", "b", ""]),
      ("\n", 9, ["", ""]),
      // A word that is too long.
      ("a incomprehensible b", 5, ["a", "incomprehensible", "b"]),
      ("incomprehensible", 0, ["incomprehensible"]),
      ("one two", -1, ["one", "two"]),
      ("one two", .nan, ["one", "two"]),
      ("one two", .infinity, ["one two"]),
      // Spaces: several between words, at the start, at the end, alone.
      ("one   two", 9, ["one   two"]),
      ("one   two", 8, ["one", "two"]),
      ("  one two", 9, ["  one two"]),
      ("  one two", 5, ["  one", "two"]),
      ("  one two", 4, ["one", "two"]),
      ("one  ", 5, ["one  "]),
      ("one  ", 4, ["one"]),
      ("   ", 3, ["   "]),
      ("   ", 2, [""]),
      // A no-break space, and spaces that have a width of their own.
      ("one\u{A0}two three", 9, ["one\u{A0}two", "three"]),
      ("one\u{2003}two", 6, ["one", "two"]),
      ("世\u{3000} 界", 3, ["世", "界"]),
      // Every newline.
      ("a\rb\u{B}c\u{C}d\u{85}e\u{2028}f\u{2029}g", 9, ["a", "b", "c", "d", "e", "f", "g"]),
      ("a\n\rb", 9, ["a", "", "b"]),
      // Hyphens and dashes, numbers, brackets.
      ("well-known", 5, ["well-", "known"]),
      ("well-known", 9, ["well-", "known"]),
      ("-3 -x", 1, ["-3", "-", "x"]),
      ("one—two", 4, ["one—", "two"]),
      ("four—two", 4, ["four", "—two"]),
      ("$(1,234.50) or 12%", 4, ["$(1,234.50)", "or", "12%"]),
      ("f(x) [ y ]", 3, ["f(x)", "[ y", "]"]),
      // Zero-width spaces, word joiners, and a path.
      ("one\u{200B}two", 5, ["one", "two"]),
      ("one-\u{2060}two", 5, ["one-\u{2060}two"]),
      ("usr/local/share", 10, ["usr/local/share"]),
      // Ideographs; punctuation and small kana do not begin a line, brackets do not end one.
      ("世界 人", 6, ["世界", "人"]),
      ("世界 人", 7, ["世界 人"]),
      ("世界 人", 3, ["世", "界", "人"]),
      ("世界、人", 4, ["世", "界、", "人"]),
      ("世「界」人", 4, ["世", "「界」", "人"]),
      ("カッコ", 2, ["カ", "ッ", "コ"]),
      ("々ヽ・：", 2, ["々ヽ・："]),
      ("我“你”他", 2, ["我", "“你”", "他"]),
      ("我“ab”他", 2, ["我“ab”他"]),
      ("한국어", 4, ["한국", "어"]),
      // Thai without a dictionary.
      ("ภาษาไทย ดี", 3, ["ภาษาไทย", "ดี"]),
      // Emoji, none of which is divided, even where the algorithm would: a skin tone on what is no emoji base.
      ("👨‍👩‍👧‍👦👩🏽‍💻", 2, ["👨‍👩‍👧‍👦", "👩🏽‍💻"]),
      ("🇩🇪🇫🇷🇮🇹", 4, ["🇩🇪🇫🇷", "🇮🇹"]),
      ("👍🏿👍🏿", 1, ["👍🏿", "👍🏿"]),
      ("a ©🏿 b", 2, ["a", "©🏿", "b"]),
    ] as [(String, Double, [Substring])])
  func breaks(text: String, width: Double, expected: [Substring]) {
    #expect(lines(text, width) == expected)
  }

  @Test("longest word and widest line")
  func extents() {
    let measure = { (text: Substring) in Double(CellWidth.of(text)) }
    #expect(MeasuredText("one three\nfour", measure: measure).longestWord == 5)
    #expect(MeasuredText("", measure: measure).longestWord == 0)
    #expect(MeasuredText("  ", measure: measure).longestWord == 0)
    #expect(MeasuredText("one three\nfour", measure: measure).widestLine == 9)
    #expect(MeasuredText("a\r\nbc ", measure: measure).widestLine == 3)
    #expect(MeasuredText("", measure: measure).widestLine == 0)
  }

  @Test("a text as wide as its widest line is not broken, kerning or not")
  func agreement() {
    let measure = { (text: Substring) in FontMetrics.sans.width(of: text, size: 13) }
    for text in ["A Y A Y A", "To Type, or not", "P. A. Yours  Truly ", "1 1 1\nT o V A"] {
      let width = MeasuredText(text, measure: measure).widestLine
      #expect(MeasuredText(text, measure: measure).lines(width: width) == text.split(separator: "\n"))
    }
  }

  @Test(
    "a line broken at a soft hyphen shows a hyphen, for which it has room",
    arguments: [
      ("co\u{AD}operation", 11, ["cooperation"]),
      ("co\u{AD}operation", 10, ["co-", "operation"]),
      ("co\u{AD}op\u{AD}eration", 5, ["coop-", "eration"]),
      ("co\u{AD}op\u{AD}eration", 4, ["co-", "op-", "eration"]),
      ("co\u{AD}operation", 1, ["co-", "operation"]),
      ("a co\u{AD}operation", 5, ["a co-", "operation"]),
      ("a co\u{AD}operation", 4, ["a", "co-", "operation"]),
      ("a co\u{AD}o", 5, ["a coo"]),
      // Not behind leading spaces, at a space, a newline, the start or the end.
      ("  co\u{AD}op", 4, ["coop"]),
      ("  co\u{AD}op", 5, ["  co-", "op"]),
      ("co\u{AD} op", 3, ["co", "op"]),
      ("co\u{AD}\nop\u{AD}", 3, ["co", "op"]),
      ("\u{AD}co", 1, ["co"]),
      // Seldom more than one, and never where nothing is before it.
      ("co\u{AD}\u{AD}op", 3, ["co-", "op"]),
      ("a \u{AD}\u{AD}b", 1, ["a", "b"]),
    ] as [(String, Double, [String])])
  func softHyphens(text: String, width: Double, expected: [String]) {
    #expect(lines(text, width).map { LineBreaker.shown($0) } == expected)
  }

  @Test("at any width no line is too wide unless it is a piece, and only invisible characters are lost")
  func invariants() {
    var generator = SplitMix64(seed: 14)
    let alphabet = Array("ab Cd  -\u{AD}\u{AD}(1.5)%\u{200B}\u{A0}\u{3000}世界、ッ\u{301}👩🏽‍💻🇩🇪\n")
    for _ in 0..<200 {
      let text = String((0..<24).map { _ in alphabet.randomElement(using: &generator)! })
      let columns = { (text: Substring) in Double(CellWidth.of(text)) }
      let longest = MeasuredText(text, measure: columns).longestWord
      let widest = MeasuredText(text, measure: columns).widestLine
      #expect(longest <= widest)
      #expect(lines(text, widest).count == lines(text, .infinity).count, "\(text.debugDescription)")
      for width in stride(from: 0.0, through: widest, by: 1) {
        let lines = lines(text, width)
        let shown = lines.map { LineBreaker.shown($0) }
        #expect(shown.allSatisfy { Double(CellWidth.of($0)) <= max(width, longest) }, "\(text.debugDescription)")
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.endIndex <= $1.startIndex })
        #expect(visible(lines.joined()) == visible(text), "\(text.debugDescription)")
      }
    }
  }

  /// A text without what may get lost between two lines.
  private func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" && $0 != "\u{AD}" }
  }

  @Test("each piece of a text is measured once")
  func linear() {
    let text = String(repeating: "word ", count: 20_000)
    var measured = 0
    let measuredText = MeasuredText(
      text,
      measure: { piece in
        measured += piece.utf8.count
        return Double(piece.utf8.count)
      })
    for width in [40.0, 10] { #expect(measuredText.lineCount(width: width) == 100_000 / Int(width)) }
    #expect(measured == text.utf8.count)
  }

  @Test(
    "the time is linear too where pieces fit but their hyphens do not", .processorTimeLimit(minutes: 1),
    arguments: ["co\u{AD}", "i\u{AD}i\u{AD} ", "\u{1160}\u{AD}", "\u{1160}\u{AD}\u{1160}\u{AD}ww "])
  func linearWithSoftHyphens(piece: String) {
    let measured = MeasuredText(
      String(repeating: piece, count: 50_000), measure: { FontMetrics.sans.width(of: $0, size: 13) })
    for width in [1.0, 4, 9, 40] {
      #expect(measured.lines(width: width).count == measured.lineCount(width: width))
    }
  }

  @Test("a text of ASCII is measured as any other")
  func asciiIsAsAnyOther() {
    var generator = SplitMix64(seed: 15)
    let alphabet = Array("aVTo  -|/$(1.5)%,!?\"'[]{}\n")
    for _ in 0..<400 {
      let text = String((0..<24).map { _ in alphabet.randomElement(using: &generator)! })
      let measure = { (text: Substring) in FontMetrics.serif.width(of: text, size: 10) }
      let fast = MeasuredText(text, ascii: { FontMetrics.serif.ascii.width(of: $0, size: 10) }, measure: measure)
      let other = MeasuredText(text, measure: measure)
      #expect(fast.longestWord == other.longestWord, "\(text.debugDescription)")
      #expect(fast.widestLine == other.widestLine, "\(text.debugDescription)")
      for width in stride(from: 0.0, through: other.widestLine + 1, by: 5) + [.infinity] {
        #expect(fast.lines(width: width) == other.lines(width: width), "\(text.debugDescription) in \(width)")
        #expect(fast.lineCount(width: width) == other.lines(width: width).count, "\(text.debugDescription) in \(width)")
      }
    }
  }

  @Test(
    "a line is cut between grapheme clusters, so that it fits with its ellipsis",
    arguments: [
      ("Hello, world", 12, "…", "Hello, worl…"),
      ("Hello", 6, "…", "Hello…"),
      ("Hello", 4, "...", "H..."),
      ("Hello", 3, "...", "..."),
      ("Hello", 2, "...", ".."),
      ("Hello", 1, "…", "…"),
      ("Hello", 0, "…", ""),
      ("Hello", -1, "…", ""),
      ("Hello", .nan, "…", ""),
      ("Hello", .infinity, "…", "Hello…"),
      ("", 5, "…", "…"),
      ("世界人", 4, "…", "世…"),
      ("世界人", 5, "…", "世界…"),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 4, "…", "👨‍👩‍👧‍👦…"),
      ("e\u{301}e\u{301}e\u{301}", 3, "…", "e\u{301}e\u{301}…"),
    ] as [(String, Double, String, String)])
  func truncation(text: String, width: Double, ellipsis: String, expected: String) {
    let result = LineBreaker.truncated(text[...], width: width, ellipsis: ellipsis) { Double(CellWidth.of($0)) }
    #expect(result == expected)
  }
}
