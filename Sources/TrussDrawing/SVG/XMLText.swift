import TrussText

/// Text as XML holds it, for the content of an element or for an attribute's value in double quotes, on one line.
///
/// Markup is escaped. Tabs and line breaks become spaces; what no drawing shows, and the noncharacters that XML 1.0
/// forbids, are dropped.
enum XMLText {
  /// A text with its markup escaped.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the UTF-8 of a text with its markup escaped. Printable ASCII, as most texts are, is copied as it is.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    if text.utf8.allSatisfy(isPlain) { return bytes.append(contentsOf: text.utf8) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes.append("&amp;")
      case "<": bytes.append("&lt;")
      case ">": bytes.append("&gt;")
      case "\"": bytes.append("&quot;")
      case "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": bytes.append(UInt8(ascii: " "))
      case "\u{FFFE}", "\u{FFFF}": break
      default: if !HiddenScalar.contains(scalar) { bytes.append(scalar) }
      }
    }
  }

  /// Whether a byte is printable ASCII that means nothing to XML, as most are.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: 0x20 <= byte && byte < 0x7F
    }
  }
}
