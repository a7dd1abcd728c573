package import TrussDifferences
import TrussSystem

/// Records texts in one source file. Any number of threads and processes of one build of the tests may record at once.
///
/// The running tests were compiled with line numbers that an edit changes. Therefore each edit is written to a file
/// beside the build *before* the source is replaced, with fingerprints of the source before and after the edit. If a
/// process is killed, the source has one of these fingerprints, which shows whether the edit was made. If it has
/// neither, something else has changed the source, and it is not edited.
package struct EditJournal {
  package let path: String
  private let source: String
  private let build: TestBuild?
  /// Identifies the run of the tests, which may have several processes.
  private let run: String

  /// Makes the journal of a source file.
  ///
  /// - Parameters:
  ///   - sourcePath: the path of the source; symbolic links are resolved.
  ///   - build: the build that contains the source; if it is nil, nothing is recorded.
  ///   - run: identifies the run of the tests.
  package init(of sourcePath: String, build: TestBuild?, run: String) {
    source = FileSystem.resolved(sourcePath)
    self.build = build
    self.run = run
    path = Self.path(for: source, build)
  }

  /// The path of the journal: beside the build, so that it is deleted with the build, or in the temporary folder if the
  /// build's folder is not writable.
  private static func path(for source: String, _ build: TestBuild?) -> String {
    let name = Fingerprint(source.utf8)
    if let build, FileSystem.isWritable(build.path.folderPath) { return "\(build.path).recording-\(name)" }
    return FileSystem.temporaryFolder.path(to: "truss-recording-\(ThisProcess.user)-\(name)")
  }

  package func read() throws -> RecordedSource { try RecordedSource(at: source, journal: path, build: build) }

  /// Notes the layout that reached a call and, if `writes` is true, replaces the literal by the layout's text.
  ///
  /// - Returns: the line of the call if the text is recorded, otherwise nil.
  /// - Throws: `FileError`, and `InlineFault`. If the run has reached the call with another layout, the compiled
  ///   literal is restored, and `.differentLayouts` is thrown.
  @discardableResult
  package func settle(_ text: String, at place: SourcePlace, replacing expected: String, writes: Bool) throws -> Int? {
    guard let build else { throw InlineFault.unknownBuild }
    return try FolderLock.whileHeld(on: source.folderPath) {
      var journal = JournalFile(at: path, build: build.identity)
      let source = try read()
      let call = JournalFile.Reached(run: run, place: place, layout: Fingerprint(text.utf8))
      let known = journal.reached.filter { $0.run == run && $0.place == place }
      let note = known.contains(call) ? nil : call
      let last = source.edits.last { $0.place == place }
      let written = last?.layout == nil ? nil : last
      if known.contains(where: { $0.layout != call.layout }) {
        try journal.append(note)
        if let written { try takeBack(written, in: source, &journal) }
        throw InlineFault.differentLayouts
      }
      guard writes else {
        try journal.append(note)
        return nil
      }
      let index = try index(of: place, in: source)
      if let written {
        // Another run of the same build has recorded another text, so the literal in the source is not the compiled
        // one.
        guard written.layout == call.layout else { throw InlineFault.changed }
        return source.line(at: index)
      }
      let edit = try InlineEdit(writing: text, to: source.current, at: index, replacing: expected)
      try commit(edit.source, edit.change, at: place, call.layout, note, to: source, &journal)
      return source.line(at: index)
    }
  }

  /// Whether the text of a call can be replaced: only recordings have changed the source since it was compiled, and the
  /// call still has its compiled literal.
  package func mayWrite(at place: SourcePlace, ofCompiled state: Fingerprint?, replacing expected: String) throws
    -> Bool
  {
    let source = try read()
    guard source.isAsCompiled, state.map({ $0 == Fingerprint(source.compiled) }) ?? true else { return false }
    _ = try InlineEdit(writing: "", to: source.current, at: index(of: place, in: source), replacing: expected)
    return true
  }

  private func index(of place: SourcePlace, in source: RecordedSource) throws(InlineFault) -> Int {
    guard source.isAsCompiled else { throw .changed }
    let index = try InlineCall.index(in: source.compiled, line: place.line, column: place.column)
    guard let current = source.currentIndex(ofCompiled: index) else { throw .changed }
    return current
  }

  private func takeBack(
    _ edit: JournalFile.Edit, in source: RecordedSource, _ journal: inout JournalFile
  ) throws {
    guard let position = source.edits.firstIndex(where: { $0.after == edit.after }) else { return }
    var offset = edit.change.offset
    for later in source.edits[(position + 1)...] { offset = later.change.moved(offset) ?? offset }
    let text = offset..<(offset + edit.change.insertedCount)
    let change = SourceEdit(
      offset: offset, removed: Array(source.current[text]), insertedCount: edit.change.removed.count)
    let bytes = source.current[..<offset] + edit.change.removed + source.current[text.upperBound...]
    try commit(Array(bytes), change, at: edit.place, nil, nil, to: source, &journal)
  }

  /// Writes the journal first, then the source. If the machine loses power before the journal is on the disk, the
  /// source is newer than the build, no journal contains its fingerprint, and it is not edited again.
  private func commit(
    _ bytes: [UInt8], _ change: SourceEdit, at place: SourcePlace, _ layout: Fingerprint?,
    _ note: JournalFile.Reached?, to source: RecordedSource, _ journal: inout JournalFile
  ) throws {
    guard bytes != source.current else { return try journal.append(note) }
    let edit = JournalFile.Edit(
      run: run, place: place, layout: layout, before: Fingerprint(source.current), after: Fingerprint(bytes),
      change: change)
    try journal.append(note, edit)
    try FileReplacement.replace(self.source, with: bytes)
  }

  /// Removes leftovers: the journal of an earlier build, and the temporary file of a process that was killed while it
  /// wrote the source.
  package func removeLeftovers() {
    FileReplacement.removeLeftover(beside: source)
    guard let build, JournalFile(at: path, build: build.identity).isStale else { return }
    // A journal that cannot be removed does no harm: journals of other builds are ignored.
    try? FolderLock.whileHeld(on: source.folderPath) {
      if JournalFile(at: path, build: build.identity).isStale { try? FileSystem.remove(path) }
    }
  }
}
