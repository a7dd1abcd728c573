import Foundation
import TrussText

/// A snapshot in a file: `__Snapshots__/<test file>/<name>.<extension>` beside the test's source.
struct SnapshotFile: Equatable {
  let url: URL

  /// - Parameters:
  ///   - source: the path of the test's source file.
  ///   - name: the name of the snapshot, without what it ends with.
  init(beside source: String, name: String, form: SnapshotForm) {
    let source = URL(fileURLWithPath: source)
    url = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent, isDirectory: true)
      .appendingPathComponent("\(name).\(form.fileExtension)")
  }

  /// The path from the folder of the test on, as a message can show it.
  var shortPath: String { EscapedText.of(url.pathComponents.suffix(3).joined(separator: "/")) }

  /// What the file says, or nil where there is none.
  ///
  /// - Throws: what Foundation throws where it cannot be read.
  func read() throws -> String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// Writes a text, with a newline at its end.
  func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((text.withoutFinalNewline + "\n").utf8).write(to: url, options: .atomic)
  }

  /// The file beside this one that shows a drawing which differs from it: `header.new.svg`.
  var candidate: SnapshotFile {
    SnapshotFile(
      url: url.deletingPathExtension().appendingPathExtension("new").appendingPathExtension(url.pathExtension))
  }

  /// Removes the file where there is one.
  func remove() throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    try FileManager.default.removeItem(at: url)
  }

  private init(url: URL) { self.url = url }
}
