/// A convex piecewise-linear cost of one variable: where it is least, and what steps away from there cost.
///
///        \              /
///         \           .'        right: segments outward, each dearer than the one before
///          '._      .'
///             '-.--'
///             argmin
///
/// A side that ends bounds the variable. Segments lie in a `CostPool`.
struct CostFunction {
  var argmin: Double
  var left = 0..<0
  var right = 0..<0

  /// Whether it allows one value alone.
  var isPoint: Bool { left.isEmpty && right.isEmpty }

  /// A piece of one side.
  struct Segment {
    /// How far it goes, in units of the variable; may be infinite.
    var length: Double
    var slope: Slope
    /// In a sum over several variables, the position of the one that moves.
    var owner: Int32 = 0
  }
}
