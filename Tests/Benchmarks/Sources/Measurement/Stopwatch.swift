import AllocationCounter
import Foundation

/// What the thread took since it was made, or since the last lap.
///
/// The time is the processor's for this thread, user and system: on an idle machine as long as the time that passes, and
/// on a busy one without what other programs took in between.
struct Stopwatch {
  private var start = Self.processorTime
  private var count = allocation_count()

  mutating func lap() -> Lap {
    let lap = Lap(
      duration: Self.processorTime - start,
      allocations: count < 0 ? nil : Int(allocation_count() - count))
    count = allocation_count()
    start = Self.processorTime
    return lap
  }

  private static var processorTime: Duration {
    var time = timespec()
    precondition(clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
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
  /// A millionth of a second is fine enough: a clock's own call takes a part of one.
  var microseconds: Double { Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12 }
  var seconds: Double { microseconds / 1e6 }
}
