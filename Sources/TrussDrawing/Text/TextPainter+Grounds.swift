import TrussViews

/// The letters of a picture: for each cell the number of the last element that draws a letter there.
struct LetterMap {
  private let columns: Int
  private var last: [Int32]

  init(_ canvas: CellCanvas) {
    columns = canvas.columns
    last = Array(repeating: -1, count: canvas.columns * canvas.rows)
  }

  /// Notes that an element draws letters in cells of the picture.
  mutating func add(_ element: Int, _ row: Int, _ columns: Range<Int>) {
    for column in columns { last[row * self.columns + column] = Int32(clamping: element) }
  }

  /// Whether an element after `element` draws letters in an area of the picture.
  func contains(after element: Int, in area: CellRect) -> Bool {
    area.rows.contains { row in area.columns.contains { last[row * columns + $0] > element } }
  }
}

extension TextPainter {
  /// Finds the letters of a picture, so that a surface beneath letters can be drawn as their ground.
  mutating func findLetters(in elements: [DisplayList.Element]) {
    guard elements.contains(where: { $0.ground != nil }) else { return }
    var (scout, map) = (self, LetterMap(canvas))
    for (number, element) in elements.enumerated() {
      switch element {
      case .beginClip, .endClip: scout.draw(element)
      case .text(let run) where !run.leavesLetters && run.string.utf8.contains { $0 > UInt8(ascii: " ") }:
        guard let (row, columns) = scout.place(of: run) else { continue }
        map.add(number, row, columns.clamped(to: scout.clip.columns))
      default: break
      }
    }
    letters = map
  }

  /// Draws a surface beneath letters as blank cells, with an outline if there is room. Returns false for any other
  /// element.
  ///
  ///     ╭────────╮
  ///     │  Send  │      ( Send )
  ///     ╰────────╯
  mutating func drawGround(_ element: DisplayList.Element) -> Bool {
    guard let letters, let (ground, color, box) = element.ground else { return false }
    let area = CellRect(snapping: box)
    guard letters.contains(after: drawn, in: area.intersection(clip)) else { return false }
    switch element {
    case .rectangle(_, var fill?, let border, _):
      fill.ink = .none
      drawRectangle(area, fill: fill, border: border)
      if border != nil { return true }
    case .path(var drawing):
      if var fill = drawing.fill {
        fill.ink = .none
        fillCells(inside: drawing.path.polylines, with: fill)
      }
      drawing.fill = nil
      if ground == .path { drawing.stroke = DisplayList.PathDrawing.Stroke(color: color, style: StrokeStyle()) }
      drawPath(drawing)
    default: break
    }
    outline(area, ground, color, letters)
    return true
  }

  /// Draws the outline of a surface beneath letters, or of a low one its ends in the first row with letters.
  private mutating func outline(
    _ area: CellRect, _ ground: DisplayList.Fill.Ground, _ color: Color, _ letters: LetterMap
  ) {
    guard ground != .path, area.width > 2 else { return }
    if ground == .square, area.minX <= 0, area.maxX >= canvas.columns { return }
    func isFree(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
      !letters.contains(after: drawn, in: CellRect(.horizontal, columns, rows).intersection(clip))
    }
    let (left, right) = (area.minX..<area.minX + 1, area.maxX - 1..<area.maxX)
    if area.height > 2 {
      let (top, bottom) = (area.minY..<area.minY + 1, area.maxY - 1..<area.maxY)
      guard isFree(area.columns, top), isFree(area.columns, bottom), isFree(left, area.rows), isFree(right, area.rows)
      else { return }
      stroke(area, ground == .round ? .rounded : .light, color)
    } else if let row = area.rows.first(where: { !isFree(area.columns, $0..<$0 + 1) }),
      isFree(left, row..<row + 1), isFree(right, row..<row + 1)
    {
      let ends: (Unicode.Scalar, Unicode.Scalar) = ground == .round ? ("(", ")") : ("[", "]")
      paint(Cell(ends.0), color, column: area.minX, row: row)
      paint(Cell(ends.1), color, column: area.maxX - 1, row: row)
    }
  }
}

extension DisplayList.Element {
  /// The look of a surface beneath letters, its colour and its box; nil for other elements.
  fileprivate var ground: (DisplayList.Fill.Ground, Color, Rect)? {
    switch self {
    case .rectangle(let rect, let fill?, _, _): fill.ground.map { ($0, fill.color, rect) }
    case .path(let drawing): drawing.fill.flatMap { fill in fill.ground.map { ($0, fill.color, drawing.path.box) } }
    default: nil
    }
  }
}
