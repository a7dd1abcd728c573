import Truss

/// A drawing made of text, in cells of equal size. In points, its borders are paths and its blocks rectangles, as the
/// glyphs of these characters leave gaps between lines.
struct CellText: Leaf, Hashable {
  private let rows: [[Character]]
  private static let font = Font(.mono, size: 12)
  private static let cell = Size(width: 7.2, height: 15)
  private static let parts: [Character: [(x: Double, y: Double)]] = [
    "─": [(-1, 0), (1, 0)], "│": [(0, -1), (0, 1)],
    "┌": [(1, 0), (0, 1)], "┐": [(-1, 0), (0, 1)], "└": [(1, 0), (0, -1)], "┘": [(-1, 0), (0, -1)],
    "╭": [(1, 0), (0, 1)], "╮": [(-1, 0), (0, 1)], "╰": [(1, 0), (0, -1)], "╯": [(-1, 0), (0, -1)],
  ]

  init(_ text: String) {
    rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
  }

  private var columns: Int { rows.map(\.count).max() ?? 0 }

  func size(in medium: Medium) -> IntrinsicSize {
    let cell = medium.isText ? Size(width: 1, height: 1) : Self.cell
    return IntrinsicSize(width: Double(columns) * cell.width, height: Double(rows.count) * cell.height)
  }

  func draw(in canvas: inout Canvas) {
    // Cells grow with the frame.
    let cell = Size(
      width: canvas.size.width / Double(max(1, columns)), height: canvas.size.height / Double(max(1, rows.count)))
    var borders = Path()
    for (row, characters) in rows.enumerated() {
      func box(_ columns: Range<Int>) -> Rect {
        Rect(
          x: Double(columns.lowerBound) * cell.width, y: Double(row) * cell.height,
          width: Double(columns.count) * cell.width, height: cell.height)
      }
      guard !canvas.isText else {
        canvas.draw(String(characters), in: box(0..<characters.count), alignment: .leading)
        continue
      }
      var (start, word) = (0, "")
      for (column, character) in (characters + [" "]).enumerated() {
        let isLetter = character != " " && Self.parts[character] == nil && !"█░".contains(character)
        if isLetter {
          if word.isEmpty { start = column }
          word.append(character)
          continue
        }
        if !word.isEmpty {
          canvas.draw(word, in: box(start..<column), alignment: .leading, font: Self.font, color: .primary)
          word = ""
        }
        let rect = box(column..<column + 1)
        if "█░".contains(character) {
          // Equal blocks in a row share one rectangle, so that there are no seams.
          guard column == 0 || characters[column - 1] != character else { continue }
          let end = characters[column...].firstIndex { $0 != character } ?? characters.count
          canvas.fill(Path(box(column..<end)), with: character == "█" ? .primary : .primary.opacity(0.2))
        } else if let parts = Self.parts[character] {
          let middle = Point(x: rect.midX, y: rect.midY)
          let ends = parts.map { Point(x: middle.x + $0.x * cell.width / 2, y: middle.y + $0.y * cell.height / 2) }
          borders.move(to: ends[0])
          if "╭╮╰╯".contains(character) {
            borders.addQuadCurve(to: ends[1], control: middle)
          } else {
            borders.addLine(to: middle)
            borders.addLine(to: ends[1])
          }
        }
      }
    }
    canvas.stroke(borders, with: .secondary)
  }
}
