import TrussIR
import TrussLayout
import TrussTree
import TrussViews

extension CellOverlay {
  /// The most constraints with a note.
  private static let mostNotes = 20

  /// Draws the constraints that were written for the layout: a line between two edges with what is between them, a
  /// dimension line for a size, a line with a dot at each end where edges are level. One that the picture has no room
  /// for has a mark where it is about something, and a note below the picture.
  ///
  ///     ├─ 8 ─┤    ├╌ ≥ 8 @750 ╌┤    •──•    c1
  mutating func drawConstraints() {
    let system = layout.constraints
    let rects = rects + layout.guideRects(in: system).map { $0.x.isFinite ? Self.snapped($0) : $0 }
    var missing: [(row: Int, mark: OverlayMark?)] = []
    var rowsMissing: Set<Int> = []
    // A size has more places than what is between two edges.
    let ties = OverlayTie.all(of: layout, in: system, rects)
    for tie in ties.filter({ !$0.shape.isSize }) + ties.filter(\.shape.isSize) {
      let isDrawn =
        switch tie.shape {
        case .size(let mark): isSeen(mark) && drawSize(mark, tie)
        case .relation(let one, let other): isSeen(one) && isSeen(other) && drawRelation(one, other, tie)
        case .point, .unknown: false
        }
      if !isDrawn, rowsMissing.insert(tie.row).inserted { missing.append((tie.row, tie.shape.mark)) }
    }
    missing.sort { $0.row < $1.row }
    let noted = missing.prefix(Self.mostNotes)
    unnotedCount = missing.count - noted.count
    guard !noted.isEmpty else { return }
    let (lines, constraints) = (system.lines(ofRows: noted.map(\.row)), system.constraints)
    for (number, (missing, line)) in zip(noted, lines).enumerated() {
      let source = constraints[missing.row].origin.map { "\($0): " } ?? ""
      let mark = "c\(number + 1)"
      constraintNotes.append((mark, source + line))
      if let place = missing.mark { drawMark(mark, at: place) }
    }
  }

  /// Whether what a mark is about can be drawn: views that clip show no more than is inside them.
  private func isSeen(_ mark: OverlayMark) -> Bool {
    let box = CellRect(snapping: mark.rect)
    return box.intersection(insides.indices.contains(mark.item) ? insides[mark.item] : seen) == box
  }

  /// Writes the mark of a note at the edge, or in the frame, that the constraint is about; else beside the picture.
  private mutating func drawMark(_ text: String, at mark: OverlayMark) {
    let (box, width) = (CellRect(snapping: mark.rect), text.count)
    let line = mark.line
    let rows = Self.fromTheMiddle(of: line.minY..<max(line.maxY, line.minY + 1))
    let columns = Self.fromTheMiddle(of: line.minX..<max(line.maxX, line.minX + 1))
    let onLine = rows.flatMap { row in
      columns.flatMap { [($0, row), ($0 - width, row), ($0 + 1, row), ($0, row - 1), ($0, row + 1)] }
    }
    let nearby = box.rows.flatMap { [(box.maxX + 1, $0), (box.minX - width - 1, $0)] }
    let isSeen = isSeen(mark)
    if isSeen, labels.add(text, .constraint, at: onLine + nearby, in: seen) { return }
    labels.addBeside(text, .constraint, row: max(seen.minY, min(seen.maxY - 1, box.minY)))
  }

  /// A dimension line in the frame, or beside it.
  private mutating func drawSize(_ mark: OverlayMark, _ tie: OverlayTie) -> Bool {
    let box = CellRect(snapping: mark.rect)
    guard case .width = mark.place else {
      let columns = box.columns.reversed() + [box.maxX, box.maxX + 1, box.minX - 1, box.minX - 2]
      return columns.contains { draw(tie, column: $0, box.rows) }
    }
    return (box.rows.reversed() + [box.maxY, box.minY - 1]).contains { draw(tie, row: $0, box.columns) }
  }

  /// A line from one edge to another, or along edges that are level.
  private mutating func drawRelation(_ one: OverlayMark, _ other: OverlayMark, _ tie: OverlayTie) -> Bool {
    let (first, second) = (CellRect(snapping: one.rect), CellRect(snapping: other.rect))
    switch (one.place, other.place) {
    case (.upright(let x), .upright(let otherX)):
      let (low, high) = (CellRect.snap(min(x, otherX)), CellRect.snap(max(x, otherX)))
      guard low < high else {
        return drawLevel(tie, .vertical, at: one.line.minX, first.rows.between(second.rows))
      }
      let rows = first.rows.common(second.rows)
      if Self.fromTheMiddle(of: rows).contains(where: { draw(tie, row: $0, low..<high) }) { return true }
      return drawNumber(tie, CellRect(minX: low, minY: rows.lowerBound, maxX: high, maxY: rows.upperBound))
    case (.level(let y), .level(let otherY)):
      let (low, high) = (CellRect.snap(min(y, otherY)), CellRect.snap(max(y, otherY)))
      guard low < high else {
        return drawLevel(tie, .horizontal, at: one.line.minY, first.columns.between(second.columns))
      }
      let columns = first.columns.common(second.columns)
      if Self.fromTheMiddle(of: columns).contains(where: { draw(tie, column: $0, low..<high) }) { return true }
      return drawNumber(tie, CellRect(minX: columns.lowerBound, minY: low, maxX: columns.upperBound, maxY: high))
    default: return false
    }
  }

  /// A line in a row with its words in it, between the borders that it would begin or end on.
  private mutating func draw(_ tie: OverlayTie, row: Int, _ columns: Range<Int>) -> Bool {
    var cells = CellRect(minX: columns.lowerBound, minY: row, maxX: columns.upperBound, maxY: row + 1)
    if labels.isLine(column: cells.minX, row: row) { cells.minX += 1 }
    if labels.isLine(column: cells.maxX - 1, row: row) { cells.maxX -= 1 }
    let line = CellOverlayLabels.Line(
      cells: cells, axis: .horizontal, ink: .constraint, isDashed: !tie.priority.isRequired)
    guard let texts = charset.constraintTexts(charset.words(of: tie), across: cells) else { return false }
    return labels.addLine(line, texts)
  }

  /// A line in a column with its words over it, or beside it.
  private mutating func draw(_ tie: OverlayTie, column: Int, _ rows: Range<Int>) -> Bool {
    var cells = CellRect(minX: column, minY: rows.lowerBound, maxX: column + 1, maxY: rows.upperBound)
    if labels.isLine(column: column, row: cells.minY) { cells.minY += 1 }
    if labels.isLine(column: column, row: cells.maxY - 1) { cells.maxY -= 1 }
    guard cells.height > 0 else { return false }
    let line = CellOverlayLabels.Line(
      cells: cells, axis: .vertical, ink: .constraint, isDashed: !tie.priority.isRequired)
    let (words, middle) = (charset.words(of: tie), cells.minY + (cells.height - 1) / 2)
    guard !words.isEmpty else { return labels.addLine(line, charset.ends(along: cells)) }
    let starts = [column - (words.count - 1) / 2, column + 2, column - 1 - words.count]
    // Over the line there are ends above and below.
    return starts.dropFirst(cells.height < 3 ? 1 : 0).contains { start in
      let box = CellRect(minX: start, minY: middle, maxX: start + words.count, maxY: middle + 1)
      let isOverLine = start <= column && column < start + words.count
      guard labels.isClear(box), isOverLine || labels.isClear(cells) else { return false }
      return labels.addLine(line, charset.ends(along: cells) + [(words, start, middle)])
    }
  }

  /// A number alone between two edges that are too near for a line.
  private mutating func drawNumber(_ tie: OverlayTie, _ area: CellRect) -> Bool {
    guard tie.priority.isRequired, Double(tie.label) != nil else { return false }
    return labels.add(tie.label, .constraint, at: places(of: tie.label, in: area), in: area)
  }

  /// A line between two views along edges that are level, with a dot at each end and its words behind it.
  private mutating func drawLevel(_ tie: OverlayTie, _ axis: Axis, at place: Int, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    let isRow = axis == .horizontal
    let cells =
      isRow
      ? CellRect(minX: range.lowerBound, minY: place, maxX: range.upperBound, maxY: place + 1)
      : CellRect(minX: place, minY: range.lowerBound, maxX: place + 1, maxY: range.upperBound)
    let words = charset.words(of: tie)
    let line = CellOverlayLabels.Line(
      cells: cells, axis: axis, ink: .constraint, isDashed: !tie.priority.isRequired)
    let ends = [(charset.dot, cells.minX, cells.minY), (charset.dot, cells.maxX - 1, cells.maxY - 1)]
    let dots = cells.width * cells.height == 1 ? Array(ends.prefix(1)) : ends
    guard !words.isEmpty else { return labels.addLine(line, dots) }
    if isRow {
      let start = cells.minX + (cells.width - words.count) / 2
      return start - cells.minX >= 2 && labels.addLine(line, dots + [(" \(words) ", start - 1, place)])
    }
    let middle = cells.minY + (cells.height - 1) / 2
    return [place + 2, place - 1 - words.count].contains { start in
      let box = CellRect(minX: start, minY: middle, maxX: start + words.count, maxY: middle + 1)
      return labels.isClear(box) && labels.isClear(cells) && labels.addLine(line, dots + [(words, start, middle)])
    }
  }
}

extension OverlayTie.Shape {
  fileprivate var isSize: Bool { if case .size = self { true } else { false } }

  /// Where the mark of a note is.
  fileprivate var mark: OverlayMark? {
    switch self {
    case .size(let mark), .relation(let mark, _), .point(let mark): mark
    case .unknown: nil
    }
  }
}

extension OverlayMark {
  /// The cells inside the frame along an edge, or through its centre; of a size those of the frame.
  fileprivate var line: CellRect {
    let box = CellRect(snapping: rect)
    switch place {
    case .upright(let x):
      let column = x >= rect.maxX ? box.maxX - 1 : CellRect.cell(at: x)
      return CellRect(minX: column, minY: box.minY, maxX: column + 1, maxY: box.maxY)
    case .level(let y):
      // A baseline is at the lower edge of its row.
      let isAbove = y >= rect.maxY || attribute == .firstBaseline || attribute == .lastBaseline
      let row = isAbove ? CellRect.snap(y) - 1 : CellRect.cell(at: y)
      return CellRect(minX: box.minX, minY: row, maxX: box.maxX, maxY: row + 1)
    case .width, .height: return box
    }
  }
}

extension Range<Int> {
  /// What two ranges have in common; empty where that is nothing.
  fileprivate func common(_ other: Range<Int>) -> Range<Int> {
    let (low, high) = (Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound))
    return low..<Swift.max(low, high)
  }

  /// What is between two ranges; empty where they overlap.
  fileprivate func between(_ other: Range<Int>) -> Range<Int> {
    let (low, high) = (Swift.min(upperBound, other.upperBound), Swift.max(lowerBound, other.lowerBound))
    return low..<Swift.max(low, high)
  }
}

extension TextRenderer.Charset {
  fileprivate var dot: String { self == .unicode ? "•" : "*" }

  /// The words of a tie.
  fileprivate func words(of tie: OverlayTie) -> String {
    guard self == .ascii else { return tie.label }
    return tie.label.replacing("≤", with: "<=").replacing("≥", with: ">=").replacing("×", with: "x")
  }

  /// The ends of a line in a row, and words in its middle with a blank on each side if there is room for them; nil where
  /// there is not even room for the words.
  fileprivate func constraintTexts(
    _ words: String, across cells: CellRect
  ) -> [(text: String, column: Int, row: Int)]? {
    if !words.isEmpty, let texts = dimensionTexts(words, across: cells) { return texts }
    guard cells.width >= max(2, words.count + 2) else { return nil }
    let (first, last) = self == .unicode ? ("├", "┤") : ("+", "+")
    return [
      (first, cells.minX, cells.minY), (words, cells.minX + (cells.width - words.count) / 2, cells.minY),
      (last, cells.maxX - 1, cells.minY),
    ].filter { !$0.0.isEmpty }
  }

  /// The ends of a line in a column; none where it is in one cell.
  fileprivate func ends(along cells: CellRect) -> [(text: String, column: Int, row: Int)] {
    guard cells.height >= 2 else { return [] }
    let (first, last) = self == .unicode ? ("┬", "┴") : ("+", "+")
    return [(first, cells.minX, cells.minY), (last, cells.minX, cells.maxY - 1)]
  }
}
