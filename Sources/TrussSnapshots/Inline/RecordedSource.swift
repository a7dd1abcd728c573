import TrussDifferences
import TrussSystem

/// A source file: its current content, and its compiled content, before recordings wrote into it.
package struct RecordedSource {
  /// The content of the file.
  package let current: [UInt8]
  /// Its content when it was compiled. Lines and columns of a running test are places here.
  package let compiled: [UInt8]
  /// The edits that led from one to the other.
  let edits: [JournalFile.Edit]
  /// Whether that is certain. It is not if the file has been changed otherwise since: then `compiled` is `current`.
  package let isAsCompiled: Bool

  init(at path: String, journal: String, build: TestBuild?) throws {
    // The source first: a journal that is read later has each edit of it.
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

  /// The index in the file of something that was compiled; nil if it is no longer there.
  func currentIndex(ofCompiled index: Int) -> Int? {
    edits.reduce(index) { place, edit in place.flatMap { edit.change.moved($0) } }
  }

  /// The line of an index in the file, from 1.
  func line(at index: Int) -> Int { current[..<index].count { $0 == .lineFeed } + 1 }
}
