/// The pieces of a text that no line break divides, in order. Together they are the whole text.
///
///     co[-]operation  is    [LF]
///     ╰───╯╰──────────╯╰────────╯    [-] is a soft hyphen
///
/// The pieces end at the opportunities of ``LineBreakOpportunities``, but for those inside a grapheme cluster: the
/// algorithm would divide a space from a mark that is on it, and a pictograph from its skin tone where the two are no
/// emoji. It takes one pass over the text.
struct LinePieces: Sequence, IteratorProtocol {
  /// A piece: a text, invisible characters where a line may end, and perhaps a newline.
  struct Element {
    /// What is shown, wherever the line ends.
    var text: Substring
    /// What is dropped when the line ends here: white space, zero-width spaces and soft hyphens.
    var trailing: Substring
    /// Whether a line that ends here shows a hyphen: `trailing` is a soft hyphen.
    var isHyphenated: Bool
    /// Whether the line has to end here: at a newline, which is in neither part, or at the end of the text.
    var endsParagraph: Bool
  }

  private let text: String
  private var opportunities: LineBreakOpportunities
  /// The start of the next piece; nil behind the last.
  private var start: String.Index?
  /// The boundary of grapheme clusters that has been found last.
  private var boundary: String.Index

  /// The pieces of a text: one at least, and an empty one behind a newline at its end.
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
    // What ends with a newline is followed by an empty piece.
    let end = text.endIndex
    self.start = contentEnd(start, end) < end ? end : nil
    return piece(start, end, endsParagraph: true)
  }

  /// Whether a place, no earlier than any asked for before, is between two grapheme clusters.
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

  /// Whether a scalar of class BA at the end of a line can be dropped unseen: a soft hyphen, or a space with a width of
  /// its own.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar == LineBreaker.softHyphen || scalar.properties.isWhitespace
  }
}
