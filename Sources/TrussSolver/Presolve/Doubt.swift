/// Whether a coefficient is nothing is a judgement, and most are easy: what is left of a cancellation is a rounding
/// error, some 2^-50, or as large as what a layout is made of. Between lies what may be either. Rows in which such a
/// number is met are solved as they were given, in twice the digits.
enum Doubt {
  /// Coefficients may be rounding only if they are below this ...
  static let greatest = 0x1p-20
  /// ... and something only if they are above this.
  static let least = 0x1p-46

  /// Whether a coefficient may be something and may be nothing.
  @inline(__always)
  static func isRaised(by coefficient: Double) -> Bool {
    abs(coefficient) < greatest && abs(coefficient) > least
  }
}
