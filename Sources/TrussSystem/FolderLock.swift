/// Lets one thread of one process at a time replace files in a folder.
///
/// The lock is the system's, on the folder itself: it ends with the process, however that ends, and leaves no file.
package enum FolderLock {
  /// How long another process may hold the lock before waiting for it fails.
  private static let patience = Duration.seconds(60)

  /// Runs a closure with the lock on a folder. The closure must not take the same lock again.
  package static func whileHeld<Result>(on folder: String, _ body: () throws -> Result) throws -> Result {
    let lock = try lock(folder)
    defer { lock.close() }
    return try body()
  }

  private static func lock(_ folder: String) throws(FileError) -> Descriptor {
    #if !os(Windows)
      let descriptor = try Descriptor(folder, for: .folder)
      if try wait(for: descriptor) { return descriptor }
      descriptor.close()
    #endif
    return try lockStandIn(for: folder)
  }

  /// Locks a file instead of a folder: Windows locks only files, and some network file systems only files that are open
  /// for writing.
  package static func lockStandIn(for folder: String) throws(FileError) -> Descriptor {
    let descriptor = try Descriptor(lockFile(for: folder), for: .continuing, mode: 0o600)
    if try wait(for: descriptor) { return descriptor }
    let fault = FileError(descriptor.path, doing: "locked")
    descriptor.close()
    throw fault
  }

  /// The path of the file that is locked instead of a folder.
  package static func lockFile(for folder: String) throws(FileError) -> String {
    guard let status = FileStatus(of: folder) else { throw FileError(folder, doing: "opened") }
    return FileSystem.temporaryFolder.path(to: "truss-recording-\(ThisProcess.user)-\(status.place).lock")
  }

  /// Waits until the lock is free.
  ///
  /// - Returns: false if the file system has no such lock.
  private static func wait(for descriptor: Descriptor) throws(FileError) -> Bool {
    let start = ContinuousClock.now
    while true {
      switch descriptor.lock() {
      case .locked: return true
      case .impossible: return false
      case .busy:
        if ContinuousClock.now - start > patience {
          descriptor.close()
          throw FileError(
            descriptor.path, "has been locked by another process for \(patience.components.seconds) seconds")
        }
        ThisProcess.sleep(milliseconds: 1)
      }
    }
  }
}
