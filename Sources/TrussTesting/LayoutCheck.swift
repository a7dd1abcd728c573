import Truss

/// One assertion: a layout, the form that it is compared in, and the call that asked.
struct LayoutCheck {
  let layout: Layout
  let form: SnapshotForm
  let allowed: [Diagnostic.Kind]
  let site: CallSite
  /// The test that it is in.
  var test: RunningTest
  var run: TestRun
  /// Receives each failure. It is the test that is running, except in the tests of assertions.
  var report: (String) -> Void

  init(_ layout: Layout, as form: SnapshotForm, allowing allowed: [Diagnostic.Kind], at site: CallSite) {
    self.layout = layout
    self.form = form
    self.allowed = allowed
    self.site = site
    test = .current
    report = site.fail
    do throws(RecordMode.Unknown) {
      run = try TestRun.current(at: site)
    } catch {
      site.fail("\(error)")
      run = TestRun(mode: .never, name: "")
    }
  }

  /// Compares with a text in the test's source, or with a file where none is given; reports what failed.
  func perform(expecting expected: (() -> String)?, named name: String?) {
    let isFaultless = checkDiagnostics()
    let actual = form.string(layout)
    if let expected {
      compare(actual, withInline: expected(), mayWrite: isFaultless)
    } else {
      compareWithFile(actual, named: name, mayWrite: isFaultless)
    }
  }

  /// A layout's diagnostics fail before it is compared, and such a layout is never recorded.
  private func checkDiagnostics() -> Bool {
    let found = layout.diagnostics.excluding(allowed)
    guard !found.isEmpty else { return true }
    report(
      "the layout has diagnostics\n\n" + found.map(\.description).joined(separator: "\n")
        + "\n\nIf they are meant: `allowing: \(found.kindList)`. Until then the layout is not recorded."
    )
    return false
  }

  /// Notes which layout reached a snapshot, and records it there if the comparison asks for that: another layout that
  /// reaches the snapshot later then fails.
  ///
  /// What is recorded fails too: somebody has to look at it, and the next run has to confirm it.
  ///
  /// - Parameters:
  ///   - comparison: the result of comparing the layout.
  ///   - place: the snapshot, for messages.
  ///   - settle: notes the layout; returns where it is recorded, or nil where it is not to be.
  ///   - isFailure: whether an error of that is a failure for a layout that is the same and stays.
  /// - Returns: whether all is reported.
  func record(
    _ comparison: Comparison, in place: String, settle: () throws -> String?,
    isFailure: (any Error) -> Bool = { _ in true }
  ) -> Bool {
    do {
      guard let recorded = try settle() else { return false }
      report("\(comparison.reason)\n\nRecorded in \(recorded). Look at it, and run the tests again.")
    } catch {
      let stays = comparison.isSame && !comparison.writes
      if stays, !isFailure(error) { return true }
      report("\(stays ? "" : "\(comparison.reason)\n\n")Not recorded in \(place): \(error)")
    }
    return true
  }

  /// How to record the layout, where it may be.
  func advice(_ mayWrite: Bool) -> String {
    guard mayWrite else { return "" }
    let command = "`TRUSS_RECORD=failed swift test`"
    return run.mode == .never
      ? """


      Nothing is recorded in this run, as `TRUSS_RECORD` is `never`, or `CI` is set. If the layout is right, record it \
      with \(command) and commit what that writes.
      """ : "\n\nIf the layout is right, record it: \(command)"
  }
}
