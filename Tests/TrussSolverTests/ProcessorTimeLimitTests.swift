import TestSupport
import Testing

@Suite struct ProcessorTimeLimitTests {
  @Test func aTestThatTakesLongerFails() async throws {
    let test = try #require(Test.current)
    let limit: ProcessorTimeLimit = .processorTimeLimit(minutes: 1e-9)
    try await withKnownIssue {
      try await limit.provideScope(for: test, testCase: nil) {
        #expect((0..<10_000).map { $0 % 7 }.reduce(0, +) > 0)
      }
    } matching: {
      "\($0)".contains("with a limit of 1e-09")
    }
  }
}
