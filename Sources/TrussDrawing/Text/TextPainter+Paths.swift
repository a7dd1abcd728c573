import TrussViews

extension TextPainter {
  /// Fills the cells whose middle a path encloses, and strokes the path with the dots of Braille characters. Each cell
  /// has two by four dots:
  ///
  ///     ⠉⠒⠤⣀
  ///
  /// Of a faint line, every sixth dot is drawn.
  mutating func drawPath(_ drawing: DisplayList.PathDrawing) {
    let parts = drawing.path.polylines
    if let fill = drawing.fill { fillCells(inside: parts, with: fill) }
    if let stroke = drawing.stroke {
      if let line = stroke.glyphs, parts.allSatisfy(\.isAlongAxes) {
        return parts.forEach { join($0, line, stroke.color) }
      }
      // A line on the right or lower edge of the outline is drawn with the last dots inside.
      let points = parts.joined()
      let last = Point(x: points.map(\.x).max() ?? 0, y: points.map(\.y).max() ?? 0)
      var count = 0
      for part in parts {
        for (start, end) in zip(part, part.dropFirst()) {
          drawDots(from: start, to: end, last, stroke.color, each: stroke.isFaint ? 6 : 1, &count)
        }
      }
    }
  }

  mutating func fillCells(inside parts: [[Point]], with fill: DisplayList.Fill) {
    let ys = parts.joined().map(\.y)
    guard let top = ys.min(), let bottom = ys.max() else { return }
    for row in clip.rows.clamped(to: CellRect.cell(at: top)..<CellRect.cell(at: bottom) + 1) {
      let y = Double(row) + 0.5
      // The coordinates at which the outline crosses the middle of the row, with 1 if the outline goes down, otherwise
      // -1.
      var crossings: [(x: Double, turn: Int)] = []
      for part in parts {
        for (start, end) in zip(part, part.dropFirst() + part.prefix(1)) where (start.y <= y) != (end.y <= y) {
          let x = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
          crossings.append((x, start.y <= y ? 1 : -1))
        }
      }
      crossings.sort { $0.x < $1.x }
      var turns = 0
      for (here, next) in zip(crossings, crossings.dropFirst()) {
        turns += here.turn
        guard turns != 0 else { continue }
        cover(
          CellRect(minX: CellRect.snap(here.x), minY: row, maxX: CellRect.snap(next.x), maxY: row + 1), with: fill)
      }
    }
  }

  /// Sets the dots along a straight line, within the clip.
  private mutating func drawDots(
    from start: Point, to end: Point, _ last: Point, _ color: Color, each interval: Int, _ dots: inout Int
  ) {
    guard let (start, end) = clip.rect.part(of: start, end, touches: true) else { return }
    let (dx, dy) = ((end.x - start.x) * 2, (end.y - start.y) * 4)
    let count = max(abs(dx), abs(dy)).rounded(.up)
    for step in 0...CellRect.cell(at: count) {
      dots += 1
      guard dots % interval == 0 else { continue }
      let share = count > 0 ? Double(step) / count : 0
      let dot = Point(x: start.x * 2 + dx * share, y: start.y * 4 + dy * share)
      setDot(at: Point(x: min(dot.x, last.x * 2 - 0.5), y: min(dot.y, last.y * 4 - 0.5)), color)
    }
  }

  /// Sets the dot at a place, whose coordinates are measured in dots. A place on the right or lower edge of the clip is
  /// in the last cell.
  private mutating func setDot(at place: Point, _ color: Color) {
    let (x, y) = (CellRect.cell(at: place.x), CellRect.cell(at: place.y))
    let column = min(x.quotient(by: 2), clip.maxX - 1)
    let row = min(y.quotient(by: 4), clip.maxY - 1)
    guard clip.contains(column: column, row: row), !canvas.isLetter(column: column, row: row) else { return }
    let bit = Self.dots[min(3, y - 4 * row)][min(1, x - 2 * column)]
    let dots = canvas.scalar(column: column, row: row).flatMap(charset.dots) ?? 0
    paint(Cell(charset.glyph(ofDots: dots | bit)), color, column: column, row: row)
  }

  /// The bit of each dot of a Braille character, row by row.
  private static let dots: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}

extension [Point] {
  /// Whether each line from a point to the next is along an axis.
  fileprivate var isAlongAxes: Bool { zip(self, dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y } }
}

extension Int {
  /// The quotient, rounded down.
  fileprivate func quotient(by divisor: Int) -> Int { self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor) }
}
