import Truss

/// A picture of cells, as a reader sees it: boxes by their titles, heads beside them, and where lines lead.
struct DiagramTextPicture: CustomStringConvertible {
  typealias Box = (columns: ClosedRange<Int>, rows: ClosedRange<Int>)

  let text: String
  var description: String { "picture" }
  private let cells: [[Character]]

  init(_ text: String) {
    self.text = text
    cells = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
  }

  private func cell(_ column: Int, _ row: Int) -> Character {
    cells.indices.contains(row) && cells[row].indices.contains(column) ? cells[row][column] : " "
  }

  /// The box with a title: its borders' columns and rows.
  func box(around title: String) -> Box? {
    let letters = Array(title)
    for (row, line) in cells.enumerated() {
      for column in line.indices where line[column...].starts(with: letters) {
        var (left, right, top, bottom) = (column, column, row, row)
        let (upright, level) = (Set("│├┤┼"), Set("─┬┴┼┌┐└┘├┤"))
        while left > 0, !upright.contains(cell(left, row)) { left -= 1 }
        while right < line.count, !upright.contains(cell(right, row)) { right += 1 }
        while top > 0, !level.contains(cell(column, top)) { top -= 1 }
        while bottom < cells.count, !level.contains(cell(column, bottom)) { bottom += 1 }
        return (left...right, top...bottom)
      }
    }
    return nil
  }

  /// The number of heads of a kind that touch a box.
  func heads(_ kind: Connector.Head, at box: Box) -> Int {
    let glyphs: [Character] =
      switch kind {
      case .none: []
      case .arrow: Array("▶◀▼▲")
      case .openArrow: Array("><v^")
      case .triangle: Array("▷◁▽△")
      case .diamond: Array(repeating: "◆", count: 4)
      case .openDiamond: Array(repeating: "◇", count: 4)
      case .circle: Array(repeating: "●", count: 4)
      case .openCircle: Array(repeating: "○", count: 4)
      case .circledPlus: Array(repeating: "⊕", count: 4)
      case .cross: Array(repeating: "╳", count: 4)
      case .one: Array("╫╫╪╪")
      case .many: Array("<>∧∨")
      case .socket: Array("()∩∪")
      // Two cells: the one at the box.
      case .zeroOrOne: Array(repeating: "┼", count: 4)
      case .oneOrMany, .zeroOrMany: Array("<>∧∨")
      }
    guard glyphs.count == 4 else { return 0 }
    let (columns, rows) = box
    let rightward = rows.filter { cell(columns.lowerBound - 1, $0) == glyphs[0] }.count
    let leftward = rows.filter { cell(columns.upperBound + 1, $0) == glyphs[1] }.count
    let down = columns.filter { cell($0, rows.lowerBound - 1) == glyphs[2] }.count
    return rightward + leftward + down + columns.filter { cell($0, rows.upperBound + 1) == glyphs[3] }.count
  }

  /// The places, by column and row, where a line ends before another line or a border that it does not join.
  var looseEnds: [(column: Int, row: Int)] {
    var ends: [(column: Int, row: Int)] = []
    for (row, line) in cells.enumerated() {
      for column in line.indices {
        for arm in Self.arms(of: line[column]) {
          let next = Self.arms(of: cell(column + arm.x, row + arm.y))
          if !next.isEmpty, !next.contains(Arm(x: -arm.x, y: -arm.y)) { ends.append((column, row)) }
        }
      }
    }
    return ends
  }

  /// The direction in which a character leads to the next cell.
  private struct Arm: Hashable {
    var x: Int
    var y: Int
  }

  private static let (left, right, up, down) = (Arm(x: -1, y: 0), Arm(x: 1, y: 0), Arm(x: 0, y: -1), Arm(x: 0, y: 1))

  private static func arms(of character: Character) -> Set<Arm> {
    switch character {
    case "─", "╌": [left, right]
    case "│", "╎": [up, down]
    case "┌", "╭": [right, down]
    case "┐", "╮": [left, down]
    case "└", "╰": [right, up]
    case "┘", "╯": [left, up]
    case "├": [up, down, right]
    case "┤": [up, down, left]
    case "┬": [left, right, down]
    case "┴": [left, right, up]
    case "┼": [left, right, up, down]
    case "╴": [left]
    case "╶": [right]
    case "╵": [up]
    case "╷": [down]
    default: []
    }
  }
}
