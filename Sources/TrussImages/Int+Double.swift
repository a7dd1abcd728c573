extension Int {
  /// The whole part of a number: 0 for a value that is not a number, and at most 2^62 in magnitude.
  ///
  /// Only this initializer in the module converts a `Double` to an integer, as `Int(_:)` traps on values that no `Int`
  /// can represent; `.ci/conversions` checks that.
  init(clamping value: Double) {
    // Proof: 2^62 is a Double, an Int, and less than `Int.max`.
    self = value.isNaN ? 0 : Int(Swift.max(-0x1p62, Swift.min(0x1p62, value)))
  }
}
