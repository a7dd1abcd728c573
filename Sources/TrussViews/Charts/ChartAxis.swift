/// The values along one axis of a chart.
struct ChartAxis: Sendable {
  enum Kind: Sendable { case number, date, category }

  /// A value with a line or a label.
  struct Tick: Sendable {
    let value: Double
    var label: String?
    var hasGrid: Bool
    var hasTick: Bool
  }

  private(set) var kind: Kind?
  private(set) var categories: [String] = []
  private var places: [String: Int] = [:]
  private var extent: (low: Double, high: Double)?
  /// Whether bars or areas begin at zero.
  var hasBase = false
  /// The calendar unit of bars on an axis of dates. Labels are in the middle of each unit.
  private var bandUnit: DateUnit?
  /// Whether the axis measures values, such as the lengths of bars. Then the axis has a grid and ends at round numbers.
  var isValue = false
  let settings: ChartSettings.AxisSettings

  init(_ settings: ChartSettings.AxisSettings) {
    self.settings = settings
    guard case .values(let values)? = settings.domain else { return }
    for value in values {
      if kind == nil, case .category = value { kind = .category }
      if kind == .category { addCategory(value.name) }
    }
  }

  var isCategory: Bool { kind == .category }
  var isDate: Bool { kind == .date }
  var isHidden: Bool { settings.visibility == .hidden }

  /// Reads the position of a mark. The first value decides whether the axis has numbers, dates or categories.
  mutating func add(_ place: ChartMark.Place) {
    if kind == nil {
      switch place.value {
      case .number: kind = .number
      case .date: kind = .date
      case .category: kind = .category
      }
    }
    bandUnit = bandUnit ?? place.unit
    if isCategory { addCategory(place.value.name) }
    if isCategory, let end = place.end { addCategory(end.name) }
  }

  private mutating func addCategory(_ name: String) {
    if places[name] == nil {
      places[name] = categories.count
      categories.append(name)
    }
  }

  /// The coordinate of a value on the axis; NaN for an unknown category or a value that is not a finite number. Dates
  /// are clamped to the calendar's years, -300,000 to 300,000.
  func coordinate(_ value: _PlotValue, _ unit: DateUnit? = nil) -> Double {
    if isCategory { return places[value.name].map { Double($0) + 0.5 } ?? .nan }
    guard let number = value.number, number.isFinite else { return .nan }
    guard isDate else { return ChartData.clamped(number) + 0 }
    let moment = min(1e13, max(-1e13, number))
    guard let unit else { return moment }
    let start = unit.start(of: moment)
    return (start + unit.start(of: start, adding: 1)) / 2
  }

  mutating func include(_ from: Double, _ to: Double) {
    let (low, high) = (min(from, to), max(from, to))
    extent = extent.map { (min($0.low, low), max($0.high, high)) } ?? (low, high)
  }

  /// The range of the marks' values or categories, with zero if the marks or the settings require it: finite, and not
  /// empty.
  private var ownRange: ClosedRange<Double> {
    if isCategory { return 0...Double(max(1, categories.count)) }
    guard var (low, high) = extent else { return isDate ? 0...DateUnit.day.seconds : 0...1 }
    var includesZero: Bool? = nil
    if case .automatic(let zero)? = settings.domain { includesZero = zero }
    let isNearZero = low > 0 ? low < high - low : high < 0 && -high < high - low
    if hasBase || includesZero ?? (isValue && isNearZero), !isDate { (low, high) = (min(low, 0), max(high, 0)) }
    guard high - low <= max(abs(low), abs(high)) * 1e-12 || high - low < 1e-290 else { return low...high }
    if isDate { return low - DateUnit.day.seconds / 2...high + DateUnit.day.seconds / 2 }
    if abs(low) < 1e-280 { return hasBase || isValue ? 0...1 : -0.5...0.5 }
    let margin = abs(low) / 10
    return low - margin...high + margin
  }

  /// The length of the range of the marks' values or categories.
  var ownLength: Double { ownRange.upperBound - ownRange.lowerBound }

  /// The range of the axis, for about the given number of ticks.
  func range(count: Int) -> ClosedRange<Double> {
    if case .range(let low, let high)? = settings.domain, !isCategory, let low = low.number, let high = high.number,
      low.isFinite, high.isFinite
    {
      let (low, high) = (ChartData.clamped(low), ChartData.clamped(high))
      if high / 2 - low / 2 > max(abs(low), abs(high)) * 1e-12, high - low > 1e-290 { return low...high }
    }
    return kind == .date || isCategory || !isValue ? ownRange : NumberTicks.widened(ownRange, count: count)
  }

  /// Whether the axis chooses its ticks itself, so that their number can be reduced.
  var hasOwnTicks: Bool {
    guard let marks = settings.marks else { return true }
    return marks.allSatisfy { if case .automatic(let count) = $0.values.rule { count == nil } else { false } }
  }

  func ticks(in range: ClosedRange<Double>, count: Int) -> [Tick] {
    guard let marks = settings.marks else { return ownTicks(in: range, count, hasGrid: isValue && !isCategory) }
    return marks.flatMap { marks -> [Tick] in
      var ticks: [Tick]
      switch marks.values.rule {
      case .automatic(let own): ticks = ownTicks(in: range, own ?? count, hasGrid: true)
      case .values(let values):
        ticks = values.compactMap { value in
          let place = coordinate(value)
          let label = isDate ? DateTicks(range, count: count).unit.label(of: place, isFirst: true) : value.name
          return range.contains(place) ? Tick(value: place, label: label, hasGrid: true, hasTick: true) : nil
        }
      case .stride(let step):
        ticks =
          NumberTicks(step: step, in: range).map { zip($0.values, $0.labels).map { tick($0, $1, hasGrid: true) } }
          ?? ownTicks(in: range, count, hasGrid: true)
      case .calendar(let unit, let step):
        let dates = DateTicks(range, unit, step, isFromStart: true)
        ticks = zip(dates.values, dates.labels).map { tick($0, $1, hasGrid: true) }
      }
      for index in ticks.indices {
        let value = plotted(ticks[index].value)
        if let format = marks.format { ticks[index].label = format(value) ?? ticks[index].label }
        guard let parts = marks.parts?(AxisValue(index: index, count: ticks.count, plotted: value)).map(\.kind) else {
          continue
        }
        let own = ticks[index].label
        (ticks[index].hasGrid, ticks[index].hasTick) = (parts.contains(.grid), parts.contains(.tick))
        ticks[index].label = parts.compactMap { if case .label(let text) = $0 { text ?? own } else { nil } }.last
      }
      return ticks
    }
    .sorted { $0.value < $1.value }
  }

  private func tick(_ value: Double, _ label: String, hasGrid: Bool) -> Tick {
    Tick(value: value, label: label, hasGrid: hasGrid, hasTick: true)
  }

  private func ownTicks(in range: ClosedRange<Double>, _ count: Int, hasGrid: Bool) -> [Tick] {
    switch kind {
    case .category:
      return categories.enumerated().map { number, name in
        Tick(value: Double(number) + 0.5, label: name, hasGrid: false, hasTick: false)
      }
    case .date:
      var dates = DateTicks(range, count: count)
      if let unit = bandUnit {
        if dates.unit.seconds * Double(dates.count) < unit.seconds { dates = DateTicks(range, unit, 1) }
        return zip(dates.values, dates.labels).compactMap { start, label in
          let middle = (unit.start(of: start) + unit.start(of: start, adding: 1)) / 2
          return range.contains(middle) ? Tick(value: middle, label: label, hasGrid: false, hasTick: false) : nil
        }
      }
      return zip(dates.values, dates.labels).map { tick($0, $1, hasGrid: hasGrid) }
    case .number:
      let numbers = NumberTicks(range, count: count)
      return zip(numbers.values, numbers.labels).map { tick($0, $1, hasGrid: hasGrid) }
    case nil: return []
    }
  }

  private func plotted(_ place: Double) -> _PlotValue {
    switch kind {
    case .category:
      let index = Int(clamping: place)
      return .category(categories.indices.contains(index) ? categories[index] : "")
    case .date: return .date(place)
    case .number, nil: return .number(place)
    }
  }
}
