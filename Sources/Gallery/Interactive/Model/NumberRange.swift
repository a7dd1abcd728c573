/// The range of a setting's numbers, in steps of 1. An optional setting can be left out: nil precedes the least number.
struct NumberRange: Equatable {
  var least: Double
  var greatest: Double
  var isOptional = false

  /// The number after some steps, within the limits. Going down, an optional setting stops at the least before nil.
  func next(_ number: Double?, by steps: Int) -> Double? {
    guard let number else { return steps > 0 ? least : nil }
    if isOptional, steps < 0, number <= least { return nil }
    return nearest(to: number + Double(steps))
  }

  func nearest(to number: Double) -> Double { min(greatest, max(least, number)) }
}
