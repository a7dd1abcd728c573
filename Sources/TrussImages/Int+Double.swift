extension Int {
  /// The integer part of a number: 0 for NaN, and at most 2^62 in magnitude.
  ///
  /// All conversions of a `Double` to an integer in this module use this initializer, which `.ci/conversions` checks.
  /// `Int(_:)` traps on values that no `Int` can represent.
  init(clamping value: Double) {
    // 2^62 is a `Double` and an `Int`, so the conversion cannot trap.
    self = value.isNaN ? 0 : Int(Swift.max(-0x1p62, Swift.min(0x1p62, value)))
  }
}
