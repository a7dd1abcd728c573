/// The place of a call in a source file, as it was compiled.
package struct SourcePlace: Hashable, Codable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
