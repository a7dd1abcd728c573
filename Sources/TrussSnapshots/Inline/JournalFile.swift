import TrussDifferences
import TrussSystem

/// The file of an `EditJournal`. Lines are only appended. An incomplete last line is ignored.
///
///     truss-recording 2 BUILD
///     reached RUN LINE COLUMN LAYOUT
///     edit RUN LINE COLUMN LAYOUT BEFORE AFTER OFFSET INSERTED REMOVED
struct JournalFile {
  struct Reached: Equatable {
    var run: String
    var place: SourcePlace
    var layout: Fingerprint

    fileprivate var line: String { "reached \(run) \(place.line) \(place.column) \(layout)\n" }
  }

  /// An edit that was made, or that was not made because the process was killed: the source's fingerprint shows which.
  struct Edit {
    var run: String
    var place: SourcePlace
    /// The text that was written; nil if the edit restored the literal.
    var layout: Fingerprint?
    var before: Fingerprint
    var after: Fingerprint
    var change: SourceEdit

    fileprivate var line: String {
      "edit \(run) \(place.line) \(place.column) \(layout?.description ?? "-") \(before) \(after) \(change.offset) "
        + "\(change.insertedCount) \(Self.hexadecimal(change.removed))\n"
    }

    /// Two digits for each byte; `-` if there are no bytes.
    private static func hexadecimal(_ bytes: [UInt8]) -> String {
      if bytes.isEmpty { return "-" }
      return bytes.reduce(into: "") { $0 += ($1 < 16 ? "0" : "") + String($1, radix: 16) }
    }

    fileprivate static func bytes(hexadecimal digits: String) -> [UInt8]? {
      if digits == "-" { return [] }
      let digits = Array(digits.utf8)
      guard digits.count.isMultiple(of: 2) else { return nil }
      let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { index in
        UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16)
      }
      return 2 * bytes.count == digits.count ? bytes : nil
    }
  }

  private(set) var reached: [Reached] = []
  private(set) var edits: [Edit] = []
  /// Whether another build wrote the file.
  private(set) var isStale = false
  private let path: String
  private let header: String
  /// The end of the last complete line. The next line is written there.
  private var end = 0
  /// Why an existing file could not be read; the file is then left unchanged.
  private var fault: FileError?

  /// Reads the lines of one build. A file that another build wrote is ignored.
  init(at path: String, build: String) {
    self.path = path
    header = "truss-recording 2 \(build)\n"
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Descriptor.contents(ofFile: path)
    } catch {
      if !error.isMissing { fault = error }
      return
    }
    guard bytes.starts(with: header.utf8) else {
      isStale = true
      return
    }
    // A process that was killed may leave a partial line.
    end = bytes.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    for line in bytes[header.utf8.count..<end].split(separator: .lineFeed) {
      read(String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init))
    }
  }

  private mutating func read(_ words: [String]) {
    guard words.count >= 5, let line = Int(words[2]), let column = Int(words[3]) else { return }
    let place = SourcePlace(line: line, column: column)
    let layout = words[4] == "-" ? nil : Fingerprint(written: words[4])
    if words[0] == "reached", let layout {
      reached.append(Reached(run: words[1], place: place, layout: layout))
    } else if words[0] == "edit", words.count == 10, let offset = Int(words[7]), let inserted = Int(words[8]),
      let removed = Edit.bytes(hexadecimal: words[9])
    {
      edits.append(
        Edit(
          run: words[1], place: place, layout: layout, before: Fingerprint(written: words[5]),
          after: Fingerprint(written: words[6]),
          change: SourceEdit(offset: offset, removed: removed, insertedCount: inserted)))
    }
  }

  /// Appends a line for a call and a line for an edit. The caller must hold the lock on the source's folder.
  mutating func append(_ call: Reached?, _ edit: Edit? = nil) throws(FileError) {
    if let fault { throw fault }
    let file = try Descriptor(path, for: .continuing, mode: 0o600)
    defer { file.close() }
    try file.cut(to: end)
    let bytes = Array(((end == 0 ? header : "") + (call?.line ?? "") + (edit?.line ?? "")).utf8)
    try file.write(bytes)
    end += bytes.count
    if let call { reached.append(call) }
    if let edit { edits.append(edit) }
  }

  /// The edits that lead from the compiled source to the source with a fingerprint; nil if no edits do.
  func edits(leadingTo state: Fingerprint) -> [Edit]? {
    var found: [Edit] = []
    var state = state
    for edit in edits.reversed() where edit.after == state {
      found.append(edit)
      state = edit.before
    }
    return state == edits.first?.before ? found.reversed() : nil
  }
}
