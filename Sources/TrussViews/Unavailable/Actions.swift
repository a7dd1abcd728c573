// Unavailable names, whose messages say what to write instead.

extension Line {
  /// Not available: a line between two views.
  @available(
    *, unavailable,
    message: "write .connectors { Connector(from: \"a\", to: \"b\", head: .none) } on the stack around the views"
  )
  public init(from start: String, to end: String) { self.init() }
}

/// An arrow between two views, which is not available.
@available(
  *, unavailable,
  message: "write Arrow(\"a\", \"b\") in a Diagram, or .connectors { Connector(from: \"a\", to: \"b\") } on a stack"
)
public func Arrow(from start: String, to end: String) -> Spacer { Spacer() }

extension Table {
  /// Not available: a table of elements without an identity.
  @available(*, unavailable, message: "identify the rows: write Table(data, id: \\.self) { … }")
  @_disfavoredOverload
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> ViewContent
  ) {
    self.init(count: data.count) { content(data[data.index(data.startIndex, offsetBy: $0)]) }
  }
}

extension View {
  /// Not available: SwiftUI's size computed from the container's size.
  @available(*, unavailable, message: "write the part of the length: .width(fraction: 0.5), or .height(fraction: 0.5)")
  public func containerRelativeFrame(
    _ axis: Axis, alignment: Alignment = .center, _ length: (Double, Axis) -> Double
  ) -> Self { self }

  /// Not available: SwiftUI's size of columns in a container.
  @available(*, unavailable, message: "write the part of the length: .width(fraction: 0.5), or .height(fraction: 0.5)")
  public func containerRelativeFrame(
    _ axis: Axis, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> Self { self }

  /// Not available: SwiftUI's position in a grid's cell.
  @available(*, unavailable, message: "write .align(.center), and .gridColumnAlignment(.center)")
  public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
}

extension ProgressBar {
  /// Not available: SwiftUI's indeterminate progress.
  @available(*, unavailable, message: "write ActivityIndicator()")
  public init() { self.init(value: 0) }
}
