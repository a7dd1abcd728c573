import Foundation

/// Statistics of several measurements of the same thing.
enum Statistics {
  /// The middle value, or the mean of the middle two; other work on the machine affects it less than the mean.
  static func median(_ values: [Double]) -> Double {
    precondition(!values.isEmpty)
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// The exponent e of `time = c * nodes^e` through two points: 1 is linear.
  static func growth(from first: (nodes: Int, time: Double), to second: (nodes: Int, time: Double)) -> Double {
    log(second.time / first.time) / log(Double(second.nodes) / Double(first.nodes))
  }
}
