extension Int {
  /// The whole part of a number: what lies beyond an integer counts as the farthest that can still be added to, and
  /// what is not a number as 0.
  ///
  /// Nothing else in this module makes an integer of a floating-point number, but for ``UInt8``'s samples below, as
  /// `Int(_:)` traps on what has no integer; `.ci/conversions` holds it to that.
  init(clamping value: Double) {
    // Proof: 2^62 is a Double, an Int, and less than `Int.max`.
    self = value.isNaN ? 0 : Int(Swift.max(-0x1p62, Swift.min(0x1p62, value)))
  }
}

extension UInt8 {
  /// The whole part of a sample, at least 0 and at most 255; 0 for what is not a number.
  @inline(__always) init(clamping sample: Float) {
    // With the constant first, both functions return it where the other is not a number.
    self = UInt8(Swift.min(255, Swift.max(0, sample)))
  }
}
