// SwiftUI's views for which Truss has another word.

extension Line {
  /// A line between two views.
  @available(
    *, unavailable,
    message: "write .connectors { Connector(from: \"a\", to: \"b\", head: .none) } on the stack around the views"
  )
  public init(from start: String, to end: String) { self.init() }
}

/// An arrow between two views.
@available(
  *, unavailable,
  message: "write Arrow(\"a\", \"b\") in a Diagram, or .connectors { Connector(from: \"a\", to: \"b\") } on a stack"
)
public func Arrow(from start: String, to end: String) -> Spacer { Spacer() }

extension Table {
  /// A table of elements without an identity, which is rejected.
  @available(*, unavailable, message: "identify the rows: write Table(data, id: \\.self) { … }")
  @_disfavoredOverload
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> ViewContent
  ) {
    self.init(count: data.count) { content(data[data.index(data.startIndex, offsetBy: $0)]) }
  }
}

/// SwiftUI's gesture recognizer.
@available(*, unavailable, message: "Truss draws views and runs no actions: leave the gesture out")
public struct DragGesture: Sendable {
  /// Makes a recognizer.
  public init() {}
  /// Makes a recognizer of so many touches.
  public init(count: Int) {}
  /// Makes a recognizer of a touch that lasts so long.
  public init(minimumDuration: Double) {}
  /// Makes a recognizer of a movement that is so long.
  public init(minimumDistance: Double) {}

  /// The recognizer with an action.
  public func onChanged(_ action: (GestureValue) -> Void) -> DragGesture { self }
  /// The recognizer with an action.
  public func onEnded(_ action: (GestureValue) -> Void) -> DragGesture { self }
  /// The recognizer with an action.
  public func onEnded(_ action: () -> Void) -> DragGesture { self }
}

/// SwiftUI's movement of a finger.
@available(*, unavailable, message: "Truss draws views and runs no actions: leave the gesture out")
public struct GestureValue: Sendable {
  /// How far it went.
  public var translation: Size { .zero }
  /// Where it is.
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
  /// SwiftUI's size in parts of the container.
  @available(*, unavailable, message: "write the part of the length: .width(fraction: 0.5), or .height(fraction: 0.5)")
  public func containerRelativeFrame(
    _ axis: Axis, alignment: Alignment = .center, _ length: (Double, Axis) -> Double
  ) -> Self { self }

  /// SwiftUI's size of columns in the container.
  @available(*, unavailable, message: "write the part of the length: .width(fraction: 0.5), or .height(fraction: 0.5)")
  public func containerRelativeFrame(
    _ axis: Axis, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> Self { self }

  /// SwiftUI's place in a cell.
  @available(*, unavailable, message: "write .align(.center), and .gridColumnAlignment(.center)")
  public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
}

extension ProgressBar {
  /// SwiftUI's progress whose end is not known.
  @available(*, unavailable, message: "write ActivityIndicator()")
  public init() { self.init(value: 0) }
}

// SwiftUI's names for a user's actions. Truss draws views and runs no actions.

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
