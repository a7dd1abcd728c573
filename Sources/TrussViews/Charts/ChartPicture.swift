/// The picture of a chart: its axes, marks, legend and names.
package struct ChartPicture: Leaf {
  let data: ChartData
  let textScale: Double

  /// The ideal size: 300 by 200 points, or as high as the categories need. A proposed size replaces the ideal size.
  package func size(in medium: Medium) -> IntrinsicSize {
    let cell = ChartMetrics(medium, textScale: 1).unit
    var size = IntrinsicSize(
      width: (300 / cell.width).rounded(), height: idealHeight(medium, cell), minimumWidth: 0, minimumHeight: 0)
    size.isSuggestion = true
    return size
  }

  /// The ideal height. Each category of the y axis takes two rows, or 28 points; the axis and a legend take 3 rows, or
  /// 50 points, more.
  private func idealHeight(_ medium: Medium, _ cell: Size) -> Double {
    let count = Double(data.y.isCategory ? data.y.categories.count : 0)
    if count == 0 { return (200 / cell.height).rounded() }
    return medium.isText ? 2 * count + 3 : 28 * count + 50
  }

  package func draw(in canvas: inout Canvas) {
    let plan = plan(canvas.size, canvas.medium)
    if canvas.isText {
      ChartCells(data, plan).draw(in: &canvas)
    } else {
      ChartPoints(data, plan).draw(in: &canvas)
    }
    for label in plan.labels where !label.text.isEmpty {
      canvas.draw(
        label.text.withMinus, ascii: label.text.asASCII, in: label.rect,
        alignment: label.alignment, font: plan.metrics.font, color: label.color)
    }
  }

  func plan(_ size: Size, _ medium: Medium) -> ChartPlan {
    ChartPlan(data, size, ChartMetrics(medium, textScale: textScale))
  }

  /// Messages about parts that do not fit into a chart of the given size.
  package func shortages(_ size: Size, _ medium: Medium) -> [String] {
    guard size.width > 0, size.height > 0 else { return [] }
    let plan = plan(size, medium)
    var shortages = plan.shortages
    let hidden = ChartAnnotations(self, medium).hidden
    if hidden > 0 {
      shortages.append(
        "does not draw \(hidden) annotation\(hidden == 1 ? "" : "s") of marks beyond the domain of its axes")
    }
    // In text a bar is at least a column wide.
    let bars = Set(data.items.filter { $0.kind == .bar && !$0.isHorizontal }.compactMap { $0.x?.from }).count
    if plan.metrics.isText, plan.hasPlot, Double(bars) > plan.plot.width {
      shortages.append("has \(bars) bars in \(shortest(plan.plot.width)) columns, where they cover each other")
    }
    return shortages
  }
}

extension String {
  /// The text with a minus sign in place of each hyphen that is the sign of a number: in `-1.5` and `2e-9`, but not in
  /// `10-19`.
  fileprivate var withMinus: String {
    guard contains("-"), allSatisfy({ $0.isNumber || "-+.ekMBT%".contains($0) }) else { return self }
    var before: Character?
    return String(
      map { character -> Character in
        defer { before = character }
        return character == "-" && (before == nil || before == "e") ? "\u{2212}" : character
      })
  }

  /// The text in ASCII: `~` replaces the ellipsis of a cut text.
  fileprivate var asASCII: String { hasSuffix("…") ? dropLast() + "~" : self }
}

extension ChartData {
  /// The symbol for the value at an index. Symbols are repeated if there are more values than symbols.
  static func symbol(_ number: Int) -> BasicChartSymbolShape {
    let all = BasicChartSymbolShape.allCases
    return all[number % all.count]
  }

  /// The symbol of a mark: the symbol of its `symbolSeries`, or else the mark's own, or else a disc for points; nil for
  /// a line without symbols.
  func symbol(of mark: ChartMark) -> BasicChartSymbolShape? {
    if let value = mark.symbolSeries, let number = symbolSeries.firstIndex(of: value) { return Self.symbol(number) }
    return mark.symbol ?? (mark.kind == .point ? .circle : nil)
  }

  /// The rectangle of a bar, a point or a rule in a chart; nil if it is outside the chart.
  func rect(of item: Item, _ plan: ChartPlan) -> Rect? {
    guard item.kind == .bar else {
      let x = item.x.map { plan.x.extent($0.from, $0.to) } ?? (plan.plot.minX, plan.plot.maxX)
      let y = item.y.map { plan.y.extent($0.from, $0.to) } ?? (plan.plot.minY, plan.plot.maxY)
      guard var x, var y else { return nil }
      // In text the middle of a cell represents a position.
      func place(_ value: Double, _ scale: ChartScale) -> (start: Double, end: Double) {
        let place = plan.metrics.isText ? Double(scale.cell(value)) + 0.5 : scale.position(value)
        return (place, place)
      }
      if let value = item.x, value.from == value.to { x = place(value.from, plan.x) }
      if let value = item.y, value.from == value.to { y = place(value.from, plan.y) }
      return Rect(x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start)
    }
    guard let xExtent = item.x, let yExtent = item.y else { return nil }
    let (along, across) = item.isHorizontal ? (yExtent, xExtent) : (xExtent, yExtent)
    guard let place = thickness(of: item, along, item.isHorizontal ? plan.y : plan.x, plan.metrics),
      let length = (item.isHorizontal ? plan.x : plan.y).extent(across.from, across.to)
    else { return nil }
    return item.isHorizontal
      ? Rect(x: length.start, y: place.start, width: length.end - length.start, height: place.end - place.start)
      : Rect(x: place.start, y: length.start, width: place.end - place.start, height: length.end - length.start)
  }

  /// The coordinates of a bar's two long sides. Bars that are side by side share the band.
  private func thickness(
    of item: Item, _ band: (from: Double, to: Double), _ scale: ChartScale, _ metrics: ChartMetrics
  ) -> (start: Double, end: Double)? {
    guard max(band.from, band.to) > scale.low, min(band.from, band.to) < scale.high else { return nil }
    let (one, other) = (scale.position(band.from), scale.position(band.to))
    let (start, room) = (min(one, other), abs(other - one))
    let mark = marks[item.mark]
    let dimension = item.isHorizontal ? mark.height : mark.width
    let unit = item.isHorizontal ? metrics.unit.height : metrics.unit.width
    let count = Double(groupCount)
    let automatic =
      metrics.isText
      ? (room >= 2 ? max(1, min(room - 1, (room * 0.75).rounded())) : room) : room * (count > 1 ? 0.8 : 0.7)
    var whole =
      switch dimension.rule {
      case .automatic: automatic
      case .fixed(let points): points / unit * count
      case .ratio(let part): room * part
      case .inset(let points): room - 2 * points / unit
      }
    guard metrics.isText else {
      whole = max(whole, min(room, 1))
      let each = whole / count
      let gap = count > 1 && each > 6 ? 1.0 : 0
      let first = start + (room - whole) / 2 + each * Double(item.slot)
      return (first + gap / 2, first + each - gap / 2)
    }
    let each = max(1, (whole / count).rounded(.down))
    let first = (start + (room - each * count) / 2).rounded(.down) + each * Double(item.slot)
    return (first, first + each)
  }
}
