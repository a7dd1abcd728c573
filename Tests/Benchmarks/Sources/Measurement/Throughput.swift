import Dispatch
import Synchronization
import Truss

/// The number of layouts of a workload per second, by several threads that share nothing.
///
/// Two threads should make twice as many layouts: the difference is lost to memory, locks or reference counts.
struct Throughput {
  var workload: Workload
  var size: Int
  /// The time in which one thread, and then all threads together, are measured.
  var seconds: Double

  /// Each thread begins layouts until half the time is over; a longer layout is done once.
  func layoutsPerSecond(threads: Int) throws -> Double {
    var trials: [any Trial] = []
    for _ in 0..<threads { trials.append(try workload.prepare(size)) }
    let prepared = trials
    let total = Mutex(Result<Double, any Error>.success(0))
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let rate = Result { try Self.rate(prepared[thread], seconds: seconds / 2) }
      total.withLock { sum in sum = sum.flatMap { sum in rate.map { sum + $0 } } }
    }
    return try total.withLock { try $0.get() }
  }

  /// The layouts of one thread per second, without the first layout.
  private static func rate(_ trial: any Trial, seconds: Double) throws -> Double {
    var trial = trial
    _ = try trial.run()
    let start = ContinuousClock.now
    var count = 0.0
    var elapsed = 0.0
    repeat {
      _ = try trial.run()
      count += 1
      elapsed = (ContinuousClock.now - start).seconds
    } while elapsed < seconds
    return count / elapsed
  }
}
