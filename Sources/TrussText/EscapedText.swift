/// What is not the program's own, such as an argument or the name of a file, as a message can show it.
///
///     "a\nb"           a\nb
///     "\u{1B}[2J"      \u{1B}[2J
///     "naïve 世界.svg"  naïve 世界.svg
package enum EscapedText {
  /// The text in one line, with the escapes of a Swift string literal for what drives a terminal, breaks the line,
  /// turns the text around it, or is not seen; and for the backslash, so that no two texts look alike.
  package static func of(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\n", "\r", "\t": escaped += scalar.escaped(asASCII: true)
      case _ where isUnseen(scalar): escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Whether a scalar is a control, a separator of lines, or a format character without a shape. The joiners U+200C and
  /// U+200D are part of how words and emoji are spelled, and stay.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}" && CellWidth.of(Character(scalar)) == 0
    default: HiddenScalar.contains(scalar)
    }
  }
}
