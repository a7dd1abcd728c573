extension Int {
  /// Makes the whole part of a number. Numbers beyond ±2^62 are clamped, and NaN is 0.
  ///
  /// Only this initializer in the package converts a `Double` to an integer, as `Int(_:)` traps on numbers that it
  /// cannot represent; `.ci/conversions` checks that.
  package init(clamping value: Double) {
    // 2^62 is representable as a `Double` and is less than `Int.max`.
    self = value.isNaN ? 0 : Int(Swift.max(-0x1p62, Swift.min(0x1p62, value)))
  }
}
