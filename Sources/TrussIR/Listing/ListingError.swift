/// A listing that cannot be read.
public struct ListingError: Error, Equatable, Sendable {
  /// The line of the fault, from 1.
  public var line: Int
  /// The column of the fault in characters, from 1; one past the line's last where something is missing.
  public var column: Int
  /// A description of the expected text, such as `an attribute`.
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
  /// Characters that a terminal would not show are printed as spaces, so that the caret is at the right column, and of
  /// a long line only what surrounds the fault.
  public var excerpt: String { Excerpt.text(text, column: column) }
}

extension ListingError: CustomStringConvertible {
  /// The error and its position in one line, then the excerpt.
  public var description: String { "line \(line), column \(column): expected \(expected)\n\(excerpt)" }
}

extension ListingError {
  /// A fault in the user's words: its line, and the column in characters.
  init(_ fault: TextFault, in bytes: [UInt8]) {
    let before = bytes[..<fault.position]
    let start = before.lastIndex(of: Byte.newline).map { $0 + 1 } ?? min(Byte.markCount(bytes), fault.position)
    var end = bytes[fault.position...].firstIndex(of: Byte.newline) ?? bytes.count
    if end > fault.position, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    self.init(
      line: before.count { $0 == Byte.newline } + 1,
      column: String(decoding: bytes[start..<fault.position], as: UTF8.self).count + 1,
      expected: fault.expected, text: String(decoding: bytes[start..<end], as: UTF8.self))
  }
}
