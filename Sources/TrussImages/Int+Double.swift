extension Int {
  /// The whole part of a number: what lies beyond an integer counts as the farthest that can still be added to, and
  /// what is not a number as 0.
  ///
  /// Nothing else in this module makes an integer of a `Double`, as `Int(_:)` traps on what has no integer;
  /// `.ci/conversions` holds it to that.
  init(clamping value: Double) {
    // Proof: 2^62 is a Double, an Int, and less than `Int.max`.
    self = value.isNaN ? 0 : Int(Swift.max(-0x1p62, Swift.min(0x1p62, value)))
  }
}
