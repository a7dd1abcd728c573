import Foundation

/// Values on a line, equal factors at equal distances, with marks at 1, 2 and 5 times the powers of ten.
struct LogScale {
  /// The values with a mark, in growing order; the first and last are the line's ends.
  let marks: [Double]
  /// The line's length, in points.
  let length: Double

  /// A scale from mark to mark that holds all values.
  ///
  /// - Parameter factors: the marks in a decade, the first 1.
  init(holding values: [Double], factors: [Double], length: Double) {
    self.length = length
    let values = values.filter { $0 > 0 }
    let (least, most) = (values.min() ?? 1, values.max() ?? 10)
    let exponents = Int(log10(least).rounded(.down))...Int(log10(most).rounded(.up) + 1)
    let marks = exponents.flatMap { exponent in factors.map { $0 * pow(10, Double(exponent)) } }
    let first = marks.lastIndex { $0 <= least } ?? 0
    let last = marks.firstIndex { $0 >= most } ?? marks.count - 1
    self.marks = Array(marks[first...max(last, min(first + 1, marks.count - 1))])
  }

  /// The distance of a value from the least end. Half a point is as exact as a drawing needs to be, and the same on every
  /// platform whatever its logarithms.
  func place(_ value: Double) -> Double {
    let (first, last) = (marks[0], marks[marks.count - 1])
    return (2 * length * log(value / first) / log(last / first)).rounded() / 2
  }
}
