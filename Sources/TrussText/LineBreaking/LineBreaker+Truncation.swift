extension LineBreaker {
  /// As much of a line as leaves room for an ellipsis, and the ellipsis.
  ///
  /// The line is cut between grapheme clusters, each of which is measured once and alone, so the time is linear in
  /// what is kept. Whether a line has to be cut is the caller's to know: also one that fits gets an ellipsis here, as
  /// where text follows that is not shown.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - width: what the result's width may not exceed.
  ///   - ellipsis: what stands for the rest. Where it alone is too wide, it is cut itself and nothing of the line is
  ///     kept.
  ///   - measure: the width of a text.
  /// - Returns: the text to show; it is empty where not even a part of the ellipsis fits.
  package static func truncated(
    _ line: Substring, width: Double, ellipsis: String, measure: (Substring) -> Double
  ) -> String {
    let room = width - measure(ellipsis[...])
    guard room + slack >= 0 else { return String(prefix(of: ellipsis[...], width: width, measure)) }
    return String(prefix(of: line, width: room, measure)) + ellipsis
  }

  /// The most grapheme clusters from the start of a text that fit a width.
  private static func prefix(of text: Substring, width: Double, _ measure: (Substring) -> Double) -> Substring {
    var room = width + slack
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      room -= measure(text[end..<next])
      guard room >= 0 else { break }
      end = next
    }
    return text[..<end]
  }
}
