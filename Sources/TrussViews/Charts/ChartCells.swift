/// Draws the marks of a chart in cells.
struct ChartCells {
  private let data: ChartData
  private let plan: ChartPlan
  private var grid: ChartGrid
  private let plot: (columns: Range<Int>, rows: Range<Int>)

  init(_ data: ChartData, _ plan: ChartPlan) {
    (self.data, self.plan) = (data, plan)
    grid = ChartGrid(columns: Int(clamping: plan.size.width), rows: Int(clamping: plan.size.height))
    let (left, top) = (Int(clamping: plan.plot.minX), Int(clamping: plan.plot.minY))
    plot = (
      left..<left + max(0, Int(clamping: plan.plot.width)), top..<top + max(0, Int(clamping: plan.plot.height))
    )
  }

  func draw(in canvas: inout Canvas) {
    var cells = self
    for entry in plan.legend {
      let glyph = entry.symbol.map { ChartGrid.symbol($0, entry.color) } ?? ChartGrid.ink(entry.series, entry.color)
      cells.grid[Int(clamping: entry.sign.minX), Int(clamping: entry.sign.minY)] = glyph
    }
    if plan.hasPlot { cells.drawMarks() }
    cells.grid.draw(in: &canvas)
  }

  private mutating func drawMarks() {
    drawGrid()
    drawAxes()
    for area in data.areas { draw(area: area) }
    for item in data.items where item.kind == .bar { draw(bar: item) }
    for line in data.lines { draw(line: line) }
    for item in data.items where item.kind == .point {
      guard let x = item.x?.from, let y = item.y?.from, let column = column(x), let row = row(y) else { continue }
      grid[column, row] = ChartGrid.symbol(data.symbol(of: data.marks[item.mark]) ?? .circle, item.color)
    }
    for item in data.items where item.kind == .rule { draw(rule: item) }
  }

  private func column(_ x: Double) -> Int? { x >= plan.x.low && x <= plan.x.high ? plan.x.cell(x) : nil }

  private func row(_ y: Double) -> Int? { y >= plan.y.low && y <= plan.y.high ? plan.y.cell(y) : nil }

  // MARK: - Axes

  private mutating func drawGrid() {
    func dot(_ isAlongRow: Bool) -> ChartGrid.Glyph {
      ChartGrid.Glyph(unicode: isAlongRow ? "┈" : "┊", ascii: ".", color: .separator)
    }
    for tick in plan.yTicks where tick.hasGrid {
      guard let row = row(tick.value), row != plan.y.baseCell else { continue }
      for column in plot.columns { grid[column, row] = dot(true) }
    }
    // With grid lines along both axes, the dots of the grid lines would be more prominent than the marks.
    for tick in plan.xTicks where tick.hasGrid && data.y.isCategory {
      guard let column = column(tick.value), column != plan.x.baseCell else { continue }
      // In the column next to the axis a grid line would not be distinguishable from the axis.
      if column > plot.columns.lowerBound || plan.x.baseCell != nil {
        for row in plot.rows { grid[column, row] = dot(false) }
      }
    }
  }

  private mutating func drawAxes() {
    var arms: [Int: ChartGrid.Arms] = [:]
    func key(_ column: Int, _ row: Int) -> Int { row * grid.columns + column }
    let ownColumn = plan.isTrailing ? plot.columns.upperBound : plot.columns.lowerBound - 1
    let axisColumn = plan.x.baseCell ?? ownColumn
    let axisRow = plan.y.baseCell ?? plot.rows.upperBound
    // A chart with bars keeps their base line even if the axis is hidden.
    let hasColumn = !data.y.isHidden || data.x.hasBase
    let hasRow = !data.x.isHidden || data.y.hasBase
    let rows = plot.rows.lowerBound..<(hasRow ? max(axisRow + 1, plot.rows.upperBound) : plot.rows.upperBound)
    if hasColumn {
      for row in rows {
        arms[key(axisColumn, row), default: []].formUnion(
          row == axisRow && hasRow && row + 1 == rows.upperBound ? .up : [.up, .down])
      }
      for tick in plan.yTicks where tick.hasTick {
        if let row = row(tick.value) {
          arms[key(axisColumn, row), default: []].insert(plan.isTrailing ? .right : .left)
        }
      }
    }
    if hasRow {
      let edge = plan.isTrailing ? plot.columns.upperBound - 1 : plot.columns.lowerBound
      for column in plot.columns { arms[key(column, axisRow), default: []].formUnion([.left, .right]) }
      if hasColumn, plan.x.baseCell == nil {
        arms[key(ownColumn, axisRow), default: []].insert(plan.isTrailing ? .left : .right)
      } else if axisColumn == edge {
        arms[key(edge, axisRow), default: []].remove(.left)
      }
      for tick in plan.xTicks where tick.hasTick {
        if let column = column(tick.value) { arms[key(column, axisRow), default: []].insert(.down) }
      }
    }
    for (key, arms) in arms {
      grid[key % max(1, grid.columns), key / max(1, grid.columns)] = ChartGrid.line(arms, isRound: false, .edge)
    }
  }

  // MARK: - Bars and areas

  private mutating func draw(bar item: ChartData.Item) {
    guard let rect = data.rect(of: item, plan), rect.width > 0 || rect.height > 0 else { return }
    let (start, end) = item.isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let across =
      item.isHorizontal
      ? Int(clamping: rect.minY)..<max(Int(clamping: rect.minY), Int(clamping: rect.maxY))
      : Int(clamping: rect.minX)..<max(Int(clamping: rect.minX) + 1, Int(clamping: rect.maxX.rounded()))
    for place in across.clamped(to: item.isHorizontal ? plot.rows : plot.columns) {
      fill(place, from: start, to: end, item, isAbove: item.isAbove, isStanding: !item.isHorizontal)
    }
  }

  /// Fills a row or a column of cells from one coordinate to another.
  private mutating func fill(
    _ place: Int, from start: Double, to end: Double, _ item: ChartData.Item, isAbove: Bool, isStanding: Bool
  ) {
    let ink = ChartGrid.ink(item.series, item.color)
    func put(_ cell: Int, _ glyph: ChartGrid.Glyph) {
      if isStanding { grid[place, cell] = glyph } else { grid[cell, place] = glyph }
    }
    guard item.isStacked || item.kind == .area else {
      let first = Int(clamping: start.rounded())
      for cell in first..<max(first + 1, Int(clamping: end.rounded())) { put(cell, ink) }
      return
    }
    // Above zero, a vertical bar ends at its upper edge and a horizontal bar at its right edge; below zero, at the
    // opposite edge.
    let isUpward = isStanding == isAbove
    let tip = isUpward ? start : end
    let foot = Int(clamping: (isUpward ? end : start).rounded())
    let whole = isUpward ? Int(clamping: tip.rounded(.up)) : Int(clamping: tip.rounded(.down))
    let part = abs(tip - Double(whole))
    let next = isUpward ? whole - 1 : whole
    for cell in isUpward ? whole..<max(whole, foot) : foot..<max(foot, whole) { put(cell, ink) }
    let hasEighths = isAbove && ink.unicode == "█"
    if hasEighths {
      let eighths = Int(clamping: (part * 8).rounded())
      if eighths > 0 { put(next, ChartGrid.block(eighths, fromLeft: !isStanding, item.color)) }
    } else if ink.unicode == "█" {
      // Terminals have half blocks that fill a cell from the top or from the right, but no finer blocks.
      if part >= 0.75 { put(next, ink) }
      if part >= 0.25, part < 0.75 {
        put(next, ChartGrid.Glyph(unicode: isStanding ? "▀" : "▐", ascii: "#", color: item.color))
      }
    } else if part >= 0.5 {
      put(next, ink)
    }
  }

  private mutating func draw(area curve: ChartData.Curve) {
    for points in curve.runs(data.marks[curve.mark].interpolation) {
      for column in plot.columns {
        let x = Double(column) + 0.5
        guard let place = points.lastIndex(where: { plan.x.position($0.x) <= x + 0.5 }) else { continue }
        let (from, to) = (points[place], points[min(place + 1, points.count - 1)])
        let (start, end) = (plan.x.position(from.x), plan.x.position(to.x))
        guard points.count == 1 ? abs(start - x) <= 0.5 : end >= x - 0.5 else { continue }
        let part = end > start ? min(1, max(0, (x - start) / (end - start))) : 0
        let low = from.low + (to.low - from.low) * part
        let high = from.high + (to.high - from.high) * part
        guard let extent = plan.y.extent(low, high) else { continue }
        let item = ChartData.Item(mark: curve.mark, kind: .area, color: curve.color, series: curve.series)
        fill(column, from: extent.start, to: extent.end, item, isAbove: high >= low, isStanding: true)
      }
    }
  }

  // MARK: - Lines and rules

  /// Draws a line with one row for each column: the line enters a column at the row of the previous column, and runs
  /// vertically from there to the column's own row.
  private mutating func draw(line curve: ChartData.Curve) {
    let mark = data.marks[curve.mark]
    for run in curve.runs(mark.interpolation) {
      for heights in heights(run) {
        let arms = arms(heights)
        for (key, cell) in arms {
          let (column, row) = (key % grid.columns, key / grid.columns)
          guard plot.columns.contains(column), plot.rows.contains(row) || row == plan.y.baseCell else { continue }
          grid[column, row] =
            run.count == 1
            ? ChartGrid.symbol(.circle, curve.color) : ChartGrid.line(cell, isRound: true, curve.color)
        }
      }
    }
    guard let symbol = data.symbol(of: mark) else { return }
    for case let value? in curve.points {
      if let column = column(value.x), let row = row(value.high) {
        grid[column, row] = ChartGrid.symbol(symbol, curve.color)
      }
    }
  }

  /// The rows of a line in a column: where it enters and where it leaves, and the highest and the lowest.
  private typealias Height = (column: Int, last: Int, top: Int, bottom: Int)

  /// The arms of the cells of a part of a line.
  private func arms(_ heights: [Height]) -> [Int: ChartGrid.Arms] {
    var arms: [Int: ChartGrid.Arms] = [:]
    var before: Int?
    for height in heights {
      let enters = before ?? height.last
      for row in min(enters, height.top)...max(enters, height.bottom) {
        var cell: ChartGrid.Arms = []
        if row > min(enters, height.top) { cell.insert(.up) }
        if row < max(enters, height.bottom) { cell.insert(.down) }
        if row == enters, before != nil { cell.insert(.left) }
        if row == height.last { cell.insert(.right) }
        arms[row * grid.columns + height.column] = cell
      }
      before = height.last
    }
    if let last = heights.last, heights.count > 1, let cell = arms[last.last * grid.columns + last.column] {
      // The last cell of a line has no arm to the right, unless it has no other arm.
      arms[last.last * grid.columns + last.column] = cell == [.right] ? cell : cell.subtracting(.right)
    }
    return arms
  }

  /// The rows of a line, for each column that it crosses, in parts: the line is interrupted where it is beyond the
  /// domain, and goes up or down to the plot's edge before and after.
  private func heights(_ points: [(x: Double, low: Double, high: Double)]) -> [[Height]] {
    var parts: [[Height]] = [[]]
    // The edge at which the line is beyond the domain.
    var edge: Int?
    func add(_ column: Int, _ value: Double) {
      let row = plan.y.cell(min(plan.y.high, max(plan.y.low, value)))
      var part = parts[parts.count - 1]
      if value < plan.y.low || value > plan.y.high {
        if edge == nil, let last = part.last {
          part[part.count - 1] = (last.column, row, min(last.top, row), max(last.bottom, row))
          parts[parts.count - 1] = part
        }
        edge = row
        return
      }
      if let from = edge {
        edge = nil
        parts.append([(column, row, min(from, row), max(from, row))])
      } else if let last = part.last, last.column == column {
        parts[parts.count - 1][part.count - 1] = (column, row, min(last.top, row), max(last.bottom, row))
      } else {
        part.append((column, row, row, row))
        parts[parts.count - 1] = part
      }
    }
    var before: (x: Double, low: Double, high: Double)?
    for point in points {
      defer { before = point }
      let position = plan.x.position(point.x)
      // For the columns between two points, interpolates at the middle of each column.
      if let before {
        let start = plan.x.position(before.x)
        let (least, greatest) = (plan.x.cell(before.x), plan.x.cell(point.x))
        for column in stride(from: least, to: greatest, by: least <= greatest ? 1 : -1) where column != least {
          let part = (Double(column) + 0.5 - start) / (position - start)
          if column >= plot.columns.lowerBound, column < plot.columns.upperBound {
            add(column, before.high + (point.high - before.high) * part)
          }
        }
      }
      if (plan.x.low...plan.x.high).contains(point.x) { add(plan.x.cell(point.x), point.high) }
    }
    return parts
  }

  /// The cells between two coordinates, after both coordinates are rounded to the nearest edges of cells.
  private func cells(from start: Double, to end: Double) -> Range<Int> {
    let first = Int(clamping: start.rounded())
    return first..<max(first, Int(clamping: end.rounded()))
  }

  private mutating func draw(rule item: ChartData.Item) {
    let isDashed = data.marks[item.mark].stroke?.dash.isEmpty == false
    if let y = item.y, y.from == y.to, let row = row(y.from) {
      let columns =
        item.x.flatMap { plan.x.extent($0.from, $0.to) }.map { cells(from: $0.start, to: $0.end) } ?? plot.columns
      let glyph = ChartGrid.Glyph(unicode: isDashed ? "╌" : "─", ascii: "-", color: item.color)
      // A rule along the end of a bar leaves the bar's end visible.
      for column in columns.clamped(to: plot.columns) where isFree(column, row, (column, row - 1)) {
        grid[column, row] = glyph
      }
    } else if let x = item.x, x.from == x.to, let column = column(x.from) {
      let rows =
        item.y.flatMap { plan.y.extent($0.from, $0.to) }.map { cells(from: $0.start, to: $0.end) } ?? plot.rows
      let glyph = ChartGrid.Glyph(unicode: isDashed ? "╎" : "│", ascii: "|", color: item.color)
      for row in rows.clamped(to: plot.rows) where isFree(column, row, (column + 1, row)) { grid[column, row] = glyph }
    }
  }

  /// Whether a rule may be drawn over a cell: over the grid and inside bars, but not over lines, symbols and the ends
  /// of bars.
  private func isFree(_ column: Int, _ row: Int, _ beyond: (column: Int, row: Int)) -> Bool {
    guard let glyph = grid[column, row] else { return true }
    if glyph.isFull { return grid[beyond.column, beyond.row]?.isFull == true }
    return glyph.unicode == "┈" || glyph.unicode == "┊"
  }
}
