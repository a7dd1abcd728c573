import TrussImages

/// The sequence that lets a terminal copy a text: OSC 52 of xterm, with the text in base 64. A terminal without support
/// or permission ignores it.
enum ClipboardSequence {
  static func copy(_ text: String) -> String { "\u{1B}]52;c;\(Base64.text(of: Array(text.utf8)))\u{7}" }
}
