import TrussDifferences
import TrussSystem

/// A layout that differs from its snapshot, or has no snapshot, and waits for a review.
package struct WaitingSnapshot: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
    case file(path: String)
    /// A text in the test's source. `compiled` is the fingerprint of the compiled source.
    case text(SourcePlace, compiled: String)
  }

  package var source: String
  /// The line of the call in the compiled source.
  package var line: Int
  package var function: String
  package var form: SnapshotForm
  package var target: Target
  /// The snapshot; nil if there is none.
  package var old: String?
  /// The layout's text in the form `form`.
  package var new: String
  /// The changes, in words.
  package var changes: String
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

  /// A key that is equal for all layouts that are written at the same place.
  var key: Fingerprint { Self.key(target, source: source) }

  static func key(_ target: Target, source: String) -> Fingerprint {
    switch target {
    case .file(let path): Fingerprint(path.utf8)
    case .text(let place, _): Fingerprint("\(source):\(place.line):\(place.column)".utf8)
    }
  }
}

extension WaitingSnapshot {
  /// Whether the snapshot is still the one that the layout was compared with. If it is not, the layout was already
  /// accepted, or the source or the file has changed, and the tests must run again.
  package var isCurrent: Bool {
    switch target {
    case .file(let path):
      // An unreadable file is not the compared snapshot.
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

  /// The file that contains the snapshot.
  package var path: String {
    switch target {
    case .file(let path): path
    case .text: source
    }
  }

  /// Replaces the snapshot by the layout.
  ///
  /// - Throws: `ReviewFault` if the snapshot has changed since the comparison, and errors of writing. Then nothing is
  ///   written.
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

  /// Keeps the snapshot, and removes the new drawing beside it.
  package func reject() throws {
    if case .file(let path) = target, form == .svg {
      try SnapshotFile(at: path).candidate.remove()
    }
  }

  /// The changes in words. The differing lines are included only if nothing else describes the change, and for several
  /// variants.
  package var words: String {
    guard changes.hasPrefix(Self.heading) else { return changes }
    let end = changes.firstRange(of: "\n\n")?.lowerBound ?? changes.endIndex
    return String(changes[..<end].dropFirst(Self.heading.count))
  }

  /// The line before changes in words.
  package static let heading = "what changed:\n"

  /// Each review counts as a separate run in the journal, as a run must not have two texts for one call.
  private var journal: EditJournal { EditJournal(of: source, build: build, run: "review-\(ThisProcess.id)") }
}

package enum ReviewFault: Error, Equatable, CustomStringConvertible {
  case changed

  package var description: String { "the snapshot has changed since the tests ran; run them again" }
}
