import TrussText
import TrussViews

extension TextPainter {
  /// Places a run cluster by cluster; its spaces cover what lies beneath like any character.
  mutating func drawText(_ run: DisplayList.TextRun) {
    let row = CellRect.snap(run.frame.minY)
    guard clip.rows.contains(row) else { return }
    let string = charset == .ascii ? run.ascii ?? run.string : run.string
    var column = firstColumn(of: string, in: CellRect(snapping: run.frame), run.alignment)
    for character in string {
      guard column < clip.maxX else { break }
      let width = CellWidth.of(character)
      if width > 0 {
        drawCharacter(character, run, width: width, column: column, row: row)
        column += width
      }
    }
  }

  private func firstColumn(
    of string: String, in box: CellRect, _ alignment: DisplayList.TextRun.Alignment
  ) -> Int {
    switch alignment {
    case .leading: box.minX
    // An arithmetic shift rounds down, also where the text is wider than the box.
    case .center: box.minX + (box.maxX - box.minX - CellWidth.of(string)) >> 1
    case .trailing: box.maxX - CellWidth.of(string)
    }
  }

  /// Draws a character, or blanks where only one half of a wide one is to be seen.
  private mutating func drawCharacter(
    _ character: Character, _ run: DisplayList.TextRun, width: Int, column: Int, row: Int
  ) {
    let cells = column..<column + width
    let visible = cells.clamped(to: clip.columns)
    if visible == cells {
      canvas.set(character, width: width, column: column, row: row)
      if let inks { canvas.setForeground(inks.letters(run.color), run.letters, column: column, row: row) }
    } else {
      for column in visible { canvas.set(.blank, column: column, row: row) }
    }
  }
}

extension DisplayList.TextRun {
  /// How a terminal sets the letters.
  fileprivate var letters: CellStyle.Letters {
    var letters: CellStyle.Letters = []
    if font.weight >= .semibold { letters.insert(.bold) }
    if font.isItalic { letters.insert(.italic) }
    if lines.contains(.under) { letters.insert(.underlined) }
    if lines.contains(.through) { letters.insert(.struckThrough) }
    return letters
  }
}
