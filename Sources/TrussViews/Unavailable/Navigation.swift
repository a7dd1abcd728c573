// SwiftUI's words for windows, screens and bars. A layout of Truss is one picture.

/// SwiftUI's stack of screens.
@available(*, unavailable, message: "a layout is one screen: write VStack { Text(\"Title\").font(.title); … }")
public struct NavigationStack: BuiltInView {
  /// The views.
  public var nodes: [ViewNode] { [] }
  /// Makes a stack of screens.
  public init(@ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's earlier stack of screens.
@available(*, unavailable, message: "a layout is one screen: write VStack { Text(\"Title\").font(.title); … }")
public struct NavigationView: BuiltInView {
  /// The views.
  public var nodes: [ViewNode] { [] }
  /// Makes a stack of screens.
  public init(@ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's row that leads to another screen.
@available(*, unavailable, message: "write HStack { Text(\"title\"); Spacer(); Text(\"›\") }, and .link(\"address\")")
public struct NavigationLink: BuiltInView {
  /// The views.
  public var nodes: [ViewNode] { [] }
  /// Makes a row.
  public init(_ title: String, @ViewBuilder destination: () -> ViewContent) {}
  /// Makes a row.
  public init(_ title: String, destination: some View) {}
}

/// SwiftUI's screens with a bar of their names.
@available(*, unavailable, message: "a layout is one screen: write the tab that is shown, and an HStack for the bar")
public struct TabView: BuiltInView {
  /// The views.
  public var nodes: [ViewNode] { [] }
  /// Makes tabs.
  public init(@ViewBuilder content: () -> ViewContent) {}
  /// Makes tabs.
  public init(selection: Any, @ViewBuilder content: () -> ViewContent) {}
}

/// SwiftUI's view that is told its size.
@available(
  *, unavailable,
  message: "sizes may depend on any view's: write .constraints { a.width == b.width * 0.5 }, or ViewThatFits { … }"
)
public struct GeometryReader: BuiltInView {
  /// The views.
  public var nodes: [ViewNode] { [] }
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
public struct ListStyle: Sendable {
  /// Rows from side to side.
  public static let plain = ListStyle()
  /// Groups of rows from side to side.
  public static let grouped = ListStyle()
  /// Groups of rows with room around them.
  public static let insetGrouped = ListStyle()
  /// Rows with room around them.
  public static let inset = ListStyle()
  /// As SwiftUI likes.
  public static let automatic = ListStyle()
  /// Beside a screen.
  public static let sidebar = ListStyle()
}
