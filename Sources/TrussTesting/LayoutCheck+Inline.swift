extension LayoutCheck {
  /// Compares with the text in the test's source, and records the layout there.
  func compare(_ actual: String, withInline expected: String, mayWrite: Bool) {
    let isMissing = expected.isEmpty && !actual.isEmpty
    let comparison = Comparison(of: actual, with: isMissing ? nil : expected, form: form, mode: run.mode)
    let journal = EditJournal(of: site.filePath, build: run.build, run: run.name)
    if run.mode != .never { journal.removeLeftovers() }
    if mayWrite, !comparison.isSame || comparison.writes, let refusal = refusal(journal) {
      if let failure = comparison.failure { report("\(failure)\n\n\(refusal)") }
      return
    }
    // A text that is there is written in these modes alone, and an empty one in all that write.
    if mayWrite, run.mode == .all || run.mode == .failed || (run.mode == .missing && expected.isEmpty) {
      record(actual, expected, comparison, journal)
    } else if let failure = comparison.failure {
      report(failure + advice(mayWrite))
    }
  }

  /// Why no text is recorded at this call, whatever the layout.
  private func refusal(_ journal: EditJournal) -> InlineRefusal? {
    if test.hasArguments { return .arguments }
    if !test.runs(site.function) { return .helper(function: site.function, test: test.function) }
    // Where the source cannot be read nothing is recorded either, and that reports why.
    guard let source = try? journal.read(), SnapshotNumbers(source).isInLoop(site) else { return nil }
    return .loop
  }

  /// Records the text, where it is to be, and notes the layout, so that no other is recorded at the same call.
  ///
  /// What is recorded fails nevertheless: it is to be looked at, and the next run is to find it.
  private func record(_ actual: String, _ expected: String, _ comparison: Comparison, _ journal: EditJournal) {
    do {
      let line = try journal.settle(actual, at: site.place, replacing: expected, writes: comparison.writes)
      if let line {
        report(
          "\(comparison.reason)\n\nRecorded in \(site.filePath):\(line). Look at it, and run the tests again.")
      } else if let failure = comparison.failure {
        report(failure + advice(true))
      }
    } catch {
      let message = "Not recorded in \(site.filePath):\(site.line): \(error)"
      if !comparison.isSame || comparison.writes {
        report("\(comparison.reason)\n\n\(message)")
      } else if error as? InlineFault == .differentLayouts {
        // That it cannot be noted would not hide that a layout is right; that others reach the call does.
        report(message)
      }
    }
  }
}
