import Dispatch
import Synchronization
import Truss

/// How many layouts of a workload are done in a second, by several threads that share nothing.
///
/// Layouts on two threads should be twice as many: what is missing is lost to memory, locks or reference counts.
struct Throughput {
  var workload: Workload
  var size: Int
  /// The time that is given to one thread, and to all threads together.
  var seconds: Double

  /// Each thread begins a layout until half the time is over; one that takes longer is done once.
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

  /// One thread's layouts a second, a first one not counted.
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
