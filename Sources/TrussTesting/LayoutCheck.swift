import Foundation
import Truss

/// One assertion: a layout, the form that it is compared in, and the call that asked.
struct LayoutCheck {
  let layout: Layout
  let form: SnapshotForm
  let allowed: [Diagnostic.Kind]
  let site: CallSite
  /// Which snapshots are written; what the process's environment says.
  var mode: RecordMode

  /// - Parameter allowed: the diagnostics that are no failure.
  init(_ layout: Layout, as form: SnapshotForm, allowing allowed: [Diagnostic.Kind], at site: CallSite) {
    self.layout = layout
    self.form = form
    self.allowed = allowed
    self.site = site
    do throws(RecordMode.Unknown) {
      mode = try RecordMode(environment: ProcessInfo.processInfo.environment)
    } catch {
      site.fail("\(error)")
      mode = .never
    }
  }

  /// Compares with a text in the test's source, or with a file where none is given; tells what failed.
  func run(expecting expected: (() -> String)?, named name: String?) {
    let isFaultless = checkDiagnostics()
    let actual = form.string(layout)
    if let expected {
      compare(actual, withInline: expected(), mayWrite: isFaultless)
    } else {
      let file = SnapshotFile(beside: site.filePath, name: SnapshotNames.shared.name(of: site, named: name), form: form)
      compare(actual, with: file, isNamed: name != nil, mayWrite: isFaultless)
    }
  }

  /// What a layout says of itself fails before it is compared, and such a layout is never recorded.
  private func checkDiagnostics() -> Bool {
    let found = layout.diagnostics.excluding(allowed)
    guard !found.isEmpty else { return true }
    site.fail(
      "the layout is not as it was written\n\n" + found.map(\.description).joined(separator: "\n")
        + "\n\nIf that is meant: allowing: \(found.kindList). Until then it is not recorded.")
    return false
  }

  private func compare(_ actual: String, withInline expected: String, mayWrite: Bool) {
    let isMissing = expected.isEmpty && !actual.isEmpty
    let comparison = Comparison(of: actual, with: isMissing ? nil : expected, form: form, mode: mode)
    guard comparison.writes, mayWrite else {
      if let failure = comparison.failure { site.fail(failure + advice(mayWrite)) }
      return
    }
    let journal = EditJournal(of: site.filePath)
    record(comparison, in: "the source of the test") {
      try journal.write(actual, line: site.line, column: site.column, replacing: expected)
    }
  }

  private func compare(_ actual: String, with file: SnapshotFile, isNamed: Bool, mayWrite: Bool) {
    do {
      let expected = try file.read()
      let comparison = Comparison(of: actual, with: expected, form: form, mode: mode)
      if comparison.writes, mayWrite {
        record(comparison, in: file.shortPath) { try file.write(actual) }
      } else if let failure = comparison.failure {
        var message = "\(file.shortPath): \(failure)"
        if form == .svg, expected != nil { message += "\n\n" + writeCandidate(actual, beside: file) }
        if site.isParameterized, !isNamed {
          message += "\n\nThis test has arguments, and all compare with one file; named: gives each its own."
        }
        site.fail(message + advice(mayWrite))
        return
      }
      if form == .svg { try file.candidate.remove() }
    } catch {
      site.fail("\(file.shortPath) cannot be read or written: \(error)")
    }
  }

  /// Writes the new drawing beside the old, where that can be done: that it cannot must not hide what failed.
  private func writeCandidate(_ drawing: String, beside file: SnapshotFile) -> String {
    site.attach(drawing, named: file.candidate.url.lastPathComponent)
    do {
      try file.candidate.write(drawing)
      return "The new drawing is \(file.candidate.shortPath)."
    } catch {
      return "The new drawing cannot be written: \(error)"
    }
  }

  /// Writes, and fails nevertheless: what was recorded is to be looked at, and the next run is to find it.
  private func record(_ comparison: Comparison, in place: String, _ write: () throws -> Void) {
    let reason = comparison.failure ?? "every snapshot is recorded, as TRUSS_RECORD says"
    do {
      try write()
      site.fail("\(reason)\n\nRecorded in \(place). Look at it, and run the tests again.")
    } catch {
      site.fail("\(reason)\n\nNot recorded in \(place): \(error)")
    }
  }

  private func advice(_ mayWrite: Bool) -> String {
    mayWrite && mode != .never ? "\n\nIf that is meant: TRUSS_RECORD=failed swift test" : ""
  }
}
