// SwiftUI's access to subviews and preferences, which is not available.

extension Group {
  /// Not available: SwiftUI's access to the subviews of a view.
  @available(*, unavailable, message: "write a Layout, or a ForEach of the data that the views are made of")
  public init(subviews view: some View, @ViewBuilder transform: ([ViewContent]) -> ViewContent) {
    self.init { transform([]) }
  }
}

extension ForEach {
  /// Not available: SwiftUI's access to the subviews of a view.
  @available(*, unavailable, message: "write a Layout, or a ForEach of the data that the views are made of")
  public init(subviews view: some View, @ViewBuilder content: (ViewContent) -> ViewContent) {
    self.init(0..<0) { _ in EmptyView() }
  }

  /// Not available: SwiftUI's access to the sections of a view.
  @available(*, unavailable, message: "write a ForEach of the data that the sections are made of")
  public init(sections view: some View, @ViewBuilder content: (SectionContent) -> ViewContent) {
    self.init(0..<0) { _ in EmptyView() }
  }
}

/// SwiftUI's section of a view, which is not available.
@available(*, unavailable, message: "write a ForEach of the data that the sections are made of")
public struct SectionContent: Sendable {
  /// The header of the section.
  public var header: ViewContent { ViewContent(nodes: []) }
  /// The views of the section.
  public var content: ViewContent { ViewContent(nodes: []) }
  /// The footer of the section.
  public var footer: ViewContent { ViewContent(nodes: []) }
}

/// SwiftUI's key for values that views pass to their containers, which is not available.
@available(
  *, unavailable,
  message: """
    hand the value down, .environment(\\.key, value) on a view around, or relate the views: \
    ViewID("a").width == ViewID("b").width
    """
)
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view passes one.
  static var defaultValue: Value { get }
  /// Combines the values of two views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
