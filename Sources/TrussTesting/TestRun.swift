import Foundation

/// What an assertion has to know of the run of the tests that it is in.
struct TestRun {
  /// Which snapshots are written.
  var mode: RecordMode
  /// What the test was built into; nil where the system does not tell.
  var build: TestBuild?
  /// Names the run, which may be several processes: `swift test` starts one for XCTest and one for Swift Testing, and
  /// with `--parallel` one for each of XCTest's tests.
  var name: String
  /// What the process has been compared with.
  var files = ReachedFiles.shared

  /// The run that this process is a part of.
  static func current(at site: CallSite) throws(RecordMode.Unknown) -> TestRun {
    TestRun(
      mode: try RecordMode(environment: ProcessInfo.processInfo.environment), build: TestBuild(containing: site.path),
      name: name)
  }

  /// The number of the parent that all processes of a run have. Where the parent is the system itself, as for a test
  /// bundle that Xcode starts, it names no run: the process does.
  private static var name: String {
    let parent = getppid()
    return parent > 1 ? "\(parent)" : "own-\(getpid())"
  }
}
