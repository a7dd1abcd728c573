import TrussText

/// Divides the space of a chart. Titles, legend and labels come first, if at least `least` remains for the marks. The
/// marks get the rest.
struct ChartPlanBuilder {
  let data: ChartData
  let size: Size
  let metrics: ChartMetrics
  let isTrailing: Bool
  var top = 0.0
  var left = 0.0
  var bottom: Double
  var right: Double
  var labels: [ChartPlan.Label] = []
  var legend: [ChartPlan.LegendEntry] = []
  var shortages: [String] = []
  /// The minimum size of the plot; labels that would leave less space are omitted.
  var least: Size { metrics.isText ? Size(width: 4, height: 2) : Size(width: 24, height: 24) }

  init(_ data: ChartData, _ size: Size, _ metrics: ChartMetrics, isTrailing: Bool) {
    (self.data, self.size, self.metrics, self.isTrailing) = (data, size, metrics, isTrailing)
    (right, bottom) = (size.width, size.height)
  }

  /// The height of the x axis's line in text: a row, unless the line is the base of bars.
  var axisRow: Double { metrics.isText && !data.y.hasBase && !data.x.isHidden ? 1 : 0 }
  /// The width of the y axis's line in text: a column, unless the line is the base of bars.
  var axisColumn: Double { metrics.isText && !data.x.hasBase && !data.y.isHidden ? 1 : 0 }

  mutating func build(into plan: inout ChartPlan) {
    addTitle(data.y.settings.title, isTop: true)
    let names = lineNames()
    if names == nil { addLegend() }
    // The title of the x axis is nearer to the axis than the legend.
    addTitle(data.x.settings.title, isTop: false)
    let hasSideLabels = !data.y.isHidden
    // Half the height of the uppermost tick's label extends above the plot.
    let isDense = !data.y.isCategory || Double(data.y.categories.count) * metrics.line > (bottom - top) / 2
    let margin = metrics.isText ? 0 : hasSideLabels && isDense ? (metrics.line / 2).rounded(.up) : 2
    // Annotations above marks need space at the top; a horizontal rule has this space already.
    let headroom = data.marks.contains {
      ($0.kind != .rule || $0.y == nil) && $0.annotations.contains { [.top, .automatic].contains($0.position) }
    }
    top += headroom ? max(margin, metrics.gap(metrics.line + 4, cells: 1)) : margin

    let hasLabels = !data.x.isHidden && data.x.kind != nil
    let belowAxis = hasLabels ? metrics.gap((metrics.line / 2).rounded(.up) + 1, cells: 0) : 0
    var rows = hasLabels ? 1.0 : 0
    if rows > 0, bottom - top - belowAxis - metrics.line - axisRow < least.height {
      rows = 0
      shortages.append("is too low for the labels of its x axis")
    }
    // Half the height of the lowest tick's label extends below the plot.
    if rows == 0 { bottom -= margin }
    let room = (left: left, right: right)
    // If labels of the x axis take more lines, the plot becomes shorter, and the labels of the y axis are computed
    // again.
    let lineCount = Int(clamping: (bottom - top - belowAxis - axisRow - least.height * 2) / metrics.line)
    while true {
      (left, right) = room
      let height = bottom - top - rows * metrics.line - (rows > 0 ? belowAxis : 0) - axisRow
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
      let across = downLabels(plan.plot, most: max(1, min(3, lineCount)))
      plan.x = across.scale
      plan.xTicks = across.ticks
      let needed = rows > 0 ? Double(across.lines.map(\.count).max() ?? 1) : 0
      if needed > rows {
        rows = needed
        continue
      }
      place(side, in: plan)
      if rows > 0 { place(across, belowAxis, in: plan) }
      if across.missing > 0, rows > 0 {
        shortages.append("is too narrow for \(across.missing) of the labels of its x axis")
      }
      if side.missing > 0 { shortages.append("has too little space for \(side.missing) of the labels of its y axis") }
      if let names { place(names, nameWidth, in: plan) }
      break
    }
    (plan.labels, plan.legend, plan.shortages) = (labels, legend, data.faults + shortages)
    // In text a bar has at least an eighth of a cell.
    let bars = data.items.filter { $0.kind == .bar }.compactMap { item in
      item.isHorizontal ? item.x.flatMap { plan.x.cells(to: $0.to) } : item.y.flatMap { plan.y.cells(to: $0.to) }
    }
    if !plan.hasPlot || bars.max().map({ $0 < 0.125 }) ?? false {
      plan.shortages.append("has too little space for its marks")
    }
  }

  // MARK: - Titles and legend

  private mutating func addTitle(_ title: String?, isTop: Bool) {
    guard let title, !title.isEmpty else { return }
    guard bottom - top - metrics.line >= least.height + 3 * metrics.line else {
      shortages.append("is too low for the title \"\(title)\"")
      return
    }
    let shown = metrics.cut(title, width: size.width)
    if shown != title { shortages.append("is too narrow for the title \"\(title)\"") }
    if !isTop { bottom -= metrics.line }
    let rect = Rect(x: 0, y: isTop ? top : bottom, width: size.width, height: metrics.line)
    if isTop { top += metrics.line + metrics.gap(4, cells: 0) } else { bottom -= metrics.gap(4, cells: 0) }
    labels.append(ChartPlan.Label(text: shown, rect: rect, alignment: isTop ? .leading : .center))
  }
}
