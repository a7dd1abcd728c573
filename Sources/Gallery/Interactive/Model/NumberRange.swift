/// The numbers of a setting, in steps of 1. An optional setting can also be nil, which precedes the smallest number.
struct NumberRange: Equatable {
  var least: Double
  var greatest: Double
  var isOptional = false

  /// The value after some steps, limited to the range. From a larger number, steps down stop at the least number before
  /// they reach nil.
  func next(_ number: Double?, by steps: Int) -> Double? {
    guard let number else { return steps > 0 ? least : nil }
    if isOptional, steps < 0, number <= least { return nil }
    return nearest(to: number + Double(steps))
  }

  func nearest(to number: Double) -> Double { min(greatest, max(least, number)) }
}
