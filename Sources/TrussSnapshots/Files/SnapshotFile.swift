package import Foundation
import TrussDifferences
import TrussText

/// A snapshot in a file: `__Snapshots__/<test file>/<name>` beside the test's source.
package struct SnapshotFile: Equatable {
  package let url: URL

  package init(beside source: String, named name: SnapshotFileName) {
    url = Self.folder(besideSource: source).appendingPathComponent("\(name.stem).\(name.form.fileExtension)")
  }

  package init(at url: URL) { self.url = url }

  private static let snapshotsName = "__Snapshots__"

  /// The folder of the snapshots of all tests beside a source.
  static func snapshots(besideSource source: String) -> URL {
    URL(fileURLWithPath: source).deletingLastPathComponent()
      .appendingPathComponent(snapshotsName, isDirectory: true)
  }

  /// The folder of the snapshots of a test's source file.
  package static func folder(besideSource source: String) -> URL {
    let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
    return snapshots(besideSource: source).appendingPathComponent(name, isDirectory: true)
  }

  package var path: String { url.path }
  /// The path as a message can show it.
  package var shownPath: String { EscapedText.of(path) }
  package var name: String { url.lastPathComponent }

  /// What is in the file, or nil where there is none.
  ///
  /// - Throws: `FileFault` where it is no text, and what Foundation throws where it cannot be read.
  package func read() throws -> String? {
    guard let bytes = try bytes() else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // Bytes that are no text are read as U+FFFD, which they must not be compared as.
    guard text.utf8.elementsEqual(bytes) else { throw FileFault(path, "is not encoded in UTF-8") }
    return text
  }

  /// The bytes of the file, or nil where there is none.
  package func bytes() throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return [UInt8](try Data(contentsOf: url))
  }

  /// Writes a text, with a newline at its end.
  package func write(_ text: String) throws { try write(Array((text.withoutFinalNewline + "\n").utf8)) }

  /// Writes bytes, or removes the file where there are none.
  package func write(_ bytes: [UInt8]?) throws {
    guard let bytes else { return try remove() }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileReplacement.put(bytes, at: path)
  }

  /// The file beside this one for a new drawing that differs from it: `header.new.svg`.
  package var candidate: SnapshotFile {
    SnapshotFile(
      at: url.deletingPathExtension().appendingPathExtension("new").appendingPathExtension(url.pathExtension))
  }

  /// Removes the file where there is one.
  package func remove() throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    try FileManager.default.removeItem(at: url)
  }
}

extension SnapshotFile {
  /// The folders `__Snapshots__` of a package, sorted; hidden folders are not looked into.
  package static func snapshotFolders(inPackage package: String) throws -> [URL] {
    var found: [String] = []
    var folders = [package]
    while let folder = folders.popLast() {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !name.hasPrefix(".") {
        if name == snapshotsName {
          found.append("\(folder)/\(name)")
        } else {
          let values = try URL(fileURLWithPath: "\(folder)/\(name)")
            .resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
          if values.isDirectory == true, values.isSymbolicLink != true { folders.append("\(folder)/\(name)") }
        }
      }
    }
    return found.sorted().map { URL(fileURLWithPath: $0, isDirectory: true) }
  }
}
