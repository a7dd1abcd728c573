import TrussIR

/// A row of the system with its like terms summed and its size brought near 1.
///
/// A row with one variable is divided by its coefficient, so that it bounds the variable itself; one with more is
/// divided by a power of two, which rounds nothing.
struct LinearRow: Sendable {
  /// The row's index in the system.
  var index: Int32
  /// Its terms, as a piece of `Program.terms`.
  var start: Int32
  var count: Int32
  /// The rank of its priority among `Program.priorities`, or -1 if it is required.
  var level: Int32
  var relation: Relation
  var constant: Double
  /// What the row was divided by: a violation here is this much in the system.
  var weight: Double

  @inline(__always)
  var isRequired: Bool { level < 0 }

  /// Where its terms lie in `Program.terms`.
  @inline(__always)
  var range: Range<Int> { Int(start)..<Int(start + count) }

  @inline(__always)
  var isRequiredEquation: Bool { relation == .equal && isRequired }

  /// What the row allows its left side at least, or -infinity.
  var lower: Double { relation == .lessThanOrEqual ? -.infinity : constant }
  /// What the row allows its left side at most, or infinity.
  var upper: Double { relation == .greaterThanOrEqual ? .infinity : constant }

  /// A required row's bounds, moved apart by an epsilon so that what is feasible stays feasible; an equality's stay.
  /// The epsilon is that of the row's position in its program.
  func bounds(at position: Int) -> (lower: Perturbed, upper: Perturbed) {
    let epsilon = relation == .equal ? 0 : Perturbed.epsilon(ofRow: position)
    return (Perturbed(lower, epsilon: -epsilon), Perturbed(upper, epsilon: epsilon))
  }
}
