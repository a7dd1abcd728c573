/// A lock on a folder, so that only one thread of one process at a time replaces files in it.
///
/// It is the system's lock on the folder or, if only files can be locked, on a file in the temporary folder. The system
/// releases it when the process ends, even by a crash.
package enum FolderLock {
  /// The maximum time to wait for another process' lock.
  private static let patience = Duration.seconds(60)

  /// Calls a closure while holding the lock on a folder. The closure must not take the same lock again.
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

  /// Locks a file in place of the folder. Windows can only lock files, and some network file systems only files that
  /// are open for writing.
  package static func lockStandIn(for folder: String) throws(FileError) -> Descriptor {
    let descriptor = try Descriptor(lockFile(for: folder), for: .continuing, mode: 0o600)
    if try wait(for: descriptor) { return descriptor }
    let fault = FileError(descriptor.path, doing: "locked")
    descriptor.close()
    throw fault
  }

  package static func lockFile(for folder: String) throws(FileError) -> String {
    guard let status = FileStatus(of: folder) else { throw FileError(folder, doing: "opened") }
    return FileSystem.temporaryFolder.path(to: "truss-recording-\(ThisProcess.user)-\(status.place).lock")
  }

  /// Waits until the lock is free. Returns false if the file system has no locks.
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
