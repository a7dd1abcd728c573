import TrussSnapshots
import TrussSystem

struct TestRun {
  var mode: RecordMode
  /// The build that contains the test; nil if the system does not identify it.
  var build: TestBuild?
  /// Identifies the run, which may have several processes: `swift test` starts a process for XCTest and one for Swift
  /// Testing, and with `--parallel` one for each test of XCTest.
  var name: String
  /// The snapshot files with which this process has compared layouts.
  var files = ReachedFiles.shared
  /// Whether the process prints, at its end, how many layouts wait for a review.
  var announcesWaiting = false
  /// The folder in which layouts wait for a review; nil without a build.
  var waiting: WaitingFolder? { build.map(WaitingFolder.init) }

  /// Makes the run of this process.
  ///
  /// - Parameter mode: the snapshots that the call writes; nil for the setting of the test's trait or the environment.
  static func current(at site: CallSite, _ mode: RecordMode?) throws(RecordMode.Unknown) -> TestRun {
    let environment = try RecordMode(environment: ThisProcess.variables("TRUSS_RECORD", "CI"))
    return TestRun(
      mode: mode ?? RecordMode.ofTrait ?? environment, build: TestBuild(containing: site.path), name: name,
      announcesWaiting: true)
  }

  /// The id of the parent process, which all processes of a run share. If the parent is the system, as for a test
  /// bundle that Xcode starts, the name contains the id of this process instead.
  private static var name: String { ThisProcess.parent.map { "\($0)" } ?? "own-\(ThisProcess.id)" }
}
