import TrussText
import TrussViews

/// Finds free cells for the numbers and names of an overlay. Cells are in the coordinates of the layout. The row above
/// and the row below the picture take numbers that do not fit inside.
struct CellOverlayLabels {
  /// A line through cells of a row or column.
  struct Line {
    var axis: Axis
    /// The row; the column for a vertical line.
    var place: Int
    /// The columns; the rows for a vertical line.
    var range: Range<Int>
    /// The kind of mark to which the line belongs; nil for the measures of the layout.
    var ink: OverlayInk?
    var isDashed: Bool
    var hasDots = false

    init(_ axis: Axis, at place: Int, _ range: Range<Int>, _ ink: OverlayInk?) {
      (self.axis, self.place, self.range, self.ink, isDashed) = (axis, place, range, ink, ink == .guide)
    }

    var cells: CellRect { CellRect(axis, range, place..<place + 1) }
    var middle: Int { range.lowerBound + (range.count - 1) / 2 }
  }

  struct Label {
    var text: String
    var ink: OverlayInk?
    var column: Int
    var row: Int

    init(_ text: String, _ ink: OverlayInk?, column: Int, row: Int) {
      (self.text, self.ink, self.column, self.row) = (text, ink, column, row)
    }

    var cells: CellRect { CellRect(.horizontal, column..<column + CellWidth.of(text), row..<row + 1) }
  }

  private(set) var lines: [Line] = []
  private(set) var labels: [Label] = []
  /// The labels to the right of the picture, by row.
  private(set) var beside: [Int: [Label]] = [:]
  /// The picture, with one row above and one row below.
  private let area: CellRect
  private let picture: CellCanvas
  private var states: [State]

  /// The content of a cell, which determines what may be written in the cell.
  private struct State: OptionSet {
    let rawValue: UInt8
    static let taken = State(rawValue: 1)
    /// A letter of the picture, a space between its letters, or a label or line of the overlay.
    static let letter = State(rawValue: 2)
    /// The frame of a view without children.
    static let view = State(rawValue: 4)
  }

  init(over picture: DisplayList, _ seen: CellRect, _ charset: TextRenderer.Charset) {
    let size = Size(width: Double(seen.width), height: Double(seen.height + 2))
    func painted(_ element: (DisplayList.Element) -> DisplayList.Element?) -> CellCanvas {
      var painter = TextPainter(canvas: CellCanvas(size), charset: charset)
      let move = FrameTransform(x: Double(-seen.minX), y: Double(1 - seen.minY))
      painter.draw(.beginClip(Rect(x: 0, y: 1, width: size.width, height: size.height - 2)))
      for element in picture.elements.lazy.compactMap(element) { painter.draw(element.mapped(by: move)) }
      return painter.canvas
    }
    self.picture = painted { $0 }
    area = CellRect(
      minX: seen.minX, minY: seen.minY - 1, maxX: seen.minX + self.picture.columns,
      maxY: seen.minY - 1 + self.picture.rows)
    states = zip(self.picture.cells, painted(\.filledLetters).cells).map { cell, letter in
      !letter.isBlank ? [.taken, .letter] : !cell.isBlank ? .taken : []
    }
  }

  /// Reserves the frame of a view, so that no distance is written inside it.
  mutating func markView(_ cells: CellRect) {
    let cells = cells.intersection(area)
    for row in cells.rows { for column in cells.columns { states[index(column, row)].insert(.view) } }
  }

  /// Writes a text at the first place where all its cells are free and no letter, label or line is so near that it
  /// would seem to belong to the text.
  ///
  /// - Parameters:
  ///   - places: the cells of the text's first character.
  ///   - bounds: the cells that the text must be in.
  ///   - clearance: the number of columns to keep free on both sides; 1 by default.
  /// - Returns: whether there was such a place.
  @discardableResult
  mutating func add(
    _ text: String, _ ink: OverlayInk, at places: some Sequence<(column: Int, row: Int)>, in bounds: CellRect,
    clearance: Int = 1
  ) -> Bool {
    let width = CellWidth.of(text)
    guard width > 0 else { return false }
    for (column, row) in places {
      let end = column + width
      guard bounds.contains(column: column, row: row), end <= bounds.maxX,
        isFree(CellRect(.horizontal, column..<end, row..<row + 1), ink),
        keepsClear(of: (column - clearance..<column).reversed(), row, from: .right),
        keepsClear(of: Array(end..<end + clearance), row, from: .left)
      else { continue }
      write(Label(text, ink, column: column, row: row))
      return true
    }
    return false
  }

  /// Draws a line and writes texts over it, if all cells of the line and the texts are free. The ends of the line may
  /// touch letters.
  mutating func addLine(_ line: Line, _ texts: [Label]) -> Bool {
    guard !line.range.isEmpty, (texts.map(\.cells) + [line.cells]).allSatisfy({ isFree($0, line.ink) }) else {
      return false
    }
    lines.append(line)
    take(line.cells)
    texts.forEach { write($0) }
    return true
  }

  /// Draws the parts of a line that are within `bounds` and whose cells are free.
  mutating func addBrokenLine(_ line: Line, in bounds: CellRect) {
    let cells = line.cells.intersection(bounds).intersection(area)
    guard !cells.isEmpty else { return }
    let free = cells.range(line.axis).filter { cell in
      isFree(CellRect(line.axis, cell..<cell + 1, line.place..<line.place + 1), line.ink)
    }
    for run in free.runs(where: { $0 + 1 == $1 }) {
      var part = line
      part.range = free[run.lowerBound]..<free[run.upperBound - 1] + 1
      _ = addLine(part, [])
    }
  }

  /// Removes the first and the last cell of a line, if they contain a line of the picture, such as a border.
  func trim(_ line: inout Line) {
    let cells = line.cells
    let low = line.range.lowerBound + (arms(cells.minX, cells.minY) == nil ? 0 : 1)
    let high = line.range.upperBound - (arms(cells.maxX - 1, cells.maxY - 1) == nil ? 0 : 1)
    line.range = low..<max(low, high)
  }

  /// Writes a text to the right of the picture, after other texts in the same row. The row is the picture's row nearest
  /// to `row`.
  mutating func addBeside(_ text: String, _ ink: OverlayInk, row: Int) {
    let row = max(area.minY + 1, min(area.maxY - 2, row))
    let column = beside[row]?.last.map { $0.cells.maxX + 1 } ?? area.maxX + 1
    beside[row, default: []].append(Label(text, ink, column: column, row: row))
  }

  /// Whether cells are empty, and in the picture or in the rows around it. For a gap or an inset, the cells must not be
  /// in the frame of a view, either.
  private func isFree(_ cells: CellRect, _ ink: OverlayInk?) -> Bool {
    guard cells.intersection(area) == cells else { return false }
    let taken: State = ink == .gap || ink == .inset ? [.taken, .view] : .taken
    return cells.rows.allSatisfy { row in cells.columns.allSatisfy { states[index($0, row)].isDisjoint(with: taken) } }
  }

  /// Whether cells of the picture contain no letter and no label.
  func isWithoutLetters(_ cells: CellRect) -> Bool {
    let cells = cells.intersection(area)
    return cells.rows.allSatisfy { row in cells.columns.allSatisfy { !states[index($0, row)].contains(.letter) } }
  }

  /// Whether there is no letter and no label beside the cells of a row.
  func isClear(_ cells: CellRect) -> Bool {
    keepsClear(of: [cells.minX - 1], cells.minY) && keepsClear(of: [cells.maxX], cells.minY)
  }

  func hasLabels(inRow row: Int) -> Bool { labels.contains { $0.row == row } }

  /// Whether the cells beside a label contain no letter and no label, up to a line of the picture, and no line runs
  /// toward the label. `columns` are in order, the nearest first.
  private func keepsClear(of columns: [Int], _ row: Int, from side: BorderArms.Direction? = nil) -> Bool {
    for column in columns where area.contains(column: column, row: row) {
      let state = states[index(column, row)]
      if state.contains(.letter) || side.flatMap({ arms(column, row)?[$0] }) != nil { return false }
      if state.contains(.taken) { return true }
    }
    return true
  }

  private mutating func write(_ label: Label) {
    labels.append(label)
    take(label.cells)
  }

  private mutating func take(_ cells: CellRect) {
    for row in cells.rows { for column in cells.columns { states[index(column, row)] = [.taken, .letter] } }
  }

  private func arms(_ column: Int, _ row: Int) -> BorderArms? {
    guard area.contains(column: column, row: row) else { return nil }
    return picture.arms(column: column - area.minX, row: row - area.minY)
  }

  private func index(_ column: Int, _ row: Int) -> Int { (row - area.minY) * area.width + column - area.minX }
}

extension DisplayList.Element {
  /// A text whose spaces are filled like letters, or a clip; nil for other elements.
  fileprivate var filledLetters: DisplayList.Element? {
    func filled(_ string: String) -> String { String(string.map { $0 == " " ? "x" : $0 }) }
    switch self {
    case .text(var run):
      run.string = filled(run.string)
      run.ascii = run.ascii.map(filled)
      for number in run.parts.indices { run.parts[number].string = filled(run.parts[number].string) }
      for number in run.asciiParts.indices { run.asciiParts[number].string = filled(run.asciiParts[number].string) }
      return .text(run)
    case .beginClip, .endClip: return self
    case .rectangle, .line, .cross, .disc, .path, .image, .beginGroup, .endGroup: return nil
    }
  }
}
