// SwiftUI's gestures. A layout takes no input, so they change nothing in it.

/// A gesture that an app recognizes. A layout takes no input.
public protocol Gesture: Sendable {}

/// SwiftUI's gestures. A layout recognizes no gesture.
public struct DragGesture: Gesture {
  /// Makes a gesture.
  public init() {}
  /// Makes a gesture of a number of taps.
  public init(count: Int) {}
  /// Makes a gesture that lasts for a minimum duration, in seconds.
  public init(minimumDuration: Double) {}
  /// Makes a gesture with a minimum length, in points.
  public init(minimumDistance: Double) {}

  /// Returns the gesture unchanged: the action is not run.
  public func onChanged(_ action: (Value) -> Void) -> DragGesture { self }
  /// Returns the gesture unchanged: the action is not run.
  public func onEnded(_ action: (Value) -> Void) -> DragGesture { self }
  /// Returns the gesture unchanged: the action is not run.
  public func onEnded(_ action: () -> Void) -> DragGesture { self }
  /// Returns the gesture unchanged: the state keeps its initial value.
  public func updating<Held>(
    _ state: Binding<Held>, body: (Value, inout Held, inout Transaction) -> Void
  ) -> DragGesture { self }
  /// Returns this gesture: neither gesture is recognized.
  public func simultaneously(with other: some Gesture) -> DragGesture { self }
  /// Returns this gesture: neither gesture is recognized.
  public func sequenced(before other: some Gesture) -> DragGesture { self }
  /// Returns this gesture: neither gesture is recognized.
  public func exclusively(before other: some Gesture) -> DragGesture { self }

  /// The state of a gesture at one moment.
  public struct Value: Sendable {
    /// The distance between the fingers, as a multiple of the initial distance; always 1 in a layout.
    public var magnification: Double { 1 }
    /// The angle by which the fingers have turned; always zero in a layout.
    public var rotation: Angle { .zero }
  }
}

/// SwiftUI's gesture of one or more taps. It is the same type as ``DragGesture``: a layout recognizes neither.
public typealias TapGesture = DragGesture

/// SwiftUI's gesture of a long touch. It is the same type as ``DragGesture``: a layout recognizes neither.
public typealias LongPressGesture = DragGesture

/// SwiftUI's gesture of two fingers that move apart. It is the same type as ``DragGesture``: a layout recognizes
/// neither.
public typealias MagnifyGesture = DragGesture

/// SwiftUI's gesture of two fingers that turn. It is the same type as ``DragGesture``: a layout recognizes neither.
public typealias RotateGesture = DragGesture

extension View {
  /// Does nothing: a layout takes no input.
  public func gesture(_ gesture: (some Gesture)?) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func simultaneousGesture(_ gesture: some Gesture) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func highPriorityGesture(_ gesture: some Gesture) -> Self { self }
}
