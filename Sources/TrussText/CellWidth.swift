/// The number of columns of characters in a terminal, by Unicode 17.0.
///
/// A scalar takes 0, 1 or 2 columns. The data are in `CellWidth+Tables.swift`:
///
/// - none: marks (`Mn`, `Mc`, `Me`), format characters (`Cf`), controls, separators of lines,
///   Default_Ignorable_Code_Point, and jamo with the Hangul_Syllable_Type V or T;
/// - two: East_Asian_Width W and F, Emoji_Presentation, and U+115F, a placeholder for a leading jamo;
/// - one: all other scalars, including characters of ambiguous width and visible format characters
///   (Prepended_Concatenation_Mark, such as U+0600).
package enum CellWidth {
  /// The number of columns of a grapheme cluster: 0, 1 or 2.
  ///
  /// The width of a cluster is the sum of its scalars' widths, but at most 2:
  ///
  ///     e + acute accent                1 + 0          = 1
  ///     flag, two regional indicators   2 + 2          = 2, the most
  ///     Hangul jamo, lead vowel tail    2 + 0 + 0      = 2
  ///     family, joined by ZWJ           2 + 0 + 2 + …  = 2, the most
  ///
  /// Variation selector 16 makes a narrow emoji wide (a heart, a keycap's digit). Spacing marks also share the cell of
  /// their cluster. A soft hyphen takes no column: it is only visible at the end of a line, as a hyphen.
  package static func of(_ character: Character) -> Int {
    var sum = 0
    var isNarrowEmoji = false
    for scalar in character.unicodeScalars {
      if scalar == emojiSelector, isNarrowEmoji { return 2 }
      let width = width(of: scalar)
      isNarrowEmoji = width == 1 && contains(scalar, in: narrowEmojiRanges)
      sum += width
    }
    return min(sum, 2)
  }

  /// The number of columns of a text on one line: the sum over its characters.
  package static func of(_ text: some StringProtocol) -> Int {
    // A substring shares the storage of `text`, and loops over it need not be generic.
    let text = Substring(text)
    if text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Variation selector 16, which requests the emoji form of the preceding scalar.
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if 0x20 <= scalar.value, scalar.value < 0x7F { return 1 }
    if contains(scalar, in: zeroRanges) { return 0 }
    return contains(scalar, in: wideRanges) ? 2 : 1
  }

  /// Whether a scalar is in one of the ranges. Each range is two elements: its first and its last code point. The
  /// ranges are sorted.
  private static func contains(_ scalar: Unicode.Scalar, in ranges: [UInt32]) -> Bool {
    let place = (0..<ranges.count / 2).partitioningIndex { ranges[2 * $0 + 1] >= scalar.value }
    return 2 * place < ranges.count && ranges[2 * place] <= scalar.value
  }
}

/// Characters that a drawing omits, because they are invisible and their effect on other text is not shown.
package enum HiddenScalar {
  /// Whether a scalar is a control, a line or paragraph separator, or changes the direction of other text: embeddings,
  /// overrides and isolates can disguise a text as another text ([UTS
  /// #36](https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing)).
  ///
  /// The marks U+200E and U+200F are not included: they are letters without a shape, and do not change the direction of
  /// other text.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// Whether a scalar begins or ends an embedding, an override or an isolate.
  static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// Makes text from outside the program, such as an argument or the name of a file or a view, safe to show in a message.
///
///     "a\nb"           a\nb
///     "\u{1B}[2J"      \u{1B}[2J
///     "naïve 世界.svg"  naïve 世界.svg
package enum EscapedText {
  /// Returns the text in one line. Characters that control a terminal, break the line, change the direction of the
  /// text, or are invisible are escaped as in a Swift string literal. The backslash is escaped, too, so that different
  /// texts look different; with `inQuotes` also the quotation mark.
  package static func of(_ text: some StringProtocol, inQuotes: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"" where inQuotes: escaped += "\\\""
      case "\\", "\n", "\r", "\t": escaped += scalar.escaped(asASCII: true)
      case _ where isInvisible(scalar): escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Returns the text as a string literal on one line: `"say \"hi\""`.
  package static func quoted(_ text: some StringProtocol) -> String { "\"\(of(text, inQuotes: true))\"" }

  /// Whether a scalar is a control, a separator of lines, or a format character without a shape. The joiners U+200C and
  /// U+200D are exceptions, because they belong to the spelling of words and emoji.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}" && CellWidth.of(Character(scalar)) == 0
    default: HiddenScalar.contains(scalar)
    }
  }
}
