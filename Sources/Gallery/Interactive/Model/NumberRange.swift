/// The numbers that a setting goes through, one by one, and nil if the setting may be left out: it comes before the
/// least.
struct NumberRange: Equatable {
  var least: Double
  var greatest: Double
  var isOptional = false

  /// The number some steps on, which stays within the limits. On the way down it stops at the least before nil.
  func next(_ number: Double?, by steps: Int) -> Double? {
    guard let number else { return steps > 0 ? least : nil }
    if isOptional, steps < 0, number <= least { return nil }
    return nearest(to: number + Double(steps))
  }

  func nearest(to number: Double) -> Double { min(greatest, max(least, number)) }
}
