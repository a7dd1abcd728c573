#if os(macOS) || os(Linux)
  import TestSupport
  import Testing
  import Truss
  import TrussTesting

  /// A failed comparison is reported, whatever place the caller gave.
  struct FailurePlaceTests {
    @Test func everyPlaceIsReported() throws {
      let run = try NestedRun(of: "FailurePlaceTests/failing")
      #expect(run.hasFailed)
      for (place, line) in [(0, 1), (-1, 1), (Int.min, 1), (.max, .max)] {
        let issue = "issue with 1 argument place → \(place) at FailurePlaceTests.swift:\(line):\(line): "
        #expect(run.output.contains(issue), "\(run.output)")
      }
    }

    @Test(.enabled(if: NestedRun.isRunning), arguments: [0, -1, .min, .max]) func failing(place: Int) throws {
      try assertLayout(of: Text("a"), columns: 9, line: place, column: place) { "b" }
    }
  }
#endif
