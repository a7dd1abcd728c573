extension CellCanvas {
  /// The rows as lines, without a newline after the last: each without trailing spaces or, framed, between two bars.
  ///
  /// Colours begin and end in their line, so that lines may be cut and put beside others.
  ///
  /// - Parameters:
  ///   - charset: the characters that lines are drawn with.
  ///   - colors: how many colours there are.
  ///   - isFramed: whether lines are between two bars.
  ///   - marksLetters: whether a line with letters that are set in some way is followed by one of marks.
  func text(
    in charset: TextRenderer.Charset, colors: ColorDepth = .none, isFramed: Bool = false, marksLetters: Bool = false
  ) -> String {
    var output: [UInt8] = []
    for row in 0..<rows {
      if row > 0 { output.append(UInt8(ascii: "\n")) }
      if isFramed { output.append(UInt8(ascii: "|")) }
      appendRow(row, in: charset, colors, isWhole: isFramed, to: &output)
      if isFramed { output.append(UInt8(ascii: "|")) }
      if marksLetters { appendMarks(of: row, to: &output) }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Adds a line of marks for a row that has some.
  private func appendMarks(of row: Int, to output: inout [UInt8]) {
    var marks = (row * columns..<(row + 1) * columns).map { index in
      let style = style(of: index)
      let isBlank = cells[index] == .blank && style.letters.isDisjoint(with: .lines)
      return isBlank ? UInt8(ascii: " ") : style.letters.mark
    }
    while marks.last == UInt8(ascii: " ") { marks.removeLast() }
    if !marks.isEmpty { output += [UInt8(ascii: "\n")] + marks }
  }

  private func appendRow(
    _ row: Int, in charset: TextRenderer.Charset, _ colors: ColorDepth, isWhole: Bool, to output: inout [UInt8]
  ) {
    let range = row * columns..<(row + 1) * columns
    var end = range.upperBound
    if !isWhole {
      while end > range.lowerBound, cells[end - 1] == .blank, style(of: end - 1).background == nil { end -= 1 }
    }
    if colors == .none {
      for index in range.lowerBound..<end { append(cells[index], in: charset, to: &output) }
    } else {
      append(range.lowerBound..<end, in: charset, colors, to: &output)
    }
  }

  /// Adds cells with the changes of colour between them.
  private func append(
    _ range: Range<Int>, in charset: TextRenderer.Charset, _ colors: ColorDepth, to output: inout [UInt8]
  ) {
    var last = CellStyle.plain
    for index in range where cells[index] != .rest {
      var style = style(of: index)
      // A blank shows no letter, so it needs no change of colour; a line under or through it is seen.
      if cells[index] == .blank {
        if style.letters.isDisjoint(with: .lines) {
          (style.foreground, style.underline) = (last.foreground, last.underline)
        }
        style.letters = style.letters.intersection(.lines).union(last.letters.subtracting(.lines))
      }
      output.append(contentsOf: colors.sequence(from: last, to: style).utf8)
      last = style
      append(cells[index], in: charset, to: &output)
    }
    output.append(contentsOf: colors.sequence(from: last, to: .plain).utf8)
  }

  private func style(of index: Int) -> CellStyle { styles.isEmpty ? .plain : styles[index] }

  private func append(_ cell: Cell, in charset: TextRenderer.Charset, to output: inout [UInt8]) {
    switch cell.content {
    case .scalar(let scalar):
      output.append(scalar)
    case .arms(let arms):
      let glyph = charset == .unicode ? BorderGlyphs.unicode(arms) : BorderGlyphs.ascii(arms)
      output.append(glyph ?? " ")
    case .cluster(let index):
      output.append(contentsOf: clusters[index].utf8)
    case .rest:
      break
    }
  }
}
