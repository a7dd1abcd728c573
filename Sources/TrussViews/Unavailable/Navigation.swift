// SwiftUI's names for windows, screens and bars. A layout of Truss is a single picture.

extension View {
  /// Not available: SwiftUI's sheet over a screen.
  @available(*, unavailable, message: "write .overlay { … } with the content of the sheet")
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> ViewContent
  ) -> Self { self }

  /// Not available: SwiftUI's sheet over a screen.
  @available(*, unavailable, message: "write .overlay { if let item { … } } with the content of the sheet")
  public func sheet<Item>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> ViewContent
  ) -> Self { self }

  /// Not available: SwiftUI's alert over a screen.
  @available(*, unavailable, message: "write .overlay { … } with the content of the alert")
  public func alert(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> ViewContent,
    @ViewBuilder message: () -> ViewContent = { EmptyView().body }
  ) -> Self { self }

  /// Not available: SwiftUI's column beside a screen.
  @available(*, unavailable, message: "write HStack(spacing: 0) { …; Divider(); … } with the content of the inspector")
  public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> ViewContent) -> Self { self }

  /// Not available: SwiftUI's drag indicator of a sheet.
  @available(*, unavailable, message: "write .overlay { … } with the content of the sheet")
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }

  /// Not available: SwiftUI's choice of a file.
  @available(*, unavailable, message: "Truss draws views and runs no actions: leave it out")
  public func fileImporter<Content>(
    isPresented: Binding<Bool>, allowedContentTypes: [Content], onCompletion: (Any) -> Void
  ) -> Self { self }

  /// Not available: SwiftUI's heights of a sheet.
  @available(*, unavailable, message: "write .frame(height: 400) for the content of the sheet")
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

  /// Not available: SwiftUI's distance between the rows of a list.
  @available(*, unavailable, message: "a row is at least 44 points high: give its view a .padding(.vertical, 8)")
  public func listRowSpacing(_ spacing: Double?) -> Self { self }
}

/// SwiftUI's heights of a sheet, which are not available.
@available(*, unavailable, message: "write .frame(height: 400) for the content of the sheet")
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen, or the whole screen.
  case medium, large

  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent { .medium }
  /// A fraction of the screen.
  public static func fraction(_ fraction: Double) -> PresentationDetent { .medium }
}

// Parameters of other systems for stacks.

extension AxisStack {
  /// Not available: CSS' name for the distance between views.
  @available(*, unavailable, message: "write spacing: 8")
  public init(gap: Double, @ViewBuilder content: () -> ViewContent) { self.init(content: content) }

  /// Not available: a distance without a label.
  @available(*, unavailable, message: "write spacing: 8")
  @_disfavoredOverload
  public init(_ spacing: Double, @ViewBuilder content: () -> ViewContent) { self.init(content: content) }
}

extension ZStack {
  /// Not available: a distance between layers.
  @available(*, unavailable, message: "the views of a ZStack overlap: write VStack(spacing: 8) or HStack")
  public init(spacing: Double, @ViewBuilder content: () -> ViewContent) { self.init(content: content) }
}
