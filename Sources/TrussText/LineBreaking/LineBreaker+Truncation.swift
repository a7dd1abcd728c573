extension LineBreaker {
  /// The place in a line of the ellipsis for text that is not shown.
  package enum EllipsisPlace: CaseIterable, Sendable {
    case start, middle, end
  }

  /// What is shown of a line that is cut.
  package struct Truncation {
    /// The text before the ellipsis.
    package var start: Substring
    /// The ellipsis, or as much of it as fits.
    package var ellipsis: Substring
    /// The text behind the ellipsis.
    package var end: Substring

    /// All of it.
    package var string: String { String(start + ellipsis + end) }
  }

  /// As much of a line as leaves room for an ellipsis, and the ellipsis.
  ///
  /// The line is cut between grapheme clusters, each of which is measured once and alone, so the time is linear in
  /// what is kept. Whether a line has to be cut is the caller's to know: also one that fits gets an ellipsis here, as
  /// where text follows that is not shown. White space beside the ellipsis is dropped.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - width: what the result's width may not exceed.
  ///   - ellipsis: the text in place of the rest. Where it alone is too wide, it is cut itself and nothing of the line
  ///     is kept.
  ///   - place: the place of the ellipsis. In the middle, both halves get the same room, and what the first does not
  ///     use the second has too.
  ///   - measureEllipsis: the width of the ellipsis, or of a part of it.
  ///   - measure: the width of a part of the line.
  /// - Returns: what is shown; it is empty where not even a part of the ellipsis fits.
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

  /// What is shown of a line that is cut at its end.
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
