import TrussViews

/// A picture in cells: a flat array of four bytes a cell, row after row.
///
/// The invariant: a `.rest` cell stands to the right of a wide character and nowhere else. Whoever overwrites one
/// half of a wide character leaves a blank in the other.
struct CellCanvas {
  /// The most cells of a canvas, 40 MB of them; `LayoutError.Limits.cells` refuses larger ones before they are drawn.
  static let mostCells = 10_000_000

  let columns: Int
  let rows: Int
  private var cells: [Cell]
  private var clusters: [String] = []

  /// Makes a blank canvas; its size is rounded, and nothing of what is negative or not a number.
  init(_ size: Size) {
    let area = CellRect(snapping: Rect(x: 0, y: 0, width: size.width, height: size.height))
    columns = min(area.width, Self.mostCells)
    // A row without columns still is a line of the output.
    rows = min(area.height, Self.mostCells / max(columns, 1))
    cells = Array(repeating: .blank, count: columns * rows)
  }

  /// All cells.
  var bounds: CellRect { CellRect(minX: 0, minY: 0, maxX: columns, maxY: rows) }

  /// The arms of the borders through a cell of the canvas.
  func arms(column: Int, row: Int) -> BorderArms? { cells[row * columns + column].arms }

  /// Replaces a cell of the canvas by one that is a column wide.
  mutating func set(_ cell: Cell, column: Int, row: Int) {
    let index = row * columns + column
    if cells[index] == .rest { cells[index - 1] = .blank }
    if column + 1 < columns, cells[index + 1] == .rest { cells[index + 1] = .blank }
    cells[index] = cell
  }

  /// Replaces a cell, or this one and the next, by a character that is not empty and takes as many columns.
  mutating func set(_ character: Character, width: Int, column: Int, row: Int) {
    set(cell(for: character), column: column, row: row)
    guard width == 2 else { return }
    set(.blank, column: column + 1, row: row)
    cells[row * columns + column + 1] = .rest
  }

  private mutating func cell(for character: Character) -> Cell {
    let scalars = character.unicodeScalars
    if let scalar = scalars.first, scalars.count == 1 { return Cell(scalar) }
    clusters.append(String(character))
    return Cell(cluster: clusters.count - 1)
  }
}

extension CellCanvas {
  /// The rows as lines, each without trailing spaces, and without a newline after the last.
  func text(in charset: TextRenderer.Charset) -> String {
    var output: [UInt8] = []
    for row in 0..<rows {
      if row > 0 { output.append(UInt8(ascii: "\n")) }
      let line = cells[row * columns..<(row + 1) * columns]
      let end = line.lastIndex { $0 != .blank }.map { $0 + 1 } ?? line.startIndex
      for cell in line[..<end] {
        append(cell, in: charset, to: &output)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private func append(_ cell: Cell, in charset: TextRenderer.Charset, to output: inout [UInt8]) {
    switch cell.content {
    case .scalar(let scalar):
      output.append(contentsOf: scalar.utf8)
    case .arms(let arms):
      let glyph = charset == .unicode ? BorderGlyphs.unicode(arms) : BorderGlyphs.ascii(arms)
      output.append(contentsOf: (glyph ?? " ").utf8)
    case .cluster(let index):
      output.append(contentsOf: clusters[index].utf8)
    case .rest:
      break
    }
  }
}
