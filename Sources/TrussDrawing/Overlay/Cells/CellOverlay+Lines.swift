import TrussIR
import TrussText
import TrussViews

// MARK: - Gaps and insets

extension CellOverlay {
  /// The maximum number of positions that are tried for a number, in each direction from the middle.
  private static let mostPlaces = 40

  /// Draws the length of a gap or an inset: a line with the number on it; if the line is too short, the number alone;
  /// or else, for a horizontal length, the number above or below the picture, if the picture's edge is near.
  mutating func draw(_ strip: OverlayStrip) {
    let (whole, axis) = (CellRect(snapping: strip.rect), strip.axis)
    let area = whole.intersection(insides[strip.container])
    guard !area.isEmpty else { return }
    let text = OverlayNumber.string(strip.length)
    if area.range(axis) == whole.range(axis) {
      var places = area.range(axis.cross)
      if axis == .vertical {
        // Keeps the whole number inside the area.
        let first = area.minX + (text.count - 1) / 2
        places = first..<max(first, area.maxX - text.count / 2)
      }
      let isDrawn = Self.fromTheMiddle(of: places).contains { place in
        draw(text, on: Line(axis, at: place, area.range(axis), strip.ink), isTight: false)
      }
      if isDrawn { return }
    }
    if labels.add(text, strip.ink, at: places(of: text, in: area), in: area) { return }
    if axis == .horizontal { addAtEdge(text, strip.ink, area) }
  }

  /// The cells at which a number without a line may begin, the cells nearest to the middle first.
  private func places(of text: String, in area: CellRect) -> some Sequence<(column: Int, row: Int)> {
    let columns = Self.fromTheMiddle(of: area.minX..<max(area.minX, area.maxX - CellWidth.of(text) + 1))
    return Self.fromTheMiddle(of: area.rows).lazy.flatMap { row in columns.lazy.map { ($0, row) } }
  }

  /// Writes the number of a gap beyond the upper or the lower edge of the picture, if the gap is at most three rows of
  /// cells from this edge and the number would not seem to belong to letters in between.
  private mutating func addAtEdge(_ text: String, _ ink: OverlayInk, _ area: CellRect) {
    let width = CellWidth.of(text)
    let column = area.minX + (area.width - width) >> 1
    let (above, below) = (area.minY - seen.minY, seen.maxY - area.maxY)
    let edges =
      above <= below ? [(seen.minY - 1, above), (seen.maxY, below)] : [(seen.maxY, below), (seen.minY - 1, above)]
    for (row, distance) in edges where distance <= 3 {
      let rows = row < seen.minY ? seen.minY..<area.minY : area.maxY..<seen.maxY
      guard labels.isWithoutLetters(CellRect(.horizontal, area.columns, rows)) else { continue }
      if labels.add(text, ink, at: [(column, row)], in: CellRect(.horizontal, seen.columns, row..<row + 1)) { return }
    }
  }

  private static func fromTheMiddle(of range: Range<Int>) -> [Int] {
    guard !range.isEmpty else { return [] }
    let middle = (range.lowerBound + range.upperBound - 1) >> 1
    let others = (1..<mostPlaces).flatMap { [middle + $0, middle - $0] }
    return ([middle] + others).filter(range.contains)
  }

  /// Draws a line with its ends, and words in its middle, if all of them are on free cells. The words are over the line
  /// or, if a vertical line is tight, beside it.
  private mutating func draw(_ words: String, on line: Line, isTight: Bool) -> Bool {
    guard line.axis == .vertical, !words.isEmpty else {
      return charset.texts(words, on: line, isTight: isTight).map { labels.addLine(line, $0) } ?? false
    }
    if !line.hasDots, let texts = charset.texts(words, on: line, isTight: isTight),
      texts.last.map({ labels.isClear($0.cells) }) ?? true, labels.addLine(line, texts)
    {
      return true
    }
    guard isTight, labels.isClear(line.cells) else { return false }
    return [line.place + 2, line.place - 1 - words.count].contains { start in
      let text = CellOverlayLabels.Label(words, line.ink, column: start, row: line.middle)
      return labels.isClear(text.cells) && labels.addLine(line, charset.ends(of: line) + [text])
    }
  }
}

// MARK: - Constraints

extension CellOverlay {
  private static let mostNotes = 20

  /// Draws the user's constraints: a line between two edges with its length, a dimension line for a size, and a line
  /// with dots at its ends for level edges. For a constraint that does not fit, there is a mark at its view and a note
  /// below the picture.
  ///
  ///     ├─ 8 ─┤    ├╌ ≥ 8 @750 ╌┤    •──•    c1
  mutating func draw(_ ties: [OverlayConstraint], _ system: ConstraintSystem) {
    var missing: [OverlayConstraint] = []
    // There are more positions for a size than for a distance between two edges, so sizes come last.
    for tie in ties.filter({ !$0.isSize }) + ties.filter(\.isSize) where !draw(tie) { missing.append(tie) }
    var rows: Set<Int> = []
    missing = missing.filter { rows.insert($0.row).inserted }.sorted { $0.row < $1.row }
    let noted = missing.prefix(Self.mostNotes)
    constraintNotes.othersCount = missing.count - noted.count
    let (lines, constraints) = (system.lines(ofRows: noted.map(\.row)), system.constraints)
    for (number, (tie, line)) in zip(noted, lines).enumerated() {
      let source = constraints[tie.row].origin.map { "\($0): " } ?? ""
      let mark = "c\(number + 1)"
      constraintNotes.notes.append((mark, .constraint, source + line))
      if let anchor = tie.anchors.first { drawMark(mark, at: anchor) }
    }
  }

  /// Writes the mark of a note at the anchor's edge (for a size: in the frame), or else beside the frame. If there is no
  /// space there, or the anchor is not wholly visible, writes the mark beside the picture.
  private mutating func drawMark(_ text: String, at anchor: OverlayAnchor) {
    let (box, line, width) = (CellRect(snapping: anchor.rect), anchor.cells, text.count)
    let rows = Self.fromTheMiddle(of: line.minY..<max(line.maxY, line.minY + 1))
    let columns = Self.fromTheMiddle(of: line.minX..<max(line.maxX, line.minX + 1))
    let onLine = rows.flatMap { row in
      columns.flatMap { column -> [(Int, Int)] in
        [(column, row), (column - width, row), (column + 1, row), (column, row - 1), (column, row + 1)]
      }
    }
    let nearby = box.rows.flatMap { [(box.maxX + 1, $0), (box.minX - width - 1, $0)] }
    if isSeen(anchor), labels.add(text, .constraint, at: onLine + nearby, in: seen) { return }
    labels.addBeside(text, .constraint, row: box.minY)
  }

  /// Whether the whole anchor is visible. Views that clip hide everything outside them.
  private func isSeen(_ anchor: OverlayAnchor) -> Bool {
    let box = CellRect(snapping: anchor.rect)
    return box.intersection(insides.indices.contains(anchor.item) ? insides[anchor.item] : seen) == box
  }

  private mutating func draw(_ tie: OverlayConstraint) -> Bool {
    guard tie.anchors.allSatisfy(isSeen) else { return false }
    if tie.isSize { return drawSize(tie.anchors[0], tie) }
    return tie.anchors.count == 2 && drawRelation(tie.anchors[0], tie.anchors[1], tie)
  }

  private mutating func drawSize(_ anchor: OverlayAnchor, _ tie: OverlayConstraint) -> Bool {
    let (box, axis) = (CellRect(snapping: anchor.rect), anchor.axis)
    let across = box.range(axis.cross)
    let (before, after) = (across.lowerBound - 1, across.upperBound)
    let beside = axis == .horizontal ? [after, before] : [after, after + 1, before, before - 1]
    return (across.reversed() + beside).contains { draw(tie, axis, at: $0, box.range(axis)) }
  }

  /// Draws a line from one edge to another, or along level edges.
  private mutating func drawRelation(_ one: OverlayAnchor, _ other: OverlayAnchor, _ tie: OverlayConstraint) -> Bool {
    let axis = one.axis
    guard axis == other.axis, let place = one.position, let otherPlace = other.position else { return false }
    let (low, high) = (CellRect.snap(min(place, otherPlace)), CellRect.snap(max(place, otherPlace)))
    let first = CellRect(snapping: one.rect).range(axis.cross)
    let second = CellRect(snapping: other.rect).range(axis.cross)
    let (start, end) = (max(first.lowerBound, second.lowerBound), min(first.upperBound, second.upperBound))
    guard low < high else {
      // The line is between two views that are beside each other, along their edges.
      guard start > end else { return false }
      var line = Line(axis.cross, at: one.cells.range(axis).lowerBound, end..<start, .constraint)
      (line.isDashed, line.hasDots) = (!tie.priority.isRequired, true)
      return draw(charset.words(of: tie), on: line, isTight: true)
    }
    let common = start..<max(start, end)
    if Self.fromTheMiddle(of: common).contains(where: { draw(tie, axis, at: $0, low..<high) }) { return true }
    // If the edges are too near for a line, only the number is drawn.
    let area = CellRect(axis, low..<high, common)
    return tie.priority.isRequired && Double(tie.label) != nil
      && labels.add(tie.label, .constraint, at: places(of: tie.label, in: area), in: area)
  }

  /// Draws a line with the words of a tie. If a border of the picture is at an end of the line, the line stops before
  /// the border.
  private mutating func draw(_ tie: OverlayConstraint, _ axis: Axis, at place: Int, _ range: Range<Int>) -> Bool {
    var line = Line(axis, at: place, range, .constraint)
    line.isDashed = !tie.priority.isRequired
    labels.trim(&line)
    return draw(charset.words(of: tie), on: line, isTight: true)
  }
}

extension OverlayAnchor {
  /// The cells of the frame along the anchor's edge or centre line; for a size, all cells of the frame.
  fileprivate var cells: CellRect {
    let box = CellRect(snapping: rect)
    guard let position else { return box }
    // A position at the end of a cell belongs to this cell: a baseline, for example, is at the lower edge of its row.
    let isEnd = position >= rect.extent(axis).high || isBaseline
    let cell = isEnd ? CellRect.snap(position) - 1 : CellRect.cell(at: position)
    return CellRect(axis, cell..<cell + 1, box.range(axis.cross))
  }
}

// MARK: - Characters

extension TextRenderer.Charset {
  fileprivate func words(of tie: OverlayConstraint) -> String {
    guard self == .ascii else { return tie.label }
    return tie.label.replacing("≤", with: "<=").replacing("≥", with: ">=").replacing("×", with: "x")
  }

  /// The texts over a line: its ends, and words in its middle. Nil if the line is too short for them.
  ///
  ///     ├── 12 ──┤    ├12┤    •──•
  ///
  /// - Parameters:
  ///   - isTight: whether words on a horizontal line need no blank on each side.
  ///   - start: the column at which the words over a vertical line begin; nil to centre them on the line.
  func texts(
    _ words: String, on line: CellOverlayLabels.Line, isTight: Bool = false, from start: Int? = nil
  ) -> [CellOverlayLabels.Label]? {
    let ends = ends(of: line)
    guard !words.isEmpty else { return ends }
    switch line.axis {
    case .horizontal:
      let spare = line.range.count - words.count
      guard spare >= (isTight && !line.hasDots ? 2 : 4) else { return nil }
      let (text, indent) = spare >= 4 ? (" \(words) ", spare / 2 - 1) : (words, spare / 2)
      return ends + [.init(text, line.ink, column: line.range.lowerBound + indent, row: line.place)]
    case .vertical:
      guard line.range.count >= 3 else { return nil }
      return ends + [.init(words, line.ink, column: start ?? line.place - (words.count - 1) / 2, row: line.middle)]
    }
  }

  /// The ends of a line; none if the line is in one cell and has no dots.
  fileprivate func ends(of line: CellOverlayLabels.Line) -> [CellOverlayLabels.Label] {
    let isRow = line.axis == .horizontal
    let (first, last) =
      switch self {
      case .unicode: line.hasDots ? ("•", "•") : isRow ? ("├", "┤") : ("┬", "┴")
      case .ascii: line.hasDots ? ("*", "*") : ("+", "+")
      }
    let cells = line.cells
    let ends = [
      CellOverlayLabels.Label(first, line.ink, column: cells.minX, row: cells.minY),
      CellOverlayLabels.Label(last, line.ink, column: cells.maxX - 1, row: cells.maxY - 1),
    ]
    return line.range.count >= 2 ? ends : line.hasDots ? [ends[0]] : []
  }
}
