import Foundation

/// What a run of the tests has written into one source file: the lines that `#line` was compiled to have moved since.
///
/// It is a file in the temporary folder and not a variable, as a run may be several processes that know nothing of each
/// other: `swift test` starts one for XCTest and one for Swift Testing, and with `--parallel` one for each of XCTest's
/// tests. All have one parent, and its number names the file. The lock on it lets one edit happen at a time.
struct EditJournal {
  /// An edit of this run.
  struct Edit: Equatable {
    /// The place of the call, as it was compiled.
    var line: Int
    var column: Int
    /// The lines that the file became longer by.
    var addedLines: Int
  }

  /// A file that the system does not let be used as it has to be.
  struct Unusable: Error, CustomStringConvertible {
    var path: String
    var description: String { "\(path) cannot be opened and locked" }
  }

  private let sourcePath: String
  /// The journal's own path.
  let path: String

  /// The journal of a source file.
  ///
  /// - Parameter run: names the run of the tests.
  init(of sourcePath: String, run: String = Self.run) {
    self.sourcePath = sourcePath
    let name = "truss-recording-\(run)-\(Self.fingerprint(sourcePath.utf8)).edits"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
  }

  /// The parent's number. Where the parent is the system itself, as for a test bundle that Xcode starts, it names no
  /// run: the process does.
  private static var run: String {
    let parent = getppid()
    return parent > 1 ? "\(getuid())-\(parent)" : "\(getuid())-\(getpid())-own"
  }

  /// Puts a text in place of a call's literal; nobody else edits the file meanwhile.
  ///
  /// - Parameters:
  ///   - line: the line of the call, as it was compiled.
  ///   - column: its column.
  ///   - expected: what the literal said when it was compiled.
  /// - Throws: `InlineFault`, `Unusable`, and what Foundation throws where a file cannot be read or written.
  func write(_ text: String, line: Int, column: Int, replacing expected: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Unusable(path: path) }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX) == 0 else { throw Unusable(path: path) }

    let sourceURL = URL(fileURLWithPath: sourcePath)
    let source = [UInt8](try Data(contentsOf: sourceURL))
    var edits = try read(for: source)
    let edit = try InlineEdit(
      writing: text, to: source, line: line &+ Self.shift(of: line, column, by: edits), column: column,
      replacing: expected)
    try Data(edit.source).write(to: sourceURL, options: .atomic)
    edits.append(Edit(line: line, column: column, addedLines: edit.addedLines))
    // Not atomic: that would put another file in the place of the one that others wait for.
    try Data(Self.text(edits, for: edit.source).utf8).write(to: URL(fileURLWithPath: path))
  }

  /// The number of lines that a place has moved by.
  static func shift(of line: Int, _ column: Int, by edits: [Edit]) -> Int {
    edits.reduce(0) { $1.line < line || ($1.line == line && $1.column < column) ? $0 + $1.addedLines : $0 }
  }

  /// The edits, or none where the file has been changed by somebody else since.
  private func read(for source: [UInt8]) throws -> [Edit] {
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    let lines = text.split(separator: "\n")
    guard let first = lines.first, first == Self.fingerprint(source) else { return [] }
    return lines.dropFirst().compactMap { line in
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      return numbers.count == 3 ? Edit(line: numbers[0], column: numbers[1], addedLines: numbers[2]) : nil
    }
  }

  private static func text(_ edits: [Edit], for source: [UInt8]) -> String {
    ([fingerprint(source)] + edits.map { "\($0.line) \($0.column) \($0.addedLines)" }).joined(separator: "\n") + "\n"
  }

  /// FNV-1a of 64 bits: the same in every process, as `Hasher` is not.
  private static func fingerprint(_ bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
