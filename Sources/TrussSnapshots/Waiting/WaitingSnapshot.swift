import TrussDifferences
import TrussSystem

/// A layout that differs from its snapshot, or has none, and waits for a review, which accepts or rejects it.
package struct WaitingSnapshot: Equatable, Sendable {
  /// Where the layout is to be written.
  package enum Target: Equatable, Sendable {
    case file(path: String)
    /// The text of a call in the test's source, as it was compiled; `compiled` is the fingerprint of that source.
    case text(SourcePlace, compiled: String)
  }

  /// The path of the test's source.
  package var source: String
  /// The line of the call, as it was compiled.
  package var line: Int
  /// The test's function.
  package var function: String
  package var form: SnapshotForm
  package var target: Target
  /// The snapshot, or nil if there is none.
  package var old: String?
  /// The layout's text, in the form.
  package var new: String
  /// The changes, in words.
  package var changes: String
  /// The build that contains the test.
  package var build: TestBuild

  package init(
    source: String, line: Int, function: String, form: SnapshotForm, target: Target, old: String?, new: String,
    changes: String, build: TestBuild
  ) {
    self.source = source
    self.line = line
    self.function = function
    self.form = form
    self.target = target
    self.old = old
    self.new = new
    self.changes = changes
    self.build = build
  }

  /// Identifies the place where the layout is to be written: equal for all layouts of one place.
  var key: Fingerprint { Self.key(target, source: source) }

  static func key(_ target: Target, source: String) -> Fingerprint {
    switch target {
    case .file(let path): Fingerprint(path.utf8)
    case .text(let place, _): Fingerprint("\(source):\(place.line):\(place.column)".utf8)
    }
  }
}

/// The decisions about a waiting layout.
extension WaitingSnapshot {
  /// Whether the snapshot is still the one that the layout was compared with. If not, it was accepted, or the source or
  /// the file has changed since: the tests must run again.
  package var isCurrent: Bool {
    switch target {
    case .file(let path):
      // A file that cannot be read is not the one that the layout was compared with.
      do {
        return try SnapshotFile(at: path).bytes() == old.map { Array($0.utf8) }
      } catch {
        return false
      }
    case .text(let place, let compiled):
      return (try? journal.mayWrite(at: place, ofCompiled: Fingerprint(written: compiled), replacing: old ?? ""))
        ?? false
    }
  }

  /// Writes the layout in the place of the snapshot.
  ///
  /// - Throws: `ReviewFault` if the snapshot is no longer what the layout was compared with, and errors of writing.
  ///   Nothing is written then.
  package func accept() throws {
    guard isCurrent else { throw ReviewFault.changed }
    switch target {
    case .file(let path):
      let file = SnapshotFile(at: path)
      try file.write(new)
      if form == .svg { try file.candidate.remove() }
    case .text(let place, _):
      _ = try journal.settle(new, at: place, replacing: old ?? "", writes: true)
    }
  }

  /// Keeps the snapshot, and removes the new drawing that a failure left beside it.
  package func reject() throws {
    if case .file(let path) = target, form == .svg {
      try SnapshotFile(at: path).candidate.remove()
    }
  }

  /// The changes in words. The lines that differ are included if nothing else describes the change, and for several
  /// variants.
  package var words: String {
    let heading = "what changed:\n"
    guard changes.hasPrefix(heading) else { return changes }
    let end = changes.firstRange(of: "\n\n")?.lowerBound ?? changes.endIndex
    return String(changes[..<end].dropFirst(heading.count))
  }

  /// Each review is its own run for the journal: a run never has two texts for one call.
  private var journal: EditJournal { EditJournal(of: source, build: build, run: "review-\(ThisProcess.id)") }
}

/// Why a layout is not accepted.
package enum ReviewFault: Error, Equatable, CustomStringConvertible {
  case changed

  package var description: String { "the snapshot has changed since the tests ran; run them again" }
}
