/// Whether a text is read from the right, by its first strong character: rules P2 and P3 of
/// [UAX #9](https://www.unicode.org/reports/tr9/#The_Paragraph_Level).
///
/// A character counts as strong where it is alphabetic, which leaves out digits, punctuation and symbols. That agrees
/// with the property Bidi_Class for all but some signs that do not begin a text.
package enum WritingDirection {
  /// Whether a text's first letter is one of a script that is written from right to left; nil for a text without a
  /// letter, which is read as what is around it.
  package static func isRightToLeft(_ text: some StringProtocol) -> Bool? {
    guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return nil }
    return isOfRightToLeftBlock(letter)
  }

  /// The blocks whose unassigned code points have the class R or AL by default, in DerivedBidiClass.txt.
  static func isOfRightToLeftBlock(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Hebrew to Arabic Extended-A, and their presentation forms.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    // Ancient scripts, N'Ko's and Adlam's kin, mathematical Arabic letters.
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
