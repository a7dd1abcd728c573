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

  private static func now() -> (thread: Int, seconds: Double) {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return (pthread_self().hashValue, Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}

extension Trait where Self == ProcessorTimeLimit {
  /// Limits the processor time of each test case, in minutes.
  package static func processorTimeLimit(minutes: Double) -> Self { ProcessorTimeLimit(minutes: minutes) }
}
