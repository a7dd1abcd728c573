// SwiftUI's words for windows, screens and bars. A layout of Truss is one picture.

extension View {
  /// SwiftUI's screen above another.
  @available(*, unavailable, message: "write .overlay { … } with what the sheet shows")
  public func sheet(isPresented: Any, @ViewBuilder content: () -> ViewContent) -> Self { self }

  /// SwiftUI's question above a screen.
  @available(*, unavailable, message: "write .overlay { … } with what the alert shows")
  public func alert(_ title: String, isPresented: Any, @ViewBuilder actions: () -> ViewContent) -> Self { self }

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
