/// A text whose pieces have been measured, each once and separately. The lines for any width, and the minimum widths,
/// follow from these measures.
///
/// Lines are broken by [UAX #14](https://www.unicode.org/reports/tr14/tr14-51.html) of Unicode 15.0:
///
/// - A line ends at every newline: LF, CR, CR LF, VT, FF, NEL, LS, PS.
/// - A line that is too long ends at the last possible position: after spaces, hyphens, soft hyphens and zero-width
///   spaces, between ideographs, between emoji, never inside a grapheme cluster. See ``LineBreakRules``,
///   ``BrowserBreaks`` for URLs and kana, and ``LineBreakClass`` for Thai.
/// - White space (except for no-break spaces) at which a line is broken belongs to no line.
/// - A line that is broken at a soft hyphen ends with the soft hyphen, and its width includes a hyphen;
///   ``LineBreaker/shown(_:)`` returns the line as it is drawn. All other soft hyphens are invisible.
///
/// The width of a line is the sum of the widths of its ``LinePieces`` and of the kerning between spaces and ASCII
/// characters beside them. Text and white space of a piece are measured separately. So the time is linear in the text's
/// length, and the minimum widths agree with the lines: a text with the width `widestLine` is not broken, and no line
/// is wider than the requested width unless it is a single piece.
@usableFromInline package final class MeasuredText: Sendable {
  /// A piece of the text, and its measures. Its positions are offsets in UTF-8. They have 32 bits, because pieces take
  /// most of a text's memory.
  struct Piece {
    @Offset var start: Int
    /// The offset at which the piece's white space begins.
    @Offset var textEnd: Int
    /// The offset at which the piece's white space ends.
    @Offset var end: Int
    var endsParagraph: Bool
    var endsWithSoftHyphen = false
    var textWidth: Double
    var trailingWidth: Double
    /// The width of the hyphen that is visible if the line is broken after the piece; 0 without a soft hyphen.
    var hyphenWidth = 0.0

    var isEmpty: Bool { start == textEnd }

    @propertyWrapper struct Offset {
      private var value: UInt32

      init(wrappedValue: Int) { value = UInt32(wrappedValue) }

      var wrappedValue: Int {
        get { Int(value) }
        set { value = UInt32(newValue) }
      }
    }
  }

  package let string: String
  /// The minimum width at which no piece overflows.
  package let longestWord: Double
  /// The minimum width at which lines are broken only at newlines.
  package let widestLine: Double
  private let pieces: [Piece]
  /// The letters of each piece if words may be broken between letters; otherwise empty.
  private let letters: [[Letter]]
  /// The number of lines if lines are broken only at newlines.
  package let paragraphCount: Int
  /// The parts of the text with their own fonts, if lines may have different heights; otherwise empty.
  let unevenRuns: [Run]

  /// Measures a text. `ascii` returns the width of printable ASCII, or nil if `measure` must measure it.
  @inline(__always) package convenience init(
    _ string: String, ascii: (UnsafeBufferPointer<UInt8>) -> Double? = { _ in nil },
    kerning: (UInt8, UInt8) -> Double = { _, _ in 0 }, measure: (Substring) -> Double
  ) {
    let pieces =
      Self.piecesOfASCII(string, ascii, kerning)
      ?? Self.pieces(
        of: string, measure, kerning: { left, right, _ in kerning(left, right) },
        hyphenWidth: { _ in measure(LineBreaker.hyphen) })
    self.init(string, pieces)
  }

  /// Measures a text in a font. Reads the tables directly: calling a function for each word would take half of the
  /// time.
  package convenience init(
    _ string: String, _ ascii: ASCIIMetrics, size: Double, measure: (Substring) -> Double
  ) {
    self.init(
      string, ascii: { ascii.width(of: $0, size: size) }, kerning: { ascii.kerning($0, $1, size: size) },
      measure: measure)
  }

  /// Measures a text in several fonts.
  ///
  /// - Parameters:
  ///   - runs: the parts of the text in order, at least one. The last part ends with the text.
  ///   - usual: the height of a line in the view's font.
  ///   - kerning: returns the kerning of two ASCII characters in the font of the run with the given number.
  ///   - measure: returns the width of a text in the font of the run with the given number. There is no kerning between
  ///     runs.
  package convenience init(
    _ string: String, runs: [Run], usual: LineHeight, kerning: (UInt8, UInt8, Int) -> Double = { _, _, _ in 0 },
    measure: (Substring, Int) -> Double
  ) {
    let pieces = Self.pieces(of: string) { part in
      runs.eachPart(of: part, in: string).reduce(0) { $0 + measure($1.part, $1.run) }
    } kerning: { left, right, offset in
      let run = runs.number(at: offset)
      return runs.number(at: offset - 1) == run ? kerning(left, right, run) : 0
    } hyphenWidth: { place in
      let offset = string.utf8.distance(from: string.startIndex, to: place)
      return measure(LineBreaker.hyphen, runs.number(at: max(0, offset - 1)))
    }
    self.init(string, pieces, unevenRuns: runs.allSatisfy { $0.height == usual } ? [] : runs)
  }

  private init(_ string: String, _ pieces: [Piece], unevenRuns: [Run] = [], letters: [[Letter]] = []) {
    (self.string, self.pieces, self.unevenRuns, self.letters) = (string, pieces, unevenRuns, letters)
    var (longestWord, widestLine, paragraphCount) = (0.0, 0.0, 0)
    var (longestInParagraph, paragraph) = (0.0, 0.0)
    for piece in pieces {
      longestInParagraph = max(longestInParagraph, piece.textWidth + piece.hyphenWidth)
      paragraph += piece.textWidth + piece.trailingWidth
      guard piece.endsParagraph else { continue }
      // A piece with its hyphen may be wider than the whole paragraph. Then the paragraph needs no hyphen.
      longestWord = max(longestWord, min(longestInParagraph, paragraph))
      widestLine = max(widestLine, paragraph)
      (longestInParagraph, paragraph) = (0, 0)
      paragraphCount += 1
    }
    (self.longestWord, self.widestLine, self.paragraphCount) = (longestWord, widestLine, paragraphCount)
  }
}

// MARK: - Lines

extension MeasuredText {
  /// The lines of the text within a width.
  ///
  /// - A piece that is wider than the width overflows on its own line, unless it may be broken between letters.
  /// - Spaces at the start and at the end of a paragraph are kept if they fit, and are never a separate line unless the
  ///   paragraph contains nothing else.
  /// - An empty text is one empty line, and a newline at the end is followed by an empty line.
  package func lines(width: Double) -> [Substring] {
    var lines: [Substring] = []
    let bytes = string.utf8
    eachLine(width: width) { line in
      let start = bytes.index(bytes.startIndex, offsetBy: line.lowerBound)
      lines.append(string[start..<bytes.index(start, offsetBy: line.count)])
    }
    return lines
  }

  package func lineCount(width: Double) -> Int {
    if width >= widestLine { return paragraphCount }
    var count = 0
    eachLine(width: width) { _ in count += 1 }
    return count
  }

  @inline(__always)
  func eachLine(width: Double, _ take: (Range<Int>) -> Void) {
    let limit = width + LineBreaker.slack
    let pieces = letters.isEmpty || limit >= longestWord ? pieces : brokenPieces(limit)
    var number = 0
    var line = OpenLine(first: 0, at: 0, limit: limit)
    while number < pieces.count {
      let piece = pieces[number]
      if !line.takes(piece, number) {
        if line.holdsText { take(line.start..<line.end) }
        let next = line.resumption
        line = OpenLine(first: next, at: pieces[next].start, limit: limit)
        if next < number {
          number = next
          continue
        }
      }
      line.add(piece, number)
      number += 1
      if piece.endsParagraph {
        take(line.start..<line.lastEnd(behind: piece))
        if number < pieces.count { line = OpenLine(first: number, at: pieces[number].start, limit: limit) }
      }
    }
  }
}

// MARK: - Letters

extension MeasuredText {
  /// A grapheme cluster of a word.
  fileprivate struct Letter {
    /// The offset of the letter's end, in UTF-8.
    var end: UInt32
    var width: Float
  }

  /// Whether words that are wider than their line are broken between letters (CSS' `overflow-wrap: anywhere`).
  package var breaksWords: Bool { !letters.isEmpty }

  /// The minimum width at which nothing overflows. If words may be broken between letters, it is the width of the
  /// widest letter.
  package var leastWidth: Double {
    guard breaksWords else { return longestWord }
    return zip(pieces, letters).reduce(0) { least, piece in
      piece.1.reduce(max(least, piece.1.isEmpty ? piece.0.textWidth : 0)) { max($0, Double($1.width)) }
    }
  }

  /// The first word that is broken between its letters in lines of a width; nil if there is none.
  package func brokenWord(width: Double) -> Substring? {
    let limit = width + LineBreaker.slack
    guard limit < longestWord else { return nil }
    let broken = zip(pieces, letters).first { piece, letters in piece.textWidth > limit && letters.count > 1 }
    guard let piece = broken?.0 else { return nil }
    let bytes = string.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: piece.start)
    return string[start..<bytes.index(start, offsetBy: piece.textEnd - piece.start)]
  }

  /// Returns the text with words broken between letters if they are wider than their line. The width of a word is
  /// distributed among its letters, in proportion to their separate widths.
  package func breakingWords(_ measure: (Substring) -> Double) -> MeasuredText {
    let bytes = string.utf8
    var (place, offset) = (bytes.startIndex, 0)
    let letters = pieces.map { piece -> [Letter] in
      place = bytes.index(place, offsetBy: piece.start - offset)
      let end = bytes.index(place, offsetBy: piece.textEnd - piece.start)
      let word = string[place..<end]
      (place, offset) = (end, piece.textEnd)
      if word.utf8.count < 2 { return [] }
      let widths = word.indices.map { measure(word[$0..<word.index(after: $0)]) }
      let sum = widths.reduce(0, +)
      let scale = sum > 0 ? piece.textWidth / sum : 0
      var letterEnd = piece.start
      return zip(word, widths).map { letter, width in
        letterEnd += letter.utf8.count
        return Letter(end: UInt32(letterEnd), width: Float(width * scale))
      }
    }
    return MeasuredText(string, pieces, unevenRuns: unevenRuns, letters: letters)
  }

  /// The pieces for lines of the width `limit`. A piece that is wider is divided between letters.
  private func brokenPieces(_ limit: Double) -> [Piece] {
    var broken: [Piece] = []
    for (piece, letters) in zip(pieces, letters) {
      guard piece.textWidth > limit, letters.count > 1 else {
        broken.append(piece)
        continue
      }
      var part = piece
      (part.textWidth, part.hyphenWidth, part.trailingWidth) = (0, 0, 0)
      (part.endsParagraph, part.endsWithSoftHyphen) = (false, false)
      for letter in letters {
        let width = Double(letter.width)
        if part.textWidth > 0, part.textWidth + width > limit {
          part.textEnd = part.end
          broken.append(part)
          (part.start, part.textWidth) = (part.end, 0)
        }
        part.end = Int(letter.end)
        part.textWidth += width
      }
      var last = piece
      (last.start, last.textWidth) = (part.start, part.textWidth)
      broken.append(last)
    }
    return broken
  }
}

// MARK: - Pieces

extension MeasuredText {
  /// Measures the pieces of any text. The last parameter of `kerning` is the offset of the right character in UTF-8.
  /// The parameter of `hyphenWidth` is the index at which the text before the hyphen ends.
  private static func pieces(
    of string: String, _ measure: (Substring) -> Double, kerning: (UInt8, UInt8, Int) -> Double,
    hyphenWidth: (String.Index) -> Double
  ) -> [Piece] {
    var pieces: [Piece] = []
    func measured(_ part: Substring) -> Double { part.isEmpty ? 0 : measure(part) }
    for piece in LinePieces(of: string) {
      let (start, textEnd) = (piece.text.startIndex, piece.text.endIndex)
      var measuredPiece = Piece(
        start: string.utf8.distance(from: string.startIndex, to: start),
        textEnd: string.utf8.distance(from: string.startIndex, to: textEnd),
        end: string.utf8.distance(from: string.startIndex, to: piece.trailing.endIndex),
        endsParagraph: piece.endsParagraph,
        endsWithSoftHyphen: piece.trailing.unicodeScalars.last == LineBreaker.softHyphen,
        textWidth: measured(piece.text), trailingWidth: measured(piece.trailing))
      if !piece.trailing.isEmpty {
        measuredPiece.trailingWidth += kerningOfSpace(measuredPiece, in: string.utf8, kerning)
      }
      // A piece without visible text has no hyphen.
      if piece.isHyphenated, measuredPiece.textWidth > 0 {
        measuredPiece.hyphenWidth = hyphenWidth(textEnd)
      }
      pieces.append(measuredPiece)
    }
    return pieces
  }

  private static func kerningOfSpace(
    _ piece: Piece, in bytes: String.UTF8View, _ kerning: (UInt8, UInt8, Int) -> Double
  ) -> Double {
    func byte(_ offset: Int) -> UInt8 { bytes[bytes.index(bytes.startIndex, offsetBy: offset)] }
    var sum = 0.0
    if piece.textEnd > piece.start, byte(piece.textEnd) == space {
      sum += kerning(byte(piece.textEnd - 1), space, piece.textEnd)
    }
    if !piece.endsParagraph, piece.end < bytes.count, byte(piece.end - 1) == space {
      sum += kerning(space, byte(piece.end), piece.end)
    }
    return sum
  }

  /// Measures the pieces of a text of printable ASCII and line feeds, in one pass over its bytes; nil for other texts.
  /// Most texts are of this kind, and one pass takes only a tenth of the time.
  @inline(__always) private static func piecesOfASCII(
    _ string: String, _ measure: (UnsafeBufferPointer<UInt8>) -> Double?, _ kerning: (UInt8, UInt8) -> Double
  ) -> [Piece]? {
    var string = string
    return string.withUTF8 { bytes in
      var pieces: [Piece] = []
      // In most texts a piece is a word. A growing list would be copied several times, and keep more space.
      pieces.reserveCapacity(bytes.count / 5 + 1)
      let classes = classes
      var rules = LineBreakRules()
      var (start, textEnd) = (0, 0)
      var widthOfSpace: Double?
      func measured(_ part: Range<Int>) -> Double? {
        part.isEmpty ? 0 : measure(UnsafeBufferPointer(rebasing: bytes[part]))
      }
      /// Adds the piece that ends at an offset. A line feed at the end of a paragraph is not part of the piece.
      func add(to end: Int, endsParagraph: Bool) -> Bool {
        var last = end
        if endsParagraph, last > start, bytes[last - 1] == lineFeed { last -= 1 }
        textEnd = max(start, textEnd)
        guard let textWidth = measured(start..<textEnd) else { return false }
        var trailingWidth = 0.0
        if textEnd < last {
          // After most words the white space is a single space.
          let isSpace = textEnd + 1 == last
          guard let width = isSpace ? widthOfSpace ?? measured(textEnd..<last) : measured(textEnd..<last) else {
            return false
          }
          if isSpace { widthOfSpace = width }
          trailingWidth = width
          if textEnd > start { trailingWidth += kerning(bytes[textEnd - 1], space) }
          if !endsParagraph { trailingWidth += kerning(space, bytes[last]) }
        }
        pieces.append(
          Piece(
            start: start, textEnd: textEnd, end: last, endsParagraph: endsParagraph, textWidth: textWidth,
            trailingWidth: trailingWidth))
        start = end
        return true
      }
      var place = 0
      while place < bytes.count {
        let scalarClass = classes[Int(bytes[place])]
        if scalarClass == .cm { return nil }
        let asksForMore = rules.asksForMore(behind: scalarClass) && place + 1 < bytes.count
        var verdict = rules.advance(to: scalarClass, following: asksForMore ? classes[Int(bytes[place + 1])] : nil)
        if place > 0,
          let allows = BrowserBreaks.allows(bytes[place], behind: bytes[place - 1], place > 1 ? bytes[place - 2] : 0)
        {
          verdict = allows ? .allowed : .prohibited
        }
        if verdict != .prohibited {
          guard add(to: place, endsParagraph: verdict == .mandatory) else { return nil }
        }
        place += 1
        // LB28: letters stay with the preceding letter, and do not change the state.
        if scalarClass == .al { while place < bytes.count, classes[Int(bytes[place])] == .al { place += 1 } }
        if scalarClass != .sp, scalarClass != .lf { textEnd = place }
      }
      guard add(to: bytes.count, endsParagraph: true) else { return nil }
      // After a newline at the end of the text, there is an empty piece.
      if bytes.last == lineFeed, !add(to: bytes.count, endsParagraph: true) { return nil }
      return pieces
    }
  }

  /// The line break classes of printable ASCII and the line feed. All other bytes have the class CM, which none of
  /// these characters has.
  private static let classes = (UInt8.min...UInt8.max).map { byte in
    0x20..<0x7F ~= byte || byte == lineFeed ? LineBreakClass(ofASCII: byte) : .cm
  }
  private static let space = UInt8(ascii: " ")
  private static let lineFeed = UInt8(ascii: "\n")
}
