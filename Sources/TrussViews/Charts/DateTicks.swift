/// A unit of the calendar. Dates are Gregorian, in UTC; moments are seconds since the beginning of 1970.
package enum DateUnit: Int, CaseIterable, Sendable {
  case second, minute, hour, day, week, month, quarter, year

  /// The approximate number of seconds in the unit.
  var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_629_746
    case .quarter: 7_889_238
    case .year: 31_556_952
    }
  }

  /// The number of months, for units whose number of seconds varies.
  private var months: Int? {
    switch self {
    case .month: 1
    case .quarter: 3
    case .year: 12
    case .second, .minute, .hour, .day, .week: nil
    }
  }

  /// The beginning of the period, `count` units long, that contains a moment, or of the period that comes `periods`
  /// periods later.
  func start(of moment: Double, count: Int = 1, adding periods: Int = 0) -> Double {
    let length = Double(count) * seconds
    guard let months else {
      // Weeks begin on a Monday; 1970 began on a Thursday.
      let origin = self == .week ? -259_200.0 : 0
      return ((moment - origin) / length).rounded(.down) * length + origin + Double(periods) * length
    }
    let day = CivilDay(days: Int(clamping: (moment / 86_400).rounded(.down)))
    let (month, step) = (day.year * 12 + day.month - 1, months * count)
    let first = month - (month % step + step) % step + periods * step
    let year = first >= 0 ? first / 12 : -((11 - first) / 12)
    return Double(CivilDay(year: year, month: first - year * 12 + 1, day: 1).days) * 86_400
  }

  /// The label of a moment on an axis whose ticks are this unit apart. At midnight a label of minutes and hours names
  /// the day. In January a label of months and quarters names the year, unless the label is the first on the axis.
  func label(of moment: Double, isFirst: Bool) -> String {
    let days = Int(clamping: (moment / 86_400).rounded(.down))
    let (date, rest) = (CivilDay(days: days), Int(clamping: moment - Double(days) * 86_400))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    switch self {
    case .second: return "\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))"
    case .minute, .hour:
      return rest == 0 ? "\(date.monthName) \(date.day)" : "\(two(rest / 3600)):\(two(rest / 60 % 60))"
    case .day, .week: return "\(date.monthName) \(date.day)"
    case .month, .quarter: return date.month == 1 && !isFirst ? "\(date.year)" : date.monthName
    case .year: return "\(date.year)"
    }
  }
}

struct CivilDay: Equatable {
  let year: Int
  let month: Int
  let day: Int

  init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

  /// Makes the day that is `days` days after 1970-01-01, as in H. Hinnant, "chrono-Compatible Low-Level Date
  /// Algorithms". Years begin in March, so that a leap day is the last of a year.
  init(days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days since 1970-01-01.
  var days: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  var monthName: String {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][month - 1]
  }
}

/// The moments in a range at which units of the calendar begin.
struct DateTicks: Equatable, Sendable {
  let unit: DateUnit
  let count: Int
  let values: [Double]

  /// The range of moments that the calendar supports.
  private static let known = -1e13...1e13
  /// The possible distances between labels up to a year. Distances of several years are round numbers.
  private static let steps: [(DateUnit, Int)] = [
    (.second, 1), (.second, 5), (.second, 15), (.second, 30), (.minute, 1), (.minute, 5), (.minute, 15), (.minute, 30),
    (.hour, 1), (.hour, 3), (.hour, 6), (.hour, 12), (.day, 1), (.day, 2), (.week, 1), (.week, 2), (.month, 1),
    (.quarter, 1), (.year, 1),
  ]

  /// Makes about `count` moments in a range, at the distance whose number of moments is closest to `count`.
  init(_ range: ClosedRange<Double>, count: Int) {
    let range = range.clamped(to: Self.known)
    let step = (range.upperBound - range.lowerBound) / Double(max(1, count))
    let years = DateUnit.year.seconds
    var best = Self.steps.min { Self.distance($0, step) < Self.distance($1, step) } ?? (.year, 1)
    if step >= years {
      let ticks = NumberTicks(0...max(1, step / years * 10), count: 10)
      best = (.year, max(1, Int(clamping: ticks.value(1))))
    }
    self.init(range, best.0, best.1)
  }

  /// Makes moments at a given distance.
  ///
  /// - Parameter isFromStart: whether to count from the first unit that begins in the range; by default, moments are
  ///   multiples of the distance.
  init(_ range: ClosedRange<Double>, _ unit: DateUnit, _ count: Int, isFromStart: Bool = false) {
    let range = range.clamped(to: Self.known)
    (self.unit, self.count) = (unit, max(1, count))
    var values: [Double] = []
    var stretch = 0
    while values.count < 10_000 {
      let moment =
        isFromStart
        ? unit.start(of: range.lowerBound.nextDown, adding: 1 + stretch * self.count)
        : unit.start(of: range.lowerBound, count: self.count, adding: stretch)
      if moment > range.upperBound { break }
      if moment >= range.lowerBound { values.append(moment) }
      stretch += 1
    }
    self.values = values
  }

  /// The ratio of two distances, at least 1.
  private static func distance(_ step: (DateUnit, Int), _ other: Double) -> Double {
    let length = step.0.seconds * Double(step.1)
    return max(length / max(other, 1e-9), max(other, 1e-9) / length)
  }

  var labels: [String] {
    values.enumerated().map { number, value in unit.label(of: value, isFirst: number == 0) }
  }
}
