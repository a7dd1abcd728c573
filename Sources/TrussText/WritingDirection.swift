/// The direction in which a text is read.
package enum WritingDirection: Sendable {
  /// From left to right, as Latin is.
  case leftToRight
  /// From right to left, as Hebrew and Arabic are.
  case rightToLeft

  /// Returns whether a text's first strong character is one that is written from right to left; nil for a text without
  /// one, which is read as what is around it.
  ///
  /// The rules are P2 and P3 of [UAX #9](https://www.unicode.org/reports/tr9/tr9-46.html#The_Paragraph_Level): what an
  /// isolate contains does not count. Where the first paragraph has no strong character, the next one decides.
  package static func isRightToLeft(_ text: some StringProtocol) -> Bool? {
    var openIsolates = 0
    for scalar in text.unicodeScalars {
      let bidiClass = BidiClass(of: scalar)
      switch bidiClass {
      case .l, .r, .al: if openIsolates == 0 { return bidiClass != .l }
      case .lri, .rli, .fsi: openIsolates += 1
      case .pdi: openIsolates = max(0, openIsolates - 1)
      case .b: openIsolates = 0
      default: continue
      }
    }
    return nil
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
