// SwiftUI's words for movement. Truss moves from one layout to another: `Transition`.

/// SwiftUI's course of a movement.
@available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
public struct Animation: Sendable {
  /// SwiftUI's usual course.
  public static let `default` = Animation()
  /// Slow at first.
  public static let easeIn = Animation()
  /// Slow at last.
  public static let easeOut = Animation()
  /// Slow at both ends.
  public static let easeInOut = Animation()
  /// At one speed.
  public static let linear = Animation()
  /// A spring.
  public static let spring = Animation()
  /// A spring that overshoots.
  public static let bouncy = Animation()
  /// A spring that does not overshoot.
  public static let smooth = Animation()
  /// A spring that overshoots a little.
  public static let snappy = Animation()
  /// A spring that follows a finger.
  public static let interactiveSpring = Animation()

  /// A course that takes a time.
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  /// A course that takes a time.
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  /// A course that takes a time.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  /// A course that takes a time.
  public static func linear(duration: Double) -> Animation { .linear }
  /// A spring of a duration in seconds.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { .spring }
  /// A spring of a response in seconds.
  public static func spring(response: Double, dampingFraction: Double = 0.8) -> Animation { .spring }
  /// A spring that overshoots, of a duration in seconds.
  public static func bouncy(duration: Double) -> Animation { .bouncy }
  /// A spring that does not overshoot, of a duration in seconds.
  public static func smooth(duration: Double) -> Animation { .smooth }
  /// A spring that overshoots a little, of a duration in seconds.
  public static func snappy(duration: Double) -> Animation { .snappy }

  /// The course after a time.
  public func delay(_ delay: Double) -> Animation { self }
  /// The course at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// The course several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// The course again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// SwiftUI's function that animates the changes in its block.
@available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
public func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

extension View {
  /// SwiftUI's movement of a view whose values change.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func animation(_ animation: Animation?) -> Self { self }

  /// SwiftUI's animation of a view when a value changes.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }

  /// SwiftUI's name of one view in two places.
  @available(
    *, unavailable, message: "a Transition finds the views of two layouts by their names: write .id(\"name\") in both"
  )
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Any, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }

  /// SwiftUI's name of one view in two screens.
  @available(
    *, unavailable, message: "a Transition finds the views of two layouts by their names: write .id(\"name\") in both"
  )
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Any) -> Self { self }
}

/// SwiftUI's animation of a view that appears or disappears.
@available(*, unavailable, message: "a Transition fades what comes and goes, and moves the rest: leave it out")
public struct AnyTransition: Sendable {
  /// None.
  public static let identity = AnyTransition()
  /// Fading.
  public static let opacity = AnyTransition()
  /// Moving in at one edge and out at the other.
  public static let slide = AnyTransition()
  /// Growing.
  public static let scale = AnyTransition()

  /// Growing from a size.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// Moving in at an edge.
  public static func move(edge: Edge) -> AnyTransition { .slide }
  /// Pushing another view out.
  public static func push(from edge: Edge) -> AnyTransition { .slide }
  /// Moving from a place.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { .slide }
  /// Coming in one way, and going in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
  /// Both ways.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

extension View {
  /// SwiftUI's animation of a view that appears or disappears.
  @available(*, unavailable, message: "a Transition fades what comes and goes, and moves the rest: leave it out")
  public func transition(_ transition: AnyTransition) -> Self { self }
}

extension View {
  /// SwiftUI's look that depends on a view's scroll position.
  @available(*, unavailable, message: "a layout shows one moment: leave it out")
  public func scrollTransition(
    _ transition: (ViewContent, ScrollTransitionPhase) -> any View
  ) -> Self { self }
}

/// SwiftUI's part of the way that a view is scrolled.
@available(*, unavailable, message: "a layout shows one moment: leave it out")
public struct ScrollTransitionPhase: Sendable {
  /// Whether it is all seen.
  public var isIdentity: Bool { true }
  /// From -1 to 1.
  public var value: Double { 0 }
}
