// SwiftUI's names for windows, screens and bars. A layout of Truss is a single picture.

extension View {
  /// Not available: SwiftUI's column beside a screen.
  @available(*, unavailable, message: "write HStack(spacing: 0) { …; Divider(); … } with the content of the inspector")
  public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> ViewContent) -> Self { self }

  /// Not available: SwiftUI's distance between the rows of a list.
  @available(*, unavailable, message: "a row is at least 44 points high: give its view a .padding(.vertical, 8)")
  public func listRowSpacing(_ spacing: Double?) -> Self { self }
}

// Names from other systems for the parameters of a stack.

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
