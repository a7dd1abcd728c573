/// The marks of a chart as numbers along its axes: bars stacked and side by side, lines and areas by series.
///
/// A category takes the range of one unit: the first goes from 0 to 1, with its middle at 0.5.
struct ChartData: Sendable {
  /// A bar, a point or a rule.
  struct Item: Sendable {
    /// An index of `ChartData.marks`.
    let mark: Int
    let kind: ChartMark.Kind
    /// The beginning and end along the x axis; nil for a rule across the whole chart.
    var x: (from: Double, to: Double)?
    var y: (from: Double, to: Double)?
    let color: Color
    var series: Int?
    /// For a bar, whether its length is along the x axis.
    var isHorizontal = false
    /// For a bar, whether it begins at zero or at the end of the bar below it in a stack.
    var isStacked = false
    /// For a bar, its position among bars that are side by side.
    var slot = 0

    /// For a bar, whether it extends toward greater values.
    var isAbove: Bool { (isHorizontal ? x : y).map { $0.to >= $0.from } ?? true }
  }

  /// A line, or an area between two values. A nil among the points is a gap.
  struct Curve: Sendable {
    let name: String?
    let color: Color
    let series: Int?
    /// The mark of the first point, whose style applies to the whole curve.
    let mark: Int
    var points: [(x: Double, low: Double, high: Double)?] = []
  }

  /// Marks that share an entry in the legend.
  struct Series: Sendable {
    let value: _PlotValue
    let color: Color
  }

  private(set) var marks: [ChartMark] = []
  private(set) var looks: [(opacity: Double, cornerRadius: Double?)] = []
  private(set) var items: [Item] = []
  private(set) var lines: [Curve] = []
  private(set) var areas: [Curve] = []
  private(set) var series: [Series] = []
  private var seriesPlaces: [_PlotValue: Int] = [:]
  private(set) var symbolSeries: [_PlotValue] = []
  private(set) var groupCount = 1
  var x: ChartAxis
  var y: ChartAxis
  /// Messages about marks and views that are not drawn.
  private(set) var faults: [String] = []
  let settings: ChartSettings

  /// The greatest magnitude of a number; greater numbers are clamped to it.
  static let greatest = 1e300

  init(_ nodes: [ViewNode], _ settings: ChartSettings) {
    self.settings = settings
    (x, y) = (ChartAxis(settings.x), ChartAxis(settings.y))
    var colors: [Color?] = []
    var strays = 0
    for node in nodes where !node.attributes.isCollapsed {
      guard let plotted = node.plotted else {
        strays += 1
        continue
      }
      let appearance = node.attributes.appearance
      marks.append(plotted.mark)
      colors.append(appearance.foreground)
      looks.append((appearance.opacity ?? (node.attributes.isHidden ? 0 : 1), appearance.cornerRadius))
    }
    if strays > 0 {
      let count = "\(strays) other view\(strays == 1 ? " is" : "s are")"
      faults.append(
        "shows only marks: \(count) not drawn; write .annotation { … } on a mark, or .overlay { … } on the chart")
    }
    for mark in marks {
      if let place = mark.x { x.add(place) }
      if let place = mark.y { y.add(place) }
    }
    readSeries()
    addBars(colors)
    addCurves(colors)
    addPointsAndRules(colors)
    findRanges()
  }

  // MARK: - Series

  private mutating func readSeries() {
    series = settings.colors.map { Series(value: $0.series, color: $0.color) }
    var known = Set(series.map(\.value))
    let named = series.count
    for mark in marks {
      if let value = mark.series, known.insert(value).inserted {
        let color = settings.palette[(series.count - named) % settings.palette.count]
        series.append(Series(value: value, color: color))
      }
      if let value = mark.symbolSeries, !symbolSeries.contains(value) { symbolSeries.append(value) }
    }
    seriesPlaces = Dictionary(series.enumerated().map { ($1.value, $0) }) { first, _ in first }
  }

  private func seriesIndex(_ mark: ChartMark) -> Int? {
    mark.series.flatMap { seriesPlaces[$0] }
  }

  private func color(_ mark: Int, _ colors: [Color?], _ index: Int?) -> Color {
    (colors[mark] ?? index.map { series[$0].color } ?? settings.palette[0]).opacity(looks[mark].opacity)
  }

  // MARK: - Bars

  private struct StackKey: Hashable {
    var isHorizontal: Bool
    var place: Double
    var group: _PlotValue?
  }

  private static let placeless =
    "whose values have no place on its axes: an axis has numbers or names, not both, and numbers are finite"

  private mutating func addBars(_ colors: [Color?]) {
    var groups: [_PlotValue] = []
    var totals: [StackKey: Double] = [:]
    var missing = 0
    var bars: [(mark: Int, key: StackKey, value: Double, end: Double?)] = []
    for (number, mark) in marks.enumerated() where mark.kind == .bar {
      guard let xPlace = mark.x, let yPlace = mark.y else { continue }
      let isHorizontal = xPlace.end != nil || yPlace.end == nil && y.isCategory && !x.isCategory
      let (along, across) = isHorizontal ? (yPlace, xPlace) : (xPlace, yPlace)
      let key = StackKey(
        isHorizontal: isHorizontal, place: (isHorizontal ? y : x).coordinate(along.value, along.unit), group: mark.group
      )
      let value = (isHorizontal ? x : y).coordinate(across.value)
      let end = across.end.map { (isHorizontal ? x : y).coordinate($0) }
      guard key.place.isFinite, value.isFinite, end?.isFinite ?? true else {
        missing += 1
        continue
      }
      if let group = mark.group, !groups.contains(group) { groups.append(group) }
      if mark.stacking == .normalized, end == nil { totals[key, default: 0] += abs(value) }
      bars.append((number, key, value, end))
    }
    if missing > 0 { faults.append("has \(missing) bar\(missing == 1 ? "" : "s") \(Self.placeless)") }
    groupCount = max(1, groups.count)
    var sums: [StackKey: (above: Double, below: Double)] = [:]
    let verticalBand = band(bars.filter { !$0.key.isHorizontal }.map { $0.key.place }, x)
    let horizontalBand = band(bars.filter { $0.key.isHorizontal }.map { $0.key.place }, y)
    for bar in bars {
      let mark = marks[bar.mark]
      let index = seriesIndex(mark)
      var item = Item(mark: bar.mark, kind: .bar, color: color(bar.mark, colors, index), series: index)
      item.isHorizontal = bar.key.isHorizontal
      item.slot = mark.group.flatMap { groups.firstIndex(of: $0) } ?? 0
      let along = item.isHorizontal ? mark.y : mark.x
      let band = along?.unit?.length(at: bar.key.place) ?? (item.isHorizontal ? horizontalBand : verticalBand)
      var extent = (from: bar.value, to: bar.end ?? bar.value)
      if bar.end == nil {
        item.isStacked = true
        var value = bar.value
        if mark.stacking == .normalized { value /= max(totals[bar.key] ?? 1, .leastNormalMagnitude) }
        var sum = sums[bar.key] ?? (0, 0)
        if mark.stacking == .unstacked { sum = (0, 0) }
        let start = value < 0 ? sum.below : sum.above
        extent = (start, Self.clamped(start + value))
        if value < 0 { sum.below = extent.to } else { sum.above = extent.to }
        if mark.stacking != .unstacked { sums[bar.key] = sum }
      }
      let whole = (from: bar.key.place - band / 2, to: bar.key.place + band / 2)
      item.x = item.isHorizontal ? extent : whole
      item.y = item.isHorizontal ? whole : extent
      items.append(item)
    }
  }

  /// The distance that bars at one position share: the smallest distance between positions or, if there is only one
  /// position, 1 (on an axis of dates, a day).
  private func band(_ places: [Double], _ axis: ChartAxis) -> Double {
    if axis.isCategory { return 1 }
    let sorted = Set(places).sorted()
    let gaps = zip(sorted.dropFirst(), sorted).map { $0 - $1 }
    return gaps.min() ?? (axis.isDate ? DateUnit.day.seconds : 1)
  }

  static func clamped(_ value: Double) -> Double { min(greatest, max(-greatest, value)) }

  // MARK: - Lines and areas

  private struct CurveKey: Hashable {
    var kind: ChartMark.Kind
    var line: _PlotValue?
    var series: _PlotValue?
    var symbols: _PlotValue?
  }

  private mutating func addCurves(_ colors: [Color?]) {
    var places: [CurveKey: Int] = [:]
    var sums: [Double: (above: Double, below: Double)] = [:]
    var totals: [Double: Double] = [:]
    for mark in marks where mark.kind == .area && mark.stacking == .normalized {
      guard let xPlace = mark.x, let yPlace = mark.y else { continue }
      let value = y.coordinate(yPlace.value)
      if value.isFinite { totals[x.coordinate(xPlace.value, xPlace.unit), default: 0] += abs(value) }
    }
    for (number, mark) in marks.enumerated() where mark.kind == .line || mark.kind == .area {
      guard let xPlace = mark.x, let yPlace = mark.y else { continue }
      let key = CurveKey(kind: mark.kind, line: mark.line, series: mark.series, symbols: mark.symbolSeries)
      let list = mark.kind == .line ? \ChartData.lines : \ChartData.areas
      let place = places[key] ?? self[keyPath: list].count
      if places[key] == nil {
        places[key] = place
        let index = seriesIndex(mark)
        let curve = Curve(
          name: (mark.series ?? mark.line ?? mark.symbolSeries)?.name, color: color(number, colors, index),
          series: index, mark: number)
        if mark.kind == .line { lines.append(curve) } else { areas.append(curve) }
      }
      var point = (
        x: x.coordinate(xPlace.value, xPlace.unit), low: 0.0, high: y.coordinate(yPlace.value)
      )
      if mark.kind == .line {
        point.low = point.high
      } else if let end = yPlace.end {
        (point.low, point.high) = (point.high, y.coordinate(end))
      } else if point.x.isFinite, point.high.isFinite, mark.stacking != .unstacked {
        if mark.stacking == .normalized { point.high /= max(totals[point.x] ?? 1, .leastNormalMagnitude) }
        var sum = sums[point.x] ?? (0, 0)
        point.low = point.high < 0 ? sum.below : sum.above
        point.high = Self.clamped(point.low + point.high)
        if point.high < point.low { sum.below = point.high } else { sum.above = point.high }
        sums[point.x] = sum
      }
      let isGap = !point.x.isFinite || !point.low.isFinite || !point.high.isFinite
      if mark.kind == .line { lines[place].points.append(isGap ? nil : point) }
      if mark.kind == .area { areas[place].points.append(isGap ? nil : point) }
    }
  }

  private mutating func addPointsAndRules(_ colors: [Color?]) {
    var missing = 0
    for (number, mark) in marks.enumerated() where mark.kind == .point || mark.kind == .rule {
      let index = seriesIndex(mark)
      let isPlain = colors[number] == nil && index == nil && mark.kind == .rule
      let ink = isPlain ? Color.secondary.opacity(looks[number].opacity) : color(number, colors, index)
      var item = Item(mark: number, kind: mark.kind, color: ink, series: index)
      item.x = mark.x.map { (x.coordinate($0.value, $0.unit), x.coordinate($0.end ?? $0.value, $0.unit)) }
      item.y = mark.y.map { (y.coordinate($0.value, $0.unit), y.coordinate($0.end ?? $0.value, $0.unit)) }
      if [item.x, item.y].allSatisfy({ $0.map { $0.from.isFinite && $0.to.isFinite } ?? true }) {
        items.append(item)
      } else {
        missing += 1
      }
    }
    if missing > 0 {
      faults.append("has \(missing) point\(missing == 1 ? "" : "s") or rules \(Self.placeless)")
    }
  }

  // MARK: - Ranges

  private mutating func findRanges() {
    var hasHorizontalBars = false
    for item in items {
      if let extent = item.x { x.include(extent.from, extent.to) }
      if let extent = item.y { y.include(extent.from, extent.to) }
      guard item.kind == .bar else { continue }
      if item.isHorizontal { hasHorizontalBars = true }
      if item.isStacked, item.isHorizontal { x.hasBase = true }
      if item.isStacked, !item.isHorizontal { y.hasBase = true }
    }
    for curve in lines + areas {
      for case let point? in curve.points {
        x.include(point.x, point.x)
        y.include(point.low, point.high)
      }
    }
    if areas.contains(where: { marks[$0.mark].y?.end == nil }) { y.hasBase = true }
    let hasOnlySymbols = lines.isEmpty && areas.isEmpty && !items.contains { $0.kind == .bar }
    x.isValue = hasHorizontalBars || hasOnlySymbols
    y.isValue = !hasHorizontalBars || items.contains { !$0.isHorizontal && $0.kind == .bar } || !lines.isEmpty
  }
}

extension DateUnit {
  /// The number of seconds of the calendar unit that contains a moment.
  fileprivate func length(at moment: Double) -> Double {
    let start = start(of: moment)
    return self.start(of: start, adding: 1) - start
  }
}
