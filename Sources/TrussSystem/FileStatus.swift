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

package struct FileStatus {
  /// The permissions and the kind of the file.
  private let mode: UInt32
  let owner: UInt32
  let group: UInt32
  /// The time of the last change of the contents.
  package let modified: ModificationTime
  /// Identifies the file until it is replaced or written: its device, number, size and time.
  package let identity: String
  /// Identifies the file until it is replaced: its device and number.
  let place: String

  /// The time since 1970.
  package struct ModificationTime: Comparable, Sendable {
    package var seconds: Int
    package var nanoseconds: Int

    package init(seconds: Int, nanoseconds: Int) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }

    package static func < (first: Self, second: Self) -> Bool {
      (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds)
    }
  }

  /// Reads the status of a file or folder; nil if there is none.
  ///
  /// - Parameter followsLinks: whether to read the status of a symbolic link's target instead of the link's own status.
  package init?(of path: String, followsLinks: Bool = true) {
    #if os(Windows)
      var status = _stat64()
      guard path.withCString(encodedAs: UTF16.self, { _wstat64($0, &status) }) == 0 else { return nil }
      modified = ModificationTime(seconds: Int(status.st_mtime), nanoseconds: 0)
    #else
      var status = stat()
      guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      modified = ModificationTime(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    #endif
    mode = UInt32(status.st_mode)
    owner = UInt32(truncatingIfNeeded: status.st_uid)
    group = UInt32(truncatingIfNeeded: status.st_gid)
    place = "\(status.st_dev).\(status.st_ino)"
    identity = "\(place).\(status.st_size).\(modified.seconds).\(modified.nanoseconds)"
  }

  package var isRegularFile: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }
  package var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
  /// The permissions of owner, group and others, and the setuid, setgid and sticky bits.
  package var permissions: UInt16 { UInt16(mode & 0o7777) }
}
