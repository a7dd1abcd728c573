/// A visual format that cannot be parsed, or that refers to an unknown name.
public struct VisualFormatError: Error, Equatable, Sendable {
  /// The column of the fault in characters, from 1; one past the last where something is missing.
  public var column: Int
  /// A description of the expected text, such as a closing bracket.
  public var expected: String
  /// The format.
  public var text: String

  /// Makes an error.
  public init(column: Int, expected: String, text: String) {
    self.column = column
    self.expected = expected
    self.text = text
  }

  /// A fault in the user's words: the column in characters.
  init(_ fault: TextFault, in text: String) {
    let before = String(decoding: text.utf8.prefix(fault.position), as: UTF8.self)
    self.init(column: before.count + 1, expected: fault.expected, text: text)
  }

  /// The format, and under it a caret at the column.
  ///
  ///     H:|-20-[form-20-|
  ///                 ^
  ///
  /// Characters that a terminal would not show are printed as spaces, so that the caret is at the right column, and of
  /// a long format only what surrounds the fault.
  public var excerpt: String { Excerpt.text(text, column: column) }
}

extension VisualFormatError: CustomStringConvertible {
  /// The error and its position in one line, then the excerpt.
  public var description: String { "column \(column): expected \(expected)\n\(excerpt)" }
}
