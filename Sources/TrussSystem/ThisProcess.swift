#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  @preconcurrency import Android
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(WASILibc)
  import WASILibc
#elseif os(Windows)
  import WinSDK
  import ucrt
#endif

/// The process that this code runs in.
package enum ThisProcess {
  /// The value of a variable of the environment; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    #if os(Windows)
      name.withCString(encodedAs: UTF16.self) { _wgetenv($0) }.map { String(decodingCString: $0, as: UTF16.self) }
    #else
      getenv(name).map { String(cString: $0) }
    #endif
  }

  /// The values of the given variables that are set.
  package static func variables(_ names: String...) -> [String: String] {
    Dictionary(names.compactMap { name in variable(name).map { (name, $0) } }) { first, _ in first }
  }

  /// The id of the process; 1 on a system without processes.
  package static var id: Int {
    #if os(Windows)
      Int(GetCurrentProcessId())
    #elseif os(WASI)
      1
    #else
      Int(getpid())
    #endif
  }

  /// The id of the process that started this one; nil if that process has ended, or the system does not report it.
  package static var parent: Int? {
    #if os(Windows) || os(WASI)
      nil
    #else
      getppid() > 1 ? Int(getppid()) : nil
    #endif
  }

  /// The id of the process' user; 0 on systems without such ids.
  package static var user: Int {
    #if os(Windows) || os(WASI)
      0
    #else
      Int(getuid())
    #endif
  }

  /// The path of the running program; nil if the system does not report it.
  package static var program: String? {
    #if canImport(Darwin)
      var count: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &count)
      var path = [CChar](repeating: 0, count: Int(count))
      guard _NSGetExecutablePath(&path, &count) == 0 else { return nil }
      return String(cString: path)
    #elseif os(Windows)
      var path = [UInt16](repeating: 0, count: 32_768)
      guard GetModuleFileNameW(nil, &path, DWORD(path.count)) > 0 else { return nil }
      return String(decodingCString: path, as: UTF16.self).replacingSeparators
    #else
      return FileSystem.link(at: "/proc/self/exe")
    #endif
  }

  /// Ends the process with an exit code.
  package static func end(_ code: Int32) -> Never { exit(code) }

  /// Registers a function that is called when the process ends.
  package static func atEnd(_ body: @escaping @convention(c) () -> Void) { atexit(body) }

  /// Makes the process end silently if it writes to a pipe whose reader, such as `head`, is gone, even if the parent
  /// process ignores SIGPIPE.
  package static func endsWithItsReader() {
    #if !os(Windows) && !os(WASI)
      signal(SIGPIPE, SIG_DFL)
    #endif
  }

  /// Pauses the thread.
  package static func sleep(milliseconds: UInt32) {
    #if os(Windows)
      Sleep(milliseconds)
    #else
      usleep(1000 * milliseconds)
    #endif
  }

  /// Runs another program in the terminal of this one, and waits until it ends.
  ///
  /// - Parameters:
  ///   - program: the path of the program, or its name, which is searched for in `PATH`.
  ///   - arguments: the arguments after the program's name.
  /// - Returns: the program's exit code; nil if it could not be run, or if a signal ended it.
  package static func run(_ program: String, _ arguments: [String]) -> Int32? {
    #if os(Windows)
      let words = ([program] + arguments).map { word in
        // Windows passes all arguments in one line.
        let quoted = word.contains { " \t\"".contains($0) } ? "\"\(word.replacing("\"", with: "\\\""))\"" : word
        return Array(quoted.utf16) + [0]
      }
      let pointers = words.map { word in
        let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: word.count)
        copy.initialize(from: word, count: word.count)
        return copy
      }
      defer { for pointer in pointers { pointer.deallocate() } }
      let list = pointers.map { UnsafePointer<UInt16>?($0) } + [nil]
      let code = program.withCString(encodedAs: UTF16.self) { _wspawnvp(_P_WAIT, $0, list) }
      return code < 0 ? nil : Int32(truncatingIfNeeded: code)
    #elseif os(WASI)
      return nil
    #else
      // If SIGCHLD is ignored, as this process may have inherited, there is no exit code.
      signal(SIGCHLD, SIG_DFL)
      let words = ([program] + arguments).map { strdup($0) }
      defer { for word in words { free(word) } }
      var child = pid_t()
      guard posix_spawnp(&child, program, nil, nil, words + [nil], environ) == 0 else { return nil }
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0 {
        guard errno == EINTR else { return nil }
      }
      return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    #endif
  }
}
