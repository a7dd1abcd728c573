import Foundation

/// Puts new contents in the place of a file's, so that at any time, and after any crash, there is the whole old file or
/// the whole new one.
///
/// Symbolic links stay and lead to the new contents; the mode stays, and the owner where the system lets it.
package enum FileReplacement {
  /// The new file's name before it takes the other's place. It is always the same, so that the next one to hold the
  /// lock on the folder finds what a process that was killed has left.
  static let temporaryName = ".truss-recording"

  /// Replaces a file, or makes it where there is none.
  package static func put(_ bytes: [UInt8], at path: String) throws {
    let target = try target(of: path)
    try FolderLock.whileHeld(on: folder(of: target)) { try replace(target, with: bytes) }
  }

  /// The path of the file that symbolic links lead to; there may be none.
  static func target(of path: String) throws(FileFault) -> String {
    var target = path
    // As many as the system follows.
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { return target }
      target = link.hasPrefix("/") ? link : "\(folder(of: target))/\(link)"
    }
    throw FileFault(path, "has too many symbolic links, or one that leads to itself")
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Replaces a file that is no symbolic link. The caller holds the lock on its folder.
  static func replace(_ target: String, with bytes: [UInt8]) throws(FileFault) {
    let old = FileStatus(of: target)
    if let old {
      guard old.isRegularFile else { throw FileFault(target, "is not a regular file") }
      // `rename` needs write permission for the folder alone; a read-only file is not replaced either.
      guard access(target, W_OK) == 0 else { throw FileFault(target, doing: "written") }
    }
    let temporary = "\(folder(of: target))/\(temporaryName)"
    unlink(temporary)
    do throws(FileFault) {
      try fill(temporary, bytes, like: old)
      guard rename(temporary, target) == 0 else { throw FileFault(target, doing: "replaced") }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Makes the new file and writes all of it.
  private static func fill(_ path: String, _ bytes: [UInt8], like old: FileStatus?) throws(FileFault) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, old == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else { throw FileFault(path, doing: "made") }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor, path)
    if let old {
      // Not everybody may give a file to another owner; it is then the writer's, as with an editor.
      _ = fchown(descriptor, old.owner, old.group)
      guard fchmod(descriptor, old.permissions) == 0 else { throw FileFault(path, doing: "given its mode") }
    }
    // The new name must not reach the disk before the contents do.
    guard fsync(descriptor) == 0 else { throw FileFault(path, doing: "written") }
  }

  /// Writes all of some bytes at a descriptor's offset.
  static func writeAll(_ bytes: [UInt8], to descriptor: CInt, _ path: String) throws(FileFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileFault(path, doing: "written") }
      rest = rest.dropFirst(count)
    }
  }

  /// Removes what a process that was killed has left beside a file. Whoever is at work there is waited for.
  package static func removeLeftover(beside path: String) {
    guard let target = try? target(of: path) else { return }
    let temporary = "\(folder(of: target))/\(temporaryName)"
    guard access(temporary, F_OK) == 0 else { return }
    // Where it cannot be removed, the next recording reports why.
    try? FolderLock.whileHeld(on: folder(of: target)) { _ = unlink(temporary) }
  }
}
