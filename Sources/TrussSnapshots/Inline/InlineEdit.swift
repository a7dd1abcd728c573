struct InlineEdit {
  /// The source file after the edit.
  let source: [UInt8]
  let change: SourceEdit

  /// Replaces the literal of a call by a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - source: the file's content.
  ///   - place: the index of the call in this file.
  ///   - expected: the compiled value of the literal. If the literal has another value now, it is not replaced.
  /// - Throws: `InlineFault` if the call is not found, or has no literal that can be replaced.
  init(
    writing text: String, to source: [UInt8], at place: Int, replacing expected: String
  ) throws(InlineFault) {
    let call = try InlineCall(in: source, at: place)
    guard LiteralValue(source[call.literal], call.delimiter).bytes.elementsEqual(expected.utf8) else { throw .changed }
    let style = SourceStyle(source)
    if let indentation = style.indentation(of: call.literal.lowerBound) {
      // The indentation of a multiline literal is the indentation of its closing quotes.
      let quotes = call.literal.upperBound - call.delimiter.closing.count
      let own = call.delimiter.isMultiline ? style.indentation(of: quotes) : nil
      self.init(
        replacing: call.literal, of: source,
        with: MultilineLiteral.source(text, indentation: own ?? indentation, newline: style.newline))
    } else {
      let around = (
        call.closure.lowerBound..<call.literal.lowerBound, call.literal.upperBound..<call.closure.upperBound
      )
      guard source[around.0].allSatisfy(\.isSpace), source[around.1].allSatisfy(\.isSpace) else { throw .noLiteral }
      let outer = style.lineIndentation(at: call.closure.lowerBound)
      let inner = outer + style.unit
      let literal = MultilineLiteral.source(text, indentation: inner, newline: style.newline)
      self.init(
        replacing: call.closure, of: source, with: "\(style.newline)\(inner)\(literal)\(style.newline)\(outer)")
    }
  }

  private init(replacing range: Range<Int>, of source: [UInt8], with text: String) {
    let bytes = Array(text.utf8)
    self.source = source[..<range.lowerBound] + bytes + source[range.upperBound...]
    change = SourceEdit(offset: range.lowerBound, removed: Array(source[range]), insertedCount: bytes.count)
  }
}
