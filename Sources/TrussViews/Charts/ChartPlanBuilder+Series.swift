// The names of the series of a chart: at the ends of lines, or in a legend.

extension ChartPlanBuilder {
  /// The names at the ends of lines: empty if no names are needed; nil if a legend is needed instead, because some
  /// series are not lines or because the names do not fit.
  func lineNames() -> [(text: String, color: Color, curve: Int)]? {
    guard data.settings.legend != .hidden else { return [] }
    let named = data.lines.enumerated().filter { $0.element.name != nil }
    let seriesOfOthers =
      Set((data.items.compactMap(\.series)) + data.areas.compactMap(\.series)).subtracting(
        data.lines.compactMap(\.series))
    guard seriesOfOthers.isEmpty, !named.isEmpty, data.symbolSeries.isEmpty else {
      return data.series.count <= 1 && data.symbolSeries.isEmpty ? [] : nil
    }
    let names = named.map { (text: $0.element.name ?? "", color: $0.element.color, curve: $0.offset) }
    let width = names.map { metrics.width($0.text) }.max() ?? 0
    let fits = width <= size.width * 0.35 && Double(names.count) * metrics.line <= (bottom - top) * 0.7
    return fits ? names : nil
  }

  mutating func addLegend() {
    guard data.settings.legend != .hidden else { return }
    typealias Entry = (text: String, color: Color, symbol: BasicChartSymbolShape?, series: Int?)
    var entries: [Entry] = data.series.enumerated().map { ($1.value.name, $1.color, nil, $0) }
    let hasPoints = data.marks.contains { $0.kind == .point }
    for (number, value) in data.symbolSeries.enumerated() {
      let symbol = ChartData.symbol(number)
      if let place = data.series.firstIndex(where: { $0.value == value }) {
        entries[place].symbol = symbol
      } else {
        entries.append((value.name, data.series.isEmpty ? data.settings.palette[0] : .secondary, symbol, nil))
      }
    }
    if data.symbolSeries.isEmpty, hasPoints, !data.marks.contains(where: { $0.kind == .bar || $0.kind == .area }) {
      for place in entries.indices { entries[place].symbol = .circle }
    }
    if entries.isEmpty {
      shortages.append("has too little space for the names of its lines")
      return
    }
    let (sign, gap, between) = (metrics.gap(10, cells: 1), metrics.gap(5, cells: 1), metrics.gap(14, cells: 2))
    var rows: [[(entry: Entry, x: Double, width: Double)]] = [[]]
    var edge = 0.0
    for var entry in entries {
      let whole = entry.text
      entry.text = metrics.cut(whole, width: size.width - sign - gap)
      if entry.text != whole { shortages.append("is too narrow for the name \"\(whole)\"") }
      let width = sign + gap + metrics.width(entry.text)
      if edge > 0, edge + width > size.width {
        rows.append([])
        edge = 0
      }
      rows[rows.count - 1].append((entry, edge, width))
      edge += width + between
    }
    let height = Double(rows.count) * metrics.line + metrics.gap(6, cells: 0)
    guard bottom - top - height >= least.height + 2 * metrics.line else {
      shortages.append("is too low for the names of its series")
      return
    }
    let isTop = data.settings.legendPosition == .top
    if !isTop { bottom -= height }
    let first = isTop ? top : bottom + metrics.gap(6, cells: 0)
    for (number, row) in rows.enumerated() {
      for (entry, x, width) in row {
        let y = first + Double(number) * metrics.line
        let signRect = Rect(x: x, y: y, width: sign, height: metrics.line)
        legend.append(
          ChartPlan.LegendEntry(color: entry.color, symbol: entry.symbol, series: entry.series, sign: signRect))
        let rect = Rect(x: x + sign + gap, y: y, width: width - sign - gap, height: metrics.line)
        labels.append(ChartPlan.Label(text: entry.text, rect: rect))
      }
    }
    if isTop { top += height }
  }

  mutating func place(
    _ names: [(text: String, color: Color, curve: Int)], _ width: Double, in plan: ChartPlan
  ) {
    var placed: [(name: Int, y: Double)] = []
    for (number, name) in names.enumerated() {
      let last = data.lines[name.curve].points.last { $0 != nil } ?? nil
      guard let last, plan.hasPlot else { continue }
      let ideal = metrics.isText ? Double(plan.y.cell(last.high)) + 0.5 : plan.y.position(last.high)
      placed.append((number, min(plan.plot.maxY, max(plan.plot.minY, ideal))))
    }
    placed.sort { ($0.y, $0.name) < ($1.y, $1.name) }
    let places = ChartPlan.apart(
      placed.map(\.y), by: metrics.line, in: plan.plot.minY...max(plan.plot.minY, plan.plot.maxY))
    for ((number, _), y) in zip(placed, places) {
      let rect = Rect(
        x: plan.plot.maxX + metrics.gap(6, cells: 1), y: y - metrics.line / 2, width: width, height: metrics.line)
      labels.append(ChartPlan.Label(text: names[number].text, rect: rect, color: names[number].color))
    }
  }
}

extension ChartPlan {
  /// Moves places that are in order as little as possible (least squares), so that neighbours are at least a distance
  /// apart, and within a range if they fit. Places that are too close form a block around their mean.
  static func apart(_ places: [Double], by distance: Double, in range: ClosedRange<Double>) -> [Double] {
    var blocks: [(sum: Double, count: Double)] = []
    // Each place is mapped to a number: the distances before the place are subtracted from it. The places of a block
    // share one number, and the numbers must not decrease from block to block.
    for (number, place) in places.enumerated() {
      blocks.append((place - Double(number) * distance, 1))
      while blocks.count > 1,
        blocks[blocks.count - 2].sum / blocks[blocks.count - 2].count > blocks[blocks.count - 1].sum
          / blocks[blocks.count - 1].count
      {
        let last = blocks.removeLast()
        blocks[blocks.count - 1].sum += last.sum
        blocks[blocks.count - 1].count += last.count
      }
    }
    var result: [Double] = []
    let least = range.lowerBound + distance / 2
    let most = range.upperBound - distance / 2 - Double(places.count - 1) * distance
    for block in blocks {
      for _ in 0..<Int(clamping: block.count) {
        result.append(max(least, min(most, block.sum / block.count)) + Double(result.count) * distance)
      }
    }
    return result
  }
}
