/// The inline part of Markdown: emphasis, code, links and strikethrough inside one text.
///
/// The rules are those of [CommonMark 0.31](https://spec.commonmark.org/0.31.2/#inlines), and for strikethrough those
/// of [GitHub](https://github.github.com/gfm/#strikethrough-extension-). There are no blocks: a `#` or `-` at the start
/// of a line is text. HTML and reference links are text, too. White space is kept, as with Foundation's
/// `inlineOnlyPreservingWhitespace`. Entities may be numbers, or names from ``MarkdownEntity``. An image is replaced by
/// its description.
///
/// For any text, the time is linear in its length.
package enum InlineMarkdown {
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `*text*`: italic.
    package static let emphasis = Traits(rawValue: 1)
    /// `**text**`: bold.
    package static let strong = Traits(rawValue: 2)
    /// `~~text~~`: struck through.
    package static let strikethrough = Traits(rawValue: 4)
    /// `` `text` ``: monospaced.
    package static let code = Traits(rawValue: 8)
  }

  /// A part of the text that has one style, and one link or none.
  package struct Span: Equatable, Sendable {
    package var text: String
    package var traits: Traits
    /// The destination of the link that contains the text; nil without a link.
    package var link: String?
  }

  /// Returns the spans of a text. Neighbouring spans differ in style or link, and no span is empty.
  package static func spans(of text: String) -> [Span] {
    var parser = MarkdownParser(text)
    parser.parse()
    var spans: [Span] = []
    var open = OpenMarks()
    for node in parser.nodes {
      for mark in node.closings { open.close(mark) }
      if !node.text.isEmpty {
        let traits = node.isCode ? open.traits.union(.code) : open.traits
        if spans.last?.traits == traits, spans.last?.link == open.links.last {
          spans[spans.count - 1].text += node.text
        } else {
          spans.append(Span(text: node.text, traits: traits, link: open.links.last))
        }
      }
      for mark in node.openings.reversed() { open.open(mark) }
    }
    return spans
  }

  private struct OpenMarks {
    private(set) var traits: Traits = []
    private(set) var links: [String] = []
    /// The number of open marks of each trait, by the trait's raw value.
    private var depths = [Int](repeating: 0, count: 8)

    mutating func open(_ mark: MarkdownParser.Mark) {
      switch mark {
      case .trait(let trait):
        depths[Int(trait.rawValue)] += 1
        traits.insert(trait)
      case .link(let destination): links.append(destination)
      }
    }

    mutating func close(_ mark: MarkdownParser.Mark) {
      switch mark {
      case .trait(let trait):
        depths[Int(trait.rawValue)] -= 1
        if depths[Int(trait.rawValue)] == 0 { traits.remove(trait) }
      case .link: _ = links.popLast()
      }
    }
  }
}

/// A run of `*`, `_` or `~` that may begin or end a span, by the rules for
/// [emphasis](https://spec.commonmark.org/0.31.2/#emphasis-and-strong-emphasis).
struct MarkdownDelimiter {
  let node: Int
  let scalar: Unicode.Scalar
  /// The number of characters that are not matched yet.
  var count: Int
  let length: Int
  let canOpen: Bool
  let canClose: Bool

  /// Makes a delimiter. `before` is nil at the start of the text, `after` at the end.
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

  /// Whether this opener matches a closer. If either delimiter can both open and close, rules 9 and 10 restrict the
  /// lengths.
  private func suits(_ closer: MarkdownDelimiter) -> Bool {
    guard scalar == closer.scalar else { return false }
    if scalar == "~" { return length == closer.length }
    guard canClose || closer.canOpen else { return true }
    return !(length + closer.length).isMultiple(of: 3) || length.isMultiple(of: 3) && closer.length.isMultiple(of: 3)
  }

  /// The open delimiters. For each kind of closer, the stack also keeps the position below which no opener matches it,
  /// so that no delimiter is examined twice in vain.
  struct Stack {
    private var open: [MarkdownDelimiter] = []
    private var bottoms: [Kind: Int] = [:]

    private struct Kind: Hashable {
      var scalar: Unicode.Scalar
      var canOpen: Bool
      var remainder: Int
    }

    mutating func push(_ delimiter: MarkdownDelimiter) { open.append(delimiter) }

    /// Matches a closer with the nearest opener, and reduces the counts of both. Returns the opener's node, and the
    /// number of characters used from each; nil without a matching opener.
    mutating func match(_ closer: inout MarkdownDelimiter) -> (node: Int, used: Int)? {
      let remainder = closer.scalar == "~" ? closer.length : closer.length % 3
      let kind = Kind(scalar: closer.scalar, canOpen: closer.canOpen, remainder: remainder)
      let bottom = min(bottoms[kind] ?? 0, open.count)
      guard let place = open[bottom...].lastIndex(where: { [closer] in $0.suits(closer) }) else {
        bottoms[kind] = open.count
        return nil
      }
      // The delimiters between the opener and the closer have no match.
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
  /// Whether a backslash escapes the character: ASCII punctuation.
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

  /// Whether the scalar's general category is P or S.
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

/// A character that is written as a number or a name: `&#8211;`, `&#x2013;`, `&ndash;`.
enum MarkdownEntity {
  /// The maximum number of characters of an entity: `&#1114111;`.
  static let longest = 10

  /// Reads the entity at the beginning of a text. Returns its character and its length; nil if there is no entity.
  static func read(_ text: ArraySlice<Unicode.Scalar>) -> (text: String, length: Int)? {
    guard let end = text.firstIndex(of: ";") else { return nil }
    let name = String(String.UnicodeScalarView(text[(text.startIndex + 1)..<end]))
    let length = end - text.startIndex + 1
    guard name.first == "#" else { return names[name].map { ($0, length) } }
    let isHexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.isEmpty, digits.count <= (isHexadecimal ? 6 : 7), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    // The standard requires the replacement character for an invalid number.
    let scalar = number == 0 ? nil : Unicode.Scalar(number)
    return (String(scalar ?? "\u{FFFD}"), length)
  }

  /// The entities of XML, and the most frequent typographic signs.
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "copy": "©",
    "reg": "®", "trade": "™", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "middot": "·", "bull": "•",
    "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«",
    "raquo": "»", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "euro": "€", "pound": "£", "yen": "¥",
    "cent": "¢", "sect": "§", "para": "¶", "thinsp": "\u{2009}", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}",
  ]
}
