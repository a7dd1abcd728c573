import Testing
import TrussText

@Suite("Line breaking")
struct LineBreakerTests {
  /// The lines of a text in so many columns.
  private func lines(_ text: String, _ columns: Double) -> [Substring] {
    LineBreaker.lines(of: text, width: columns) { Double(CellWidth.of($0)) }
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
      // Wide characters, and a carriage return that ends no line.
      ("世界 人", 6, ["世界", "人"]),
      ("世界 人", 7, ["世界 人"]),
      ("a\rb c", 2, ["a\rb", "c"]),
    ] as [(String, Double, [Substring])])
  func breaks(text: String, width: Double, expected: [Substring]) {
    #expect(lines(text, width) == expected)
  }

  @Test("longest word and widest line")
  func extents() {
    let measure = { (text: Substring) in Double(CellWidth.of(text)) }
    #expect(LineBreaker.longestWord(of: "one three\nfour", measure: measure) == 5)
    #expect(LineBreaker.longestWord(of: "", measure: measure) == 0)
    #expect(LineBreaker.longestWord(of: "  ", measure: measure) == 0)
    #expect(LineBreaker.widestLine(of: "one three\nfour", measure: measure) == 9)
    #expect(LineBreaker.widestLine(of: "a\r\nbc ", measure: measure) == 3)
    #expect(LineBreaker.widestLine(of: "", measure: measure) == 0)
  }

  @Test("a text as wide as its widest line is not broken, kerning or not")
  func agreement() {
    let measure = { (text: Substring) in FontMetrics.sans.width(of: text, size: 13) }
    for text in ["A Y A Y A", "To Type, or not", "P. A. Yours  Truly ", "1 1 1\nT o V A"] {
      let width = LineBreaker.widestLine(of: text, measure: measure)
      #expect(LineBreaker.lines(of: text, width: width, measure: measure) == text.split(separator: "\n"))
    }
  }

  @Test("at any width no line is too wide unless it is a word, and no word is lost")
  func invariants() {
    let text = "the quick  brown fox\njumps   over the\n\nlazy dog 世界 incomprehensibly "
    let words = text.split { $0 == " " || $0 == "\n" }
    let longest = LineBreaker.longestWord(of: text) { Double(CellWidth.of($0)) }
    for width in stride(from: 0.0, through: 40, by: 1) {
      let lines = lines(text, width)
      #expect(lines.flatMap { $0.split(separator: " ") } == words)
      #expect(lines.allSatisfy { Double(CellWidth.of($0)) <= max(width, longest) })
      #expect(lines.allSatisfy { Double(CellWidth.of($0)) <= width || !$0.contains(" ") })
    }
  }

  @Test("each piece of a text is measured once")
  func linear() {
    let text = String(repeating: "word ", count: 20_000)
    var measured = 0
    _ = LineBreaker.lines(of: text, width: 40) { piece in
      measured += piece.utf8.count
      return Double(piece.utf8.count)
    }
    #expect(measured == text.utf8.count)
  }
}
