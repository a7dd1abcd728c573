/// Breaks a text into lines by [UAX #14](https://www.unicode.org/reports/tr14/tr14-51.html) of Unicode 15.0.
///
/// - A line ends at every newline: LF, CR, CR LF, VT, FF, NEL, LS, PS.
/// - Where it gets too long, it ends at the last place where it may: behind spaces, hyphens, soft hyphens and
///   zero-width spaces, between ideographs, between emoji, never inside a grapheme cluster. See ``LineBreakRules``,
///   and ``LineBreakClass`` for small kana and Thai.
/// - White space (but for no-break spaces) where a line is broken belongs to no line.
/// - A line that was broken at a soft hyphen ends with it, and is as wide as with a hyphen; ``shown(_:)`` is the line
///   as it is to be drawn. Any other soft hyphen is invisible.
///
/// A line's width is the sum of the widths of its ``LinePieces``, text and white space each measured alone; kerning
/// between them is left out. So each is measured once, the time is linear in the text's length, and the three
/// questions below agree: a text as wide as its widest line is not broken, and no line is wider than the width asked
/// for unless it is a single piece.
package enum LineBreaker {
  /// What a sum may exceed the width by, as sums of fractions are not exact.
  static let slack = 1e-6

  /// The lines of a text that has a width to itself.
  ///
  /// - A piece wider than the width overflows on a line of its own.
  /// - Spaces at the start and at the end of a paragraph stay where they fit, and never make a line of their own
  ///   unless nothing else is in the paragraph.
  /// - A text without a character is one empty line; so is what follows a newline at the end.
  package static func lines(of text: String, width: Double, measure: (Substring) -> Double) -> [Substring] {
    var lines: [Substring] = []
    var pieces = LinePieces(of: text)
    var line = OpenLine(at: text.startIndex, limit: width + slack)
    while let piece = pieces.next() {
      let textWidth = measured(piece.text, measure)
      if !line.takes(piece.text, textWidth) {
        if line.holdsText { lines.append(text[line.start..<line.end]) }
        let start = line.resumption
        line = OpenLine(at: start, limit: width + slack)
        if start < piece.text.startIndex {
          pieces = LinePieces(of: text, from: start)
          continue
        }
      }
      let hyphenWidth = hyphenWidth(of: piece, textWidth, measure)
      line.add(piece, textWidth, hyphenWidth: hyphenWidth, trailingWidth: measured(piece.trailing, measure))
      if piece.endsParagraph {
        lines.append(text[line.start..<line.lastEnd(behind: piece)])
        line = OpenLine(at: pieces.position, limit: width + slack)
      }
    }
    return lines
  }

  /// The least widths of a text, in one pass over it.
  package struct Widths {
    /// The least width that no piece overflows.
    package var longestWord = 0.0
    /// The least width that breaks no line but at newlines.
    package var widestLine = 0.0
  }

  /// The least widths of a text.
  package static func widths(of text: String, measure: (Substring) -> Double) -> Widths {
    var widths = Widths()
    var paragraph = Widths()
    for piece in LinePieces(of: text) {
      let width = measured(piece.text, measure)
      paragraph.longestWord = max(paragraph.longestWord, width + hyphenWidth(of: piece, width, measure))
      paragraph.widestLine += width + measured(piece.trailing, measure)
      guard piece.endsParagraph else { continue }
      // A piece and its hyphen may be wider than the whole, which then needs no hyphen.
      widths.longestWord = max(widths.longestWord, min(paragraph.longestWord, paragraph.widestLine))
      widths.widestLine = max(widths.widestLine, paragraph.widestLine)
      paragraph = Widths()
    }
    return widths
  }

  /// A line as it is to be drawn: with a hyphen where it was broken at a soft hyphen, and without any other.
  package static func shown(_ line: Substring) -> String {
    guard line.unicodeScalars.contains(softHyphen) else { return String(line) }
    var shown = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != softHyphen }))
    if line.unicodeScalars.last == softHyphen { shown += hyphen }
    return shown
  }
}

extension LineBreaker {
  /// U+00AD.
  static let softHyphen: Unicode.Scalar = "\u{AD}"

  /// What is shown for a soft hyphen: ASCII, as every medium and font has it.
  private static let hyphen: Substring = "-"

  /// The width of what is shown at a piece's end when the line is broken there. A piece that shows nothing has
  /// nothing to hyphenate.
  private static func hyphenWidth(
    of piece: LinePieces.Element, _ textWidth: Double, _ measure: (Substring) -> Double
  ) -> Double {
    piece.isHyphenated && textWidth > 0 ? measure(hyphen) : 0
  }

  /// The width of a part of a piece; an empty one is not worth asking.
  private static func measured(_ part: Substring, _ measure: (Substring) -> Double) -> Double {
    part.isEmpty ? 0 : measure(part)
  }
}
