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
