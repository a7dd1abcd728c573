/// A call in source whose trailing closure contains only the expected text: `assertLayout(of: form, columns: 40) { "…"
/// }`.
package struct InlineCall {
  /// The range between the closure's braces.
  let closure: Range<Int>
  /// The literal, including its quotes.
  let literal: Range<Int>
  let delimiter: StringDelimiter

  init(in bytes: [UInt8], at index: Int) throws(InlineFault) {
    let ends = SourceOutline(bytes).ends
    guard let end = ends[try Self.openingBracket(in: bytes, at: index)] else { throw .noCall }
    var cursor = SourceCursor(bytes: bytes, index: end + 1)
    cursor.skipTrivia()
    guard cursor.byte == UInt8(ascii: "{"), let close = ends[cursor.index] else { throw .noLiteral }
    cursor.index += 1
    closure = cursor.index..<close
    cursor.skipTrivia()
    let start = cursor.index
    guard let delimiter = cursor.readOpeningQuotes() else { throw .noLiteral }
    if cursor.skipString(delimiter) { throw .interpolation }
    self.delimiter = delimiter
    literal = start..<cursor.index
    cursor.skipTrivia()
    guard cursor.index == closure.upperBound else { throw .noLiteral }
  }

  /// The index of the opening bracket of a call's arguments; `index` is an index in the called name, or of the bracket.
  package static func openingBracket(in bytes: [UInt8], at index: Int) throws(InlineFault) -> Int {
    var cursor = SourceCursor(bytes: bytes, index: index)
    cursor.skip { $0 != UInt8(ascii: "(") && !$0.isSpace }
    guard cursor.byte == UInt8(ascii: "(") else { throw .noCall }
    return cursor.index
  }

  /// The index of the call at `#line` and `#column`. Depending on the compiler's version, the column is the column of
  /// the arguments' opening bracket, or of the function's name. Columns count bytes from 1.
  package static func index(in bytes: [UInt8], line: Int, column: Int) throws(InlineFault) -> Int {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: .lineFeed) else { throw .noCall }
      start = end + 1
    }
    guard line >= 1, column >= 1, column - 1 < bytes.count - start else { throw .noCall }
    return start + column - 1
  }
}
