import Truss
import TrussDifferences
import TrussSnapshots

/// A layout, with the properties that an assertion compares and reports. They are read once, as reading them takes longer
/// than the layout.
struct CheckedLayout {
  /// The conditions of the layout; nil for a single layout.
  var variant: VariantText.Variant?
  let layout: LayoutResult
  let text: String
  let diagnostics: [Diagnostic]

  init(_ layout: LayoutResult, _ form: SnapshotForm) {
    self.layout = layout
    text = form.string(layout)
    diagnostics = layout.diagnostics
  }
}

/// An assertion about a layout, or about a layout for each variant.
struct LayoutCheck {
  private let layouts: [CheckedLayout]
  /// The texts of the variants; nil for a single layout without variants.
  private let variants: VariantText?
  let form: SnapshotForm
  let allowed: [Diagnostic.Kind]
  let site: CallSite
  var test: RunningTest
  var run: TestRun
  /// Reports a failure to the running test. Tests of the assertions replace this function.
  var report: (String) -> Void

  init(
    _ layout: LayoutResult, as form: SnapshotForm, allowing allowed: [Diagnostic.Kind], recording mode: RecordMode?,
    at site: CallSite
  ) {
    self.init([CheckedLayout(layout, form)], as: form, allowing: allowed, recording: mode, at: site)
  }

  /// Makes an assertion about layouts that all have variants, or about one layout without a variant.
  ///
  /// - Parameter mode: the snapshots to record; nil for the setting of the test's trait or the environment.
  init(
    _ layouts: [CheckedLayout], as form: SnapshotForm,
    allowing allowed: [Diagnostic.Kind], recording mode: RecordMode?, at site: CallSite
  ) {
    self.layouts = layouts
    let texts = layouts.compactMap { layout in layout.variant.map { ($0, layout.text) } }
    variants = texts.isEmpty ? nil : VariantText(texts)
    self.form = form
    self.allowed = allowed
    self.site = site
    test = .current
    report = site.fail
    do throws(RecordMode.Unknown) {
      run = try TestRun.current(at: site, mode)
    } catch {
      site.fail("\(error)")
      run = TestRun(mode: .never, name: "")
    }
  }

  /// Compares the layout with a text in the test's source or, if `expected` is nil, with a file; reports failures.
  func perform(expecting expected: (() -> String)?, named name: String?) {
    if layouts.isEmpty { return report("there is no width to lay the view out in") }
    let hasNoDiagnostics = checkDiagnostics()
    let actual = variants?.description ?? layouts[0].text
    if let expected {
      compare(actual, withInline: expected(), mayWrite: hasNoDiagnostics)
    } else {
      compareWithFile(actual, named: name, mayWrite: hasNoDiagnostics)
    }
  }

  /// Reports diagnostics, and returns whether there are none. A layout with diagnostics is never recorded.
  private func checkDiagnostics() -> Bool {
    let own = layouts.map { $0.diagnostics.excluding(allowed) }
    let found = own.flatMap { $0 }
    guard !found.isEmpty else { return true }
    let texts = zip(layouts, own).compactMap { layout, own -> (variant: VariantText.Variant, text: String?)? in
      layout.variant.map { ($0, own.isEmpty ? nil : own.lines) }
    }
    report(
      "the layout has diagnostics\n\n" + (texts.isEmpty ? found.lines : VariantText.grouped(texts))
        + "\n\nIf they are meant: `allowing: \(found.kindList)`. Until then the layout is not recorded."
    )
    return false
  }

  /// Compares the text of the layouts with a snapshot. A snapshot that does not exist is nil.
  func comparison(of actual: String, with expected: String?) -> Comparison {
    Comparison(of: actual, with: expected, form: form, mode: run.mode, variants: variants)
  }

  /// Notes which layout reached a snapshot, and records it if the comparison requires it. Another layout that
  /// reaches the snapshot later fails the test.
  ///
  /// A recording also fails the test: the snapshot must be reviewed, and the next run must confirm it.
  ///
  /// - Parameters:
  ///   - comparison: the result of comparing the layout.
  ///   - text: the recorded text of a new snapshot, for the message; nil if the message shows a difference.
  ///   - place: the snapshot's place, for messages.
  ///   - settle: notes the layout; returns the place where the layout is recorded, or nil if it is not recorded.
  ///   - isFailure: whether an error of `settle` fails the test even if the layout equals its snapshot and is not
  ///     written.
  /// - Returns: whether the check is complete.
  func record(
    _ comparison: Comparison, showing text: String?, in place: String, settle: () throws -> String?,
    isFailure: (any Error) -> Bool = { _ in true }
  ) -> Bool {
    do {
      guard let recorded = try settle() else { return false }
      let shown = text.map { ":\n\n\(Self.beginning(of: $0))" } ?? "."
      report("\(comparison.reason)\n\nRecorded in \(recorded). Look at it, and run the tests again\(shown)")
    } catch {
      let stays = comparison.isSame && !comparison.writes
      if stays, !isFailure(error) { return true }
      report("\(stays ? "" : "\(comparison.reason)\n\n")Not recorded in \(place): \(error)")
    }
    return true
  }

  /// The text, or its first 100 lines if it is longer.
  private static func beginning(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let most = 100
    return lines.prefix(most).joined(separator: "\n")
      + (lines.count > most ? "\n… and \(lines.count - most) more lines" : "")
  }

  /// Explains the position of the first moved view or, if none moved, the size of the first resized view, by the numbers
  /// that changed, after an empty line. The result is empty if no frame changed, for several layouts, and for a large layout, whose
  /// constraints take long to solve.
  func reason(from old: String?, to new: String) -> String {
    guard layouts.count == 1, variants == nil, let old = old.flatMap(form.frames), let new = form.frames(new),
      new.entries.count <= Self.mostExplained
    else { return "" }
    // A moved view is a better explanation than a container that grew with its content.
    let difference = FrameChanges(from: old, to: new)
    let changes = difference.changes
    guard let change = changes.first(where: { $0.kind == .moved }) ?? changes.first, let number = change.number
    else { return "" }
    let layout = layouts[0].layout
    let reason = layout.reason(of: [number], ofItem: change.view, in: layout.constraints) { view, number in
      guard new.entries.indices.contains(view), let place = difference.places[view] else { return true }
      return new.entries[view].numbers[number] != old.entries[place].numbers[number]
    }
    return "\n\nwhy:\n" + reason.description.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }

  private static let mostExplained = 300

  /// Stores the layout for a review.
  ///
  /// - Parameter changes: the changes, in words.
  /// - Returns: whether the layout is stored; false if the build is unknown, or its folder cannot be written to.
  func wait(for target: WaitingSnapshot.Target, from old: String?, to new: String, _ changes: String) -> Bool {
    guard let build = run.build, let folder = run.waiting else { return false }
    let waiting = WaitingSnapshot(
      source: site.filePath, line: site.line, function: site.function, form: form, target: target, old: old, new: new,
      changes: changes, build: build)
    guard (try? folder.put(waiting)) != nil else { return false }
    if run.announcesWaiting { WaitingNotice.add(waiting) }
    return true
  }

  /// Advice on recording the layout; empty if recording is not allowed.
  ///
  /// - Parameter waits: whether the layout waits for a review.
  func advice(_ mayWrite: Bool, _ waits: Bool) -> String {
    guard mayWrite else { return "" }
    let command = "`TRUSS_RECORD=failed swift test`"
    return run.mode == .never
      ? """


      Nothing is recorded here, as `TRUSS_RECORD` or `record` is `never`, or `CI` is set. If the layout is right, record \
      it with \(command) and commit what that writes.
      """
      : "\n\nIf the layout is right, record it: \(command)" + (waits ? ", or review it: `swift package snapshots`" : "")
  }
}
