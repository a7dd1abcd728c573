// SwiftUI's types and modifiers for animation. A layout shows one moment, so they have no effect.

/// SwiftUI's timing curve of a change. It has no effect: a layout shows one moment, and a ``Transition`` draws the
/// movement from one layout to another.
public struct Animation: Hashable, Sendable {
  /// SwiftUI's curves without a duration.
  public static let `default` = Animation(), linear = Animation(), easeIn = Animation(), easeOut = Animation()
  /// SwiftUI's curves without a duration.
  public static let easeInOut = Animation(), spring = Animation(), bouncy = Animation(), smooth = Animation()
  /// SwiftUI's curves without a duration.
  public static let snappy = Animation(), interactiveSpring = Animation()

  /// Returns `linear`: the duration, in seconds, has no effect.
  public static func linear(duration: Double) -> Animation { .linear }
  /// Returns `easeIn`: the duration, in seconds, has no effect.
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  /// Returns `easeOut`: the duration, in seconds, has no effect.
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  /// Returns `easeInOut`: the duration, in seconds, has no effect.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  /// Returns `spring`: the duration, in seconds, and the bounce have no effect.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { .spring }
  /// Returns `spring`: the response, in seconds, and the damping have no effect.
  public static func spring(response: Double, dampingFraction: Double = 0.8) -> Animation { .spring }
  /// Returns `bouncy`: the duration, in seconds, has no effect.
  public static func bouncy(duration: Double) -> Animation { .bouncy }
  /// Returns `smooth`: the duration, in seconds, has no effect.
  public static func smooth(duration: Double) -> Animation { .smooth }
  /// Returns `snappy`: the duration, in seconds, has no effect.
  public static func snappy(duration: Double) -> Animation { .snappy }

  /// Returns the animation unchanged: the delay, in seconds, has no effect.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the animation unchanged: the speed has no effect.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the animation unchanged: the number of repetitions has no effect.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation unchanged: a layout repeats nothing.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Calls `body` without an animation, and returns its result.
public func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

extension Binding {
  /// Returns the binding unchanged: nothing in a layout moves.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension View {
  /// Does nothing: a layout shows one moment, and a ``Transition`` draws the movement from one layout to another.
  public func animation(_ animation: Animation?) -> Self { self }

  /// Does nothing: a layout shows one moment, and a ``Transition`` draws the movement from one layout to another.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }

  /// Does nothing: a ``Transition`` matches the views of two layouts by their names, `id(_:)`.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }

  /// Does nothing: a ``Transition`` matches the views of two layouts by their names, `id(_:)`.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }

  /// Does nothing: a ``Transition`` fades views that appear or disappear.
  public func transition(_ transition: AnyTransition) -> Self { self }

  /// Applies `content` with the first phase. Without phases the view is unchanged.
  public consuming func phaseAnimator<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: (ViewContent, Phases.Element) -> ViewContent,
    animation: (Phases.Element) -> Animation? = { _ in nil }
  ) -> ViewContent where Phases.Element: Equatable {
    let view = ViewContent(_takeNodes())
    return phases.first { _ in true }.map { content(view, $0) } ?? view
  }
}

/// The way in which a view appears and disappears in SwiftUI. It has no effect: a ``Transition`` fades views that
/// appear or disappear.
public struct AnyTransition: Hashable, Sendable {
  /// SwiftUI's transitions without parameters.
  public static let identity = AnyTransition(), opacity = AnyTransition(), slide = AnyTransition()
  /// SwiftUI's transitions without parameters.
  public static let scale = AnyTransition(), blurReplace = AnyTransition()

  /// Returns `scale`: the factor and the anchor have no effect.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// Returns `slide`: the edge has no effect.
  public static func move(edge: Edge) -> AnyTransition { .slide }
  /// Returns `slide`: the edge has no effect.
  public static func push(from edge: Edge) -> AnyTransition { .slide }
  /// Returns `slide`: the offset has no effect.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { .slide }
  /// Returns `insertion`: the removal has no effect.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
  /// Returns the transition unchanged: `other` has no effect.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition unchanged: the animation has no effect.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Not available: SwiftUI's effect that depends on the view's position in a scroll view.
  @available(*, unavailable, message: "a layout shows one moment: leave it out")
  public func scrollTransition(_ transition: (ViewContent, ScrollTransitionPhase) -> any View) -> Self { self }
}

/// SwiftUI's phase of a scrolled view, which is not available.
@available(*, unavailable, message: "a layout shows one moment: leave it out")
public struct ScrollTransitionPhase: Sendable {
  /// Whether the view is entirely visible.
  public var isIdentity: Bool { true }
  /// The phase, from -1 to 1.
  public var value: Double { 0 }
}
