#if os(macOS) || os(Linux)
  import TestSupport
  import Testing

  struct ProcessorTimeLimitTests {
    @Test func aTestThatTakesLongerFails() throws {
      let run = try NestedRun(of: "ProcessorTimeLimitTests/tooLong")
      #expect(run.hasFailed)
      #expect(run.output.contains("with a limit of 1e-09"), "\(run.output)")
    }

    @Test(.processorTimeLimit(minutes: 1e-9), .enabled(if: NestedRun.isRunning)) func tooLong() {
      let numbers: [Int] = (0..<10_000).map { $0 % 7 }
      #expect(numbers.reduce(0, +) > 0)
    }
  }
#endif
