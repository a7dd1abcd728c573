import TrussDifferences
import TrussSystem

/// A source file: its current content, and its compiled content, before recordings wrote into it.
package struct RecordedSource {
  /// The content of the file.
  package let current: [UInt8]
  /// The content of the file when it was compiled. Lines and columns of a running test refer to it.
  package let compiled: [UInt8]
  /// The recordings that led from the compiled to the current content.
  let edits: [JournalFile.Edit]
  /// Whether `compiled` is certain. It is not if the file has been changed otherwise since: then `compiled` is
  /// `current`.
  package let isAsCompiled: Bool

  init(at path: String, journal: String, build: TestBuild?) throws {
    // The source is read first, so that the journal contains all edits of this content.
    let current = try Descriptor.contents(ofFile: path)
    let status = FileStatus(of: path)
    self.init(
      current, modified: status?.modified, build: build,
      journal: build.map { JournalFile(at: journal, build: $0.identity) })
  }

  init(
    _ current: [UInt8], modified: FileStatus.ModificationTime?, build: TestBuild?, journal: JournalFile?
  ) {
    self.current = current
    let edits = journal.flatMap { $0.edits(leadingTo: Fingerprint(current)) }
    var compiled: [UInt8]? = current
    for edit in (edits ?? []).reversed() { compiled = compiled.flatMap { edit.change.undone(in: $0) } }
    // Before the first edit the times decide: a source that is not newer than the build was compiled into it.
    let isOlder = modified.map { time in build.map { time <= $0.date } ?? false } ?? false
    isAsCompiled = compiled != nil && (edits != nil || (journal?.edits.isEmpty == true && isOlder))
    self.edits = isAsCompiled ? edits ?? [] : []
    self.compiled = isAsCompiled ? compiled ?? current : current
  }

  /// Converts an index in the compiled content to an index in the file; nil if it was in a part that was replaced.
  func currentIndex(ofCompiled index: Int) -> Int? {
    edits.reduce(index) { place, edit in place.flatMap { edit.change.moved($0) } }
  }

  /// The line of an index in the file, from 1.
  func line(at index: Int) -> Int { current[..<index].count { $0 == .lineFeed } + 1 }
}
