/// The lengths that a setting goes through: from the least to the greatest by equal steps, and before the least, where
/// the setting may be left out, nil.
struct LengthSteps {
  var least: Double
  var greatest: Double
  var step: Double

  /// The length some steps on, which stays within the limits.
  func next(_ length: Double, by count: Int) -> Double { within(length + Double(count) * step) }

  /// The same for a length that may be left out; it is where a step goes below the least.
  func next(_ length: Double?, by count: Int) -> Double? {
    guard let length else { return count > 0 ? within(least + Double(count - 1) * step) : nil }
    let next = length + Double(count) * step
    return next < least ? nil : within(next)
  }

  private func within(_ length: Double) -> Double { min(greatest, max(least, length)) }
}
