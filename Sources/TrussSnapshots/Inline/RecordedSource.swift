import TrussDifferences
import TrussSystem

/// The current content of a source file, and its content when it was compiled, before recordings.
package struct RecordedSource {
  package let current: [UInt8]
  /// The compiled content. Lines and columns of a running test refer to it.
  package let compiled: [UInt8]
  /// The edits from the compiled to the current content.
  let edits: [JournalFile.Edit]
  /// Whether `compiled` is certain. If something other than recordings has changed the file, it is false, and
  /// `compiled` is `current`.
  package let isAsCompiled: Bool

  init(at path: String, journal: String, build: TestBuild?) throws {
    // The source is read before the journal, so that the journal contains all edits in this content.
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
    // Without edits the time decides: a source that is not newer than the build was compiled into this build.
    let isOlder = modified.map { time in build.map { time <= $0.date } ?? false } ?? false
    isAsCompiled = compiled != nil && (edits != nil || (journal?.edits.isEmpty == true && isOlder))
    self.edits = isAsCompiled ? edits ?? [] : []
    self.compiled = isAsCompiled ? compiled ?? current : current
  }

  /// Converts an index in the compiled content to an index in the file; nil inside a replaced part.
  func currentIndex(ofCompiled index: Int) -> Int? {
    edits.reduce(index) { place, edit in place.flatMap { edit.change.moved($0) } }
  }

  func line(at index: Int) -> Int { current[..<index].count { $0 == .lineFeed } + 1 }
}
