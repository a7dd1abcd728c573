public import Foundation
public import TrussViews

extension EnvironmentValues {
  /// The language and the region of the reader, for the formats of views; American English by default, on any machine.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone of the reader, for the formats of views; Greenwich time by default, on any machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar of the reader, for the formats of views; the Gregorian calendar by default, on any machine.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}

private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
private enum CalendarKey: EnvironmentKey { static let defaultValue = Calendar(identifier: .gregorian) }
