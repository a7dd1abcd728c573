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

/// Replaces a file so that at any time, even after a crash, either the whole old file or the whole new file exists.
///
/// Symbolic links are kept, and their targets are replaced. The mode is kept, and the owner if the system permits it.
package enum FileReplacement {
  /// The name of the new file until it replaces the old one. The name is always the same, so that the next process that
  /// locks the folder finds the file of a killed process.
  package static let temporaryName = ".truss-recording"

  package static func put(_ bytes: [UInt8], at path: String) throws {
    let target = try target(of: path)
    try FolderLock.whileHeld(on: target.folderPath) { try replace(target, with: bytes) }
  }

  /// The path of the file after following symbolic links. The file may not exist.
  static func target(of path: String) throws(FileError) -> String {
    var target = path
    // The system follows at most 40 links.
    for _ in 0...40 {
      guard let link = FileSystem.link(at: target) else { return target }
      target = link.hasPrefix("/") ? link : target.folderPath.path(to: link)
    }
    throw FileError(path, "has too many symbolic links, or one that leads to itself")
  }

  /// Replaces a file that is not a symbolic link. The caller must hold the lock on its folder.
  package static func replace(_ target: String, with bytes: [UInt8]) throws(FileError) {
    let old = FileStatus(of: target)
    if let old {
      guard old.isRegularFile else { throw FileError(target, "is not a regular file") }
      // A rename needs only write permission for the folder, but a read-only file must not be replaced.
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

  private static func fill(_ path: String, _ bytes: [UInt8], like old: FileStatus?) throws(FileError) {
    let file = try Descriptor(path, for: .making, mode: old == nil ? 0o666 : 0o600, doing: "made")
    defer { file.close() }
    try file.write(bytes)
    #if !os(Windows) && !os(WASI)
      if let old {
        var permissions = old.permissions
        if fchown(file.number, old.owner, old.group) != 0 {
          // Only a privileged process may set another owner. Otherwise the file belongs to the writer, as with an
          // editor. It keeps its group if possible, and loses the setuid and setgid bits.
          _ = fchown(file.number, uid_t.max, old.group)
          permissions &= 0o777
        }
        guard fchmod(file.number, mode_t(permissions)) == 0 else {
          throw FileError(path, doing: "given its mode")
        }
      }
    #endif
    // The contents must be on the disk before the file gets its final name.
    try file.synchronize()
  }

  /// Removes the temporary file of a killed process beside a file, after waiting for processes that write there.
  package static func removeLeftover(beside path: String) {
    guard let target = try? target(of: path) else { return }
    let temporary = target.folderPath.path(to: temporaryName)
    guard FileSystem.exists(temporary) else { return }
    // If the file cannot be removed, the next recording reports why.
    try? FolderLock.whileHeld(on: target.folderPath) { try? FileSystem.remove(temporary) }
  }
}

extension FileReplacement {
  /// Writes a text to a file. If the disk is full, the old content stays. Pipes, devices and symbolic links without a
  /// target are written in place.
  package static func write(_ text: String, toFile path: String) throws {
    let isReplaced =
      FileStatus(of: path).map { $0.isRegularFile && FileSystem.isWritable(path) } ?? (FileSystem.link(at: path) == nil)
    if isReplaced {
      do { return try put(Array(text.utf8), at: path) } catch let fault as FileError {
        // The error names the file that the caller passed, not the temporary file or the lock.
        if fault.isMissing, !FileSystem.isFolder(path.folderPath) {
          throw FileError(path, "cannot be written: its folder does not exist; make the folder first", isMissing: true)
        }
        throw fault.cause.map { FileError(path, "cannot be written: \($0)", isMissing: fault.isMissing) } ?? fault
      }
    }
    // A pipe or a device accepts the text; opening a read-only file throws.
    let file = try Descriptor(path, for: .overwriting, doing: "written")
    defer { file.close() }
    try file.write(text)
  }
}
