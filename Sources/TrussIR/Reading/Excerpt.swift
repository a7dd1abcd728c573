import TrussText

/// A line of what was read, with a caret under the fault: what the descriptions of errors show.
enum Excerpt {
  /// How many characters are shown before the fault, and how many from it on.
  private static let reach = 60

  /// The line, and in a second one a caret under the column, counted in characters from 1.
  ///
  ///     a.width == 5 * b.width
  ///                  ^
  ///
  /// The caret is as many columns of a terminal to the right as the text before it takes. A character that a terminal
  /// would not show as a column (a tab, a line break) is printed as a space, and of a long line only what surrounds the
  /// fault.
  static func text(_ text: String, column: Int) -> String {
    let fault = text.index(text.startIndex, offsetBy: max(1, column) - 1, limitedBy: text.endIndex) ?? text.endIndex
    let start = text.index(fault, offsetBy: -reach, limitedBy: text.startIndex) ?? text.startIndex
    let end = text.index(fault, offsetBy: reach, limitedBy: text.endIndex) ?? text.endIndex
    let before = (start == text.startIndex ? "" : "…") + String(text[start..<fault].map(shown))
    let after = String(text[fault..<end].map(shown)) + (end == text.endIndex ? "" : "…")
    return "\(before)\(after)\n\(String(repeating: " ", count: CellWidth.of(before)))^"
  }

  private static func shown(_ character: Character) -> Character { CellWidth.of(character) == 0 ? " " : character }
}
