/// A value plus a multiple of a symbolic epsilon, which is smaller than every positive number: `value + epsilon * e`.
///
/// Layouts are highly degenerate: many values are on several bounds at once. A simplex method that takes steps of
/// length 0 can then cycle. If each breakpoint is moved by a different small amount, no step has length 0. Epsilon is a
/// symbol, never a number, so the result is exact: a basis that is optimal for all small epsilons is also optimal
/// without them (Charnes 1952, "Optimality and degeneracy in linear programming").
struct Perturbed: Equatable, Sendable {
  var value: Double
  var epsilon: Double

  static let zero = Perturbed(0)
  static let infinity = Perturbed(.infinity)

  init(_ value: Double, epsilon: Double = 0) {
    self.value = value
    self.epsilon = epsilon
  }

  var isFinite: Bool { value.isFinite }

  /// The lexicographic order, without tolerance.
  @inline(__always)
  static func < (left: Perturbed, right: Perturbed) -> Bool {
    left.value < right.value || (left.value == right.value && left.epsilon < right.epsilon)
  }

  @inline(__always)
  static func += (left: inout Perturbed, right: Perturbed) {
    left.value += right.value
    left.epsilon += right.epsilon
  }

  @inline(__always)
  static func * (factor: Double, right: Perturbed) -> Perturbed {
    Perturbed(factor * right.value, epsilon: factor * right.epsilon)
  }

  @inline(__always)
  static prefix func - (right: Perturbed) -> Perturbed {
    Perturbed(-right.value, epsilon: -right.epsilon)
  }
}

extension Perturbed {
  /// A multiple of epsilon in 0.5..<1 . It depends only on the row, so that every run has the same perturbation. The
  /// generator is SplitMix64 (Steele, Lea, Flood 2014, "Fast splittable pseudorandom number generators").
  static func epsilon(ofRow row: Int) -> Double {
    var bits = (UInt64(truncatingIfNeeded: row) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return 0.5 + Double(bits >> 11) * 0x1p-54
  }
}
