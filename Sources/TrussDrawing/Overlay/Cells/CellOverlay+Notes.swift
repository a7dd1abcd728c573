import TrussLayout
import TrussText
import TrussViews

extension CellOverlay {
  /// The minimum width of notes, in columns, because a picture may be only a few columns wide.
  private static let leastNoteWidth = 60

  /// The picture, with its measures around it, labels over it, and notes below it.
  var list: DisplayList {
    let (left, above) = (height.count + 1, labels.hasLabels(inRow: seen.minY - 1))
    let (x, y) = (left - seen.minX, (above ? 2 : 1) - seen.minY)
    var list = DisplayList(size: .zero)
    list.elements.append(.beginClip(seen.moved(x, y).rect))
    let move = FrameTransform(x: Double(x), y: Double(y))
    list.elements += layout.displayList.elements.map { $0.recolored(\.fadedInCells).mapped(by: move) }
    list.elements.append(.endClip)
    // Labels have the background colour behind them, because the picture may have any colours.
    for line in labels.lines {
      list.elements.append(.surface(line.cells.moved(x, y).rect, .ground))
      list.draw(line, x, y)
    }
    let beside = labels.beside.sorted { $0.key < $1.key }.flatMap(\.value)
    for label in labels.labels + beside {
      list.elements.append(.surface(label.cells.moved(x, y).rect, .ground))
      list.write(label.text, label.ink, column: label.column + x, row: label.row + y)
    }
    let bottom = seen.maxY + y + (labels.hasLabels(inRow: seen.maxY) ? 1 : 0)
    list.size = Size(width: Double(seen.maxX + x), height: Double(bottom))
    for label in beside { list.reach(column: label.cells.maxX + x) }
    addMeasures(to: &list, x, y)
    addNotes(to: &list)
    return list
  }

  private var columns: Int { CellRect(snapping: layout.rects[0]).width }
  private var rows: Int { CellRect(snapping: layout.rects[0]).height }
  private var height: String { OverlayNumber.string(Double(rows)) }

  /// Adds the width above the picture, the height at its left, and a mark for each column and row outside the layout.
  private func addMeasures(to list: inout DisplayList, _ x: Int, _ y: Int) {
    let width = OverlayNumber.string(Double(columns))
    let above = Line(.horizontal, at: 0, x..<x + columns, nil)
    let beside = Line(.vertical, at: height.count - 1, y..<y + rows, nil)
    for (line, number, start) in [(above, width, x + max(0, columns - width.count) / 2), (beside, height, 0)]
    where line.axis == .horizontal || rows > 0 {
      let texts = charset.texts(number, on: line, from: start)
      if texts != nil { list.draw(line, 0, 0) }
      // Without space for a line, only the number is drawn.
      let alone = CellOverlayLabels.Label(number, nil, column: start, row: line.axis == .horizontal ? 0 : line.middle)
      for text in texts ?? [alone] {
        let color = text.text.contains(number) ? Color.primary : nil
        list.write(text.text, nil, color, column: text.column, row: text.row)
        list.reach(column: text.cells.maxX)
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

  /// Adds a paragraph for each diagnostic and for each constraint with a mark, and the number of further notes.
  private func addNotes(to list: inout DisplayList) {
    let width = max(Int(clamping: list.size.width), Self.leastNoteWidth)
    var row = Int(clamping: list.size.height)
    func write(_ line: String, at column: Int) {
      list.write(line, nil, .primary, column: column, row: row)
      list.reach(column: column + CellWidth.of(line))
      row += 1
    }
    let ellipsis = charset == .unicode ? "…" : "..."
    for (notes, word) in [(diagnosticNotes, ""), (constraintNotes, " constraints")] where !notes.notes.isEmpty {
      row += 1
      let indent = (notes.notes.map(\.mark.count).max() ?? 0) + 1
      let lines = OverlayNotes(width: Double(width - indent), mostLines: 6, ellipsis: ellipsis) {
        Double(CellWidth.of($0))
      }
      for (mark, ink, text) in notes.notes {
        list.write(mark, ink, column: 0, row: row)
        for line in lines.lines(of: text.replacing("…", with: ellipsis)) { write(line, at: indent) }
      }
      if notes.othersCount > 0 { write("and \(notes.othersCount) more\(word)", at: 0) }
      list.size.height = Double(row)
    }
  }
}

extension Color {
  /// The faded colour of letters and lines. The background, and surfaces with almost the same colour, are unchanged:
  /// the terminal chooses their colours.
  fileprivate var fadedInCells: Color { self == .ground || self == .surface ? self : faded(to: 0.7).opacity(alpha) }
}

extension CellRect {
  fileprivate func moved(_ x: Int, _ y: Int) -> CellRect {
    CellRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}

extension DisplayList {
  /// Writes a text that begins at a cell. A text about a problem is bold, because a terminal with few colours may show
  /// it in another mark's colour.
  fileprivate mutating func write(_ text: String, _ ink: OverlayInk?, _ color: Color? = nil, column: Int, row: Int) {
    guard !text.isEmpty else { return }
    let frame = Rect(x: Double(column), y: Double(row), width: Double(CellWidth.of(text)), height: 1)
    let font = ink == .problem ? Font.body.bold() : .body
    elements.append(.text(TextRun(text, frame: frame, font: font, color: color ?? ink?.cellColor ?? .secondary)))
  }

  /// Draws a line through the middle of its cells, moved by `x` columns and `y` rows.
  fileprivate mutating func draw(_ line: CellOverlayLabels.Line, _ x: Int, _ y: Int) {
    let box = line.cells.moved(x, y).rect
    let (along, across) = (box.extent(line.axis), box.extent(line.axis.cross).middle)
    elements.append(
      .line(
        from: Point(line.axis, along.low, across), to: Point(line.axis, along.high, across),
        line.isDashed ? .dashed : .light, line.ink?.cellColor ?? .secondary))
  }

  fileprivate mutating func reach(column: Int) { size.width = max(size.width, Double(column)) }
}
