/// A piecewise-linear cost of one variable with one breakpoint: a soft row, as the variable that it bounds sees it.
///
///        \          /
///     down \      / up
///            \__/
///         breakpoint
struct Hinge {
  var variable: Int32
  /// The row of the system it comes from.
  var row: Int32
  var breakpoint: Perturbed
  /// What a point above the breakpoint costs.
  var up: Double
  /// What a point below it costs.
  var down: Double
  /// Where its variable is held to be while it is basic: +1 from the breakpoint up, -1 below.
  var side: Int8 = 1
  /// The next hinge of the same variable at the level at hand, or -1.
  var next: Int32 = -1

  /// The slope on the side where the variable is.
  @inline(__always)
  var slope: Double { side > 0 ? up : -down }
}
