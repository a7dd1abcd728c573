import TrussText

/// A listing that cannot be read.
public struct ListingError: Error, Equatable, Sendable {
  /// The line of the fault, from 1.
  public var line: Int
  /// The column of the fault in characters, from 1; one past the line's last where something is missing.
  public var column: Int
  /// What would have been right there, such as `an attribute`.
  public var expected: String
  /// The line of the fault.
  public var text: String

  /// Makes an error.
  public init(line: Int, column: Int, expected: String, text: String) {
    self.line = line
    self.column = column
    self.expected = expected
    self.text = text
  }

  /// The line of the fault, and under it a caret at the column.
  ///
  ///     a.width == 5 * b.width
  ///                  ^
  ///
  /// Characters that a terminal would not show are printed as spaces, so that the caret stands right, and of a long
  /// line only what surrounds the fault.
  public var excerpt: String {
    let fault = text.index(text.startIndex, offsetBy: max(0, column - 1), limitedBy: text.endIndex) ?? text.endIndex
    let reach = 60
    let start = text.index(fault, offsetBy: -reach, limitedBy: text.startIndex) ?? text.startIndex
    let end = text.index(fault, offsetBy: reach, limitedBy: text.endIndex) ?? text.endIndex
    let before = (start == text.startIndex ? "" : "…") + String(text[start..<fault].map(Self.shown))
    let after = String(text[fault..<end].map(Self.shown)) + (end == text.endIndex ? "" : "…")
    return "\(before)\(after)\n\(String(repeating: " ", count: CellWidth.of(before)))^"
  }

  private static func shown(_ character: Character) -> Character {
    CellWidth.of(character) == 0 ? " " : character
  }
}

extension ListingError: CustomStringConvertible {
  /// What is wrong and where in one line, then the excerpt.
  public var description: String { "line \(line), column \(column): expected \(expected)\n\(excerpt)" }
}
