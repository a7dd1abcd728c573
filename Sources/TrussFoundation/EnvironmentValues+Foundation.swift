public import Foundation
public import TrussViews

extension EnvironmentValues {
  /// The reader's language and region, for the formats of views. The default is American English, on every machine.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The reader's time zone, for the formats of views. The default is GMT, on every machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The reader's calendar, for the formats of views. The default is the Gregorian calendar, on every machine.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}

private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
private enum CalendarKey: EnvironmentKey { static let defaultValue = Calendar(identifier: .gregorian) }
