// SwiftUI's names for features of a running app that are not available: changes over time, other screens, and values
// that views pass to their containers.

/// SwiftUI's view that is updated over time, which is not available.
@available(*, unavailable, message: "a layout shows one moment: write the content itself, with a date of yours")
public struct TimelineView: BuiltInView {
  /// Makes a view for each moment of a schedule.
  @_disfavoredOverload
  public init<Schedule>(_ schedule: Schedule, @ViewBuilder content: (Moment) -> ViewContent) {}

  /// Makes a view for each moment of a schedule.
  public init(_ schedule: Moments, @ViewBuilder content: (Moment) -> ViewContent) {}

  /// SwiftUI's schedules.
  public enum Moments: Sendable {
    /// For each frame of an animation, or every minute.
    case animation, everyMinute
  }

  /// SwiftUI's context of a moment.
  public struct Moment: Sendable {}
}

extension View {
  /// Not available: SwiftUI's passing of a view's frame to its containers.
  @available(
    *, unavailable,
    message: "views know each other by name: write .id(\"a\"), and constraints of ViewID(\"a\")"
  )
  public func anchorPreference<Key, Source, Value>(
    key: Key.Type, value: Source, transform: (Source) -> Value
  ) -> Self { self }

  /// Not available: SwiftUI's passing of a view's frame to its containers.
  @available(
    *, unavailable,
    message: "views know each other by name: write .id(\"a\"), and constraints of ViewID(\"a\")"
  )
  public func anchorPreference<Key, Value>(
    key: Key.Type, value: PreferenceAnchor, transform: (PreferenceAnchor) -> Value
  ) -> Self { self }

  /// Not available: SwiftUI's passing of a value to the containing views.
  @available(*, unavailable, message: "hand the value down: write .environment(\\.key, value) on a view around")
  public func preference<Key, Value>(key: Key.Type, value: Value) -> Self { self }

  /// Not available: SwiftUI's action for a value that views inside pass.
  @available(*, unavailable, message: "hand the value down: write .environment(\\.key, value) on a view around")
  public func onPreferenceChange<Key, Value>(_ key: Key.Type, perform action: (Value) -> Void) -> Self { self }

  /// Not available: SwiftUI's effect that depends on a view's frame.
  @available(
    *, unavailable,
    message: "write the modifier on the view itself, in GeometryReader { proxy in … } if it needs a size"
  )
  public func visualEffect<Effect>(_ effect: (Self, GeometryProxy) -> Effect) -> Self { self }

  /// Not available: SwiftUI's screen over another one.
  @available(*, unavailable, message: "write .overlay { if isPresented { … } } with the content of the sheet")
  public func fullScreenCover(isPresented: Binding<Bool>, @ViewBuilder content: () -> ViewContent) -> Self { self }

  /// Not available: SwiftUI's popover beside a view.
  @available(*, unavailable, message: "write .overlay { if isPresented { … } } with the content of the popover")
  public func popover(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: () -> ViewContent
  ) -> Self { self }

  /// Not available: SwiftUI's dialog at the lower edge of a screen.
  @available(*, unavailable, message: "write .overlay(alignment: .bottom) { if isPresented { … } } with its content")
  public func confirmationDialog(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> ViewContent, @ViewBuilder message: () -> ViewContent = { EmptyView().body }
  ) -> Self { self }
}

extension View {
  /// Not available: SwiftUI's style of progress views.
  @available(*, unavailable, message: "leave it out: with a value it is a bar, and without one a wheel")
  public func progressViewStyle(_ style: ControlLook) -> Self { self }

  /// Not available: SwiftUI's style of date pickers.
  @available(*, unavailable, message: "a DatePicker is a row: leave it out")
  public func datePickerStyle(_ style: ControlLook) -> Self { self }

  /// Not available: SwiftUI's custom style of progress views.
  @available(*, unavailable, message: "the control has one look: leave it out, or write your own View")
  @_disfavoredOverload
  public func progressViewStyle<Style>(_ style: Style) -> Self { self }

}

/// SwiftUI's styles of progress views and date pickers, which are not available.
@available(*, unavailable, message: "the control has one look: leave it out")
public enum ControlLook: Sendable {
  /// SwiftUI's default.
  case automatic
  /// The forms of progress views and date pickers.
  case linear, circular, compact, graphical, wheel
}

/// SwiftUI's style of progress views, which is not available.
@available(*, unavailable, message: "a ProgressView has one look: write your own View with a value")
public protocol ProgressViewStyle {}

/// SwiftUI's anchor in a view's frame, which is not available.
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
