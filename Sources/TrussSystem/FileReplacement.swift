#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(WASILibc)
  import WASILibc
#elseif os(Windows)
  import WinSDK
  import ucrt
#endif

/// Replaces the contents of a file, so that at any time, and after any crash, either the whole old file or the whole
/// new file exists.
///
/// Symbolic links are kept and lead to the new contents. The mode is kept, and the owner if the system permits it.
package enum FileReplacement {
  /// The name of the new file before it replaces the old one. It is always the same, so that the next process with the
  /// lock on the folder finds the leftover of a process that was killed.
  package static let temporaryName = ".truss-recording"

  /// Replaces a file, or creates it.
  package static func put(_ bytes: [UInt8], at path: String) throws {
    let target = try target(of: path)
    try FolderLock.whileHeld(on: target.folderPath) { try replace(target, with: bytes) }
  }

  /// The path of the file that symbolic links lead to, which may not exist.
  static func target(of path: String) throws(FileError) -> String {
    var target = path
    // The maximum number of links that the system follows.
    for _ in 0...40 {
      guard let link = FileSystem.link(at: target) else { return target }
      target = link.hasPrefix("/") ? link : target.folderPath.path(to: link)
    }
    throw FileError(path, "has too many symbolic links, or one that leads to itself")
  }

  /// Replaces a file that is no symbolic link. The caller holds the lock on its folder.
  package static func replace(_ target: String, with bytes: [UInt8]) throws(FileError) {
    let old = FileStatus(of: target)
    if let old {
      guard old.isRegularFile else { throw FileError(target, "is not a regular file") }
      // A rename needs write permission for the folder alone; a read-only file is not replaced either.
      guard FileSystem.isWritable(target) else { throw FileError(target, doing: "written") }
    }
    let temporary = target.folderPath.path(to: temporaryName)
    try? FileSystem.remove(temporary)
    do throws(FileError) {
      try fill(temporary, bytes, like: old)
      try FileSystem.move(temporary, to: target)
    } catch {
      try? FileSystem.remove(temporary)
      throw error
    }
  }

  /// Creates the new file and writes all of it.
  private static func fill(_ path: String, _ bytes: [UInt8], like old: FileStatus?) throws(FileError) {
    let file = try Descriptor(path, for: .making, mode: old == nil ? 0o666 : 0o600, doing: "made")
    defer { file.close() }
    try file.write(bytes)
    #if !os(Windows) && !os(WASI)
      if let old {
        var permissions = old.permissions
        if fchown(file.number, old.owner, old.group) != 0 {
          // Only a privileged process may set another owner. Otherwise the file is the writer's, as with an editor,
          // keeps its group if possible, and loses the bits that let it run as another user.
          _ = fchown(file.number, uid_t.max, old.group)
          permissions &= 0o777
        }
        guard fchmod(file.number, mode_t(permissions)) == 0 else {
          throw FileError(path, doing: "given its mode")
        }
      }
    #endif
    // The new name must not reach the disk before the contents do.
    try file.synchronize()
  }

  /// Removes the leftover of a process that was killed beside a file, after waiting for processes that write there.
  package static func removeLeftover(beside path: String) {
    guard let target = try? target(of: path) else { return }
    let temporary = target.folderPath.path(to: temporaryName)
    guard FileSystem.exists(temporary) else { return }
    // If it cannot be removed, the next recording reports why.
    try? FolderLock.whileHeld(on: target.folderPath) { try? FileSystem.remove(temporary) }
  }
}

extension FileReplacement {
  /// Writes a text to a file as a whole: if the disk is full, the old content stays. Pipes, devices and symbolic links
  /// without a target are written in place.
  package static func write(_ text: String, toFile path: String) throws {
    let isReplaced =
      FileStatus(of: path).map { $0.isRegularFile && FileSystem.isWritable(path) } ?? (FileSystem.link(at: path) == nil)
    if isReplaced {
      do { return try put(Array(text.utf8), at: path) } catch let fault as FileError {
        // The error names the file that the caller passed, not the new file or the lock.
        throw fault.cause.map { FileError(path, "cannot be written: \($0)", isMissing: fault.isMissing) } ?? fault
      }
    }
    // A pipe or a device accepts the text; a read-only file throws, where a rename would have replaced it.
    let file = try Descriptor(path, for: .overwriting, doing: "written")
    defer { file.close() }
    try file.write(text)
  }
}
