import Foundation

/// What the system knows of a file.
package struct FileStatus {
  /// The mode with the kind of the file.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  /// When its contents last changed.
  let modified: ModificationTime
  /// Stays the same until the file is replaced or written: its device, number, size and time.
  let identity: String

  /// Seconds and nanoseconds.
  package struct ModificationTime: Comparable, Codable, Sendable {
    package var seconds: Int
    package var nanoseconds: Int

    package static func < (first: Self, second: Self) -> Bool {
      (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds)
    }
  }

  /// The status of the file that a path, or its symbolic links, lead to; nil where there is none.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    mode = mode_t(status.st_mode)
    owner = status.st_uid
    group = status.st_gid
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = ModificationTime(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    identity = "\(status.st_dev).\(status.st_ino).\(status.st_size).\(modified.seconds).\(modified.nanoseconds)"
  }

  var isRegularFile: Bool { mode & mode_t(S_IFMT) == mode_t(S_IFREG) }
  /// Who may read, write and execute it.
  var permissions: mode_t { mode & 0o7777 }
}

/// Why a file cannot be read or written.
package struct FileFault: Error, CustomStringConvertible {
  var path: String
  var reason: String

  package init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Takes the reason from `errno`, so that no other call may come between. The action is a participle: "written".
  init(_ path: String, doing action: String) {
    self.init(path, "cannot be \(action): \(String(cString: strerror(errno)))")
  }

  package var description: String { "\(path) \(reason)" }
}
