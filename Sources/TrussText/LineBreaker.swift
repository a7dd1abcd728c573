/// Breaks a text into lines: at explicit newlines (LF, CR LF), and at spaces (U+0020) where a line gets too long.
///
/// A line's width is the sum of the widths of its words and of the runs of spaces between them, each measured
/// alone; kerning between a word and a space is left out. So each piece is measured once, the time is linear in
/// the text's length, and the three questions below agree: a text as wide as its widest line is not broken, and
/// no line is wider than the width asked for unless it is a single word.
package enum LineBreaker {
  /// What a sum may exceed the width by, as sums of fractions are not exact.
  private static let slack = 1e-6

  /// The lines of a text that has a width to itself.
  ///
  /// - A word longer than the width overflows on a line of its own.
  /// - The spaces at a break belong to no line. Spaces at the start and at the end of a paragraph stay where they
  ///   fit, and never make a line of their own unless nothing else is in the paragraph.
  /// - A text without a character is one empty line; so is what follows a newline at the end.
  package static func lines(of text: String, width: Double, measure: (Substring) -> Double) -> [Substring] {
    var lines: [Substring] = []
    forEachParagraph(of: text) { paragraph in
      appendLines(of: paragraph, width: width, measure: measure, to: &lines)
    }
    return lines
  }

  /// The least width that no word overflows.
  package static func longestWord(of text: String, measure: (Substring) -> Double) -> Double {
    var longest = 0.0
    forEachParagraph(of: text) { paragraph in
      forEachPiece(of: paragraph) { _, word in longest = max(longest, measure(word)) }
    }
    return longest
  }

  /// The least width that breaks no line but at explicit newlines.
  package static func widestLine(of text: String, measure: (Substring) -> Double) -> Double {
    var widest = 0.0
    forEachParagraph(of: text) { paragraph in
      var width = 0.0
      forEachPiece(of: paragraph) { spaces, word in
        width += measured(spaces, measure) + measured(word, measure)
      }
      widest = max(widest, width)
    }
    return widest
  }
}

extension LineBreaker {
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let space = UInt8(ascii: " ")

  private static func appendLines(
    of paragraph: Substring, width: Double, measure: (Substring) -> Double, to lines: inout [Substring]
  ) {
    var start = paragraph.startIndex
    var end = start
    var lineWidth = 0.0
    var holdsWord = false
    forEachPiece(of: paragraph) { spaces, word in
      let spacesWidth = measured(spaces, measure)
      let wordWidth = measured(word, measure)
      if lineWidth + spacesWidth + wordWidth <= width + slack {
        lineWidth += spacesWidth + wordWidth
      } else if word.isEmpty {
        return
      } else {
        if holdsWord { lines.append(paragraph[start..<end]) }
        start = word.startIndex
        lineWidth = wordWidth
      }
      end = word.endIndex
      holdsWord = holdsWord || !word.isEmpty
    }
    lines.append(paragraph[start..<end])
  }

  /// The width of a piece; an empty one is not worth asking.
  private static func measured(_ piece: Substring, _ measure: (Substring) -> Double) -> Double {
    piece.isEmpty ? 0 : measure(piece)
  }

  /// Calls `body` with the text between explicit newlines, once at least.
  private static func forEachParagraph(of text: String, _ body: (Substring) -> Void) {
    let bytes = text.utf8
    var start = bytes.startIndex
    while let newline = bytes[start...].firstIndex(of: newline) {
      var end = newline
      if end > start, bytes[bytes.index(before: end)] == carriageReturn { end = bytes.index(before: end) }
      body(text[start..<end])
      start = bytes.index(after: newline)
    }
    body(text[start...])
  }

  /// Calls `body` with each word and the spaces before it, and with what spaces stand last and an empty word.
  private static func forEachPiece(
    of paragraph: Substring, _ body: (_ spaces: Substring, _ word: Substring) -> Void
  ) {
    let bytes = paragraph.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let word = bytes[start...].firstIndex { $0 != space } ?? bytes.endIndex
      let end = bytes[word...].firstIndex(of: space) ?? bytes.endIndex
      body(paragraph[start..<word], paragraph[word..<end])
      start = end
    }
  }
}
