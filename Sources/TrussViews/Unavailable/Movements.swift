// SwiftUI's names for animations. Truss animates from one layout to another: `Transition`.

/// SwiftUI's animation, which is not available.
@available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
public struct Animation: Sendable {
  /// SwiftUI's default animation.
  public static let `default` = Animation()
  /// An animation that begins slowly.
  public static let easeIn = Animation()
  /// An animation that ends slowly.
  public static let easeOut = Animation()
  /// An animation that begins and ends slowly.
  public static let easeInOut = Animation()
  /// An animation with constant speed.
  public static let linear = Animation()
  /// An animation like a spring.
  public static let spring = Animation()
  /// A spring that overshoots.
  public static let bouncy = Animation()
  /// A spring that does not overshoot.
  public static let smooth = Animation()
  /// A spring that overshoots a little.
  public static let snappy = Animation()
  /// A spring for interactive changes.
  public static let interactiveSpring = Animation()

  /// Returns the animation with a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  /// Returns the animation with a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  /// Returns the animation with a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  /// Returns the animation with a duration in seconds.
  public static func linear(duration: Double) -> Animation { .linear }
  /// Returns a spring with a duration in seconds.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { .spring }
  /// Returns a spring with a response in seconds.
  public static func spring(response: Double, dampingFraction: Double = 0.8) -> Animation { .spring }
  /// Returns a spring that overshoots, with a duration in seconds.
  public static func bouncy(duration: Double) -> Animation { .bouncy }
  /// Returns a spring that does not overshoot, with a duration in seconds.
  public static func smooth(duration: Double) -> Animation { .smooth }
  /// Returns a spring that overshoots a little, with a duration in seconds.
  public static func snappy(duration: Double) -> Animation { .snappy }

  /// Returns the animation with a delay in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the animation with a factor for its speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the animation, repeated a number of times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation, repeated without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Not available: SwiftUI's function that animates the changes in its block.
@available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
public func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

extension View {
  /// Not available: SwiftUI's animation of a view's changes.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func animation(_ animation: Animation?) -> Self { self }

  /// Not available: SwiftUI's animation of a view's changes when a value changes.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }

  /// Not available: SwiftUI's identity of one view in two places.
  @available(
    *, unavailable, message: "a Transition finds the views of two layouts by their names: write .id(\"name\") in both"
  )
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Any, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }

  /// Not available: SwiftUI's identity of one view in two screens.
  @available(
    *, unavailable, message: "a Transition finds the views of two layouts by their names: write .id(\"name\") in both"
  )
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Any) -> Self { self }
}

/// SwiftUI's transition of a view that appears or disappears, which is not available.
@available(*, unavailable, message: "a Transition fades what comes and goes, and moves the rest: leave it out")
public struct AnyTransition: Sendable {
  /// No animation.
  public static let identity = AnyTransition()
  /// A fade.
  public static let opacity = AnyTransition()
  /// A movement in from one edge and out to the other.
  public static let slide = AnyTransition()
  /// A change of size.
  public static let scale = AnyTransition()

  /// Returns a change of size that begins with a scale.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// Returns a movement in from an edge.
  public static func move(edge: Edge) -> AnyTransition { .slide }
  /// Returns a movement that pushes another view out.
  public static func push(from edge: Edge) -> AnyTransition { .slide }
  /// Returns a movement from an offset.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { .slide }
  /// Returns a transition with different insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
  /// Returns a combination of two transitions.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

extension View {
  /// Not available: SwiftUI's transition of a view that appears or disappears.
  @available(*, unavailable, message: "a Transition fades what comes and goes, and moves the rest: leave it out")
  public func transition(_ transition: AnyTransition) -> Self { self }
}

extension View {
  /// Not available: SwiftUI's effect that depends on a view's scroll position.
  @available(*, unavailable, message: "a layout shows one moment: leave it out")
  public func scrollTransition(
    _ transition: (ViewContent, ScrollTransitionPhase) -> any View
  ) -> Self { self }
}

/// SwiftUI's phase of a view that scrolls, which is not available.
@available(*, unavailable, message: "a layout shows one moment: leave it out")
public struct ScrollTransitionPhase: Sendable {
  /// Whether the view is entirely visible.
  public var isIdentity: Bool { true }
  /// The phase, from -1 to 1.
  public var value: Double { 0 }
}
