/// The slopes of a level's cost along the columns, as far as basic variables make them: sparse, as most levels touch
/// few columns.
struct Gradient: Sendable {
  /// The slope along each column.
  private(set) var slopes: [Double] = []
  /// The position in `touched` from which the next search for a direction goes on.
  var next = 0
  /// The columns whose slope may differ from 0, or that have hinges of their own, in the order they were met.
  private(set) var touched: [Int32] = []
  private var isTouched: [Bool] = []

  mutating func addColumn() {
    slopes.append(0)
    isTouched.append(false)
  }

  @inline(__always)
  mutating func touch(_ column: Int) {
    if isTouched[column] { return }
    isTouched[column] = true
    touched.append(Int32(column))
  }

  @inline(__always)
  mutating func add(_ slope: Double, to column: Int) {
    slopes[column] += slope
    touch(column)
  }

  @inline(__always)
  mutating func set(_ column: Int, to slope: Double) { slopes[column] = slope }

  /// Makes all slopes 0; the columns stay touched.
  mutating func clear() {
    for column in touched { slopes[Int(column)] = 0 }
  }

  /// Makes all slopes 0.
  mutating func reset() {
    for column in touched {
      slopes[Int(column)] = 0
      isTouched[Int(column)] = false
    }
    touched.removeAll(keepingCapacity: true)
    next = 0
  }
}
