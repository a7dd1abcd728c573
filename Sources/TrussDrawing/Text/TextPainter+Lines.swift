import TrussViews

extension TextPainter {
  /// Draws a rectangle. A border needs two columns and two rows; otherwise it is only a line.
  mutating func drawRectangle(_ area: CellRect, fill: DisplayList.Fill?, border: Border?) {
    guard !area.isEmpty else { return }
    let isBox = area.width > 1 && area.height > 1
    if let fill {
      if border != nil, isBox {
        cover(area.interior, with: fill)
        interruptLines(into: area)
      } else {
        cover(area, with: fill)
      }
    }
    if let border { stroke(area, border.line, border.color, coversLetters: fill != nil) }
  }

  /// Fills the cells that a rectangle covers. The cells at its right or upper edge are filled by eighths; Unicode has a
  /// full set of such blocks only for these two sides. If both edges are inside cells, the upper edge is rounded.
  mutating func drawEighths(_ rect: Rect, with fill: DisplayList.Fill) {
    func parts(_ edge: Double) -> (cell: Double, eighths: Int) {
      let cell = edge.rounded(.down)
      let eighths = CellRect.snap((edge - cell) * 8)
      return eighths == 8 ? (cell + 1, 0) : (cell, eighths)
    }
    let (right, top) = (parts(rect.maxX), parts(1 - rect.minY))
    var whole = CellRect(snapping: rect)
    if right.eighths > 0 { whole.maxX = CellRect.cell(at: right.cell) }
    if right.eighths == 0, top.eighths > 0 { whole.minY = 1 - CellRect.cell(at: top.cell) }
    cover(whole, with: fill)
    if right.eighths > 0 {
      let part = CellRect(minX: whole.maxX, minY: whole.minY, maxX: whole.maxX + 1, maxY: whole.maxY)
      cover(part, with: fill, glyph: charset.block(eighths: right.eighths, isFromLeft: true))
    } else if top.eighths > 0 {
      let part = CellRect(minX: whole.minX, minY: whole.minY - 1, maxX: whole.maxX, maxY: whole.minY)
      cover(part, with: fill, glyph: charset.block(eighths: top.eighths, isFromLeft: false))
    }
  }

  mutating func stroke(_ area: CellRect, _ line: Border.Line, _ color: Color, coversLetters: Bool = false) {
    func edge(_ axis: Axis, at place: Int) { stroke(axis, at: place, area.range(axis), line, color, coversLetters) }
    guard area.width > 1, area.height > 1 else {
      let axis: Axis = area.height == 1 ? .horizontal : .vertical
      return edge(axis, at: area.range(axis.cross).lowerBound)
    }
    for axis in [Axis.horizontal, .vertical] {
      let across = area.range(axis.cross)
      for place in [across.lowerBound, across.upperBound - 1] { edge(axis, at: place) }
    }
    joinLines(inside: area, color)
  }

  /// Joins a box to lines inside it that lead to its edge, such as dividers.
  private mutating func joinLines(inside area: CellRect, _ color: Color) {
    eachEdgeCell(of: area) { painter, column, row, inward in
      let inside = inward.neighbor(column: column, row: row)
      guard painter.clip.contains(column: inside.column, row: inside.row),
        let arm = painter.canvas.arms(column: inside.column, row: inside.row)?[inward.opposite]
      else { return }
      painter.join(BorderArms(inward, line: arm), color, column: column, row: row)
    }
  }

  /// Calls `body` with each edge cell of a box that is in the clip, and the direction inward. Corners are skipped.
  private mutating func eachEdgeCell(
    of area: CellRect, _ body: (inout TextPainter, _ column: Int, _ row: Int, _ inward: BorderArms.Direction) -> Void
  ) {
    func cell(_ column: Int, _ row: Int, _ inward: BorderArms.Direction) {
      if clip.contains(column: column, row: row) { body(&self, column, row, inward) }
    }
    for column in area.interior.columns.clamped(to: clip.columns) {
      cell(column, area.minY, .bottom)
      cell(column, area.maxY - 1, .top)
    }
    for row in area.interior.rows.clamped(to: clip.rows) {
      cell(area.minX, row, .right)
      cell(area.maxX - 1, row, .left)
    }
  }

  /// Draws a line in the cells that contain the middle of its stroke. Its ends are rounded like the edges of a
  /// rectangle.
  mutating func drawLine(from start: Point, to end: Point, line: Border.Line, _ color: Color) {
    let axis = Axis(start, end)
    let extent = Extent(between: start.coordinate(axis), end.coordinate(axis))
    let place = min(start.coordinate(axis.cross), end.coordinate(axis.cross))
    stroke(axis, at: CellRect.cell(at: place), CellRect.snap(extent.low)..<CellRect.snap(extent.high), line, color)
  }

  /// Draws a line in a row or column: from the middle of its first cell to the middle of its last cell.
  private mutating func stroke(
    _ axis: Axis, at place: Int, _ range: Range<Int>, _ line: Border.Line, _ color: Color, _ coversLetters: Bool = false
  ) {
    guard clip.range(axis.cross).contains(place) else { return }
    let (back, forth) = axis.sides
    let through = BorderArms(back, forth, line: line)
    for cell in range.clamped(to: clip.range(axis)) {
      var arms = through
      if range.count > 1, cell == range.lowerBound { arms[back] = nil }
      if range.count > 1, cell == range.upperBound - 1 { arms[forth] = nil }
      let (column, row) = axis == .horizontal ? (cell, place) : (place, cell)
      join(arms, color, coversLetters, column: column, row: row)
    }
  }

  /// Draws lines along the axes, in the cells that contain them. A line turns in the middle of a cell. It ends at the
  /// edge of a view, whose border it joins.
  mutating func join(_ points: [Point], _ line: Border.Line, _ color: Color) {
    for (from, to) in zip(points, points.dropFirst()) where from != to {
      let axis: Axis = from.y == to.y ? .horizontal : .vertical
      let (extent, place) = (Extent(between: from.coordinate(axis), to.coordinate(axis)), from.coordinate(axis.cross))
      let cells = CellRect.cell(at: extent.low)..<CellRect.cell(at: extent.high.rounded(.up))
      // A line that ends between cells continues into the next cell, if this cell has a border.
      let first = extent.low == extent.low.rounded() ? cells.lowerBound - 1 : cells.lowerBound
      let last = extent.high == extent.high.rounded() ? cells.upperBound : cells.upperBound - 1
      for cell in (first..<max(first, last + 1)).clamped(to: clip.range(axis)) {
        let across = CellRect.cell(at: place)
        let (column, row) = axis == .horizontal ? (cell, across) : (across, cell)
        guard clip.contains(column: column, row: row),
          cells.contains(cell) || canvas.arms(column: column, row: row) != nil
        else { continue }
        var arms = BorderArms.none
        if cell > first { arms[axis.sides.back] = line }
        if cell < last { arms[axis.sides.forth] = line }
        // A line that ends at the outline of a background stays inside it.
        for (side, end) in [(axis.sides.back, cells.lowerBound), (axis.sides.forth, cells.upperBound - 1)]
        where cell == end && outlines.hasEdge(side, column: column, row: row) { arms[side] = nil }
        // Joins lines that lead to this line.
        for side in [axis.cross.sides.back, axis.cross.sides.forth] where cells.contains(cell) {
          let next = side.neighbor(column: column, row: row)
          guard clip.contains(column: next.column, row: next.row) else { continue }
          if let arm = canvas.arms(column: next.column, row: next.row)?[side.opposite] { arms[side] = arm }
        }
        join(arms, color, column: column, row: row)
      }
    }
  }

  /// Adds a line to the lines of a cell. The line replaces a letter only if the line is the edge of a surface.
  private mutating func join(
    _ arms: BorderArms, _ color: Color, _ coversLetters: Bool = false, column: Int, row: Int
  ) {
    guard coversLetters || !canvas.isLetter(column: column, row: row) else { return }
    var sum = canvas.arms(column: column, row: row) ?? .none
    sum.add(arms)
    paint(Cell(sum), color, column: column, row: row)
  }

  /// Covers cells with a surface: with glyphs if the surface has ink, otherwise with its colour.
  mutating func cover(_ area: CellRect, with fill: DisplayList.Fill, glyph: Unicode.Scalar? = nil) {
    let visible = area.intersection(clip)
    let cell = Cell(glyph ?? charset.glyph(of: fill.ink))
    let ink = fill.letterBackground == nil ? fill.color : fill.color.opaque
    var letters = fill.ink == .none ? nil : inks?.letters(ink)
    var surface = fill.ink == .none ? inks?.surface(fill.color) : nil
    for row in visible.rows {
      for column in visible.columns {
        if let gradient = fill.gradient, let inks {
          let color = gradient.color(column: column, row: row, inks)
          (letters, surface) = fill.ink == .none ? (nil, color) : (color, nil)
        }
        let arms = outlines.isEmpty ? nil : canvas.arms(column: column, row: row)
        if arms != nil, fill.ink == .none, outlines.keep(column: column, row: row) { continue }
        if fill.leavesLetters, canvas.isText(column: column, row: row) { continue }
        canvas.set(cell, column: column, row: row)
        canvas.set(
          CellStyle(foreground: letters, background: surface), changesBackground: true, column: column, row: row)
      }
    }
  }

  /// Interrupts the lines that would run into a box with a surface.
  private mutating func interruptLines(into area: CellRect) {
    eachEdgeCell(of: area) { painter, column, row, inward in
      guard var arms = painter.canvas.arms(column: column, row: row) else { return }
      arms.removeLinePassing(toward: inward)
      painter.canvas.set(arms == .none ? .blank : Cell(arms), column: column, row: row)
    }
  }
}
