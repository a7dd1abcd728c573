/// How wide a character of a script is that the built-in faces have no letters of, where browsers take another font.
///
/// The numbers are means over texts in the Noto fonts; `Tests/Generators/script-advances.py` measures them, and prints how
/// far the widths of its texts are off.
enum ScriptEstimate {
  case arabic
  case devanagari
  case thai
  case hangul
  case emoji

  /// The script of a character that begins with a scalar and is so many columns wide; nil for one without an estimate.
  init?(of scalar: Unicode.Scalar, columns: Int) {
    switch scalar.value {
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0xAC00...0xD7A3: self = .hangul
    // Keycaps begin with a digit, other emoji with a symbol.
    case 0...0xFF, 0x2000...0x2BFF, 0x1F000...0x1FAFF:
      guard columns == 2 else { return nil }
      self = .emoji
    default: return nil
    }
  }

  /// The width of a character, in hundredths of the em.
  func hundredths(of character: Character) -> Int {
    switch self {
    case .arabic: 41
    case .thai: 54
    case .hangul: 92
    case .emoji: 125
    // Letters that are joined to one character lie side by side for the most part.
    case .devanagari: 50 * max(1, character.unicodeScalars.count { !$0.isMark })
    }
  }
}

extension Unicode.Scalar {
  /// Whether it takes no room of its own beside the letter before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
