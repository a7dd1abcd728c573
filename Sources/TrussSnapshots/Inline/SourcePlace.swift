/// The place of a call in a source file, as it was compiled.
package struct SourcePlace: Hashable, Codable, Sendable {
  /// From 1.
  package var line: Int
  /// In bytes, from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
