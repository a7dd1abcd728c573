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

  /// The number of cells in an area of the picture in which an element after `element` draws letters.
  func count(after element: Int, in area: CellRect) -> Int {
    area.rows.reduce(0) { sum, row in sum + area.columns.count { last[row * columns + $0] > element } }
  }
}

/// The outlines of the backgrounds in a picture.
struct BackgroundOutlines {
  /// The part of the picture that the element being drawn covers; nil if it has no surface.
  var covering: CellRect?
  private var areas: [CellRect] = []

  var isEmpty: Bool { areas.isEmpty }

  mutating func add(_ area: CellRect) { areas.append(area) }

  /// Whether an outline that goes through a cell is around the element being drawn, so that its blank cells do not
  /// interrupt it. A title on the outline does.
  func keep(column: Int, row: Int) -> Bool {
    guard let covering else { return false }
    return areas.contains {
      $0.contains(column: column, row: row) && !$0.interior.contains(column: column, row: row)
        && $0.intersection(covering) == covering && !$0.interior.intersection(covering).isEmpty
    }
  }

  /// Whether a cell is in one of the outlines' edges.
  func hasEdge(_ side: BorderArms.Direction, column: Int, row: Int) -> Bool {
    areas.contains { area in
      guard area.contains(column: column, row: row) else { return false }
      switch side {
      case .left: return column == area.minX
      case .right: return column == area.maxX - 1
      case .top: return row == area.minY
      case .bottom: return row == area.maxY - 1
      }
    }
  }
}

extension TextPainter {
  /// Finds the letters of a picture, so that a surface beneath letters can be drawn as their background.
  mutating func findLetters(in elements: [DisplayList.Element]) {
    guard elements.contains(where: { $0.background != nil }) else { return }
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

  /// Draws a surface beneath letters as blank cells, with an outline if there is room. With colours the blank cells have
  /// the surface's colour, and opaque surfaces are drawn as elsewhere. Returns false for any other element.
  ///
  ///     ╭────────╮
  ///     │  Send  │      ( Send )
  ///     ╰────────╯
  mutating func drawLetterBackground(_ element: DisplayList.Element) -> Bool {
    guard let letters, let (background, color, box) = element.background else { return false }
    if !outlinesBackgrounds, element.fill?.ink.isShade != true { return false }
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
      if background == .path, outlinesBackgrounds {
        drawing.stroke = DisplayList.PathDrawing.Stroke(color: color, style: StrokeStyle())
      }
      drawPath(drawing)
    default: break
    }
    if outlinesBackgrounds { outline(area, background, color, letters) }
    return true
  }

  /// Draws the outline of a surface beneath letters, or of a low one its ends in the first row with letters. Letters may
  /// interrupt less than a third of each edge; otherwise there is no outline.
  private mutating func outline(
    _ area: CellRect, _ background: DisplayList.Fill.LetterBackground, _ color: Color, _ letters: LetterMap
  ) {
    guard background != .path, area.width > 2 else { return }
    if background == .square, area.minX <= 0, area.maxX >= canvas.columns { return }
    func isFree(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
      !letters.contains(after: drawn, in: CellRect(.horizontal, columns, rows).intersection(clip))
    }
    let (left, right) = (area.minX..<area.minX + 1, area.maxX - 1..<area.maxX)
    if area.height > 2 {
      let (top, bottom) = (area.minY..<area.minY + 1, area.maxY - 1..<area.maxY)
      let edges = [(area.columns, top), (area.columns, bottom), (left, area.rows), (right, area.rows)]
      let isOutline = edges.allSatisfy { columns, rows in
        let edge = CellRect(.horizontal, columns, rows).intersection(clip)
        return 3 * letters.count(after: drawn, in: edge) < columns.count * rows.count
      }
      guard isOutline else { return }
      outlines.add(area)
      stroke(area, background == .round ? .rounded : .light, color)
    } else if let row = area.rows.first(where: { !isFree(area.columns, $0..<$0 + 1) }),
      isFree(left, row..<row + 1), isFree(right, row..<row + 1)
    {
      let ends: (Unicode.Scalar, Unicode.Scalar) = background == .round ? ("(", ")") : ("[", "]")
      paint(Cell(ends.0), color, column: area.minX, row: row)
      paint(Cell(ends.1), color, column: area.maxX - 1, row: row)
    }
  }
}

extension DisplayList.Element {
  /// The box of a rectangle or a path; nil for other elements.
  var surface: Rect? {
    switch self {
    case .rectangle(let rect, _, _, _): rect
    case .path(let drawing): drawing.path.box
    default: nil
    }
  }

  /// The look of a surface beneath letters, its colour and its box; nil for other elements.
  fileprivate var background: (DisplayList.Fill.LetterBackground, Color, Rect)? {
    guard let fill, let background = fill.letterBackground, let surface else { return nil }
    return (background, fill.color, surface)
  }

  fileprivate var fill: DisplayList.Fill? {
    switch self {
    case .rectangle(_, let fill, _, _): fill
    case .path(let drawing): drawing.fill
    default: nil
    }
  }
}
