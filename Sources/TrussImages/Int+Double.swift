extension Int {
  /// The whole part of a number: a number beyond the integers is clamped to a bound with some distance to the largest,
  /// and one that is not a number is 0.
  ///
  /// Only this initializer in the module converts a `Double` to an integer, as `Int(_:)` traps on numbers that have
  /// none; `.ci/conversions` checks that.
  init(clamping value: Double) {
    // Proof: 2^62 is a Double, an Int, and less than `Int.max`.
    self = value.isNaN ? 0 : Int(Swift.max(-0x1p62, Swift.min(0x1p62, value)))
  }
}
