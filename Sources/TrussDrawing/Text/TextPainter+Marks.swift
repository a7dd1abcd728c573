import TrussViews

extension TextPainter {
  /// One character of each diagonal in every row, mirrored about both middles:
  ///
  ///     ╲    ╱
  ///      ╲  ╱
  ///       ╳
  ///      ╱  ╲
  ///     ╱    ╲
  mutating func drawCross(_ area: CellRect, _ color: Color) {
    guard !area.isEmpty else { return }
    for row in area.rows.clamped(to: clip.rows) {
      let above = row - area.minY
      let below = area.maxY - 1 - row
      let inset = (2 * min(above, below) + 1) * area.width / (2 * area.height)
      let left = area.minX + inset
      let right = area.maxX - 1 - inset
      if above == below {
        drawGlyph(charset.crossedDiagonals, color, column: min(left, right), row: row)
      } else {
        drawGlyph(above < below ? charset.fallingDiagonal : charset.risingDiagonal, color, column: left, row: row)
        drawGlyph(above < below ? charset.risingDiagonal : charset.fallingDiagonal, color, column: right, row: row)
      }
    }
  }

  mutating func drawDisc(_ area: CellRect, _ color: Color) {
    guard !area.isEmpty else { return }
    drawGlyph(charset.disc, color, column: area.minX + (area.width - 1) / 2, row: area.minY + (area.height - 1) / 2)
  }

  private mutating func drawGlyph(_ glyph: Unicode.Scalar, _ color: Color, column: Int, row: Int) {
    guard clip.contains(column: column, row: row) else { return }
    canvas.set(Cell(glyph), column: column, row: row)
    canvas.setForeground(inks?.letters(color), column: column, row: row)
  }
}
