/// The place of a call in the compiled source file, counted from 1.
package struct SourcePlace: Hashable, Codable, Sendable {
  package var line: Int
  /// The column, counted in bytes.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
