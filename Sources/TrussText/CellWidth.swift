/// The columns that characters take in a terminal, by Unicode 17.0.
///
/// A scalar takes so many columns; the data are in `CellWidth+Tables.swift`:
///
/// - none: marks (`Mn`, `Mc`, `Me`), format characters (`Cf`), controls, separators of lines,
///   Default_Ignorable_Code_Point, and jamo with the Hangul_Syllable_Type V or T;
/// - two: East_Asian_Width W and F, Emoji_Presentation, and U+115F, a placeholder for a leading jamo;
/// - one: all others, what Unicode calls ambiguous, and of the format characters those that are seen
///   (Prepended_Concatenation_Mark, such as U+0600).
package enum CellWidth {
  /// The columns of a grapheme cluster: 0, 1 or 2.
  ///
  /// A cluster is as wide as its scalars together, but no wider than two columns:
  ///
  ///     e + acute accent                1 + 0          = 1
  ///     flag, two regional indicators   2 + 2          = 2, the most
  ///     Hangul jamo, lead vowel tail    2 + 0 + 0      = 2
  ///     family, joined by ZWJ           2 + 0 + 2 + …  = 2, the most
  ///
  /// Variation selector 16 makes a narrow emoji wide (a heart, a keycap's digit). Spacing marks too share the cell of
  /// their cluster. A soft hyphen takes no column, as a text shows it only as a hyphen at the end of a line.
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

  /// The columns of a text on one line: the sum over its characters.
  package static func of(_ text: some StringProtocol) -> Int {
    // A substring shares its text's storage, and its loops need not be generic.
    let text = Substring(text)
    if text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Variation selector 16, which asks for the emoji form of the scalar before it.
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if 0x20 <= scalar.value, scalar.value < 0x7F { return 1 }
    if contains(scalar, in: zeroRanges) { return 0 }
    return contains(scalar, in: wideRanges) ? 2 : 1
  }

  /// Whether a scalar lies in one of some ranges, given as sorted pairs of first and last.
  private static func contains(_ scalar: Unicode.Scalar, in ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if scalar.value < ranges[2 * middle] {
        high = middle
      } else if scalar.value > ranges[2 * middle + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
