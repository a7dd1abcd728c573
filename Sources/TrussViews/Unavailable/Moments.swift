// SwiftUI's names for unavailable features of a running app: changes over time, previews, and preferences.

/// SwiftUI's view that changes over time, which is not available.
@available(*, unavailable, message: "a layout shows one moment: write the content itself, with your own date")
public struct TimelineView: BuiltInView {
  /// Makes a view for each moment of a schedule.
  @_disfavoredOverload
  public init<Schedule>(_ schedule: Schedule, @ViewBuilder content: (Moment) -> ViewContent) {}

  /// Makes a view for each moment of a schedule.
  public init(_ schedule: Moments, @ViewBuilder content: (Moment) -> ViewContent) {}

  /// SwiftUI's schedules.
  public enum Moments: Sendable {
    /// Each frame of an animation, or each minute.
    case animation, everyMinute
  }

  /// SwiftUI's context of a moment in a schedule.
  public struct Moment: Sendable {}
}

extension View {
  /// Not available: SwiftUI's preference for a view's frame.
  @available(
    *, unavailable,
    message: "views know each other by name: write .id(\"a\"), and constraints of ViewID(\"a\")"
  )
  public func anchorPreference<Key, Source, Value>(
    key: Key.Type, value: Source, transform: (Source) -> Value
  ) -> Self { self }

  /// Not available: SwiftUI's preference for a view's frame.
  @available(
    *, unavailable,
    message: "views know each other by name: write .id(\"a\"), and constraints of ViewID(\"a\")"
  )
  public func anchorPreference<Key, Value>(
    key: Key.Type, value: PreferenceAnchor, transform: (PreferenceAnchor) -> Value
  ) -> Self { self }

  /// Not available: SwiftUI's preference, a value that a view passes to its containers.
  @available(*, unavailable, message: "hand the value down: write .environment(\\.key, value) on a view around")
  public func preference<Key, Value>(key: Key.Type, value: Value) -> Self { self }

  /// Not available: SwiftUI's action for a changed preference.
  @available(*, unavailable, message: "hand the value down: write .environment(\\.key, value) on a view around")
  public func onPreferenceChange<Key, Value>(_ key: Key.Type, perform action: (Value) -> Void) -> Self { self }

  /// Not available: SwiftUI's effect that depends on a view's frame.
  @available(
    *, unavailable,
    message: "write the modifier on the view itself, in GeometryReader { proxy in … } if it needs a size"
  )
  public func visualEffect<Effect>(_ effect: (Self, GeometryProxy) -> Effect) -> Self { self }
}

/// SwiftUI's style of progress views, which is not available.
@available(*, unavailable, message: "a ProgressView has one look: write your own View with a value")
public protocol ProgressViewStyle {}

/// SwiftUI's reference to a view's frame or to a point in it, which is not available.
@available(*, unavailable, message: "views know each other by name: write .id(\"a\"), and constraints of ViewID(\"a\")")
public enum PreferenceAnchor: Sendable {
  /// The frame, a corner, or the centre.
  case bounds, topLeading, topTrailing, bottomLeading, bottomTrailing, center
}

/// SwiftUI's macro for values in the environment, which is not available.
@available(
  *, unavailable,
  message: """
    write struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }, and \
    var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
    """
)
@attached(accessor)
public macro Entry() = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// Xcode's preview macro, which is not available.
@available(*, unavailable, message: "write try view.svg(width: 390) in a program or a test, or swift package figures")
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: () -> ViewContent) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")
