import TrussImages

/// The sequence for copying a text to the clipboard: xterm's OSC 52, with the text in Base64. Terminals that do not
/// support or do not allow copying ignore the sequence.
enum ClipboardSequence {
  static func copy(_ text: String) -> String { "\u{1B}]52;c;\(Base64.text(of: Array(text.utf8)))\u{7}" }
}
