// SwiftUI's names for features of a running app: moments, other screens, and values that views pass to their
// containers.

/// SwiftUI's view that is updated as time passes.
@available(*, unavailable, message: "a layout shows one moment: write the content itself, with a date of yours")
public struct TimelineView: BuiltInView {
  /// Makes a view of a moment.
  @_disfavoredOverload
  public init<Schedule>(_ schedule: Schedule, @ViewBuilder content: (Moment) -> ViewContent) {}

  /// Makes a view of a moment.
  public init(_ schedule: Moments, @ViewBuilder content: (Moment) -> ViewContent) {}

  /// SwiftUI's rows of moments.
  public enum Moments: Sendable {
    /// Whenever it can be drawn, or every minute.
    case animation, everyMinute
  }

  /// SwiftUI's moment.
  public struct Moment: Sendable {}
}

extension View {
  /// SwiftUI's frame of a view that is passed to others.
  @available(
    *, unavailable,
    message: "views know each other by name: write .id(\"a\"), and constraints of ViewID(\"a\")"
  )
  public func anchorPreference<Key, Source, Value>(
    key: Key.Type, value: Source, transform: (Source) -> Value
  ) -> Self { self }

  /// SwiftUI's frame of a view that is passed to others.
  @available(
    *, unavailable,
    message: "views know each other by name: write .id(\"a\"), and constraints of ViewID(\"a\")"
  )
  public func anchorPreference<Key, Value>(
    key: Key.Type, value: PreferenceAnchor, transform: (PreferenceAnchor) -> Value
  ) -> Self { self }

  /// SwiftUI's value that is passed to containing views.
  @available(*, unavailable, message: "hand the value down: write .environment(\\.key, value) on a view around")
  public func preference<Key, Value>(key: Key.Type, value: Value) -> Self { self }

  /// SwiftUI's action for a value of the views inside.
  @available(*, unavailable, message: "hand the value down: write .environment(\\.key, value) on a view around")
  public func onPreferenceChange<Key, Value>(_ key: Key.Type, perform action: (Value) -> Void) -> Self { self }

  /// SwiftUI's look that depends on a view's frame.
  @available(
    *, unavailable,
    message: "write the modifier on the view itself, in GeometryReader { proxy in … } if it needs a size"
  )
  public func visualEffect<Effect>(_ effect: (Self, GeometryProxy) -> Effect) -> Self { self }

  /// SwiftUI's screen above another.
  @available(*, unavailable, message: "write .overlay { if isPresented { … } } with the content of the sheet")
  public func fullScreenCover(isPresented: Binding<Bool>, @ViewBuilder content: () -> ViewContent) -> Self { self }

  /// SwiftUI's screen beside a view.
  @available(*, unavailable, message: "write .overlay { if isPresented { … } } with the content of the popover")
  public func popover(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: () -> ViewContent
  ) -> Self { self }

  /// SwiftUI's question at the lower edge of a screen.
  @available(*, unavailable, message: "write .overlay(alignment: .bottom) { if isPresented { … } } with its content")
  public func confirmationDialog(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> ViewContent, @ViewBuilder message: () -> ViewContent = { EmptyView().body }
  ) -> Self { self }
}

extension View {
  /// SwiftUI's look of progress.
  @available(*, unavailable, message: "leave it out: with a value it is a bar, and without one a wheel")
  public func progressViewStyle(_ style: ControlLook) -> Self { self }

  /// SwiftUI's look of choices of a date.
  @available(*, unavailable, message: "a DatePicker is a row: leave it out")
  public func datePickerStyle(_ style: ControlLook) -> Self { self }

  /// SwiftUI's look of controls that have one.
  @available(*, unavailable, message: "the control has one look: leave it out, or write your own View")
  @_disfavoredOverload
  public func progressViewStyle<Style>(_ style: Style) -> Self { self }

}

/// SwiftUI's looks of controls.
@available(*, unavailable, message: "the control has one look: leave it out")
public enum ControlLook: Sendable {
  /// SwiftUI's default.
  case automatic
  /// Forms of bars and choices.
  case linear, circular, compact, graphical, wheel
}

/// SwiftUI's look of progress.
@available(*, unavailable, message: "a ProgressView has one look: write your own View with a value")
public protocol ProgressViewStyle {}

/// SwiftUI's frame of a view that is passed to other views.
@available(*, unavailable, message: "views know each other by name: write .id(\"a\"), and constraints of ViewID(\"a\")")
public enum PreferenceAnchor: Sendable {
  /// The frame, or a corner or the middle of it.
  case bounds, topLeading, topTrailing, bottomLeading, bottomTrailing, center
}

/// SwiftUI's value of the environment in a line.
@available(
  *, unavailable,
  message: """
    write struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }, and \
    var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
    """
)
@attached(accessor)
public macro Entry() = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")

/// SwiftUI's picture beside the source.
@available(*, unavailable, message: "write try view.svg(width: 390) in a program or a test, or swift package figures")
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: () -> ViewContent) =
  #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")
