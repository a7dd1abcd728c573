#if os(macOS) || os(Linux)
  package import Foundation

  /// Another run of this program, for tests that are meant to fail: their issues do not become issues of this run.
  package struct NestedRun {
    /// Whether this run is nested; it enables the tests that only a nested run has.
    package static let isRunning = ProcessInfo.processInfo.environment[key] != nil

    private static let key = "TRUSS_NESTED_RUN"

    /// The output of the run.
    package let output: String
    package let hasFailed: Bool

    /// Runs a test without recording snapshots.
    package init(of test: String) throws {
      let process = Self.process(of: test, environment: ["TRUSS_RECORD": "never"])
      let pipe = Pipe()
      (process.standardOutput, process.standardError) = (pipe, pipe)
      try process.run()
      output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      hasFailed = process.terminationStatus != 0
    }

    /// A process that runs a test of this program, not yet started.
    package static func process(of test: String, environment: [String: String]) -> Process {
      let own = CommandLine.arguments
      let bundle = own.firstIndex(of: "--test-bundle-path").map { Array(own[$0...].prefix(2)) } ?? []
      let process = Process()
      process.executableURL = URL(fileURLWithPath: own[0])
      process.arguments = bundle + ["--testing-library", "swift-testing", "--filter", test]
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        .merging([key: "1"]) { $1 }
      return process
    }
  }
#endif
