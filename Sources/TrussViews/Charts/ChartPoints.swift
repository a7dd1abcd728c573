/// Draws the marks of a chart, in points.
struct ChartPoints {
  private let data: ChartData
  private let plan: ChartPlan

  init(_ data: ChartData, _ plan: ChartPlan) { (self.data, self.plan) = (data, plan) }

  func draw(in canvas: inout Canvas) {
    drawLegend(in: &canvas)
    guard plan.hasPlot else { return }
    drawGrid(in: &canvas)
    for area in data.areas { draw(area: area, in: &canvas) }
    let tops = outermost
    for (number, item) in data.items.enumerated() where item.kind == .bar {
      draw(bar: item, isOutermost: tops.contains(number), in: &canvas)
    }
    drawBaseline(in: &canvas)
    for line in data.lines { draw(line: line, in: &canvas) }
    for item in data.items where item.kind == .point {
      guard let x = item.x?.from, let y = item.y?.from, isInside(x, y) else { continue }
      let mark = data.marks[item.mark]
      draw(data.symbol(of: mark) ?? .circle, at: point(x, y), mark.symbolSize, item.color, in: &canvas)
    }
    for item in data.items where item.kind == .rule { draw(rule: item, in: &canvas) }
  }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: plan.x.position(x), y: plan.y.position(y)) }

  private func isInside(_ x: Double, _ y: Double) -> Bool {
    (plan.x.low...plan.x.high).contains(x) && (plan.y.low...plan.y.high).contains(y)
  }

  // MARK: - Axes

  private func line(_ from: Point, _ to: Point, _ color: Color, _ style: StrokeStyle, in canvas: inout Canvas) {
    canvas.stroke(Path { $0.addLines([from, to]) }, with: color, style: style)
  }

  private func drawGrid(in canvas: inout Canvas) {
    let (plot, hairline) = (plan.plot, StrokeStyle(lineWidth: 1))
    for tick in plan.yTicks where tick.hasGrid {
      let y = plan.y.position(tick.value).sharpLine
      line(Point(x: plot.minX, y: y), Point(x: plot.maxX, y: y), .separator, hairline, in: &canvas)
    }
    for tick in plan.xTicks {
      let x = plan.x.position(tick.value).sharpLine
      if tick.hasGrid {
        line(Point(x: x, y: plot.minY), Point(x: x, y: plot.maxY), .separator, hairline, in: &canvas)
      }
      if tick.hasTick {
        line(Point(x: x, y: plot.maxY), Point(x: x, y: plot.maxY + 4), .edge, hairline, in: &canvas)
      }
    }
  }

  /// Draws the base line of bars, or the lower edge of the chart.
  private func drawBaseline(in canvas: inout Canvas) {
    let (plot, style) = (plan.plot, StrokeStyle(lineWidth: 1))
    if data.x.hasBase || data.y.isCategory {
      let x = plan.x.position(min(plan.x.high, max(plan.x.low, data.x.hasBase ? 0 : plan.x.low))).sharpLine
      line(Point(x: x, y: plot.minY), Point(x: x, y: plot.maxY), .edge, style, in: &canvas)
    }
    guard !data.y.isCategory, !data.x.isHidden || data.y.hasBase else { return }
    let y = plan.y.position(min(plan.y.high, max(plan.y.low, data.y.hasBase ? 0 : plan.y.low))).sharpLine
    line(Point(x: plot.minX, y: y), Point(x: plot.maxX, y: y), .edge, style, in: &canvas)
  }

  private func drawLegend(in canvas: inout Canvas) {
    for entry in plan.legend {
      let middle = Point(x: entry.sign.midX, y: entry.sign.midY)
      if let symbol = entry.symbol {
        draw(symbol, at: middle, nil, entry.color, in: &canvas)
      } else {
        canvas.fill(
          Rect(x: entry.sign.minX, y: middle.y - 5, width: 10, height: 10), with: entry.color, cornerRadius: 2)
      }
    }
  }

  // MARK: - Bars

  private struct Stack: Hashable {
    var isHorizontal: Bool
    var place: Double
    var slot: Int
    var isAbove: Bool
  }

  /// The indices of the bars that have round corners: the bars at the ends of their stacks.
  private var outermost: Set<Int> {
    var last: [Stack: Int] = [:]
    var result: Set<Int> = []
    for (number, item) in data.items.enumerated() where item.kind == .bar {
      guard item.isStacked, let x = item.x, let y = item.y else {
        result.insert(number)
        continue
      }
      let (along, across) = item.isHorizontal ? (y, x) : (x, y)
      let stack = Stack(
        isHorizontal: item.isHorizontal, place: along.from, slot: item.slot, isAbove: across.to >= across.from)
      if across.to != across.from { last[stack] = number }
    }
    return result.union(last.values)
  }

  private func draw(bar item: ChartData.Item, isOutermost: Bool, in canvas: inout Canvas) {
    guard var rect = data.rect(of: item, plan), rect.width > 0, rect.height > 0 else { return }
    let given = data.looks[item.mark].cornerRadius
    let thickness = item.isHorizontal ? rect.height : rect.width
    let radius = given ?? (thickness >= 6 ? 3 : 0)
    guard item.isStacked else { return canvas.fill(rect, with: item.color, cornerRadius: radius) }
    guard isOutermost else {
      // Bars of a stack are 1 point apart, so that the background is visible between them.
      let length = item.isHorizontal ? rect.width : rect.height
      let cut = length > 3 ? 1.0 : 0
      switch (item.isHorizontal, item.isAbove) {
      case (false, true): (rect.y, rect.height) = (rect.y + cut, rect.height - cut)
      case (false, false), (true, true): if item.isHorizontal { rect.width -= cut } else { rect.height -= cut }
      case (true, false): (rect.x, rect.width) = (rect.x + cut, rect.width - cut)
      }
      return canvas.fill(rect, with: item.color)
    }
    canvas.fill(
      Path(rect, roundedAtEnd: radius, isHorizontal: item.isHorizontal, isAbove: item.isAbove), with: item.color)
  }

  // MARK: - Lines, areas, rules

  private func draw(line curve: ChartData.Curve, in canvas: inout Canvas) {
    let mark = data.marks[curve.mark]
    var style = mark.stroke ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    if mark.stroke != nil, style.lineJoin == .miter { style.lineJoin = .round }
    let runs = curve.runs(mark.interpolation).map { $0.map { point($0.x, $0.high) } }
    var path = Path()
    for run in runs {
      // A value between two gaps has no line, so a disc shows it.
      if run.count == 1, data.symbol(of: mark) == nil { draw(.circle, at: run[0], 20, curve.color, in: &canvas) }
      for part in CurvePath.clipped(run.interpolated(mark.interpolation ?? .linear), to: plan.plot) {
        path.addLines(part)
      }
    }
    if !path.elements.isEmpty { canvas.stroke(path, with: curve.color, style: style) }
    guard let symbol = data.symbol(of: mark) else { return }
    for case let value? in curve.points where isInside(value.x, value.high) {
      draw(symbol, at: point(value.x, value.high), mark.symbolSize, curve.color, in: &canvas)
    }
  }

  private func draw(area curve: ChartData.Curve, in canvas: inout Canvas) {
    let mark = data.marks[curve.mark]
    let plot = plan.plot
    for run in curve.runs(mark.interpolation) {
      let upper = run.map { point($0.x, $0.high) }.interpolated(mark.interpolation ?? .linear)
      let lower = run.map { point($0.x, $0.low) }.interpolated(mark.interpolation ?? .linear)
      guard upper.count > 1 else {
        draw(.circle, at: upper[0], 20, curve.color, in: &canvas)
        continue
      }
      func inside(_ points: [Point]) -> [Point] {
        points.map { Point(x: min(plot.maxX, max(plot.minX, $0.x)), y: min(plot.maxY, max(plot.minY, $0.y))) }
      }
      var path = Path()
      path.addLines(inside(upper) + inside(lower).reversed())
      path.closeSubpath()
      canvas.fill(path, with: curve.color.opacity(data.areas.count > 1 ? 0.55 : 0.25))
      var edge = Path()
      for part in CurvePath.clipped(upper, to: plot) { edge.addLines(part) }
      let style = StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
      if !edge.elements.isEmpty { canvas.stroke(edge, with: curve.color, style: style) }
    }
  }

  private func draw(rule item: ChartData.Item, in canvas: inout Canvas) {
    guard let rect = data.rect(of: item, plan), plan.plot.contains(rect) else { return }
    let style = data.marks[item.mark].stroke ?? StrokeStyle(lineWidth: 1)
    line(
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY), item.color, style, in: &canvas)
  }

  private func draw(
    _ symbol: BasicChartSymbolShape, at middle: Point, _ area: Double?, _ color: Color, in canvas: inout Canvas
  ) {
    let area = area ?? 38.5
    // The radius of a disc, and half the side of a square, with this area.
    let (radius, half) = ((area / .pi).squareRoot(), area.squareRoot() / 2)
    let (x, y) = (middle.x, middle.y)
    func outline(_ offsets: [(Double, Double)]) -> Path {
      Path { path in
        path.addLines(offsets.map { Point(x: x + $0.0 * radius, y: y + $0.1 * radius) })
        path.closeSubpath()
      }
    }
    let style = StrokeStyle(lineWidth: max(1.5, radius / 2), lineCap: .round)
    switch symbol {
    case .circle:
      canvas.fill(
        Path(ellipseIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)), with: color)
    case .square: canvas.fill(Rect(x: x - half, y: y - half, width: 2 * half, height: 2 * half), with: color)
    case .triangle: canvas.fill(outline([(0, -1.25), (1.2, 0.85), (-1.2, 0.85)]), with: color)
    case .diamond: canvas.fill(outline([(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)]), with: color)
    case .plus, .cross:
      let reach = symbol == .plus ? radius : radius * 0.8
      let turned = symbol == .cross ? reach : 0
      let path = Path { path in
        path.addLines([Point(x: x - reach, y: y - turned), Point(x: x + reach, y: y + turned)])
        path.addLines([Point(x: x - turned, y: y + reach), Point(x: x + turned, y: y - reach)])
      }
      canvas.stroke(path, with: color, style: style)
    }
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    other.minX >= minX - 0.01 && other.maxX <= maxX + 0.01 && other.minY >= minY - 0.01 && other.maxY <= maxY + 0.01
  }
}

extension Path {
  /// A rectangle whose corners are round only at the end of a bar.
  fileprivate init(_ rect: Rect, roundedAtEnd radius: Double, isHorizontal: Bool, isAbove: Bool) {
    let (thickness, length) = isHorizontal ? (rect.height, rect.width) : (rect.width, rect.height)
    let radius = max(0, min(radius, thickness / 2, length))
    guard radius > 0, radius.isFinite else {
      self.init(rect)
      return
    }
    // The point at a distance along the bar from its beginning, and at a distance across the bar.
    func place(_ along: Double, _ across: Double) -> Point {
      switch (isHorizontal, isAbove) {
      case (false, true): Point(x: rect.minX + across, y: rect.maxY - along)
      case (false, false): Point(x: rect.minX + across, y: rect.minY + along)
      case (true, true): Point(x: rect.minX + along, y: rect.minY + across)
      case (true, false): Point(x: rect.maxX - along, y: rect.minY + across)
      }
    }
    self.init { path in
      path.move(to: place(0, 0))
      path.addLine(to: place(length - radius, 0))
      path.addQuadCurve(to: place(length, radius), control: place(length, 0))
      path.addLine(to: place(length, thickness - radius))
      path.addQuadCurve(to: place(length - radius, thickness), control: place(length, thickness))
      path.addLine(to: place(0, thickness))
      path.closeSubpath()
    }
  }
}
