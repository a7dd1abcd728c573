import TrussViews

extension CellOverlay {
  /// The most places that are tried for a number in each direction.
  private static let mostPlaces = 40

  /// Draws the length of a gap or an inset: a line with the number where it has room for one, else the number alone, else
  /// at the edge of the picture, where that is near.
  ///
  ///     a├── 12 ──┤b    a 2 b    3
  ///
  /// - Parameters:
  ///   - strip: the gap or the inset.
  ///   - inside: what is seen of the container.
  mutating func draw(_ strip: OverlayStrip, in inside: CellRect) {
    let whole = CellRect(snapping: strip.rect)
    let area = whole.intersection(inside)
    guard strip.length > 0.005, !area.isEmpty else { return }
    let text = OverlayNumber.string(strip.length)
    switch strip.axis {
    case .horizontal:
      if area.columns == whole.columns, addLine(text, strip.ink, across: area) { return }
    case .vertical:
      if area.rows == whole.rows, addLine(text, strip.ink, along: area) { return }
    }
    if labels.add(text, strip.ink, at: places(of: text, in: area), in: area) { return }
    if strip.axis == .horizontal { addAtEdge(text, strip.ink, area) }
  }

  /// A line from the left to the right, in the row that is nearest to the middle.
  private mutating func addLine(_ text: String, _ ink: OverlayInk, across area: CellRect) -> Bool {
    Self.fromTheMiddle(of: area.rows).contains { row in
      let cells = CellRect(minX: area.minX, minY: row, maxX: area.maxX, maxY: row + 1)
      guard let texts = charset.dimensionTexts(text, across: cells) else { return false }
      return labels.addLine(CellOverlayLabels.Line(cells: cells, axis: .horizontal, ink: ink), texts)
    }
  }

  /// A line from the top to the bottom, in the column that is nearest to the middle.
  private mutating func addLine(_ text: String, _ ink: OverlayInk, along area: CellRect) -> Bool {
    guard area.width >= text.count else { return false }
    let columns = area.minX + (text.count - 1) / 2..<area.maxX - text.count / 2
    return Self.fromTheMiddle(of: columns).contains { column in
      let cells = CellRect(minX: column, minY: area.minY, maxX: column + 1, maxY: area.maxY)
      guard let texts = charset.dimensionTexts(text, along: cells, start: column - (text.count - 1) / 2) else {
        return false
      }
      return labels.addLine(CellOverlayLabels.Line(cells: cells, axis: .vertical, ink: ink), texts)
    }
  }

  /// The cells that a number alone may begin in, those nearest to the middle first.
  func places(of text: String, in area: CellRect) -> some Sequence<(column: Int, row: Int)> {
    let columns = Self.fromTheMiddle(of: area.minX..<max(area.minX, area.maxX - CellOverlayLabels.width(text) + 1))
    return Self.fromTheMiddle(of: area.rows).lazy.flatMap { row in columns.lazy.map { ($0, row) } }
  }

  /// Writes the number of a gap that is at most three rows from the upper or the lower edge of the picture above or below
  /// it, where nothing between it and the edge could be meant instead.
  private mutating func addAtEdge(_ text: String, _ ink: OverlayInk, _ area: CellRect) {
    let width = CellOverlayLabels.width(text)
    let column = area.minX + (area.width - width) >> 1
    let (above, below) = (area.minY - seen.minY, seen.maxY - area.maxY)
    let edges =
      above <= below ? [(seen.minY - 1, above), (seen.maxY, below)] : [(seen.maxY, below), (seen.minY - 1, above)]
    for (row, distance) in edges where distance <= 3 {
      let rows = row < seen.minY ? seen.minY..<area.minY : area.maxY..<seen.maxY
      let between = CellRect(minX: area.minX, minY: rows.lowerBound, maxX: area.maxX, maxY: rows.upperBound)
      guard labels.isWithoutLetters(between) else { continue }
      let margin = CellRect(minX: seen.minX, minY: row, maxX: seen.maxX, maxY: row + 1)
      if labels.add(text, ink, at: [(column, row)], in: margin) { return }
    }
  }

  /// The numbers of a range from its middle to its ends.
  static func fromTheMiddle(of range: Range<Int>) -> [Int] {
    guard !range.isEmpty else { return [] }
    let middle = (range.lowerBound + range.upperBound - 1) >> 1
    return (0..<mostPlaces).flatMap { $0 == 0 ? [middle] : [middle + $0, middle - $0] }.filter(range.contains)
  }
}

extension TextRenderer.Charset {
  /// What is written over a line from the left to the right: its ends, and a number in its middle with a blank on each
  /// side; nil where the line is too short for that.
  func dimensionTexts(_ number: String, across cells: CellRect) -> [(text: String, column: Int, row: Int)]? {
    let room = cells.width - number.count - 4
    guard room >= 0 else { return nil }
    let (first, last) = self == .unicode ? ("├", "┤") : ("+", "+")
    return [
      (first, cells.minX, cells.minY), (" \(number) ", cells.minX + 1 + room / 2, cells.minY),
      (last, cells.maxX - 1, cells.minY),
    ]
  }

  /// What is written over a line from the top to the bottom: its ends, and a number in its middle; nil where the line
  /// has not a row for each.
  ///
  /// - Parameter start: the column of the number's first digit.
  func dimensionTexts(
    _ number: String, along cells: CellRect, start: Int
  ) -> [(text: String, column: Int, row: Int)]? {
    guard cells.height >= 3 else { return nil }
    let (first, last) = self == .unicode ? ("┬", "┴") : ("+", "+")
    return [
      (first, cells.minX, cells.minY), (number, start, cells.minY + (cells.height - 1) / 2),
      (last, cells.minX, cells.maxY - 1),
    ]
  }
}
