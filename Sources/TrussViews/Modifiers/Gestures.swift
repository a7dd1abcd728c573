// SwiftUI's gestures. A layout takes no input, so they change nothing in it.

/// What recognizes a gesture in an app. A layout takes no input.
public protocol Gesture: Sendable {}

/// SwiftUI's gestures. A layout recognizes no gesture.
public struct DragGesture: Gesture {
  /// Makes a gesture.
  public init() {}
  /// Makes a gesture of a number of touches.
  public init(count: Int) {}
  /// Makes a gesture that lasts for a minimum duration, in seconds.
  public init(minimumDuration: Double) {}
  /// Makes a gesture with a minimum length, in points.
  public init(minimumDistance: Double) {}

  /// The same gesture: the action is not run.
  public func onChanged(_ action: (Value) -> Void) -> DragGesture { self }
  /// The same gesture: the action is not run.
  public func onEnded(_ action: (Value) -> Void) -> DragGesture { self }
  /// The same gesture: the action is not run.
  public func onEnded(_ action: () -> Void) -> DragGesture { self }
  /// The same gesture: the state keeps its first value.
  public func updating<Held>(
    _ state: Binding<Held>, body: (Value, inout Held, inout Transaction) -> Void
  ) -> DragGesture { self }
  /// The first gesture: neither is recognized.
  public func simultaneously(with other: some Gesture) -> DragGesture { self }
  /// The first gesture: neither is recognized.
  public func sequenced(before other: some Gesture) -> DragGesture { self }
  /// The first gesture: neither is recognized.
  public func exclusively(before other: some Gesture) -> DragGesture { self }

  /// A moment of a gesture.
  public struct Value: Sendable {
    /// How far the fingers are apart, as a multiple of the distance at the beginning.
    public var magnification: Double { 1 }
    /// How far the fingers have turned.
    public var rotation: Angle { .zero }
  }
}

/// SwiftUI's gesture of one or more taps: see `DragGesture`.
public typealias TapGesture = DragGesture

/// SwiftUI's gesture of a touch that lasts: see `DragGesture`.
public typealias LongPressGesture = DragGesture

/// SwiftUI's gesture of two fingers: see `DragGesture`.
public typealias MagnifyGesture = DragGesture

/// SwiftUI's gesture of two fingers: see `DragGesture`.
public typealias RotateGesture = DragGesture

extension View {
  /// Does nothing: a layout takes no input.
  public func gesture(_ gesture: (some Gesture)?) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func simultaneousGesture(_ gesture: some Gesture) -> Self { self }

  /// Does nothing: a layout takes no input.
  public func highPriorityGesture(_ gesture: some Gesture) -> Self { self }
}
