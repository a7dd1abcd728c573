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

#if !os(Windows) && !os(WASI)
  /// Restores the terminal if the program crashes. Otherwise the shell would show neither typed keys nor a cursor.
  ///
  /// A signal handler may only use async-signal-safe functions, and here only values that were set before.
  enum CrashSignals {
    /// The signals of crashes, including traps of Swift.
    private static let numbers = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

    /// Installs the handler. On a crash it sends `sequence` to the terminal and restores `mode`.
    static func listen(sequence: String, mode: termios) {
      guard crashSequence == nil else { return }
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: sequence.utf8.count)
      _ = bytes.initialize(from: sequence.utf8)
      (crashSequence, crashMode) = (UnsafeRawBufferPointer(bytes), mode)
      for number in numbers {
        signal(number) { number in
          if let sequence = crashSequence { _ = write(STDOUT_FILENO, sequence.baseAddress, sequence.count) }
          tcsetattr(STDIN_FILENO, TCSANOW, &crashMode)
          // After the handler, the default action of the signal ends the program.
          signal(number, SIG_DFL)
          raise(number)
        }
      }
    }
  }

  /// Data for the handler, whose only parameter is the signal. Set once, before the handler is installed.
  private nonisolated(unsafe) var crashSequence: UnsafeRawBufferPointer?
  private nonisolated(unsafe) var crashMode = termios()
#endif
