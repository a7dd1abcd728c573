import TrussSnapshots
import TrussSystem

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
  /// Whether the process tells at its end how many layouts wait for a review.
  var announcesWaiting = false
  /// Where layouts wait for a review.
  var waiting: WaitingFolder? { build.map(WaitingFolder.init) }

  /// The run that this process is a part of.
  ///
  /// - Parameter mode: which snapshots the call writes; nil for what the test's trait or the environment specifies.
  static func current(at site: CallSite, _ mode: RecordMode?) throws(RecordMode.Unknown) -> TestRun {
    let environment = try RecordMode(environment: ThisProcess.variables("TRUSS_RECORD", "CI"))
    return TestRun(
      mode: mode ?? RecordMode.ofTrait ?? environment, build: TestBuild(containing: site.path), name: name,
      announcesWaiting: true)
  }

  /// The number of the parent that all processes of a run have. Where the parent is the system itself, as for a test
  /// bundle that Xcode starts, it names no run: the process does.
  private static var name: String { ThisProcess.parent.map { "\($0)" } ?? "own-\(ThisProcess.id)" }
}
