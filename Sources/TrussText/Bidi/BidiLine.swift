/// A line of text in visual order, as a terminal draws it.
package enum BidiLine {
  /// Returns the characters of a line from the left to the right: grapheme clusters, mirrored where they are read from
  /// the right, without the invisible characters that control direction.
  ///
  /// Where the line is one of several of a paragraph, ``BidiText/visualClusters(of:)`` regards what is around it.
  package static func visual(_ line: some StringProtocol, base: BaseDirection) -> [Character] {
    if isAsWritten(line, base: base) { return Array(line) }
    let text = BidiText(line, base: base)
    return text.visualClusters(of: text.text.startIndex..<text.text.endIndex)
  }

  /// Whether it is plain that the visual order is that of the text.
  private static func isAsWritten(_ line: some StringProtocol, base: BaseDirection) -> Bool {
    guard BidiText.isLeftToRightOnly(line) else { return false }
    return switch base {
    case .leftToRight, .automatic(fallback: .leftToRight): true
    case .automatic(fallback: .rightToLeft): WritingDirection.isRightToLeft(line) == false
    case .rightToLeft: false
    }
  }
}
