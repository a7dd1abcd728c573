// SwiftUI's access to the views of a view, and to the values that views pass to their containers.

extension Group {
  /// SwiftUI's access to the subviews of a view.
  @available(*, unavailable, message: "write a Layout, or a ForEach of the data that the views are made of")
  public init(subviews view: some View, @ViewBuilder transform: ([ViewContent]) -> ViewContent) {
    self.init { transform([]) }
  }
}

extension ForEach {
  /// SwiftUI's access to the subviews of a view.
  @available(*, unavailable, message: "write a Layout, or a ForEach of the data that the views are made of")
  public init(subviews view: some View, @ViewBuilder content: (ViewContent) -> ViewContent) {
    self.init(0..<0) { _ in EmptyView() }
  }

  /// SwiftUI's sections of a view.
  @available(*, unavailable, message: "write a ForEach of the data that the sections are made of")
  public init(sections view: some View, @ViewBuilder content: (SectionContent) -> ViewContent) {
    self.init(0..<0) { _ in EmptyView() }
  }
}

/// SwiftUI's section of a view.
@available(*, unavailable, message: "write a ForEach of the data that the sections are made of")
public struct SectionContent: Sendable {
  /// The header.
  public var header: ViewContent { ViewContent(nodes: []) }
  /// The views.
  public var content: ViewContent { ViewContent(nodes: []) }
  /// The footer.
  public var footer: ViewContent { ViewContent(nodes: []) }
}

/// SwiftUI's value that views pass to their containers.
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
  /// The value if none was passed.
  static var defaultValue: Value { get }
  /// The value of two.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
