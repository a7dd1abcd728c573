/// A character that is written by a number or a name: `&#8211;`, `&#x2013;`, `&ndash;`.
enum MarkdownEntity {
  /// The most characters that an entity takes: `&#1114111;`.
  static let longest = 10

  /// The entity that a text begins with, and its length; nil where it begins with none.
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
    // The standard has the replacement character for what is none.
    let scalar = number == 0 ? nil : Unicode.Scalar(number)
    return (String(scalar ?? "\u{FFFD}"), length)
  }

  /// Those of XML, and the signs of typography that texts have most.
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "copy": "©",
    "reg": "®", "trade": "™", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "middot": "·", "bull": "•",
    "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«",
    "raquo": "»", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "euro": "€", "pound": "£", "yen": "¥",
    "cent": "¢", "sect": "§", "para": "¶", "thinsp": "\u{2009}", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}",
  ]
}
