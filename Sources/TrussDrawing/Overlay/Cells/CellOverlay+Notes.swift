import TrussLayout
import TrussText
import TrussTree
import TrussViews

extension CellOverlay {
  /// The narrowest room for notes, in columns: a picture may be a few columns wide.
  private static let leastNoteWidth = 60
  /// The most lines of a note.
  private static let mostNoteLines = 6

  /// The picture with its measures around it, labels over it, and notes below it.
  var list: DisplayList {
    let (left, above) = (height.count + 1, labels.hasLabels(inRow: seen.minY - 1))
    let (x, y) = (left - seen.minX, (above ? 2 : 1) - seen.minY)
    var list = DisplayList(size: .zero)
    list.elements.append(.beginClip(Self.rect(seen, x, y)))
    let move = Scaling(factor: 1, x: Double(x), y: Double(y))
    list.elements += layout.displayList.elements.map { $0.recolored(\.fadedInCells).scaled(move) }
    list.elements.append(.endClip)
    // On the ground, as the picture may have any colours.
    func clear(_ cells: CellRect) {
      list.elements.append(.rectangle(Self.rect(cells, x, y), fill: DisplayList.Fill(.ground), border: nil))
    }
    for line in labels.lines {
      clear(line.cells)
      list.draw(line, x, y)
    }
    let beside = labels.beside.sorted { $0.key < $1.key }.flatMap(\.value)
    for label in labels.labels + beside {
      clear(label.cells)
      list.write(label.text, label.ink, column: label.column + x, row: label.row + y)
    }
    let bottom = seen.maxY + y + (labels.hasLabels(inRow: seen.maxY) ? 1 : 0)
    list.size = Size(width: Double(seen.maxX + x), height: Double(bottom))
    for label in beside { list.reach(column: label.cells.maxX + x) }
    addMeasures(to: &list, x, y)
    addNotes(to: &list)
    return list
  }

  private var columns: Int { CellRect(snapping: rects[0]).width }
  private var rows: Int { CellRect(snapping: rects[0]).height }
  private var height: String { OverlayNumber.string(Double(rows)) }

  private static func rect(_ cells: CellRect, _ x: Int, _ y: Int) -> Rect {
    Rect(
      x: Double(cells.minX + x), y: Double(cells.minY + y), width: Double(cells.width), height: Double(cells.height))
  }

  /// The width above the picture and the height at its left. Columns and rows outside the layout have a mark each.
  private func addMeasures(to list: inout DisplayList, _ x: Int, _ y: Int) {
    let width = OverlayNumber.string(Double(columns))
    let above = CellRect(minX: x, minY: 0, maxX: x + columns, maxY: 1)
    let beside = CellRect(minX: height.count - 1, minY: y, maxX: height.count, maxY: y + rows)
    let middle = x + max(0, columns - width.count) / 2
    let measures = [
      (charset.dimensionTexts(width, across: above), above, Axis.horizontal, width, middle),
      (charset.dimensionTexts(height, along: beside, start: 0), beside, .vertical, height, 0),
    ]
    for (texts, cells, axis, number, start) in measures where axis == .horizontal || rows > 0 {
      if texts != nil { list.draw(cells, axis, .light, .secondary) }
      for (text, column, row) in texts ?? [(number, start, cells.minY + max(0, cells.height - 1) / 2)] {
        list.write(text, color: text.contains(number) ? .primary : .secondary, column: column, row: row)
        list.reach(column: column + text.count)
      }
    }
    let outside = "!"
    for columns in [seen.minX..<0, columns..<max(columns, seen.maxX)] {
      list.write(String(repeating: outside, count: columns.count), .problem, column: columns.lowerBound + x, row: 0)
    }
    for row in [seen.minY..<0, rows..<max(rows, seen.maxY)].joined() {
      list.write(outside, .problem, column: height.count - 1, row: row + y)
    }
  }

  /// A paragraph for each diagnostic and each constraint with a mark, and the numbers of the others.
  private func addNotes(to list: inout DisplayList) {
    let width = max(Int(clamping: list.size.width), Self.leastNoteWidth)
    var row = Int(clamping: list.size.height)
    func write(_ line: String, at column: Int) {
      list.write(line, color: .primary, column: column, row: row)
      list.reach(column: column + CellWidth.of(line))
      row += 1
    }
    func write(_ notes: [(mark: String, ink: OverlayInk, text: String)], others: Int, _ word: String) {
      guard !notes.isEmpty else { return }
      row += 1
      let indent = (notes.map(\.mark.count).max() ?? 0) + 1
      for (mark, ink, text) in notes {
        list.write(mark, ink, column: 0, row: row)
        for line in lines(of: text, width: width - indent) { write(line, at: indent) }
      }
      if others > 0 { write("and \(others) more\(word)", at: 0) }
      list.size.height = Double(row)
    }
    let diagnostics = marked.enumerated().map { (Self.mark($0), $1.ink, $1.note) }
    write(diagnostics, others: unmarkedCount, "")
    write(constraintNotes.map { ($0.mark, .constraint, $0.text) }, others: unnotedCount, " constraints")
  }

  /// A text in lines of a width at most, the last of them shortened.
  private func lines(of text: String, width: Int) -> [String] {
    let ellipsis = charset == .unicode ? "…" : "..."
    let text = charset == .unicode ? text : text.replacing("…", with: ellipsis)
    func measure(_ text: Substring) -> Double { Double(CellWidth.of(text)) }
    let lines = MeasuredText(text, ascii: { Double($0.count) }, measure: measure).lines(width: Double(width))
    return lines.prefix(Self.mostNoteLines).enumerated().map { number, line in
      let isLast = number == Self.mostNoteLines - 1 && lines.count > Self.mostNoteLines
      guard isLast || CellWidth.of(line) > width else { return LineBreaker.shown(line) }
      return LineBreaker.truncated(line, width: Double(width), ellipsis: ellipsis, measure: measure)
    }
  }
}

extension Color {
  /// The colour of letters and lines as they are seen from afar. What is left to the terminal stays so: the ground, and
  /// surfaces that are nearly the ground's colour.
  fileprivate var fadedInCells: Color { self == .ground || self == .surface ? self : faded(to: 70) }
}

extension DisplayList {
  /// Writes a text from a cell on.
  fileprivate mutating func write(
    _ text: String, color: Color, isBold: Bool = false, column: Int, row: Int
  ) {
    guard !text.isEmpty else { return }
    let frame = Rect(x: Double(column), y: Double(row), width: Double(CellWidth.of(text)), height: 1)
    let font = isBold ? Font.body.bold() : Font.body
    elements.append(.text(TextRun(text, frame: frame, font: font, color: color)))
  }

  /// Writes a text from a cell on; what is about something wrong is bold, as few colours don't tell it from others.
  fileprivate mutating func write(_ text: String, _ ink: OverlayInk, column: Int, row: Int) {
    write(text, color: ink.cellColor, isBold: ink == .problem, column: column, row: row)
  }

  /// Draws a line through the middle of cells.
  fileprivate mutating func draw(_ cells: CellRect, _ axis: Axis, _ line: Border.Line, _ color: Color) {
    let (x, y) = (Double(cells.minX), Double(cells.minY))
    let (start, end) =
      axis == .horizontal
      ? (Point(x: x, y: y + 0.5), Point(x: Double(cells.maxX), y: y + 0.5))
      : (Point(x: x + 0.5, y: y), Point(x: x + 0.5, y: Double(cells.maxY)))
    elements.append(.line(from: start, to: end, line, color))
  }

  /// Draws a line of an overlay, moved by columns and rows.
  fileprivate mutating func draw(_ line: CellOverlayLabels.Line, _ x: Int, _ y: Int) {
    var cells = line.cells
    (cells.minX, cells.maxX, cells.minY, cells.maxY) = (cells.minX + x, cells.maxX + x, cells.minY + y, cells.maxY + y)
    draw(cells, line.axis, line.isDashed || line.ink == .guide ? .dashed : .light, line.ink.cellColor)
  }

  /// Makes the list at least so many columns wide.
  fileprivate mutating func reach(column: Int) { size.width = max(size.width, Double(column)) }
}
