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

package enum ThisProcess {
  /// The value of an environment variable; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    #if os(Windows)
      name.withCString(encodedAs: UTF16.self) { _wgetenv($0) }.map { String(decodingCString: $0, as: UTF16.self) }
    #else
      getenv(name).map { String(cString: $0) }
    #endif
  }

  /// The environment variables with the given names that are set.
  package static func variables(_ names: String...) -> [String: String] {
    Dictionary(names.compactMap { name in variable(name).map { (name, $0) } }) { first, _ in first }
  }

  /// The process id; 1 on a system without processes.
  package static var id: Int {
    #if os(Windows)
      Int(GetCurrentProcessId())
    #elseif os(WASI)
      1
    #else
      Int(getpid())
    #endif
  }

  /// The id of the parent process; nil if the parent has ended, or if the system does not report it.
  package static var parent: Int? {
    #if os(Windows) || os(WASI)
      nil
    #else
      getppid() > 1 ? Int(getppid()) : nil
    #endif
  }

  /// The user id; 0 on systems without user ids.
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
      return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #elseif os(Windows)
      var path = [UInt16](repeating: 0, count: 32_768)
      guard GetModuleFileNameW(nil, &path, DWORD(path.count)) > 0 else { return nil }
      return String(decoding: path.prefix { $0 != 0 }, as: UTF16.self).replacingSeparators
    #else
      return FileSystem.link(at: "/proc/self/exe")
    #endif
  }

  package static func end(_ code: Int32) -> Never { exit(code) }

  package static func atEnd(_ body: @escaping @convention(c) () -> Void) { atexit(body) }

  /// Restores the default action of SIGPIPE, which a parent process may have set to be ignored: if the reader of a
  /// pipe, such as `head`, has ended, writing ends this process silently.
  package static func restoreDefaultPipeSignal() {
    #if !os(Windows) && !os(WASI)
      signal(SIGPIPE, SIG_DFL)
    #endif
  }

  package static func sleep(milliseconds: UInt32) {
    #if os(Windows)
      Sleep(DWORD(milliseconds))
    #else
      usleep(1000 * milliseconds)
    #endif
  }

  /// Runs another program in this process' terminal, and waits until it ends.
  ///
  /// - Parameters:
  ///   - program: the path of the program, or its name, which is looked up in `PATH`.
  ///   - arguments: the arguments after the program's name.
  /// - Returns: the program's exit code; nil if the program could not be run, or if a signal ended it.
  package static func run(_ program: String, _ arguments: [String]) -> Int32? {
    #if os(Windows)
      let words = ([program] + arguments).map { word in
        // Windows joins all arguments into one line.
        let escaped = word.map { $0 == "\"" ? "\\\"" : String($0) }.joined()
        let quoted = word.contains { " \t\"".contains($0) } ? "\"\(escaped)\"" : word
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
      // While SIGCHLD is ignored, which this process may have inherited, there are no exit codes.
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
