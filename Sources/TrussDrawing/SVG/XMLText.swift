import TrussText

/// Text as XML holds it.
enum XMLText {
  /// A text for the content of an element or for an attribute's value in double quotes, on one line.
  ///
  /// Markup is escaped. Tabs and line breaks become spaces; what no drawing shows, and the noncharacters that XML 1.0
  /// forbids, are dropped.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
        escaped.unicodeScalars.append(" ")
      case "\u{FFFE}", "\u{FFFF}": break
      default: if !HiddenScalar.contains(scalar) { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }

  /// Whether a byte is printable ASCII that means nothing to XML, as most are.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: 0x20 <= byte && byte < 0x7F
    }
  }
}
