/// How a transition runs through its time: the keywords of CSS, and its curves.
///
/// Each is a cubic Bézier curve from (0, 0) to (1, 1), time to the right and progress upward, as
/// [CSS Easing Functions](https://www.w3.org/TR/css-easing-1/#cubic-bezier-easing-functions) defines it.
public enum TransitionCurve: String, CaseIterable, Sendable {
  /// As fast at every time: `cubic-bezier(0, 0, 1, 1)`.
  case linear
  /// Slow at the beginning: `cubic-bezier(0.42, 0, 1, 1)`.
  case easeIn = "ease-in"
  /// Slow at the end: `cubic-bezier(0, 0, 0.58, 1)`.
  case easeOut = "ease-out"
  /// Slow at both: `cubic-bezier(0.42, 0, 0.58, 1)`.
  case easeInOut = "ease-in-out"

  /// The progress, from 0 to 1, at a part of the duration.
  ///
  /// - Parameter time: from 0, the beginning, to 1, the end; what lies outside, or is no number, counts as the nearer
  ///   of the two, or as 0.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let (x1, x2) = timePoints
    guard (x1, x2) != (0, 1) else { return time }
    return Self.bezier(0, 1, at: Self.parameter(x1, x2, at: time))
  }

  /// The x of the two inner control points; their y is 0 and 1, but for the straight line, on which it does not matter.
  private var timePoints: (Double, Double) {
    switch self {
    case .linear: (0, 1)
    case .easeIn: (0.42, 1)
    case .easeOut: (0, 0.58)
    case .easeInOut: (0.42, 0.58)
    }
  }

  /// The place on the curve at a time. The time grows along the curve, so halving finds it, to the last bit.
  private static func parameter(_ x1: Double, _ x2: Double, at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if bezier(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// One coordinate of the curve.
  private static func bezier(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
