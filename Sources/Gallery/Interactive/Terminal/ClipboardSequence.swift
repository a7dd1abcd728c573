import Foundation

/// What a terminal is sent so that it copies a text: OSC 52 of xterm, with the text in base 64. A terminal that doesn't
/// know it, or isn't allowed to, passes over it.
enum ClipboardSequence {
  static func copy(_ text: String) -> String { "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}" }
}
