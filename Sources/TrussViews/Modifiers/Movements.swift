// SwiftUI's words for movement. A layout shows one moment, so they change nothing in it; the movement from one layout to
// another is drawn by a `Transition`.

/// SwiftUI's course of a movement. A layout shows one moment: a ``Transition`` draws the movement from one layout to
/// another.
public struct Animation: Hashable, Sendable {
  /// SwiftUI's courses without a duration.
  public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation()
  /// SwiftUI's courses without a duration.
  public static let easeInOut = Animation(), spring = Animation(), bouncy = Animation(), smooth = Animation()
  /// SwiftUI's courses without a duration.
  public static let snappy = Animation(), interactiveSpring = Animation()

  /// A course that takes a time in seconds.
  public static func linear(duration: Double) -> Animation { .linear }
  /// A course that takes a time in seconds.
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  /// A course that takes a time in seconds.
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  /// A course that takes a time in seconds.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  /// Returns `spring`. The duration, in seconds, and the bounce have no effect, as a layout shows one moment.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { .spring }
  /// Returns a spring with a response in seconds.
  public static func spring(response: Double, dampingFraction: Double = 0.8) -> Animation { .spring }
  /// Returns a spring that overshoots, with a duration in seconds.
  public static func bouncy(duration: Double) -> Animation { .bouncy }
  /// Returns a spring that does not overshoot, with a duration in seconds.
  public static func smooth(duration: Double) -> Animation { .smooth }
  /// Returns a spring that overshoots a little, with a duration in seconds.
  public static func snappy(duration: Double) -> Animation { .snappy }

  /// The course after a time in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the animation with a factor for its speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the animation, repeated a number of times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation, repeated without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs the block: no action of a layout is animated.
public func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

extension Binding {
  /// The same binding: nothing in a layout moves.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension View {
  /// Does nothing: a layout shows one moment, and a ``Transition`` draws the movement from one to another.
  public func animation(_ animation: Animation?) -> Self { self }

  /// Does nothing: a layout shows one moment, and a ``Transition`` draws the movement from one to another.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }

  /// Does nothing: a ``Transition`` finds the views of two layouts by their names, `id(_:)`.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }

  /// Does nothing: a ``Transition`` finds the views of two layouts by their names, `id(_:)`.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }

  /// Does nothing: a ``Transition`` fades views that appear or disappear.
  public func transition(_ transition: AnyTransition) -> Self { self }

  /// The view in the first of its phases; as it is without one.
  public consuming func phaseAnimator<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: (ViewContent, Phases.Element) -> ViewContent,
    animation: (Phases.Element) -> Animation? = { _ in nil }
  ) -> ViewContent where Phases.Element: Equatable {
    let view = ViewContent(_takeNodes())
    return phases.first { _ in true }.map { content(view, $0) } ?? view
  }
}

/// SwiftUI's way in which a view appears and disappears. A ``Transition`` fades what comes and goes.
public struct AnyTransition: Hashable, Sendable {
  /// SwiftUI's ways without parameters.
  public static let identity = AnyTransition(), opacity = AnyTransition(), slide = AnyTransition()
  /// SwiftUI's ways without parameters.
  public static let scale = AnyTransition(), blurReplace = AnyTransition()

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
  /// The way in another course.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Not available: SwiftUI's effect that depends on a view's scroll position.
  @available(*, unavailable, message: "a layout shows one moment: leave it out")
  public func scrollTransition(_ transition: (ViewContent, ScrollTransitionPhase) -> any View) -> Self { self }
}

/// SwiftUI's phase of a view that scrolls, which is not available.
@available(*, unavailable, message: "a layout shows one moment: leave it out")
public struct ScrollTransitionPhase: Sendable {
  /// Whether the view is entirely visible.
  public var isIdentity: Bool { true }
  /// The phase, from -1 to 1.
  public var value: Double { 0 }
}
