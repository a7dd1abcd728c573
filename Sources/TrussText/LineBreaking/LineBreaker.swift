/// The visible part of a line of a text that ``MeasuredText`` breaks into lines.
package enum LineBreaker {
  /// The amount by which a sum may exceed the width, as sums of fractions are not exact.
  static let slack = 1e-6

  /// A line as it is to be drawn: with a hyphen where it was broken at a soft hyphen, and without any other.
  /// It may be a part of the line, which may not be the line's end.
  package static func shown(_ line: Substring, isLineEnd: Bool = true) -> String {
    guard line.unicodeScalars.contains(softHyphen) else { return String(line) }
    var shown = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != softHyphen }))
    if isLineEnd, line.unicodeScalars.last == softHyphen { shown += hyphen }
    return shown
  }

  /// U+00AD.
  static let softHyphen: Unicode.Scalar = "\u{AD}"

  /// The character for a visible soft hyphen: ASCII, as every medium and font has it.
  static let hyphen: Substring = "-"
}

extension LineBreaker {
  /// The place in a line of the ellipsis for text that is not shown.
  package enum EllipsisPlace: CaseIterable, Sendable {
    case start, middle, end
  }

  /// The visible parts of a line that is cut.
  package struct Truncation {
    /// The text before the ellipsis.
    package var start: Substring
    /// The ellipsis, or as much of it as fits.
    package var ellipsis: Substring
    /// The text after the ellipsis.
    package var end: Substring

    /// All of it.
    package var string: String { String(start + ellipsis + end) }
  }

  /// As much of a line as leaves space for an ellipsis, and the ellipsis.
  ///
  /// The line is cut between grapheme clusters, each of which is measured once and alone, so the time is linear in the
  /// kept part. The caller decides whether a line must be cut: also one that fits gets an ellipsis here, if text
  /// follows that is not shown. White space beside the ellipsis is dropped.
  ///
  /// - Parameters:
  ///   - width: what the result's width may not exceed.
  ///   - ellipsis: the text in place of the rest. Where it alone is too wide, it is cut itself and nothing of the line
  ///     is kept.
  ///   - place: the place of the ellipsis. In the middle, both halves get the same space, and what the first does not
  ///     use the second has too.
  /// - Returns: what is shown; it is empty if not even a part of the ellipsis fits.
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

  /// The visible parts of a line that is cut at its end.
  package static func truncated(
    _ line: Substring, width: Double, ellipsis: String, measure: (Substring) -> Double
  ) -> String {
    truncation(of: line, width: width, ellipsis: ellipsis, measureEllipsis: measure, measure: measure).string
  }

  /// The most grapheme clusters from the start of a text that fit a width, and what they take of it.
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

  /// The most grapheme clusters up to the end of a text that fit a width.
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
/// The pieces end at the opportunities of ``LineBreakOpportunities``, except for those inside a grapheme cluster: the
/// algorithm would divide a space from a mark on it, and a pictograph from its skin tone if the two are not an emoji.
/// It takes one pass over the text.
struct LinePieces: Sequence, IteratorProtocol {
  /// A piece: a text, invisible characters where a line may end, and perhaps a newline.
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
  /// The boundary of grapheme clusters that has been found last.
  private var boundary: String.Index

  /// The pieces of a text: one at least, and an empty one after a newline at its end.
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

  /// Whether a place, at or after all earlier arguments, is between two grapheme clusters.
  private mutating func isBoundary(_ place: String.Index) -> Bool {
    let bytes = text.utf8
    if bytes[place] < 0x80, bytes[bytes.index(before: place)] < 0x80 {
      // Of ASCII, CR LF alone is a cluster, and no opportunity is in it.
      boundary = place
      return true
    }
    while boundary < place { boundary = text.index(after: boundary) }
    return boundary == place
  }

  /// The piece between two places.
  private func piece(_ start: String.Index, _ end: String.Index, endsParagraph: Bool) -> Element {
    let contentEnd = endsParagraph ? contentEnd(start, end) : end
    let textEnd = self.end(start, contentEnd) { $0 == .sp || $0 == .zw || $0 == .ba && Self.isInvisible($1) }
    let trailing = text[textEnd..<contentEnd]
    let isHyphenated =
      !endsParagraph && textEnd < contentEnd && trailing.unicodeScalars.allSatisfy { $0 == LineBreaker.softHyphen }
    return Element(
      text: text[start..<textEnd], trailing: trailing, isHyphenated: isHyphenated, endsParagraph: endsParagraph)
  }

  /// Where the newline begins that ends a piece.
  private func contentEnd(_ start: String.Index, _ end: String.Index) -> String.Index {
    self.end(start, end) { scalarClass, _ in scalarClass.endsLine }
  }

  /// Where the scalars begin, at the end of a part of the text, that have a property.
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

  /// Whether a scalar of class BA at the end of a line can be dropped unseen: a soft hyphen, or a space with its own
  /// width.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar == LineBreaker.softHyphen || scalar.properties.isWhitespace
  }
}

/// A line that pieces are put on, one after the other. Its places are offsets in UTF-8.
///
/// A piece that ends with a soft hyphen may fit while the hyphen does not. It stays on the line as long as the next
/// pieces fit too; where one does not, the line ends before it, and it is put on the next.
struct OpenLine {
  /// Where the line starts.
  let start: Int
  /// Its first piece.
  private let first: Int
  /// The maximum width.
  private let limit: Double
  /// The end of the line when it is broken: after the last piece that may end it.
  private(set) var end: Int
  /// The piece that the next line begins with then.
  private(set) var resumption: Int
  /// Whether there is any text before `end`.
  private(set) var holdsText = false
  /// Where the last piece's text ends.
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

  /// Whether the line has space for a piece's text. One without a piece has for any.
  func takes(_ piece: MeasuredText.Piece, _ number: Int) -> Bool {
    piece.isEmpty || number == first || width + gap + piece.textWidth <= limit
  }

  /// Puts on a piece that the line takes.
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

  /// The end of the line with its paragraph, after the last piece: after the white space if it fits.
  func lastEnd(behind piece: MeasuredText.Piece) -> Int {
    // A soft hyphen at the end of a line would be shown.
    width + gap <= limit && !piece.endsWithSoftHyphen ? piece.end : textEnd
  }
}
