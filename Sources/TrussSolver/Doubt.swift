/// Whether a number is nothing is a judgement, and most are easy: what is left of a cancellation is a rounding error, some
/// 2^-50, or as large as what a layout is made of. Between lies what may be either.
///
/// Where such a number is met, and where a pivot makes rounding errors a thousand times as large, the solution is in
/// doubt: `ConstraintSystem.solve` then has a small system solved once more in twice the digits (`Precise/`), in which
/// nothing of that size is rounding. The tests for it stand behind those that were there anyway, so that a layout
/// without doubt does not pay for them.
enum Doubt {
  /// Numbers about 1 may be rounding only if they are below this ...
  static let greatest = 0x1p-20
  /// ... and something only if they are above this.
  static let least = 0x1p-46
  /// A pivot below this, in a row that was about 1, is a doubtful one.
  static let pivot = 0x1p-10

  /// Whether a number may be something and may be nothing, beside others of a magnitude.
  @inline(__always)
  static func isRaised(by number: Double, beside magnitude: Double = 1) -> Bool {
    abs(number) < greatest * magnitude && abs(number) > least * magnitude
  }
}
