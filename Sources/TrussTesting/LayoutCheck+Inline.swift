import TrussDifferences
import TrussSnapshots

extension LayoutCheck {
  /// Compares the layout with the text in the test's source, and records the layout there if the run's mode requires
  /// it.
  ///
  /// - Parameter mayWrite: false for a layout with diagnostics, which is never recorded.
  func compare(_ actual: String, withInline expected: String, mayWrite: Bool) {
    let isMissing = expected.isEmpty && !actual.isEmpty
    let comparison = comparison(of: actual, with: isMissing ? nil : expected)
    let journal = EditJournal(of: site.filePath, build: run.build, run: run.name)
    if run.mode != .never { journal.removeLeftovers() }
    run.waiting?.remove(.text(site.place, compiled: ""), source: site.filePath)
    if mayWrite, !comparison.isSame || comparison.writes, let refusal = refusal(journal) {
      if let failure = comparison.failure { report("\(failure)\n\n\(refusal)") }
      return
    }
    // `all` and `failed` replace any text, `missing` fills in an empty text. `record` is also called if the text is not
    // replaced, to note which layout reached the call.
    if mayWrite, run.mode == .all || run.mode == .failed || (run.mode == .missing && expected.isEmpty) {
      let isDone = record(comparison, showing: isMissing ? actual : nil, in: "\(site.filePath):\(site.line)") {
        try journal.settle(actual, at: site.place, replacing: expected, writes: comparison.writes)
          .map { "\(site.filePath):\($0)" }
      } isFailure: {
        // If the layout equals its text, an error while noting the layout is ignored, unless different layouts reached
        // the call.
        $0 as? InlineFault == .differentLayouts
      }
      if isDone { return }
    }
    guard let failure = comparison.failure else { return }
    let old = isMissing ? nil : expected
    let waits = mayWrite && wait(in: journal, from: old, to: actual, comparison.changes)
    report(failure + reason(from: old, to: actual) + advice(mayWrite, waits))
  }

  /// Stores the layout for a review.
  ///
  /// - Returns: whether the layout is stored; false if it could not be written into the source.
  private func wait(in journal: EditJournal, from old: String?, to new: String, _ changes: String) -> Bool {
    guard let source = try? journal.read(),
      (try? journal.mayWrite(at: site.place, ofCompiled: nil, replacing: old ?? "")) == true
    else { return false }
    let state = Fingerprint(source.compiled).description
    return wait(for: .text(site.place, compiled: state), from: old, to: new, changes)
  }

  /// Why the text of this call is never recorded; nil if it may be recorded.
  private func refusal(_ journal: EditJournal) -> InlineRefusal? {
    if test.hasArguments { return .arguments }
    if !test.runs(site.function) { return .helper(function: site.function, test: test.function) }
    // If the source cannot be read, `record` reports it.
    guard let source = try? journal.read(), SnapshotNumbers(source).isInLoop(site) else { return nil }
    return .loop
  }
}
