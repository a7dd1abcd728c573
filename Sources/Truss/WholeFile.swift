import Foundation

/// Writes files atomically: if the disk is full, the old content stays.
package enum WholeFile {
  /// Writes a text to a temporary file and renames it to the path. Keeps the old file's permissions, and replaces the
  /// target of a symbolic link rather than the link.
  ///
  /// Pipes, devices and links without a target are written in place, not atomically.
  ///
  /// - Throws: Foundation's error if the file cannot be written.
  package static func write(_ text: String, to path: String) throws {
    var status = stat()
    let isThere = stat(path, &status) == 0
    var isReplaced = isThere ? status.st_mode & S_IFMT == S_IFREG && access(path, W_OK) == 0 : true
    // A symbolic link without a target: writing in place creates the target.
    if !isThere, (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil { isReplaced = false }
    let file = URL(fileURLWithPath: path)
    // A pipe or a device accepts the text; a read-only file throws, where a rename would have replaced it.
    guard isReplaced else { return try Data(text.utf8).write(to: file) }
    let target = file.resolvingSymlinksInPath()
    try Data(text.utf8).write(to: target, options: .atomic)
    if isThere { chmod(target.path, status.st_mode & 0o7777) }
  }
}
