public import Foundation
import TrussText
public import TrussViews

extension Text {
  /// Makes a text of a formatted value: `Text(0.25, format: .percent)`.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F, fileID: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(verbatim: format.format(input), fileID: fileID, line: line)
  }

  /// Creates a text of a date. Styles relative to the current time use the time when the text is created.
  public init(_ date: Date, style: DateStyle, fileID: String = #fileID, line: Int = #line) {
    self.init(verbatim: style.string(of: date), fileID: fileID, line: line)
  }

  /// Creates a text of the time that remains of an interval or, if `countsDown` is false, the time that has passed
  /// since its beginning, as on a clock. The current time, or `pauseTime`, is read when the text is created.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true,
    fileID: String = #fileID, line: Int = #line
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
    self.init(
      verbatim: DateStyle.clock(Int(clamping: seconds.rounded()), showsHours: showsHours), fileID: fileID, line: line)
  }

  /// Makes a text of an attributed string. Links, emphasis, code and strikethrough are shown.
  @_disfavoredOverload
  public init(_ attributed: AttributedString, fileID: String = #fileID, line: Int = #line) {
    var text = Text(verbatim: "", fileID: fileID, line: line)
    for run in attributed.runs {
      var part = Text(verbatim: String(attributed[run.range].characters), fileID: fileID, line: line)
      let traits = run.markdownTraits
      if traits.contains(.strong) { part = part.bold() }
      if traits.contains(.emphasis) { part = part.italic() }
      if traits.contains(.code) { part = part.monospaced() }
      if traits.contains(.strikethrough) { part = part.strikethrough() }
      if let link = run.link {
        part = part.foregroundColor(.accent).link(link.absoluteString, fileID: fileID, line: line)
      }
      text = text + part
    }
    self = text
  }

  /// The forms in which a date is shown.
  public enum DateStyle: String, CaseIterable, Hashable, Sendable {
    /// The day, such as `June 1, 2026`.
    case date
    /// The time of day.
    case time
    /// The time until or since the date, in its two largest units: `2 hr, 23 min`.
    case relative
    /// The time until or since the date, in its largest unit, with a sign: `+2 hours`.
    case offset
    /// The time until or since the date, as on a clock: `2:32`.
    case timer

    fileprivate func string(of date: Date) -> String {
      let seconds = date.timeIntervalSinceNow
      switch self {
      case .date: return date.formatted(date: .long, time: .omitted)
      case .time: return date.formatted(date: .omitted, time: .shortened)
      case .relative:
        let units = Self.units(of: abs(seconds)).prefix(2)
        return units.map { "\($0.count) \($0.short)" }.joined(separator: ", ")
      case .offset:
        guard let unit = Self.units(of: abs(seconds)).first else { return "" }
        return "\(seconds < 0 ? "-" : "+")\(unit.count) \(unit.long)\(unit.count == 1 ? "" : "s")"
      case .timer:
        let units = Self.units(of: abs(seconds)).reversed()
        return Self.clock(units.reduce(0) { $0 + $1.count * $1.seconds })
      }
    }

    fileprivate static func clock(_ total: Int, showsHours: Bool = true) -> String {
      let hours = showsHours ? total / 3600 : 0
      let (minutes, rest) = (total / 60 - 60 * hours, total % 60)
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }

    private typealias Unit = (count: Int, seconds: Int, short: String, long: String)

    /// Splits a time into units, from the largest non-zero unit to seconds.
    private static func units(of seconds: Double) -> [Unit] {
      var rest = Int(clamping: seconds.rounded())
      var units: [Unit] = []
      for (size, short, long) in [
        (31_536_000, "yr", "year"), (2_592_000, "mth", "month"), (604_800, "wk", "week"), (86_400, "day", "day"),
        (3_600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
      ] {
        let count = rest / size
        rest %= size
        if count > 0 || !units.isEmpty || size == 1 { units.append((count, size, short, long)) }
      }
      return units
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a number with a format specifier of C: `"\\(price, specifier: "%.2f")"`.
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }

  /// Adds a formatted value.
  public mutating func appendInterpolation<F: FormatStyle>(
    _ value: F.FormatInput, format: F
  ) where F.FormatOutput == String {
    appendInterpolation(format.format(value))
  }

  /// Adds a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(style.string(of: date))
  }

  /// Adds an attributed string.
  public mutating func appendInterpolation(_ string: AttributedString) { appendInterpolation(Text(string)) }
}
