import AllocationCounter

/// Time and allocations since it was made, or since the last lap.
struct Stopwatch {
  private var start = ContinuousClock.now
  private var count = allocation_count()

  mutating func lap() -> Lap {
    let lap = Lap(
      duration: ContinuousClock.now - start,
      allocations: count < 0 ? nil : Int(allocation_count() - count))
    count = allocation_count()
    start = .now
    return lap
  }
}

/// What a piece of work took.
struct Lap: Sendable {
  var duration: Duration
  /// The blocks of memory that the thread asked for; nil where they are not counted.
  var allocations: Int?

  /// No work at all.
  static let none = Lap(duration: .zero, allocations: 0)
}

extension Duration {
  /// A millionth of a second is fine enough: a clock's own call takes a tenth of one.
  var microseconds: Double { Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12 }
  var seconds: Double { microseconds / 1e6 }
}
