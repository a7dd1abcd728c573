import TrussDifferences
import TrussSystem
import TrussText

/// A snapshot in a file: `__Snapshots__/<test file>/<name>` beside the test's source.
package struct SnapshotFile: Equatable {
  package let path: String

  package init(beside source: String, named name: SnapshotFileName) {
    path = Self.folder(besideSource: source).path(to: "\(name.stem).\(name.form.fileExtension)")
  }

  package init(at path: String) { self.path = path }

  private static let snapshotsName = "__Snapshots__"

  static func snapshots(besideSource source: String) -> String { source.folderPath.path(to: snapshotsName) }

  package static func folder(besideSource source: String) -> String {
    snapshots(besideSource: source).path(to: source.fileName.withoutFileEnding)
  }

  package var shownPath: String { EscapedText.of(path) }
  package var name: String { path.fileName }

  /// The text of the file; nil if there is no file.
  ///
  /// - Throws: `FileError` if the content is not UTF-8, or cannot be read.
  package func read() throws -> String? {
    guard let bytes = try bytes() else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // Invalid bytes are decoded as U+FFFD, and must not count as equal to it.
    guard text.utf8.elementsEqual(bytes) else { throw FileError(path, "is not encoded in UTF-8") }
    return text
  }

  /// The bytes of the file; nil if there is no file.
  package func bytes() throws -> [UInt8]? {
    do throws(FileError) { return try Descriptor.contents(ofFile: path) } catch  where error.isMissing { return nil }
  }

  /// Writes a text, with a newline at its end.
  package func write(_ text: String) throws { try write(Array((text.withoutFinalNewline + "\n").utf8)) }

  /// Writes bytes, or removes the file if they are nil.
  package func write(_ bytes: [UInt8]?) throws {
    guard let bytes else { return try remove() }
    try FileSystem.makeFolder(path.folderPath)
    try FileReplacement.put(bytes, at: path)
  }

  /// The file for a new drawing that differs from this one: `header.new.svg`.
  package var candidate: SnapshotFile {
    SnapshotFile(at: "\(path.withoutFileEnding).new.\(path.fileEnding)")
  }

  /// Removes the file, if there is one.
  package func remove() throws {
    do throws(FileError) { try FileSystem.remove(path) } catch  where error.isMissing {}
  }
}

extension SnapshotFile {
  /// The folders `__Snapshots__` of a package, sorted. Hidden folders are not searched.
  package static func snapshotFolders(inPackage package: String) throws -> [String] {
    var found: [String] = []
    var folders = [package]
    while let folder = folders.popLast() {
      for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
        if name == snapshotsName {
          found.append(folder.path(to: name))
        } else {
          let path = folder.path(to: name)
          if FileStatus(of: path, followsLinks: false)?.isFolder == true { folders.append(path) }
        }
      }
    }
    return found.sorted()
  }
}
