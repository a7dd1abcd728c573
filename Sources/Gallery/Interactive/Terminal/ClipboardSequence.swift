import TrussImages

/// What a terminal is sent so that it copies a text: OSC 52 of xterm, with the text in base 64. A terminal that doesn't
/// know it, or isn't allowed to, passes over it.
enum ClipboardSequence {
  static func copy(_ text: String) -> String { "\u{1B}]52;c;\(Base64.text(of: Array(text.utf8)))\u{7}" }
}
