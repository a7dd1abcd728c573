import TrussText
import TrussViews

extension TextPainter {
  /// Places a run cluster by cluster; its spaces cover what lies beneath like any character.
  mutating func drawText(_ run: DisplayList.TextRun) {
    let row = CellRect.snap(run.frame.minY)
    guard clip.rows.contains(row) else { return }
    let box = CellRect(snapping: run.frame)
    let parts = charset == .ascii && !run.asciiParts.isEmpty ? run.asciiParts : run.parts
    guard parts.isEmpty else {
      var column = firstColumn(ofWidth: parts.reduce(0) { $0 + CellWidth.of($1.string) }, in: box, run.alignment)
      for part in parts {
        draw(part.string, part.color, part.font, part.lines, column: &column, row: row)
      }
      return
    }
    let string = charset == .ascii ? run.ascii ?? run.string : run.string
    var column = firstColumn(ofWidth: CellWidth.of(string), in: box, run.alignment)
    draw(string, run.color, run.font, run.lines, column: &column, row: row)
  }

  private mutating func draw(
    _ string: String, _ color: Color, _ font: Font, _ lines: DisplayList.TextRun.Lines, column: inout Int, row: Int
  ) {
    let style = CellStyle(
      foreground: inks?.letters(color), letters: font.letters(with: lines),
      underline: lines.under?.color.flatMap { inks?.letters($0) })
    for character in string {
      guard column < clip.maxX else { break }
      let width = CellWidth.of(character)
      if width > 0 {
        drawCharacter(character, style, width: width, column: column, row: row)
        column += width
      }
    }
  }

  private func firstColumn(
    ofWidth width: Int, in box: CellRect, _ alignment: DisplayList.TextRun.Alignment
  ) -> Int {
    switch alignment {
    case .leading: box.minX
    // An arithmetic shift rounds down, also where the text is wider than the box.
    case .center: box.minX + (box.maxX - box.minX - width) >> 1
    case .trailing: box.maxX - width
    }
  }

  /// Draws a character, or blanks where only one half of a wide one is to be seen.
  private mutating func drawCharacter(
    _ character: Character, _ style: CellStyle, width: Int, column: Int, row: Int
  ) {
    let cells = column..<column + width
    let visible = cells.clamped(to: clip.columns)
    if visible == cells {
      canvas.set(character, width: width, column: column, row: row)
      if inks != nil {
        canvas.setForeground(style.foreground, style.letters, underline: style.underline, column: column, row: row)
      }
    } else {
      for column in visible { canvas.set(.blank, column: column, row: row) }
    }
  }
}

extension Font {
  /// How a terminal sets the letters.
  fileprivate func letters(with lines: DisplayList.TextRun.Lines) -> CellStyle.Letters {
    var letters: CellStyle.Letters = []
    if weight >= .semibold { letters.insert(.bold) }
    if isItalic { letters.insert(.italic) }
    switch lines.under?.pattern {
    case nil: break
    case .solid: letters.insert(.underlined)
    case .double: letters.insert(.doublyUnderlined)
    case .dash: letters.insert(.dashedUnderlined)
    case .dot: letters.insert(.dottedUnderlined)
    case .wavy: letters.insert(.wavyUnderlined)
    }
    if lines.isThrough { letters.insert(.struckThrough) }
    return letters
  }
}
