public import Foundation
public import TrussViews

extension Date: PrimitivePlottableProtocol {
  /// The date as a value in a chart.
  public var _plotted: _PlotValue { .date(timeIntervalSince1970) }

  /// Makes the date of a moment, or of a number of seconds since 1970; nil for a category.
  public init?(_plotted: _PlotValue) {
    switch _plotted {
    case .date(let seconds), .number(let seconds): self.init(timeIntervalSince1970: seconds)
    case .category: return nil
    }
  }
}

extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The number as a value in a chart.
  public var _plotted: _PlotValue { .number((self as NSDecimalNumber).doubleValue) }

  /// Makes a number from a value in a chart; nil for a category.
  public init?(_plotted: _PlotValue) {
    guard let number = Double(_plotted: _plotted) else { return nil }
    self.init(number)
  }
}

extension PlottableValue where Value == Date {
  /// Creates a value for the day, the month or another calendar unit that contains a date, in UTC. A bar at this value
  /// is as wide as the unit. Units without a length, such as `.weekday`, count as days.
  public static func value(_ label: String, _ value: Date, unit: Calendar.Component) -> PlottableValue {
    .value(label, value, in: DateUnit(unit))
  }
}

extension AxisMarkValues {
  /// Places marks at the beginnings of calendar units, in UTC: at each unit, or at every `count`th unit.
  public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
    AxisMarkValues(rule: .calendar(DateUnit(component), min(1_000_000, max(1, count))))
  }
}

extension AxisMarks {
  /// Makes axis marks with percentages as labels: `AxisMarks(format: .percent)`.
  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    format: FloatingPointFormatStyle<Double>.Percent
  ) {
    self.init(position: position, values: values)
    self.format = { value in Double(_plotted: value).map(format.format) }
  }

  /// Makes axis marks whose labels are in a format.
  @_disfavoredOverload
  public init<F: FormatStyle & Sendable>(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, format: F
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(position: position, values: values)
    self.format = { value in
      F.FormatInput.PrimitivePlottable(_plotted: value).flatMap(F.FormatInput.init(primitivePlottable:))
        .map(format.format)
    }
  }
}

extension DateUnit {
  fileprivate init(_ component: Calendar.Component) {
    switch component {
    case .year, .yearForWeekOfYear: self = .year
    case .quarter: self = .quarter
    case .month: self = .month
    case .weekOfYear, .weekOfMonth: self = .week
    case .hour: self = .hour
    case .minute: self = .minute
    case .second: self = .second
    default: self = .day
    }
  }
}
