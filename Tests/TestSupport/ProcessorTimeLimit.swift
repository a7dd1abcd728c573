package import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Limits the processor time that a synchronous test takes, so that code whose time grows too fast fails.
///
/// `.timeLimit` also counts the time that a test waits for a thread: where many tests run in parallel on few processors, a
/// test of one second exceeds a limit of a minute.
package struct ProcessorTimeLimit: TestTrait, SuiteTrait, TestScoping {
  let minutes: Double

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let start = Self.now()
    try await function()
    let end = Self.now()
    guard start.thread == end.thread else {
      Issue.record("the test went on in another thread, so that its processor time is not known")
      return
    }
    let taken = (end.seconds - start.seconds) / 60
    if taken > minutes { Issue.record("processor time was \(taken) minutes, with a limit of \(minutes)") }
  }

  fileprivate static func now() -> (thread: Int, seconds: Double) {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return (pthread_self().hashValue, Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}

extension Trait where Self == ProcessorTimeLimit {
  /// Limits the processor time of each test case, in minutes.
  package static func processorTimeLimit(minutes: Double) -> Self { ProcessorTimeLimit(minutes: minutes) }
}

/// How many times longer a piece of work takes for twice as many things: about 2 if its time is in proportion to them, and
/// 4 if it grows with the square of their number. It is the least of three measurements of the thread's processor time.
package func growth(from count: Int, _ work: (Int) throws -> Void) rethrows -> Double {
  func seconds(_ count: Int) throws -> Double {
    let start = ProcessorTimeLimit.now().seconds
    try work(count)
    return ProcessorTimeLimit.now().seconds - start
  }
  var least = Double.infinity
  for _ in 0..<3 {
    let once = try seconds(count)
    least = min(least, try seconds(2 * count) / once)
  }
  return least
}
