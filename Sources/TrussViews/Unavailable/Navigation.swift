// SwiftUI's words for windows, screens and bars. A layout of Truss is one picture.

/// SwiftUI's stack of screens.
@available(*, unavailable, message: "a layout is one screen: write VStack { Text(\"Title\").font(.title); … }")
public struct NavigationStack: BuiltInView {
  /// Makes a stack of screens.
  public init(@ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's earlier stack of screens.
@available(*, unavailable, message: "a layout is one screen: write VStack { Text(\"Title\").font(.title); … }")
public typealias NavigationView = NavigationStack

/// SwiftUI's row that leads to another screen.
@available(*, unavailable, message: "write HStack { Text(\"title\"); Spacer(); Text(\"›\") }, and .link(\"address\")")
public struct NavigationLink: BuiltInView {
  /// Makes a row.
  public init(_ title: String, @ViewBuilder destination: () -> ViewContent) {}
  /// Makes a row.
  public init(_ title: String, destination: some View) {}
}

/// SwiftUI's screens with a bar of their names.
@available(*, unavailable, message: "a layout is one screen: write the tab that is shown, and an HStack for the bar")
public struct TabView: BuiltInView {
  /// Makes tabs.
  public init(selection: Any = 0, @ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's view that is told its size.
@available(
  *, unavailable,
  message: "sizes may depend on any view's: write .constraints { a.width == b.width * 0.5 }, or ViewThatFits { … }"
)
public struct GeometryReader: BuiltInView {
  /// Makes a view of its size.
  public init(@ViewBuilder content: (GeometryProxy) -> ViewContent) {}
}

/// SwiftUI's size of a view.
@available(*, unavailable, message: "sizes may depend on any view's: write .constraints { a.width == b.width * 0.5 }")
public struct GeometryProxy: Sendable {
  /// The size.
  public var size: Size { .zero }
}

extension View {
  /// SwiftUI's title of a screen.
  @available(*, unavailable, message: "write VStack { Text(\"Title\").font(.title); … } around the view")
  public func navigationTitle(_ title: String) -> Self { self }

  /// SwiftUI's buttons in a screen's bar.
  @available(*, unavailable, message: "write an HStack of buttons above the view")
  public func toolbar(@ViewBuilder content: () -> ViewContent) -> Self { self }

  /// SwiftUI's screen above another.
  @available(*, unavailable, message: "write .overlay { … } with what the sheet shows")
  public func sheet(isPresented: Any, @ViewBuilder content: () -> ViewContent) -> Self { self }

  /// SwiftUI's question above a screen.
  @available(*, unavailable, message: "write .overlay { … } with what the alert shows")
  public func alert(_ title: String, isPresented: Any, @ViewBuilder actions: () -> ViewContent) -> Self { self }

  /// SwiftUI's way below the bars.
  @available(*, unavailable, message: "views lie below bars unless a constraint names `ViewID.safeArea`: leave it out")
  public func ignoresSafeArea() -> Self { self }

  /// SwiftUI's look of a list.
  @available(*, unavailable, message: "a List has one look: leave it out, or write GroupBox(\"title\") { … }")
  public func listStyle(_ style: ListStyle) -> Self { self }
}

/// SwiftUI's look of a list.
@available(*, unavailable, message: "a List has one look: leave it out, or write GroupBox(\"title\") { … }")
public enum ListStyle: Sendable {
  /// Rows or groups of rows, from side to side, with room around them, beside a screen, or as SwiftUI likes.
  case plain, grouped, insetGrouped, inset, automatic, sidebar
}

// SwiftUI's words for state that changes while it is shown. A layout of Truss is a function of values.

/// SwiftUI's state of a view.
@available(*, unavailable, message: "a view of Truss holds plain values: write `var name: Type`, and lay it out again")
@propertyWrapper public struct State<Value> {
  /// Makes state.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The value.
  public var wrappedValue: Value
  /// The same value.
  public var projectedValue: Value { wrappedValue }
}

/// SwiftUI's reference to the state of another view.
@available(*, unavailable, message: "a view of Truss holds plain values: write `var name: Type`, and lay it out again")
public typealias Binding = State

extension View {
  /// SwiftUI's action for a value that changes.
  @available(*, unavailable, message: "Truss runs no actions: lay the view out again with the new value")
  public func onChange<Value: Equatable>(of value: Value, _ action: (Value, Value) -> Void) -> Self { self }

  /// SwiftUI's object in the environment.
  @available(*, unavailable, message: "write .environment(\\.key, value), and read it with @Environment(\\.key)")
  public func environmentObject(_ object: Any) -> Self { self }
}

// Words of other systems for what a stack has.

extension AxisStack {
  /// CSS' word for the distance between views.
  @available(*, unavailable, message: "write spacing: 8")
  public init(gap: Double, @ViewBuilder content: () -> ViewContent) { self.init(content: content) }

  /// A distance without its label.
  @available(*, unavailable, message: "write spacing: 8")
  @_disfavoredOverload
  public init(_ spacing: Double, @ViewBuilder content: () -> ViewContent) { self.init(content: content) }
}

extension ZStack {
  /// A distance between layers.
  @available(*, unavailable, message: "the views of a ZStack lie above each other: write VStack(spacing: 8) or HStack")
  public init(spacing: Double, @ViewBuilder content: () -> ViewContent) { self.init(content: content) }
}
