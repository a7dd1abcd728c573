import AllocationCounter
import Foundation

/// Measures the time and the allocations of the thread since the stopwatch was made, or since the last lap.
///
/// The time is the thread's processor time, user and system: on an idle machine as long as the elapsed time, on a busy
/// machine without the time that other programs took.
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

/// The time and the allocations of a piece of work.
struct Lap: Sendable {
  var duration: Duration
  /// The number of blocks of memory that the thread allocated; nil if they are not counted.
  var allocations: Int?

  /// No work at all.
  static let none = Lap(duration: .zero, allocations: 0)
}

extension Duration {
  /// The duration in microseconds. A `Double` is precise enough: reading the clock takes part of a microsecond.
  var microseconds: Double { Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12 }
  var seconds: Double { microseconds / 1e6 }
}
