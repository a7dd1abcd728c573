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

#if os(WASI)
  // Swift does not import these macros of wasi-libc, because they contain casts.
  private let O_CREAT: CInt = 1 << 12
  private let O_DIRECTORY: CInt = 2 << 12
  private let O_EXCL: CInt = 4 << 12
  private let O_TRUNC: CInt = 8 << 12
#endif

/// An open file, pipe, device or folder. If the system refuses to read or write, a `FileError` is thrown. (Foundation's
/// file handles trap if a disk is full or a pipe has no reader.)
package struct Descriptor: Sendable {
  let number: CInt
  /// The path, or another name such as "standard input", for messages.
  let path: String

  package static let input = Descriptor(number: 0, path: "standard input")
  package static let output = Descriptor(number: 1, path: "standard output")
  package static let errors = Descriptor(number: 2, path: "standard error")

  package enum Use {
    case reading
    /// Writing a file that must not exist yet.
    case making
    /// Writing to a file whose content is kept. A missing file is created.
    case continuing
    /// Writing a file, a pipe or a device from its beginning. A missing file is created.
    case overwriting
    case folder
  }

  /// Opens a file. For writing, only `.overwriting` follows a symbolic link.
  ///
  /// - Parameters:
  ///   - mode: the permissions of a new file. The process' umask removes permissions from them.
  ///   - action: the participle in an error's message, such as "opened".
  package init(_ path: String, for use: Use, mode: UInt16 = 0o666, doing action: String = "opened") throws(FileError) {
    self.path = path
    #if os(Windows)
      let flags =
        switch use {
        case .reading: _O_RDONLY
        case .making: _O_WRONLY | _O_CREAT | _O_EXCL
        case .continuing: _O_WRONLY | _O_CREAT
        case .overwriting: _O_WRONLY | _O_CREAT | _O_TRUNC
        case .folder: _O_RDONLY
        }
      var opened: CInt = -1
      _ = path.withCString(encodedAs: UTF16.self) {
        _wsopen_s(&opened, $0, flags | _O_BINARY | _O_NOINHERIT, _SH_DENYNO, _S_IREAD | _S_IWRITE)
      }
      number = opened
    #else
      let flags =
        switch use {
        case .reading: O_RDONLY
        case .making: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        case .continuing: O_WRONLY | O_CREAT | O_NOFOLLOW
        case .overwriting: O_WRONLY | O_CREAT | O_TRUNC
        case .folder: O_RDONLY | O_DIRECTORY
        }
      number = open(path, flags | O_CLOEXEC, mode_t(mode))
    #endif
    guard number >= 0 else { throw FileError(path, doing: action) }
  }

  private init(number: CInt, path: String) {
    self.number = number
    self.path = path
  }

  package func close() {
    #if os(Windows)
      _ = _close(number)
    #elseif canImport(Darwin)
      _ = Darwin.close(number)
    #elseif canImport(Android)
      _ = Android.close(number)
    #elseif canImport(Musl)
      _ = Musl.close(number)
    #elseif canImport(Glibc)
      _ = Glibc.close(number)
    #else
      _ = WASILibc.close(number)
    #endif
  }
}

extension Descriptor {
  /// Reads a file from its beginning, at most `most` bytes.
  package static func contents(ofFile path: String, atMost most: Int = .max) throws(FileError) -> [UInt8] {
    let file = try Descriptor(path, for: .reading, doing: "read")
    defer { file.close() }
    return try file.read(atMost: most)
  }

  /// Reads the remaining bytes, at most `most` bytes, as a device or a pipe may have no end.
  package func read(atMost most: Int = .max) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = Array(repeating: UInt8(0), count: 1 << 16)
    while bytes.count < most {
      let wanted = min(buffer.count, most - bytes.count)
      let count = buffer.withUnsafeMutableBytes { readOnce($0, wanted) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path, doing: "read") }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  package func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeOnce($0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError(path, doing: "written") }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads available bytes into a buffer. Returns their number, 0 at the end, or -1 with `errno` after a failure.
  func readOnce(_ buffer: UnsafeMutableRawBufferPointer, _ most: Int) -> Int {
    #if os(Windows)
      Int(_read(number, buffer.baseAddress, CUnsignedInt(min(most, 1 << 30))))
    #elseif canImport(Darwin)
      Darwin.read(number, buffer.baseAddress, most)
    #elseif canImport(Android)
      Android.read(number, buffer.baseAddress!, most)
    #elseif canImport(Musl)
      Musl.read(number, buffer.baseAddress, most)
    #elseif canImport(Glibc)
      Glibc.read(number, buffer.baseAddress, most)
    #else
      WASILibc.read(number, buffer.baseAddress, most)
    #endif
  }

  /// Writes as much of a buffer as the system accepts. Returns the number of bytes, or -1 with `errno` after a failure.
  func writeOnce(_ buffer: UnsafeRawBufferPointer) -> Int {
    #if os(Windows)
      Int(_write(number, buffer.baseAddress, CUnsignedInt(min(buffer.count, 1 << 30))))
    #elseif canImport(Darwin)
      Darwin.write(number, buffer.baseAddress, buffer.count)
    #elseif canImport(Android)
      Android.write(number, buffer.baseAddress!, buffer.count)
    #elseif canImport(Musl)
      Musl.write(number, buffer.baseAddress, buffer.count)
    #elseif canImport(Glibc)
      Glibc.write(number, buffer.baseAddress, buffer.count)
    #else
      WASILibc.write(number, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Makes the system write the file's content to the disk.
  func synchronize() throws(FileError) {
    #if os(Windows)
      let result = _commit(number)
    #else
      let result = fsync(number)
    #endif
    guard result == 0 else { throw FileError(path, doing: "written") }
  }

  /// Truncates the file to `count` bytes, and moves to its end.
  package func cut(to count: Int) throws(FileError) {
    #if os(Windows)
      let isDone = _chsize_s(number, Int64(count)) == 0 && _lseeki64(number, 0, SEEK_END) >= 0
    #else
      let isDone = ftruncate(number, off_t(count)) == 0 && lseek(number, 0, SEEK_END) >= 0
    #endif
    guard isDone else { throw FileError(path, doing: "written") }
  }

  enum Locking {
    case locked
    /// Another descriptor has the lock.
    case busy
    case impossible
  }

  /// Tries to take the system's lock on the file. The lock is released when the descriptor is closed or the process
  /// ends, even by a crash.
  func lock() -> Locking {
    #if os(Windows)
      var overlapped = OVERLAPPED()
      let handle = HANDLE(bitPattern: _get_osfhandle(number))
      let flags = DWORD(LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY)
      if LockFileEx(handle, flags, 0, 1, 0, &overlapped) { return .locked }
      return GetLastError() == DWORD(ERROR_LOCK_VIOLATION) ? .busy : .impossible
    #elseif os(WASI)
      // There is no other process.
      return .locked
    #else
      if flock(number, LOCK_EX | LOCK_NB) == 0 { return .locked }
      return errno == EWOULDBLOCK || errno == EINTR ? .busy : .impossible
    #endif
  }
}
