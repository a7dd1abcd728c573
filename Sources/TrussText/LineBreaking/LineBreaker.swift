/// Determines the visible part of a line of ``MeasuredText``: its hyphens, and where it is truncated.
package enum LineBreaker {
  /// The amount by which a sum of widths may exceed the available width, because sums of fractions are not exact.
  static let slack = 1e-6

  /// Returns a line as it is drawn: with a hyphen if the line was broken at a soft hyphen, and without all other soft
  /// hyphens. `isLineEnd` is false for a part of a line that does not include the line's end.
  package static func shown(_ line: Substring, isLineEnd: Bool = true) -> String {
    guard line.unicodeScalars.contains(softHyphen) else { return String(line) }
    var shown = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != softHyphen }))
    if isLineEnd, line.unicodeScalars.last == softHyphen { shown += hyphen }
    return shown
  }

  static let softHyphen: Unicode.Scalar = "\u{AD}"

  /// The character that is drawn for a soft hyphen. It is ASCII, which every medium and font has.
  static let hyphen: Substring = "-"
}

extension LineBreaker {
  /// The position of the ellipsis, which replaces text that is not shown.
  package enum EllipsisPlace: CaseIterable, Sendable {
    case start, middle, end
  }

  /// The visible parts of a truncated line.
  package struct Truncation {
    package var start: Substring
    /// The ellipsis, truncated if it does not fit.
    package var ellipsis: Substring
    package var end: Substring

    package var string: String { String(start + ellipsis + end) }
  }

  /// Truncates a line so that it fits a width together with an ellipsis.
  ///
  /// The line is cut between grapheme clusters. Each cluster is measured once and separately, so the time is linear in
  /// the length of the kept part. The caller decides whether a line must be truncated: here even a line that fits gets
  /// an ellipsis, in case following text is not shown. White space beside the ellipsis is dropped.
  ///
  /// - Parameters:
  ///   - width: the maximum width of the result.
  ///   - ellipsis: the replacement for text that is not shown. If the ellipsis alone is too wide, it is cut, too, and
  ///     nothing of the line is kept.
  ///   - place: the position of the ellipsis. In the middle, each part gets half of the space, and the second part also
  ///     gets the space that the first does not use.
  /// - Returns: the visible parts; empty if not even a part of the ellipsis fits.
  package static func truncation(
    of line: Substring, width: Double, ellipsis: String, at place: EllipsisPlace = .end,
    measureEllipsis: (Substring) -> Double, measure: (Substring) -> Double
  ) -> Truncation {
    let room = width - measureEllipsis(ellipsis[...])
    guard room + slack >= 0 else {
      let cut = prefix(of: ellipsis[...], width: width, measureEllipsis).kept
      return Truncation(start: line.prefix(0), ellipsis: cut, end: line.suffix(0))
    }
    switch place {
    case .end:
      let first = prefix(of: line, width: room, measure).kept
      return Truncation(start: withoutSpaceAtEnd(first), ellipsis: ellipsis[...], end: line.suffix(0))
    case .start:
      let last = suffix(of: line, width: room, measure)
      return Truncation(start: line.prefix(0), ellipsis: ellipsis[...], end: last.drop { $0.isWhitespace })
    case .middle:
      let first = prefix(of: line, width: room / 2, measure)
      let second = suffix(of: line[first.kept.endIndex...], width: room - first.width, measure)
      return Truncation(
        start: withoutSpaceAtEnd(first.kept), ellipsis: ellipsis[...], end: second.drop { $0.isWhitespace })
    }
  }

  /// Returns a line after truncating it at its end, with an ellipsis.
  package static func truncated(
    _ line: Substring, width: Double, ellipsis: String, measure: (Substring) -> Double
  ) -> String {
    truncation(of: line, width: width, ellipsis: ellipsis, measureEllipsis: measure, measure: measure).string
  }

  /// The longest prefix of a text, in grapheme clusters, that fits a width; and the width of the prefix.
  private static func prefix(
    of text: Substring, width: Double, _ measure: (Substring) -> Double
  ) -> (kept: Substring, width: Double) {
    var taken = 0.0
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      let cluster = measure(text[end..<next])
      guard taken + cluster <= width + slack else { break }
      taken += cluster
      end = next
    }
    return (text[..<end], taken)
  }

  /// The longest suffix of a text, in grapheme clusters, that fits a width.
  private static func suffix(of text: Substring, width: Double, _ measure: (Substring) -> Double) -> Substring {
    var room = width + slack
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      room -= measure(text[before..<start])
      guard room >= 0 else { break }
      start = before
    }
    return text[start...]
  }

  private static func withoutSpaceAtEnd(_ text: Substring) -> Substring {
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return text.prefix(0) }
    return text[...last]
  }
}

/// The pieces of a text that line breaks do not divide, in order. Together they form the whole text.
///
///     co[-]operation  is    [LF]
///     ╰───╯╰──────────╯╰────────╯    [-] is a soft hyphen
///
/// The pieces end at ``LineBreakOpportunities``, except for opportunities inside a grapheme cluster: the algorithm
/// would separate a space from a combining mark, and a pictograph from a skin tone with which it does not form an
/// emoji. Finding the pieces takes one pass over the text.
struct LinePieces: Sequence, IteratorProtocol {
  /// A piece: a text, followed by invisible characters at which a line may end, and optionally by a newline.
  struct Element {
    /// The part that is visible wherever the line ends.
    var text: Substring
    /// The part that is dropped if the line ends after it: white space, zero-width spaces and soft hyphens.
    var trailing: Substring
    /// Whether a line that ends after this piece shows a hyphen, because `trailing` is a soft hyphen.
    var isHyphenated: Bool
    /// Whether the line must end after this piece: at a newline, which is in neither part, or at the end of the text.
    var endsParagraph: Bool
  }

  private let text: String
  private var opportunities: LineBreakOpportunities
  /// The start of the next piece; nil after the last piece.
  private var start: String.Index?
  /// The last boundary between grapheme clusters that was found.
  private var boundary: String.Index

  /// Divides a text into pieces. There is at least one piece. After a newline at the end of the text, there is an empty
  /// piece.
  init(of text: String) {
    self.text = text
    opportunities = LineBreakOpportunities(in: text)
    boundary = text.startIndex
    start = boundary
  }

  mutating func next() -> Element? {
    guard let start else { return nil }
    while let opportunity = opportunities.next() {
      guard isBoundary(opportunity.index) else { continue }
      self.start = opportunity.index
      return piece(start, opportunity.index, endsParagraph: opportunity.isMandatory)
    }
    // After a newline at the end of the text, there is an empty piece.
    let end = text.endIndex
    self.start = contentEnd(start, end) < end ? end : nil
    return piece(start, end, endsParagraph: true)
  }

  /// Whether a position is between two grapheme clusters. Call it with positions in ascending order.
  private mutating func isBoundary(_ place: String.Index) -> Bool {
    let bytes = text.utf8
    if bytes[place] < 0x80, bytes[bytes.index(before: place)] < 0x80 {
      // The only ASCII cluster of several scalars is CR LF, which contains no opportunity.
      boundary = place
      return true
    }
    while boundary < place { boundary = text.index(after: boundary) }
    return boundary == place
  }

  private func piece(_ start: String.Index, _ end: String.Index, endsParagraph: Bool) -> Element {
    let contentEnd = endsParagraph ? contentEnd(start, end) : end
    let textEnd = self.end(start, contentEnd) { $0 == .sp || $0 == .zw || $0 == .ba && Self.isInvisible($1) }
    let trailing = text[textEnd..<contentEnd]
    let isHyphenated =
      !endsParagraph && textEnd < contentEnd && trailing.unicodeScalars.allSatisfy { $0 == LineBreaker.softHyphen }
    return Element(
      text: text[start..<textEnd], trailing: trailing, isHyphenated: isHyphenated, endsParagraph: endsParagraph)
  }

  /// The index of the newline at the end of a piece; the end of the piece if it has no newline.
  private func contentEnd(_ start: String.Index, _ end: String.Index) -> String.Index {
    self.end(start, end) { scalarClass, _ in scalarClass.endsLine }
  }

  /// The end of a part of the text, without the scalars at its end that have a property.
  private func end(
    _ start: String.Index, _ end: String.Index, without hasProperty: (LineBreakClass, Unicode.Scalar) -> Bool
  ) -> String.Index {
    let scalars = text.unicodeScalars
    var end = end
    while end > start {
      let last = scalars.index(before: end)
      let scalar = scalars[last]
      guard hasProperty(LineBreakClass(of: scalar), scalar) else { break }
      end = last
    }
    return end
  }

  /// Whether a scalar of class BA is dropped at the end of a line, because it is invisible: a soft hyphen, or a space
  /// of a fixed width.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar == LineBreaker.softHyphen || scalar.properties.isWhitespace
  }
}

/// A line that is being filled with pieces. Its positions are offsets in UTF-8.
///
/// A piece that ends with a soft hyphen may fit although its hyphen does not. The piece stays on the line as long as
/// the next pieces fit, too. If a next piece does not fit, the line ends before the hyphenated piece, which moves to
/// the next line.
struct OpenLine {
  let start: Int
  /// The number of the line's first piece.
  private let first: Int
  private let limit: Double
  /// The offset at which the line ends if it is broken now: after the last piece that may end the line.
  private(set) var end: Int
  /// The number of the first piece of the next line, if this line is broken now.
  private(set) var resumption: Int
  private(set) var holdsText = false
  /// The offset at which the text of the last piece ends.
  private var textEnd: Int
  /// The width up to `textEnd`.
  private var width = 0.0
  /// The width of the white space after `textEnd`.
  private var gap = 0.0

  init(first: Int, at start: Int, limit: Double) {
    self.first = first
    self.start = start
    self.limit = limit
    end = start
    resumption = first
    textEnd = start
  }

  /// Whether the line has space for a piece's text. An empty line has space for any piece.
  func takes(_ piece: MeasuredText.Piece, _ number: Int) -> Bool {
    piece.isEmpty || number == first || width + gap + piece.textWidth <= limit
  }

  mutating func add(_ piece: MeasuredText.Piece, _ number: Int) {
    if piece.isEmpty {
      if resumption == number { resumption += 1 }
      gap += piece.trailingWidth
      return
    }
    width += gap + piece.textWidth
    gap = piece.trailingWidth
    textEnd = piece.textEnd
    guard width + piece.hyphenWidth <= limit || number == first else { return }
    end = piece.hyphenWidth > 0 ? piece.end : textEnd
    resumption = number + 1
    holdsText = true
  }

  /// The offset at which the line ends if the last piece ends the paragraph: after the piece's white space, if the
  /// white space fits.
  func lastEnd(behind piece: MeasuredText.Piece) -> Int {
    // A soft hyphen at the end of a line would be shown as a hyphen.
    width + gap <= limit && !piece.endsWithSoftHyphen ? piece.end : textEnd
  }
}
