// swift-format-ignore-file
// What Swift adds to the C library of a platform: functions with a variable number of arguments and macros, neither of
// which Swift reads from C. By the names and types of the standard library's own sources (stdlib/public/Platform).

@_exported import CLibrary

#if os(Windows)
  public var errno: Int32 {
    get { 0 }
    set {}
  }
  public nonisolated(unsafe) let INVALID_HANDLE_VALUE = HANDLE(bitPattern: -1)!
  // A plain number in the system's own header.
  public let ERROR_LOCK_VIOLATION: CInt = 33
#else
  public var errno: Int32 {
    get { 0 }
    set {}
  }
  public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }
  public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { -1 }
  public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { -1 }
  public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { -1 }
  public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: UnsafeMutableRawPointer) -> Int32 { -1 }
  public var S_IFMT: mode_t { 0o170000 }
  public var S_IFDIR: mode_t { 0o040000 }
  public var S_IFREG: mode_t { 0o100000 }
#endif

#if !os(Windows) && !os(WASI)
  public func ioctl(_ descriptor: CInt, _ request: UInt, _ value: CInt) -> CInt { -1 }
  public func ioctl(_ descriptor: CInt, _ request: UInt, _ value: UnsafeMutableRawPointer) -> CInt { -1 }
  public func ioctl(_ descriptor: CInt, _ request: UInt) -> CInt { -1 }
#endif

#if os(macOS)
  public var SIG_DFL: sig_t? { nil }
  public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }
  public var TIOCGWINSZ: UInt { 0x4008_7468 }
  public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }
#elseif os(Linux) || os(Android)
  public var SIG_DFL: sighandler_t? { nil }
  public var SIG_IGN: sighandler_t { unsafeBitCast(1, to: sighandler_t.self) }
#endif

#if os(WASI)
  // The SDK for WASI has these macros, which swift-system uses there; they are not imported from the headers here.
  public let EINTR: CInt = 27
  public let ENOENT: CInt = 44
  public let ENOTDIR: CInt = 54
  public let SEEK_END: CInt = 2
#endif
