/// The cells of a chart in text.
struct ChartGrid {
  struct Glyph: Equatable {
    var unicode: Character
    var ascii: Character
    var color: Color
    /// Whether the glyph is the ink of a series, which fills the cell.
    var isFull = false
  }

  let columns: Int
  let rows: Int
  private var glyphs: [Glyph?]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(0, columns), max(0, rows))
    glyphs = Array(repeating: nil, count: self.columns * self.rows)
  }

  subscript(column: Int, row: Int) -> Glyph? {
    get { column >= 0 && column < columns && row >= 0 && row < rows ? glyphs[row * columns + column] : nil }
    set { if column >= 0, column < columns, row >= 0, row < rows { glyphs[row * columns + column] = newValue } }
  }

  /// Draws each row of cells as a sequence of texts, each in one colour.
  func draw(in canvas: inout Canvas) {
    for row in 0..<rows {
      var column = 0
      while column < columns {
        guard let first = self[column, row] else {
          column += 1
          continue
        }
        var (text, ascii) = ("", "")
        let start = column
        // In a text from right to left the glyphs would be in the opposite order.
        while column < columns, let glyph = self[column, row], glyph.color == first.color,
          column == start || !canvas.isRightToLeft
        {
          text.append(glyph.unicode)
          ascii.append(glyph.ascii)
          column += 1
        }
        canvas.draw(
          text, ascii: ascii, in: Rect(x: Double(start), y: Double(row), width: Double(column - start), height: 1),
          alignment: canvas.isRightToLeft ? .trailing : .leading, color: first.color)
      }
    }
  }

  // MARK: - Glyphs

  /// The inks of series, in the order of the series: full, then three shades.
  static let inks: [(unicode: Character, ascii: Character)] = [("█", "#"), ("▒", ":"), ("▓", "%"), ("░", ".")]

  static func ink(_ series: Int?, _ color: Color) -> Glyph {
    let ink = inks[(series ?? 0) % inks.count]
    return Glyph(unicode: ink.unicode, ascii: ink.ascii, color: color, isFull: true)
  }

  /// A block of the given number of eighths, 1 to 8, that fills a cell from the bottom or from the left.
  static func block(_ eighths: Int, fromLeft: Bool, _ color: Color) -> Glyph {
    let blocks: [Character] =
      fromLeft ? ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"] : ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    let ascii: Character = eighths >= 4 ? "#" : fromLeft ? "-" : "_"
    return Glyph(unicode: blocks[min(8, max(1, eighths)) - 1], ascii: ascii, color: color)
  }

  /// The sides of a cell to which a line leads.
  struct Arms: OptionSet, Hashable {
    let rawValue: UInt8

    static let left = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let up = Arms(rawValue: 4)
    static let down = Arms(rawValue: 8)
  }

  /// The glyph of a line that leads to the given sides, with round corners or without.
  static func line(_ arms: Arms, isRound: Bool, _ color: Color) -> Glyph {
    let (unicode, ascii): (Character, Character) =
      switch arms {
      case [.up, .down], .up, .down: ("│", "|")
      case [.right, .down]: (isRound ? "╭" : "┌", isRound ? "." : "+")
      case [.left, .down]: (isRound ? "╮" : "┐", isRound ? "." : "+")
      case [.right, .up]: (isRound ? "╰" : "└", isRound ? "'" : "+")
      case [.left, .up]: (isRound ? "╯" : "┘", isRound ? "'" : "+")
      case [.up, .down, .right]: ("├", "+")
      case [.up, .down, .left]: ("┤", "+")
      case [.left, .right, .down]: ("┬", "+")
      case [.left, .right, .up]: ("┴", "+")
      case [.left, .right, .up, .down]: ("┼", "+")
      default: ("─", "-")
      }
    return Glyph(unicode: unicode, ascii: ascii, color: color)
  }

  static func symbol(_ symbol: BasicChartSymbolShape, _ color: Color) -> Glyph {
    let (unicode, ascii): (Character, Character) =
      switch symbol {
      case .circle: ("●", "o")
      case .square: ("■", "#")
      case .triangle: ("▲", "^")
      case .diamond: ("◆", "*")
      case .plus: ("+", "+")
      case .cross: ("×", "x")
      }
    return Glyph(unicode: unicode, ascii: ascii, color: color)
  }
}
