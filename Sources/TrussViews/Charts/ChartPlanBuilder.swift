import TrussText

/// Divides the size of a chart: titles, legend and labels first, as far as marks keep some room, and marks the rest.
struct ChartPlanBuilder {
  let data: ChartData
  let size: Size
  let metrics: ChartMetrics
  let isTrailing: Bool
  private var top = 0.0
  private var left = 0.0
  private var bottom: Double
  private var right: Double
  private var labels: [ChartPlan.Label] = []
  private var legend: [ChartPlan.LegendEntry] = []
  private var shortages: [String] = []
  /// The least size of the part with marks that labels leave.
  private var least: Size { metrics.isText ? Size(width: 4, height: 2) : Size(width: 24, height: 24) }

  init(_ data: ChartData, _ size: Size, _ metrics: ChartMetrics, isTrailing: Bool) {
    (self.data, self.size, self.metrics, self.isTrailing) = (data, size, metrics, isTrailing)
    (right, bottom) = (size.width, size.height)
  }

  /// The count of rows or columns that an axis' line takes, where bars have none in its place.
  private func axisLine(_ axis: ChartAxis) -> Double { metrics.isText && !axis.hasBase ? 1 : 0 }

  mutating func build(into plan: inout ChartPlan) {
    addTitles()
    let names = lineNames()
    if names == nil { addLegend() }
    let hasSideLabels = !data.y.isHidden
    // Half of the label of the uppermost tick is above it.
    let margin = metrics.isText ? 0 : hasSideLabels && !data.y.isCategory ? (metrics.line / 2).rounded(.up) : 2
    // A rule from side to side has room above it.
    let headroom = data.marks.contains {
      ($0.kind != .rule || $0.y == nil) && $0.annotations.contains { [.top, .automatic].contains($0.position) }
    }
    top += headroom ? max(margin, metrics.gap(metrics.line + 4, cells: 1)) : margin

    let belowAxis = data.x.isHidden || data.x.kind == nil ? 0.0 : metrics.gap(6, cells: 0)
    var rows = belowAxis == 0 && !metrics.isText || data.x.isHidden || data.x.kind == nil ? 0.0 : 1
    if rows > 0, bottom - top - belowAxis - metrics.line - axisLine(data.y) < least.height {
      rows = 0
      shortages.append("is too low for the labels of its x axis")
    }
    let room = (left: left, right: right)
    // The labels of the x axis may take lines, which makes the plot lower, and so changes those of the y axis once more.
    for _ in 0..<2 {
      (left, right) = room
      let height = bottom - top - rows * metrics.line - (rows > 0 ? belowAxis : 0) - axisLine(data.y)
      let side = sideLabels(height)
      if isTrailing { right -= side.width } else { left += side.width }
      var nameWidth = 0.0
      if let names, !names.isEmpty {
        nameWidth = names.map { metrics.width($0.text) }.max() ?? 0
        right -= nameWidth + metrics.gap(6, cells: 1)
      }
      if nameWidth == 0, !data.x.isCategory, !metrics.isText { right -= 8 }
      plan.plot = Rect(x: left, y: top, width: max(0, right - left), height: max(0, height))
      plan.y = side.scale
      plan.yTicks = side.ticks
      let across = downLabels(plan.plot)
      plan.x = across.scale
      plan.xTicks = across.ticks
      let needed = rows > 0 ? Double(across.lines.map(\.count).max() ?? 1) : 0
      if needed > rows, bottom - top - belowAxis - needed * metrics.line - axisLine(data.y) >= least.height * 2 {
        rows = needed
        continue
      }
      place(side, in: plan)
      if rows > 0 { place(across, rows: max(1, rows), belowAxis, in: plan) }
      if across.missing > 0, rows > 0 {
        shortages.append("is too narrow for \(across.missing) of the labels of its x axis")
      }
      if side.missing > 0 { shortages.append("has no room for \(side.missing) of the labels of its y axis") }
      if let names { place(names, nameWidth, in: plan) }
      break
    }
    (plan.labels, plan.legend, plan.shortages) = (labels, legend, data.faults + shortages)
    if !plan.hasPlot { plan.shortages.append("has no room for its marks") }
  }

  // MARK: - Titles and legend

  private mutating func addTitles() {
    for (title, isTop) in [(data.y.settings.title, true), (data.x.settings.title, false)] {
      guard let title, !title.isEmpty else { continue }
      guard bottom - top - metrics.line >= least.height + 3 * metrics.line else {
        shortages.append("is too low for the title \"\(title)\"")
        continue
      }
      let shown = metrics.cut(title, width: size.width)
      if shown != title { shortages.append("is too narrow for the title \"\(title)\"") }
      if !isTop { bottom -= metrics.line }
      let rect = Rect(x: 0, y: isTop ? top : bottom, width: size.width, height: metrics.line)
      if isTop { top += metrics.line + metrics.gap(4, cells: 0) } else { bottom -= metrics.gap(4, cells: 0) }
      labels.append(ChartPlan.Label(text: shown, rect: rect, alignment: isTop ? .leading : .center))
    }
  }

  /// The names at the ends of lines; nil where a legend has to have them, as not all series are lines or the names have no
  /// room.
  private func lineNames() -> [(text: String, color: Color, curve: Int)]? {
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

  private mutating func addLegend() {
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

  // MARK: - The y axis

  fileprivate struct SideLabels {
    var scale: ChartScale
    var ticks: [ChartAxis.Tick]
    var lines: [[String]] = []
    var textWidth = 0.0
    var width = 0.0
    var missing = 0
  }

  private func scale(_ axis: ChartAxis, _ range: ClosedRange<Double>, _ origin: Double, _ length: Double, isY: Bool)
    -> ChartScale
  {
    // Categories go down, numbers up.
    let isFlipped = isY && !axis.isCategory
    guard metrics.isText else { return ChartScale(range, origin: origin, length: length, isFlipped: isFlipped) }
    // Each category has as many cells as the others, and the rest is on both sides.
    let count = Double(axis.categories.count)
    let cells = axis.isCategory && count > 0 && length >= count ? (length / count).rounded(.down) * count : length
    let origin = origin + ((length - cells) / 2).rounded(.down)
    let isFilled =
      axis.isCategory || data.items.contains { $0.kind == .bar } || isY && !data.areas.isEmpty
    return ChartScale(
      range, origin: origin, cells: cells, isFlipped: isFlipped, base: axis.hasBase ? 0 : nil, hasMiddles: !isFilled)
  }

  private func sideLabels(_ height: Double) -> SideLabels {
    let axis = data.y
    func scale(_ range: ClosedRange<Double>) -> ChartScale { self.scale(axis, range, top, height, isY: true) }
    let line = axisLine(data.x)
    guard !axis.isHidden else {
      let range = axis.range(count: 5)
      return SideLabels(scale: scale(range), ticks: [], width: line)
    }
    let gap = metrics.gap(6, cells: line == 0 && axis.isCategory ? 1 : 1)
    let most = metrics.isText ? height / 4 : height / 38
    var count = max(1, min(8, Int(clamping: most)))
    var side = SideLabels(scale: scale(axis.range(count: count)), ticks: [])
    while true {
      let range = axis.range(count: count)
      side.scale = scale(range)
      side.ticks = axis.ticks(in: range, count: count)
      if !axis.hasOwnTicks || axis.isCategory || count == 1 { break }
      let places = side.ticks.map { side.scale.position($0.value) }
      if zip(places, places.dropFirst()).allSatisfy({ abs($0 - $1) >= metrics.line }) { break }
      count -= 1
    }
    let widest = side.ticks.compactMap(\.label).map { metrics.width($0) }.max() ?? 0
    side.textWidth = min(widest, max(0, size.width / 2 - gap - line))
    let band = axis.isCategory ? height / Double(max(1, axis.categories.count)) : metrics.line
    let lineCount = max(1, Int(clamping: band / metrics.line))
    side.lines = side.ticks.map { tick in
      guard let label = tick.label else { return [] }
      return metrics.lines(label, width: side.textWidth, most: lineCount) ?? [metrics.cut(label, width: side.textWidth)]
    }
    for (number, tick) in side.ticks.enumerated() {
      if let label = tick.label, side.lines[number].joined(separator: " ") != label { side.missing += 1 }
    }
    // Of labels that would touch, every second one is left out, or more.
    let places = side.ticks.map { side.scale.position($0.value) }
    side.thin(metrics.line, places)
    side.width = side.textWidth > 0 ? side.textWidth + gap + line : line
    if metrics.isText, size.width - side.width < least.width {
      side.missing += side.lines.filter { !$0.isEmpty }.count
      side.lines = side.lines.map { _ in [] }
      side.width = line
      side.textWidth = 0
    } else if size.width - side.width < least.width {
      side.missing += side.lines.filter { !$0.isEmpty }.count
      side.lines = side.lines.map { _ in [] }
      side.width = 0
    }
    return side
  }

  private mutating func place(_ side: SideLabels, in plan: ChartPlan) {
    for (tick, lines) in zip(side.ticks, side.lines) where !lines.isEmpty {
      let height = Double(lines.count) * metrics.line
      let middle = side.scale.position(tick.value)
      let ideal = metrics.isText && !data.y.isCategory ? Double(side.scale.cell(tick.value)) : middle - height / 2
      let first = metrics.isText ? ideal.rounded(.down) : ideal
      for (number, text) in lines.enumerated() {
        let y = first + Double(number) * metrics.line
        // As wide as the text, so that the layout direction does not move it.
        let width = metrics.width(text)
        let x = isTrailing ? size.width - side.textWidth : side.textWidth - width
        let rect = Rect(x: x, y: y, width: width, height: metrics.line)
        labels.append(ChartPlan.Label(text: text, rect: rect, alignment: .center))
      }
    }
  }

  // MARK: - The x axis

  private struct DownLabels {
    var scale: ChartScale
    var ticks: [ChartAxis.Tick]
    var lines: [[String]] = []
    /// Where each label begins.
    var starts: [Double] = []
    var missing = 0
  }

  private func downLabels(_ plot: Rect) -> DownLabels {
    let axis = data.x
    func scale(_ range: ClosedRange<Double>) -> ChartScale {
      self.scale(axis, range, plot.minX, plot.width, isY: false)
    }
    let gap = metrics.gap(8, cells: 1)
    var count = max(1, min(12, Int(clamping: plot.width / metrics.gap(56, cells: 10))))
    var down = DownLabels(scale: scale(axis.range(count: count)), ticks: [])
    while true {
      let range = axis.range(count: count)
      down.scale = scale(range)
      down.ticks = axis.isHidden ? [] : axis.ticks(in: range, count: count)
      down.lines = down.ticks.map { $0.label.map { [$0] } ?? [] }
      if axis.isCategory {
        let band = down.scale.length / Double(max(1, axis.categories.count)) - gap
        let wrapped = down.ticks.map { tick in tick.label.map { metrics.lines($0, width: band, most: 3) } ?? [] }
        if wrapped.allSatisfy({ $0 != nil }) { down.lines = wrapped.map { $0 ?? [] } }
        break
      }
      arrange(&down)
      if !axis.hasOwnTicks || count == 1 || fits(down, gap) { break }
      count -= 1
    }
    arrange(&down)
    // Of labels that would touch, every second one is left out, or more.
    let labelled = down.lines.indices.filter { !down.lines[$0].isEmpty }
    var stride = 1
    let whole = down
    while !fits(down, gap), stride <= labelled.count {
      stride += 1
      down = whole
      for (number, index) in labelled.enumerated() where number % stride != 0 { down.lines[index] = [] }
    }
    down.missing = labelled.filter { down.lines[$0].isEmpty }.count
    return down
  }

  private func width(_ lines: [String]) -> Double { lines.map { metrics.width($0) }.max() ?? 0 }

  /// Puts labels in the middle below their values, and those that would stick out of the chart as near as they can be.
  private func arrange(_ down: inout DownLabels) {
    down.starts = zip(down.ticks, down.lines).map { tick, lines in
      let width = width(lines)
      let middle =
        metrics.isText && !data.x.isCategory
        ? Double(down.scale.cell(tick.value)) + 0.5 : down.scale.position(tick.value)
      let start = max(0, min(size.width - width, middle - width / 2))
      return metrics.isText ? start.rounded(.down) : start
    }
  }

  private func fits(_ down: DownLabels, _ gap: Double) -> Bool {
    var edge = -Double.infinity
    for (start, lines) in zip(down.starts, down.lines) where !lines.isEmpty {
      if start < edge { return false }
      edge = start + width(lines) + gap
    }
    return edge - gap <= size.width
  }

  private mutating func place(_ down: DownLabels, rows: Double, _ gap: Double, in plan: ChartPlan) {
    let first = plan.plot.maxY + gap + axisLine(data.y)
    for (start, lines) in zip(down.starts, down.lines) {
      for (number, text) in lines.enumerated() {
        let rect = Rect(
          x: start, y: first + Double(number) * metrics.line, width: width(lines), height: metrics.line)
        labels.append(ChartPlan.Label(text: text, rect: rect, alignment: .center))
      }
    }
  }

  // MARK: - Names of lines

  private mutating func place(
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

extension ChartPlanBuilder.SideLabels {
  /// Leaves out labels that would touch.
  fileprivate mutating func thin(_ distance: Double, _ places: [Double]) {
    let labelled = lines.indices.filter { !lines[$0].isEmpty }
    var stride = 1
    func fits() -> Bool {
      let shown = labelled.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
      return zip(shown, shown.dropFirst()).allSatisfy { first, next in
        abs(places[first] - places[next]) >= distance * Double(lines[first].count + lines[next].count) / 2 - 0.01
      }
    }
    while !fits(), stride <= labelled.count { stride += 1 }
    for (number, index) in labelled.enumerated() where number % stride != 0 {
      lines[index] = []
      missing += 1
    }
  }
}

extension ChartPlan {
  /// Places in order, moved as little as it takes (in squares) to be a distance apart and in a range as far as they fit:
  /// those that are too near to each other are a block around their mean.
  static func apart(_ places: [Double], by distance: Double, in range: ClosedRange<Double>) -> [Double] {
    var blocks: [(sum: Double, count: Double)] = []
    // The places less the distances before them: a block has one number, which must not decrease.
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
