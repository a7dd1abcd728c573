/// A run of `*`, `_` or `~` that may begin or end a span, by the rules for
/// [emphasis](https://spec.commonmark.org/0.31.2/#emphasis-and-strong-emphasis).
struct MarkdownDelimiter {
  let node: Int
  let scalar: Unicode.Scalar
  /// How many of its characters are not used.
  var count: Int
  /// How many there were.
  let length: Int
  let canOpen: Bool
  let canClose: Bool

  /// - Parameters:
  ///   - before: the character before the run; nil at the start of the text.
  ///   - after: the character behind it; nil at the end.
  init(node: Int, _ scalar: Unicode.Scalar, count: Int, before: Unicode.Scalar?, after: Unicode.Scalar?) {
    (self.node, self.scalar, self.count, length) = (node, scalar, count, count)
    let (isSpaceBefore, isSpaceAfter) = (before?.isMarkdownSpace ?? true, after?.isMarkdownSpace ?? true)
    let (isMarkBefore, isMarkAfter) = (before?.isPunctuationOrSymbol ?? false, after?.isPunctuationOrSymbol ?? false)
    let isLeftFlanking = !isSpaceAfter && (!isMarkAfter || isSpaceBefore || isMarkBefore)
    let isRightFlanking = !isSpaceBefore && (!isMarkBefore || isSpaceAfter || isMarkAfter)
    if scalar == "_" {
      canOpen = isLeftFlanking && (!isRightFlanking || isMarkBefore)
      canClose = isRightFlanking && (!isLeftFlanking || isMarkAfter)
    } else {
      (canOpen, canClose) = (isLeftFlanking, isRightFlanking)
    }
  }

  /// Whether one that also can close, or is closed by one that also can open, matches the other: rules 9 and 10.
  private func suits(_ closer: MarkdownDelimiter) -> Bool {
    guard scalar == closer.scalar else { return false }
    if scalar == "~" { return length == closer.length }
    guard canClose || closer.canOpen else { return true }
    return !(length + closer.length).isMultiple(of: 3) || length.isMultiple(of: 3) && closer.length.isMultiple(of: 3)
  }

  /// The delimiters that are open, and below which of them nothing matches a kind of closer, so that none is looked at
  /// twice in vain.
  struct Stack {
    private var open: [MarkdownDelimiter] = []
    private var bottoms: [Kind: Int] = [:]

    private struct Kind: Hashable {
      var scalar: Unicode.Scalar
      var canOpen: Bool
      var remainder: Int
    }

    mutating func push(_ delimiter: MarkdownDelimiter) { open.append(delimiter) }

    /// Uses up what a closer matches: the node of the opener, and how many characters of both.
    mutating func match(_ closer: inout MarkdownDelimiter) -> (node: Int, used: Int)? {
      let remainder = closer.scalar == "~" ? closer.length : closer.length % 3
      let kind = Kind(scalar: closer.scalar, canOpen: closer.canOpen, remainder: remainder)
      let bottom = min(bottoms[kind] ?? 0, open.count)
      guard let place = open[bottom...].lastIndex(where: { [closer] in $0.suits(closer) }) else {
        bottoms[kind] = open.count
        return nil
      }
      // What is between the two has no match.
      open.removeSubrange((place + 1)...)
      for (kind, bottom) in bottoms where bottom > open.count { bottoms[kind] = open.count }
      let used =
        closer.scalar == "~" ? closer.count : open[place].count >= 2 && closer.count >= 2 ? 2 : 1
      open[place].count -= used
      closer.count -= used
      defer { if open[place].count == 0 { open.removeLast() } }
      return (open[place].node, used)
    }
  }
}

extension Unicode.Scalar {
  /// What a backslash escapes: ASCII punctuation.
  var isMarkdownPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  fileprivate var isMarkdownSpace: Bool {
    switch self {
    case "\t", "\n", "\u{C}", "\r": true
    default: properties.generalCategory == .spaceSeparator
    }
  }

  /// The categories P and S.
  fileprivate var isPunctuationOrSymbol: Bool {
    if isASCII { return isMarkdownPunctuation }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }
}
