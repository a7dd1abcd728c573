import TrussText
import TrussViews

/// Draws elements into cells.
///
/// An element covers the elements beneath it, with two exceptions: a line without a surface, and an element with
/// `leavesLetters`, do not cover letters; and lines that share a cell are joined. So boxes that share an edge, crossing
/// boxes without a surface, and dividers that end at a border form one net of lines:
///
///     ┌───┬───┐      ┌─────┐
///     │   │   │      │  ┌──┼──┐
///     ├───┼───┤      └──┼──┘  │
///     └───┴───┘         └─────┘
///
/// A box with a surface is on top. It covers everything inside it, and interrupts a line that would run into it. A line
/// that only ends at the box's edge, or runs along the edge, is joined:
///
///     ┌─────┐
///     │  ┌─────┐
///     └──│     │
///        └─────┘
struct TextPainter {
  var canvas: CellCanvas
  let charset: TextRenderer.Charset
  /// The conversion of colours; nil for a picture without colours.
  var inks: TextInks?

  /// The letters of all elements; nil if no surface becomes the background of letters.
  var letters: LetterMap?
  /// Whether the background of letters has an outline, because no colour shows it.
  var outlinesBackgrounds = true
  /// The outlines of backgrounds, over which blank surfaces inside them are not drawn.
  var outlines = BackgroundOutlines()
  /// The number of elements that have been drawn.
  private(set) var drawn = 0

  private(set) var clip: CellRect
  /// The clips around the innermost clip, the outermost first.
  private var outerClips: [CellRect] = []

  init(canvas: CellCanvas, charset: TextRenderer.Charset) {
    self.canvas = canvas
    self.charset = charset
    clip = canvas.bounds
  }

  mutating func draw(_ element: DisplayList.Element) {
    defer { drawn += 1 }
    if !outlines.isEmpty { outlines.covering = element.surface.map { CellRect(snapping: $0).intersection(clip) } }
    if drawLetterBackground(element) { return }
    switch element {
    case .rectangle(let rect, let fill?, nil, _) where fill.ink == .eighths:
      drawEighths(rect, with: fill)
    case .rectangle(let rect, let fill, let border, _):
      drawRectangle(CellRect(snapping: rect), fill: fill, border: border)
    case .line(let start, let end, let line, let color): drawLine(from: start, to: end, line: line, color)
    case .cross(let rect, let color): drawCross(CellRect(snapping: rect), color)
    case .disc(let rect, let color): drawDisc(CellRect(snapping: rect), color)
    case .path(let drawing): drawPath(drawing)
    case .text(let run): drawText(run)
    case .beginClip(let rect, _, _):
      outerClips.append(clip)
      clip = clip.intersection(CellRect(snapping: rect))
    case .endClip: clip = outerClips.popLast() ?? clip
    case .image, .beginGroup, .endGroup: break
    }
  }
}

// MARK: - Marks

extension TextPainter {
  /// Draws one character of each diagonal in every row of cells. The cross is symmetrical in both directions.
  mutating func drawCross(_ area: CellRect, _ color: Color) {
    guard !area.isEmpty else { return }
    for row in area.rows.clamped(to: clip.rows) {
      let above = row - area.minY
      let below = area.maxY - 1 - row
      let inset = (2 * min(above, below) + 1) * area.width / (2 * area.height)
      let left = area.minX + inset
      let right = area.maxX - 1 - inset
      if above == below {
        paint(charset.pick("╳", "X"), color, column: min(left, right), row: row)
      } else {
        let (falling, rising) = (charset.pick("╲", "\\"), charset.pick("╱", "/"))
        paint(above < below ? falling : rising, color, column: left, row: row)
        paint(above < below ? rising : falling, color, column: right, row: row)
      }
    }
  }

  mutating func drawDisc(_ area: CellRect, _ color: Color) {
    guard !area.isEmpty else { return }
    let (column, row) = (area.minX + (area.width - 1) / 2, area.minY + (area.height - 1) / 2)
    paint(charset.pick("●", "o"), color, column: column, row: row)
  }

  /// Replaces a cell and its colour, if the cell is in the clip.
  mutating func paint(_ cell: Cell, _ color: Color, column: Int, row: Int) {
    guard clip.contains(column: column, row: row) else { return }
    canvas.set(cell, column: column, row: row)
    canvas.set(CellStyle(foreground: inks?.letters(color)), column: column, row: row)
  }

  /// Draws a text character by character. Its spaces cover the cells beneath, like any character.
  mutating func drawText(_ run: DisplayList.TextRun) {
    guard let (row, columns) = place(of: run) else { return }
    if run.leavesLetters { return drawEnds(run, row: row) }
    let first = columns.lowerBound
    var column = first
    let parts = parts(of: run)
    if parts.isEmpty { draw(string(of: run), run.color, run.font, run.lines, column: &column, row: row) }
    for part in parts { draw(part.string, part.color, part.font, part.lines, column: &column, row: row) }
    guard let gradient = run.gradient, let inks, first < column else { return }
    for column in (first..<column).clamped(to: clip.columns) {
      canvas.color(gradient.color(column: column, row: row, inks), column: column, row: row)
    }
  }

  private func parts(of run: DisplayList.TextRun) -> [DisplayList.TextRun.Part] {
    charset == .ascii && !run.asciiParts.isEmpty ? run.asciiParts : run.parts
  }

  private func string(of run: DisplayList.TextRun) -> String {
    charset == .ascii ? run.ascii ?? run.string : run.string
  }

  /// The cells that a text takes; nil if its row is outside the clip.
  func place(of run: DisplayList.TextRun) -> (row: Int, columns: Range<Int>)? {
    let row = CellRect.snap(run.frame.minY)
    guard clip.rows.contains(row) else { return nil }
    let parts = parts(of: run)
    let width = parts.isEmpty ? CellWidth.of(string(of: run)) : parts.reduce(0) { $0 + CellWidth.of($1.string) }
    let first = firstColumn(ofWidth: width, in: CellRect(snapping: run.frame), run.alignment)
    return (row, first..<first + width)
  }

  private mutating func drawEnds(_ run: DisplayList.TextRun, row: Int) {
    let box = CellRect(snapping: run.frame)
    let columns = [box.minX, box.maxX - 1]
    let isOverLetters = columns.contains {
      clip.contains(column: $0, row: row) && canvas.isLetter(column: $0, row: row)
    }
    if isOverLetters { return }
    for (end, column) in zip(run.string, columns) {
      var column = column
      draw(String(end), run.color, run.font, run.lines, column: &column, row: row)
    }
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
        if !color.isClear { drawCharacter(character, style, width: width, column: column, row: row) }
        column += width
      }
    }
  }

  private func firstColumn(
    ofWidth width: Int, in box: CellRect, _ alignment: DisplayList.TextRun.Alignment
  ) -> Int {
    switch alignment {
    case .leading: box.minX
    // An arithmetic shift rounds down, even if the text is wider than the box.
    case .center: box.minX + (box.maxX - box.minX - width) >> 1
    case .trailing: box.maxX - width
    }
  }

  /// Draws a character. If only one half of a wide character is in the clip, draws a blank.
  private mutating func drawCharacter(
    _ character: Character, _ style: CellStyle, width: Int, column: Int, row: Int
  ) {
    let cells = column..<column + width
    let visible = cells.clamped(to: clip.columns)
    if visible == cells {
      canvas.set(character, width: width, column: column, row: row)
      canvas.set(style, column: column, row: row)
    } else {
      for column in visible { canvas.set(.blank, column: column, row: row) }
    }
  }
}

extension Font {
  fileprivate func letters(with lines: DisplayList.TextRun.Lines) -> CellStyle.Letters {
    var letters: CellStyle.Letters = []
    if weight >= .semibold { letters.insert(.bold) }
    if isItalic { letters.insert(.italic) }
    if let pattern = lines.under?.pattern, let line = CellStyle.Letters.patterns.first(where: { $0.pattern == pattern })
    {
      letters.insert(line.letters)
    }
    if lines.isThrough { letters.insert(.struckThrough) }
    return letters
  }
}
