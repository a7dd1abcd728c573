// The labels of a chart's axes, and the scales for the space that the labels leave.

extension ChartPlanBuilder {
  struct SideLabels {
    var scale: ChartScale
    var ticks: [ChartAxis.Tick]
    var lines: [[String]] = []
    var textWidth = 0.0
    var width = 0.0
    var missing = 0
  }

  func scale(_ axis: ChartAxis, _ range: ClosedRange<Double>, _ origin: Double, _ length: Double, isY: Bool)
    -> ChartScale
  {
    // Categories go down from the top, numbers go up.
    let isFlipped = isY && !axis.isCategory
    guard metrics.isText else { return ChartScale(range, origin: origin, length: length, isFlipped: isFlipped) }
    // All categories get the same whole number of cells; the remaining cells are on both sides.
    let count = Double(axis.categories.count)
    let cells = axis.isCategory && count > 0 && length >= count ? (length / count).rounded(.down) * count : length
    let origin = origin + ((length - cells) / 2).rounded(.down)
    let isFilled =
      axis.isCategory || data.items.contains { $0.kind == .bar } || isY && !data.areas.isEmpty
    return ChartScale(
      range, origin: origin, cells: cells, isFlipped: isFlipped, base: axis.hasBase ? 0 : nil, hasMiddles: !isFilled)
  }

  func sideLabels(_ height: Double) -> SideLabels {
    let axis = data.y
    func scale(_ range: ClosedRange<Double>) -> ChartScale { self.scale(axis, range, top, height, isY: true) }
    let line = axisColumn
    guard !axis.isHidden else {
      let range = axis.range(count: 5)
      return SideLabels(scale: scale(range), ticks: [], width: line)
    }
    let gap = metrics.gap(6, cells: 1)
    let most = metrics.isText ? height / 4 : height / 38
    var count = max(2, min(8, Int(clamping: most)))
    while count < 8, leavesEmptyHalf(axis, count, height) { count += 1 }
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
    let places = side.ticks.map { side.scale.position($0.value) }
    side.thin(metrics.line, places)
    side.width = side.textWidth > 0 ? side.textWidth + gap + line : line
    if size.width - side.width < least.width {
      side.lines = side.lines.map { _ in [] }
      (side.width, side.textWidth) = (line, 0)
    }
    side.missing =
      zip(side.ticks, side.lines).filter { tick, lines in
        tick.label.map { $0 != lines.joined(separator: " ") } ?? false
      }.count
    return side
  }

  /// Whether the axis's range for `count` ticks is far longer than the range of its values, and one more tick, for
  /// which there is space, would make the axis's range shorter.
  private func leavesEmptyHalf(_ axis: ChartAxis, _ count: Int, _ height: Double) -> Bool {
    guard axis.hasOwnTicks, !axis.isCategory, !axis.isDate else { return false }
    let (range, next) = (axis.range(count: count), axis.range(count: count + 1))
    let (length, better) = (range.upperBound - range.lowerBound, next.upperBound - next.lowerBound)
    guard length > axis.ownLength * 1.5, better < length else { return false }
    let gaps = axis.ticks(in: next, count: count + 1).count - 1
    return height >= Double(gaps) * metrics.gap(20, cells: 2)
  }

  mutating func place(_ side: SideLabels, in plan: ChartPlan) {
    for (tick, lines) in zip(side.ticks, side.lines) where !lines.isEmpty {
      let height = Double(lines.count) * metrics.line
      let middle = side.scale.position(tick.value)
      let ideal = metrics.isText && !data.y.isCategory ? Double(side.scale.cell(tick.value)) : middle - height / 2
      // Of two equally near rows the upper row is taken.
      let first = metrics.isText ? max(plan.plot.minY, (ideal - 0.01).rounded()) : ideal
      for (number, text) in lines.enumerated() {
        let y = first + Double(number) * metrics.line
        // The label is exactly as wide as its text, so that alignment in the layout direction does not move it.
        let width = metrics.width(text)
        let x = isTrailing ? size.width - side.textWidth : side.textWidth - width
        let rect = Rect(x: x, y: y, width: width, height: metrics.line)
        labels.append(ChartPlan.Label(text: text, rect: rect, alignment: .center))
      }
    }
  }

  // MARK: - The x axis

  struct XAxisLabels {
    var scale: ChartScale
    var ticks: [ChartAxis.Tick]
    var lines: [[String]] = []
    /// The left edge of each label.
    var starts: [Double] = []
    var missing = 0

    var labelled: [Int] { lines.indices.filter { !lines[$0].isEmpty } }
  }

  /// - Parameter most: the greatest number of lines in a label.
  func downLabels(_ plot: Rect, most: Int) -> XAxisLabels {
    let axis = data.x
    func scale(_ range: ClosedRange<Double>) -> ChartScale {
      self.scale(axis, range, plot.minX, plot.width, isY: false)
    }
    let gap = metrics.gap(8, cells: 1)
    var count = max(2, min(12, Int(clamping: plot.width / metrics.gap(56, cells: 10))))
    var down = XAxisLabels(scale: scale(axis.range(count: count)), ticks: [])
    while true {
      let range = axis.range(count: count)
      down.scale = scale(range)
      down.ticks = axis.isHidden ? [] : axis.ticks(in: range, count: count)
      down.lines = down.ticks.map { $0.label.map { [$0] } ?? [] }
      if axis.isCategory {
        let band = down.scale.length / Double(max(1, axis.categories.count)) - gap
        let wrapped = down.ticks.map { tick in tick.label.map { metrics.lines($0, width: band, most: most) } ?? [] }
        if wrapped.allSatisfy({ $0 != nil }) { down.lines = wrapped.map { $0 ?? [] } }
        break
      }
      arrange(&down)
      if !axis.hasOwnTicks || count == 1 || fits(down, down.labelled, gap) { break }
      count -= 1
    }
    arrange(&down)
    // If labels would touch, only every second label is kept, or every third, and so on.
    let labelled = down.labelled
    var (shown, step) = (labelled, 1)
    while !fits(down, shown, gap) {
      step += 1
      shown = step > labelled.count ? [] : stride(from: 0, to: labelled.count, by: step).map { labelled[$0] }
    }
    for index in Set(labelled).subtracting(shown) { down.lines[index] = [] }
    down.missing = labelled.count - shown.count
    return down
  }

  func width(_ lines: [String]) -> Double { lines.map { metrics.width($0) }.max() ?? 0 }

  /// Centres labels below their values. Labels that would extend beyond the chart are shifted to stay within it.
  func arrange(_ down: inout XAxisLabels) {
    down.starts = zip(down.ticks, down.lines).map { tick, lines in
      let width = width(lines)
      let middle =
        metrics.isText && !data.x.isCategory
        ? Double(down.scale.cell(tick.value)) + 0.5 : down.scale.position(tick.value)
      let start = max(0, min(size.width - width, middle - width / 2))
      return metrics.isText ? start.rounded(.down) : start
    }
  }

  /// Whether the shown labels are at least a gap apart and within the chart.
  func fits(_ down: XAxisLabels, _ shown: [Int], _ gap: Double) -> Bool {
    var edge = -Double.infinity
    for index in shown {
      if down.starts[index] < edge { return false }
      edge = down.starts[index] + width(down.lines[index]) + gap
    }
    return edge - gap <= size.width
  }

  mutating func place(_ down: XAxisLabels, _ gap: Double, in plan: ChartPlan) {
    let first = plan.plot.maxY + gap + axisRow
    for (start, lines) in zip(down.starts, down.lines) {
      for (number, text) in lines.enumerated() {
        let rect = Rect(
          x: start, y: first + Double(number) * metrics.line, width: width(lines), height: metrics.line)
        labels.append(ChartPlan.Label(text: text, rect: rect, alignment: .center))
      }
    }
  }
}

extension ChartPlanBuilder.SideLabels {
  /// If labels would touch, keeps only every second label, or every third, and so on.
  mutating func thin(_ distance: Double, _ places: [Double]) {
    let labelled = lines.indices.filter { !lines[$0].isEmpty }
    var step = 1
    func fits() -> Bool {
      let shown = stride(from: 0, to: labelled.count, by: step).map { labelled[$0] }
      return zip(shown, shown.dropFirst()).allSatisfy { first, next in
        let count = lines[first].count + lines[next].count
        return abs(places[first] - places[next]) >= distance * Double(count) / 2 - 0.01
      }
    }
    while !fits(), step <= labelled.count { step += 1 }
    for (number, index) in labelled.enumerated() where number % step != 0 { lines[index] = [] }
  }
}
