/// The differences between Chromium's line breaks and ``LineBreakRules``. Chromium breaks lines:
///
/// - after every space, even before punctuation;
/// - between other ASCII characters only after hyphens and question marks, and before brackets; URLs, paths and
///   "and/or" are not broken elsewhere. `Tests/Generators/paragraphs.py --pairs` prints all pairs;
/// - before small kana, as in CSS's `line-break: normal`;
/// - on the outer side of quotation marks that are between East Asian characters (LB19a of Unicode 16).
enum BrowserBreaks {
  /// Whether a line may end before the byte `next`, after the bytes `beforeLast` and `last`. Nil if ``LineBreakRules``
  /// decide, because one of the neighbours is not printable ASCII.
  @inline(__always)
  static func allows(_ next: UInt8, behind last: UInt8, _ beforeLast: UInt8) -> Bool? {
    guard 0x21..<0x7F ~= next, 0x20..<0x7F ~= last else { return nil }
    return last == UInt8(ascii: " ") || allowsInWord(next, behind: last, beforeLast)
  }

  private static func allowsInWord(_ next: UInt8, behind last: UInt8, _ beforeLast: UInt8) -> Bool {
    switch last {
    case UInt8(ascii: "-"):
      // A minus sign stays with its number.
      Byte.isDigit(next) ? Byte.isASCIIAlphanumeric(beforeLast) : !isClosing(next) && next != UInt8(ascii: "$")
    case UInt8(ascii: "?"): !isClosing(next) && next != UInt8(ascii: "\"") && next != UInt8(ascii: "'")
    default:
      "([{".utf8.contains(next) && !Byte.isASCIIAlphanumeric(last) && !"$'(/<@[^_`{".utf8.contains(last)
    }
  }

  private static func isClosing(_ byte: UInt8) -> Bool { "!),./:;?]}".utf8.contains(byte) }

  /// Whether a scalar of class NS is small kana, whose original class is CJ. By default, UAX #14 resolves CJ to NS.
  static func isSmallKana(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095...0x3096,
      0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5...0x30F6, 0x30FC,
      0x31F0...0x31FF, 0xFF67...0xFF70, 0x1_B132, 0x1_B150...0x1_B152, 0x1_B155, 0x1_B164...0x1_B167:
      true
    default: false
    }
  }

  /// Whether a line may end at a position because it is on the outer side of a quotation mark that is between East
  /// Asian characters.
  static func allowsAtQuotation(_ place: String.Index, in text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard place > scalars.startIndex else { return false }
    let before = scalars.index(before: place)
    let (left, right) = (scalars[before], scalars[place])
    if right.properties.generalCategory == .initialPunctuation {
      let next = scalars.index(after: place)
      return next < scalars.endIndex && isEastAsian(left) && isEastAsian(scalars[next])
        && !LineBreakClass(of: left).isOpening
    }
    guard left.properties.generalCategory == .finalPunctuation, before > scalars.startIndex else { return false }
    let rightClass = LineBreakClass(of: right)
    return isEastAsian(scalars[scalars.index(before: before)]) && isEastAsian(right)
      && (rightClass.isIdeograph || rightClass.isHangul || rightClass.isOpening)
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool { CellWidth.of(Character(scalar)) == 2 }
}
