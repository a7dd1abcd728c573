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
  /// As a spring does.
  public static let spring = Animation()
}

/// SwiftUI's function that moves what its block changes.
@available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

/// SwiftUI's function that moves what its block changes.
@available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
public func withAnimation<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

extension View {
  /// SwiftUI's movement of a view whose values change.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func animation(_ animation: Animation?) -> Self { self }

  /// SwiftUI's movement of a view where a value changes.
  @available(*, unavailable, message: "write Transition(from: layout, to: other), which draws the movement as SVG")
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> Self { self }

  /// SwiftUI's name of one view in two places.
  @available(
    *, unavailable, message: "a Transition finds the views of two layouts by their names: write .id(\"name\") in both"
  )
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Any) -> Self { self }
}

/// SwiftUI's way in which a view comes and goes.
@available(*, unavailable, message: "a Transition fades what comes and goes, and moves the rest: leave it out")
public enum AnyTransition: Sendable {
  /// Fading, moving or growing.
  case opacity, slide, scale
}

extension View {
  /// SwiftUI's way in which a view comes and goes.
  @available(*, unavailable, message: "a Transition fades what comes and goes, and moves the rest: leave it out")
  public func transition(_ transition: AnyTransition) -> Self { self }
}
