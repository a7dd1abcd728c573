/// A number as the sum of two doubles, the second of which is the rounding error of the first: 106 binary digits, about
/// 32 decimal digits.
///
/// Sums and products are built from operations whose error is itself a double: T. Dekker 1971, "A floating-point
/// technique for extending the available precision"; D. Knuth 1969, "The Art of Computer Programming" 2, 4.2.2. A fused
/// multiply-add would be shorter, but it calls the C library unless the target is known to have the instruction.
///
/// Invariant: `high` is the double nearest to `high + low`. A number beyond the range of a double is not finite, and
/// neither are results computed from it.
struct DoubleDouble: Equatable, Sendable, BitwiseCopyable {
  private(set) var high: Double
  private(set) var low: Double

  static let zero = DoubleDouble(0)

  init(_ value: Double) {
    high = value
    low = 0
  }

  /// The sum of two doubles. The magnitude of `high` must be about as great as that of `low`, or greater.
  @inline(__always)
  private init(_ high: Double, _ low: Double) {
    self.high = high + low
    self.low = low - (self.high - high)
  }

  /// The exact sum of two doubles: the rounded sum and its error.
  @inline(__always)
  private static func sum(_ left: Double, _ right: Double) -> (value: Double, error: Double) {
    let value = left + right
    let part = value - left
    return (value, (left - (value - part)) + (right - part))
  }

  /// Splits a double into two halves with half the digits each, so that products of halves are exact.
  @inline(__always)
  private static func split(_ value: Double) -> (high: Double, low: Double) {
    let scaled = 0x1p27 * value + value
    let high = scaled - (scaled - value)
    return (high, value - high)
  }

  /// The exact product of two doubles: the rounded product and its error.
  @inline(__always)
  private static func product(_ left: Double, _ right: Double) -> (value: Double, error: Double) {
    let value = left * right
    let (a, b) = (split(left), split(right))
    return (value, ((a.high * b.high - value) + a.high * b.low + a.low * b.high) + a.low * b.low)
  }

  @inline(__always)
  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let high = sum(left.high, right.high)
    let low = sum(left.low, right.low)
    let middle = DoubleDouble(high.value, high.error + low.value)
    return DoubleDouble(middle.high, middle.low + low.error)
  }

  @inline(__always)
  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let high = product(left.high, right.high)
    return DoubleDouble(high.value, high.error + (left.high * right.low + left.low * right.high))
  }

  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    // Long division, with doubles as digits.
    let first = left.high / right.high
    var rest = left - DoubleDouble(first) * right
    let second = rest.high / right.high
    rest = rest - DoubleDouble(second) * right
    return DoubleDouble(first, second) + DoubleDouble(rest.high / right.high)
  }

  @inline(__always)
  static prefix func - (value: DoubleDouble) -> DoubleDouble {
    var result = value
    result.high = -value.high
    result.low = -value.low
    return result
  }

  @inline(__always)
  static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble { left + -right }

  @inline(__always)
  static func += (left: inout DoubleDouble, right: DoubleDouble) { left = left + right }

  @inline(__always)
  static func < (left: DoubleDouble, right: DoubleDouble) -> Bool {
    left.high < right.high || (left.high == right.high && left.low < right.low)
  }
}
