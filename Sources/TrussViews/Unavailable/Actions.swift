// Names that are not available, with messages that say what to write instead.

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

/// SwiftUI's gestures, which are not available.
@available(*, unavailable, message: "Truss draws views and runs no actions: leave the gesture out")
public struct DragGesture: Sendable {
  /// Makes a recognizer.
  public init() {}
  /// Makes a recognizer for a number of touches.
  public init(count: Int) {}
  /// Makes a recognizer for a touch of a minimum duration.
  public init(minimumDuration: Double) {}
  /// Makes a recognizer for a movement of a minimum distance.
  public init(minimumDistance: Double) {}

  /// Returns the recognizer with an action.
  public func onChanged(_ action: (GestureValue) -> Void) -> DragGesture { self }
  /// Returns the recognizer with an action.
  public func onEnded(_ action: (GestureValue) -> Void) -> DragGesture { self }
  /// Returns the recognizer with an action.
  public func onEnded(_ action: () -> Void) -> DragGesture { self }
}

/// The value of SwiftUI's drag gesture, which is not available.
@available(*, unavailable, message: "Truss draws views and runs no actions: leave the gesture out")
public struct GestureValue: Sendable {
  /// The distance of the movement.
  public var translation: Size { .zero }
  /// The current position.
  public var location: Point { .zero }
}

/// SwiftUI's gesture recognizer.
@available(*, unavailable, message: "Truss draws views and runs no actions: leave the gesture out")
public typealias TapGesture = DragGesture

/// SwiftUI's gesture recognizer.
@available(*, unavailable, message: "Truss draws views and runs no actions: leave the gesture out")
public typealias LongPressGesture = DragGesture

/// SwiftUI's gesture recognizer.
@available(*, unavailable, message: "Truss draws views and runs no actions: leave the gesture out")
public typealias MagnifyGesture = DragGesture

extension View {
  /// Not available: SwiftUI's size computed from the container's.
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

// SwiftUI's gestures on views. Truss draws views and runs no actions.

extension View {
  /// SwiftUI's modifier for a gesture.
  @available(*, unavailable, message: "Truss draws views and runs no actions: leave the gesture out")
  public func gesture(_ gesture: Any) -> Self { self }

  /// SwiftUI's modifier for a simultaneous gesture.
  @available(*, unavailable, message: "Truss draws views and runs no actions: leave the gesture out")
  public func simultaneousGesture(_ gesture: Any) -> Self { self }

  /// SwiftUI's modifier for a gesture with priority.
  @available(*, unavailable, message: "Truss draws views and runs no actions: leave the gesture out")
  public func highPriorityGesture(_ gesture: Any) -> Self { self }
}
