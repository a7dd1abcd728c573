import Foundation
import TrussDifferences

/// Lets one thread of one process at a time replace files in a folder.
///
/// The lock is the system's, on the folder itself: it ends with the process, however that ends, and leaves no file.
enum FolderLock {
  /// The seconds after which waiting for another process is a failure.
  private static let patience = 60.0

  /// Runs a closure while it alone holds the lock on a folder. A closure must not ask for it again.
  static func whileHeld<Result>(on folder: String, _ body: () throws -> Result) throws -> Result {
    let descriptor = try lock(folder)
    defer { close(descriptor) }
    return try body()
  }

  private static func lock(_ folder: String) throws(FileFault) -> CInt {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFault(folder, doing: "opened") }
    if try wait(for: descriptor, folder) { return descriptor }
    close(descriptor)
    return try lockStandIn(for: folder)
  }

  /// Some file systems over a network lock only files that are open for writing, which no folder is.
  static func lockStandIn(for folder: String) throws(FileFault) -> CInt {
    let name = "truss-recording-\(getuid())-\(Fingerprint(folder.utf8)).lock"
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFault(path, doing: "opened") }
    if try wait(for: descriptor, path) { return descriptor }
    let fault = FileFault(path, doing: "locked")
    close(descriptor)
    throw fault
  }

  /// Waits until the lock is free.
  ///
  /// - Returns: false where the file system has no such lock.
  private static func wait(for descriptor: CInt, _ path: String) throws(FileFault) -> Bool {
    let start = Date()
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { return false }
      if Date().timeIntervalSince(start) > patience {
        close(descriptor)
        throw FileFault(path, "has been locked by another process for \(Int(patience)) seconds")
      }
      usleep(500)
    }
    return true
  }
}
