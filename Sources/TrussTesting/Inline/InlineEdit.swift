/// A source file with a text in it written anew.
struct InlineEdit {
  /// The file.
  let source: [UInt8]
  /// The number of lines that it is longer than before.
  let addedLines: Int

  /// Puts a text in place of the literal of a call.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - source: the file.
  ///   - line: the line of the call in this file.
  ///   - column: its column, in bytes from 1.
  ///   - expected: what the literal said when it was compiled, so that no other is overwritten.
  /// - Throws: `InlineFault` where the call cannot be found or is written another way.
  init(
    writing text: String, to source: [UInt8], line: Int, column: Int, replacing expected: String
  ) throws(InlineFault) {
    let call = try InlineCall(in: source, line: line, column: column)
    guard LiteralValue(source[call.literal], call.delimiter).bytes.elementsEqual(expected.utf8) else { throw .changed }
    let style = SourceStyle(source)
    let replaced: Range<Int>
    let replacement: String
    if let indentation = style.indentation(of: call.literal.lowerBound) {
      // An indentation of the text's own is that of its last line.
      let own = call.delimiter.isMultiline ? style.indentation(before: call.literal, call.delimiter) : nil
      replaced = call.literal
      replacement = MultilineLiteral.source(text, indentation: own ?? indentation, newline: style.newline)
    } else {
      let around = (
        call.closure.lowerBound..<call.literal.lowerBound, call.literal.upperBound..<call.closure.upperBound
      )
      guard source[around.0].allSatisfy(\.isSpace), source[around.1].allSatisfy(\.isSpace) else { throw .noLiteral }
      let outer = style.lineIndentation(at: call.closure.lowerBound)
      let inner = outer + style.unit
      let literal = MultilineLiteral.source(text, indentation: inner, newline: style.newline)
      replaced = call.closure
      replacement = "\(style.newline)\(inner)\(literal)\(style.newline)\(outer)"
    }
    let bytes = Array(replacement.utf8)
    self.source = source[..<replaced.lowerBound] + bytes + source[replaced.upperBound...]
    addedLines = Self.lines(bytes[...]) - Self.lines(source[replaced])
  }

  private static func lines(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 == .lineFeed } }
}
