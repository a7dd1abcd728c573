/// Determines the visible part of a line of ``MeasuredText``: its hyphens, and where it is truncated.
package enum LineBreaker {
  /// The amount by which a sum of widths may exceed the available width, as sums of fractions are not exact.
  static let slack = 1e-6

  /// Returns a line as it is drawn: with a hyphen if it was broken at a soft hyphen, and without other soft hyphens. If
  /// only a part of a line is drawn, `isLineEnd` says whether it includes the line's end.
  package static func shown(_ line: Substring, isLineEnd: Bool = true) -> String {
    guard line.unicodeScalars.contains(softHyphen) else { return String(line) }
    var shown = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != softHyphen }))
    if isLineEnd, line.unicodeScalars.last == softHyphen { shown += hyphen }
    return shown
  }

  /// The soft hyphen, U+00AD.
  static let softHyphen: Unicode.Scalar = "\u{AD}"

  /// The character for a visible soft hyphen: ASCII, which every medium and font has.
  static let hyphen: Substring = "-"
}

extension LineBreaker {
  /// The position in a line of the ellipsis for text that is not shown.
  package enum EllipsisPlace: CaseIterable, Sendable {
    case start, middle, end
  }

  /// The visible parts of a truncated line.
  package struct Truncation {
    /// The text before the ellipsis.
    package var start: Substring
    /// The ellipsis, or as much of it as fits.
    package var ellipsis: Substring
    /// The text after the ellipsis.
    package var end: Substring

    /// The visible text: both parts and the ellipsis.
    package var string: String { String(start + ellipsis + end) }
  }

  /// Returns as much of a line as leaves space for an ellipsis, and the ellipsis.
  ///
  /// The line is cut between grapheme clusters, each of which is measured once and separately, so the time is linear in
  /// the kept part. The caller decides whether a line must be truncated: even a line that fits gets an ellipsis here,
  /// for text after it that is not shown. White space beside the ellipsis is dropped.
  ///
  /// - Parameters:
  ///   - width: the maximum width of the result.
  ///   - ellipsis: the text in place of the text that is not shown. If the ellipsis alone is too wide, it is cut itself
  ///     and nothing of the line is kept.
  ///   - place: the position of the ellipsis. In the middle, both parts get half of the space, and the second part also
  ///     gets what the first does not use.
  /// - Returns: what is shown; empty if not even a part of the ellipsis fits.
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

  /// Returns a line that is truncated at its end, with an ellipsis.
  package static func truncated(
    _ line: Substring, width: Double, ellipsis: String, measure: (Substring) -> Double
  ) -> String {
    truncation(of: line, width: width, ellipsis: ellipsis, measureEllipsis: measure, measure: measure).string
  }

  /// The longest prefix of a text, in grapheme clusters, that fits a width, and its width.
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

/// The pieces of a text that no line break divides, in order. Together they are the whole text.
///
///     co[-]operation  is    [LF]
///     ╰───╯╰──────────╯╰────────╯    [-] is a soft hyphen
///
/// The pieces end at the opportunities of ``LineBreakOpportunities``, except for opportunities inside a grapheme
/// cluster: the algorithm would separate a space from a mark on it, and a pictograph from a skin tone that does not
/// form an emoji with it. Finding the pieces takes one pass over the text.
struct LinePieces: Sequence, IteratorProtocol {
  /// A piece: a text, followed by invisible characters at which a line may end, and optionally a newline.
  struct Element {
    /// The part that is visible wherever the line ends.
    var text: Substring
    /// The part that is dropped when the line ends here: white space, zero-width spaces and soft hyphens.
    var trailing: Substring
    /// Whether a line that ends here shows a hyphen: `trailing` is a soft hyphen.
    var isHyphenated: Bool
    /// Whether the line must end here: at a newline, which is in neither part, or at the end of the text.
    var endsParagraph: Bool
  }

  private let text: String
  private var opportunities: LineBreakOpportunities
  /// The start of the next piece; nil after the last.
  private var start: String.Index?
  /// The boundary of grapheme clusters that was found last.
  private var boundary: String.Index

  /// Divides a text into pieces: at least one, and an empty one after a newline at the end.
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
    // A text that ends with a newline is followed by an empty piece.
    let end = text.endIndex
    self.start = contentEnd(start, end) < end ? end : nil
    return piece(start, end, endsParagraph: true)
  }

  /// Whether a position is between two grapheme clusters. Positions must be passed in ascending order.
  private mutating func isBoundary(_ place: String.Index) -> Bool {
    let bytes = text.utf8
    if bytes[place] < 0x80, bytes[bytes.index(before: place)] < 0x80 {
      // The only ASCII cluster of several characters is CR LF, inside which there is no opportunity.
      boundary = place
      return true
    }
    while boundary < place { boundary = text.index(after: boundary) }
    return boundary == place
  }

  /// Makes the piece between two positions.
  private func piece(_ start: String.Index, _ end: String.Index, endsParagraph: Bool) -> Element {
    let contentEnd = endsParagraph ? contentEnd(start, end) : end
    let textEnd = self.end(start, contentEnd) { $0 == .sp || $0 == .zw || $0 == .ba && Self.isInvisible($1) }
    let trailing = text[textEnd..<contentEnd]
    let isHyphenated =
      !endsParagraph && textEnd < contentEnd && trailing.unicodeScalars.allSatisfy { $0 == LineBreaker.softHyphen }
    return Element(
      text: text[start..<textEnd], trailing: trailing, isHyphenated: isHyphenated, endsParagraph: endsParagraph)
  }

  /// The index at which the newline at the end of a piece begins; the end of the piece without one.
  private func contentEnd(_ start: String.Index, _ end: String.Index) -> String.Index {
    self.end(start, end) { scalarClass, _ in scalarClass.endsLine }
  }

  /// The index at which the scalars begin, at the end of a part of the text, that all have a property.
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

  /// Whether a scalar of class BA can be dropped at the end of a line because it is invisible: a soft hyphen, or a
  /// space of a fixed width.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar == LineBreaker.softHyphen || scalar.properties.isWhitespace
  }
}

/// A line that is filled with pieces, one after the other. Its positions are offsets in UTF-8.
///
/// A piece that ends with a soft hyphen may fit while its hyphen does not. It stays on the line as long as the next
/// pieces fit too; if one does not, the line ends before the hyphenated piece, which moves to the next line.
struct OpenLine {
  /// The offset at which the line starts.
  let start: Int
  /// The number of its first piece.
  private let first: Int
  /// The maximum width.
  private let limit: Double
  /// The offset at which the line ends if it is broken now: after the last piece that may end it.
  private(set) var end: Int
  /// The number of the piece with which the next line begins if this one is broken now.
  private(set) var resumption: Int
  /// Whether there is any text before `end`.
  private(set) var holdsText = false
  /// The offset at which the last piece's text ends.
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

  /// Adds a piece for which the line has space.
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

  /// The offset at which the line ends if its paragraph ends with the last piece: after the white space if it fits.
  func lastEnd(behind piece: MeasuredText.Piece) -> Int {
    // A soft hyphen at the end of a line would be shown.
    width + gap <= limit && !piece.endsWithSoftHyphen ? piece.end : textEnd
  }
}
