import TrussViews

/// A picture in cells: a flat array of four bytes a cell, row after row.
///
/// The invariant: a `.rest` cell is to the right of a wide character and nowhere else. Whoever overwrites one half of a
/// wide character leaves a blank in the other.
struct CellCanvas {
  /// The most cells of a canvas, 40 MB of them; `LayoutError.Limits.cells` refuses larger ones before they are drawn.
  static let mostCells = 10_000_000

  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]
  /// The colours of each cell; empty where the picture has none.
  private(set) var styles: [CellStyle]
  private(set) var clusters: [String] = []

  /// Makes a blank canvas; its size is rounded, and nothing of what is negative or not a number.
  ///
  /// - Parameter isColored: whether cells have colours.
  init(_ size: Size, isColored: Bool = false) {
    let area = CellRect(snapping: Rect(x: 0, y: 0, width: size.width, height: size.height))
    columns = min(area.width, Self.mostCells)
    // A row without columns still is a line of the output.
    rows = min(area.height, Self.mostCells / max(columns, 1))
    cells = Array(repeating: .blank, count: columns * rows)
    styles = isColored ? Array(repeating: .plain, count: cells.count) : []
  }

  /// All cells.
  var bounds: CellRect { CellRect(minX: 0, minY: 0, maxX: columns, maxY: rows) }

  /// The arms of the borders through a cell of the canvas.
  func arms(column: Int, row: Int) -> BorderArms? { cells[row * columns + column].arms }

  /// The character of a cell of the canvas; nil where it is none of one scalar.
  func scalar(column: Int, row: Int) -> Unicode.Scalar? {
    if case .scalar(let scalar) = cells[row * columns + column].content { scalar } else { nil }
  }

  /// Gives the letter of a cell a colour; nil is the terminal's own.
  mutating func setForeground(
    _ color: UInt32?, _ letters: CellStyle.Letters = [], underline: UInt32? = nil, column: Int, row: Int
  ) {
    guard !styles.isEmpty else { return }
    styles[row * columns + column].foreground = color
    styles[row * columns + column].letters = letters
    styles[row * columns + column].underline = underline
  }

  /// Gives the ground of a cell a colour; nil is the terminal's own.
  mutating func setBackground(_ color: UInt32?, column: Int, row: Int) {
    if !styles.isEmpty { styles[row * columns + column].background = color }
  }

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
