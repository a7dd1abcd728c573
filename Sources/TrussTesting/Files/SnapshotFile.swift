import Foundation
import TrussText

/// A snapshot in a file: `__Snapshots__/<test file>/<name>` beside the test's source.
struct SnapshotFile: Equatable {
  let url: URL

  init(beside source: String, named name: SnapshotFileName) {
    url = Self.folder(besideSource: source).appendingPathComponent("\(name.stem).\(name.form.fileExtension)")
  }

  init(at url: URL) { self.url = url }

  /// The folder of the snapshots of all tests beside a source.
  static func snapshots(besideSource source: String) -> URL {
    URL(fileURLWithPath: source).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__", isDirectory: true)
  }

  /// The folder of the snapshots of a test's source file.
  static func folder(besideSource source: String) -> URL {
    let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
    return snapshots(besideSource: source).appendingPathComponent(name, isDirectory: true)
  }

  var path: String { url.path }
  /// The path as a message can show it.
  var shownPath: String { EscapedText.of(path) }
  var name: String { url.lastPathComponent }

  /// What is in the file, or nil where there is none.
  ///
  /// - Throws: `FileFault` where it is no text, and what Foundation throws where it cannot be read.
  func read() throws -> String? {
    guard let bytes = try bytes() else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // Bytes that are no text are read as U+FFFD, which they must not be compared as.
    guard text.utf8.elementsEqual(bytes) else { throw FileFault(path, "is not encoded in UTF-8") }
    return text
  }

  /// The bytes of the file, or nil where there is none.
  func bytes() throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return [UInt8](try Data(contentsOf: url))
  }

  /// Writes a text, with a newline at its end.
  func write(_ text: String) throws { try write(Array((text.withoutFinalNewline + "\n").utf8)) }

  /// Writes bytes, or removes the file where there are none.
  func write(_ bytes: [UInt8]?) throws {
    guard let bytes else { return try remove() }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileReplacement.put(bytes, at: path)
  }

  /// The file beside this one for a new drawing that differs from it: `header.new.svg`.
  var candidate: SnapshotFile {
    SnapshotFile(
      at: url.deletingPathExtension().appendingPathExtension("new").appendingPathExtension(url.pathExtension))
  }

  /// Removes the file where there is one.
  func remove() throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    try FileManager.default.removeItem(at: url)
  }
}
