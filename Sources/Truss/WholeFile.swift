import Foundation

/// A file that is written whole or not at all: where the disk is full, the old one stays.
package enum WholeFile {
  /// Writes a text to a file beside the one with the path, which then takes its name. Symbolic links stay and lead to
  /// the new text, and the mode stays.
  ///
  /// - Throws: Foundation's error if the file cannot be written.
  package static func write(_ text: String, to path: String) throws {
    var status = stat()
    let isThere = stat(path, &status) == 0
    var isReplaced = isThere ? status.st_mode & S_IFMT == S_IFREG && access(path, W_OK) == 0 : true
    // A link that leads to nothing yet.
    if !isThere, (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil { isReplaced = false }
    // A pipe and a device take what is written; a read-only file refuses it.
    let file = URL(fileURLWithPath: path)
    guard isReplaced else { return try Data(text.utf8).write(to: file) }
    let target = file.resolvingSymlinksInPath()
    try Data(text.utf8).write(to: target, options: .atomic)
    if isThere { chmod(target.path, status.st_mode & 0o7777) }
  }
}
