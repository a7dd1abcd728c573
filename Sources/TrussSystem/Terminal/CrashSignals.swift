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
  /// Restores the terminal if the program crashes: otherwise the shell would show neither keys nor a cursor.
  ///
  /// The handler uses only what a signal handler may: values that were set before, and async-signal-safe functions.
  enum CrashSignals {
    /// The signals of crashes; a trap in Swift causes one of them.
    private static let numbers = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

    /// Installs the handler: on a crash it sends the sequence to the terminal and restores the mode.
    static func listen(sequence: String, mode: termios) {
      guard crashSequence == nil else { return }
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: sequence.utf8.count)
      _ = bytes.initialize(from: sequence.utf8)
      (crashSequence, crashMode) = (UnsafeRawBufferPointer(bytes), mode)
      for number in numbers {
        signal(number) { number in
          if let sequence = crashSequence { _ = write(STDOUT_FILENO, sequence.baseAddress, sequence.count) }
          tcsetattr(STDIN_FILENO, TCSANOW, &crashMode)
          // The signal ends the program after the handler, with its default action.
          signal(number, SIG_DFL)
          raise(number)
        }
      }
    }
  }

  /// The handler's data, as a handler has no parameter but the signal. Set once, before the handler is installed.
  private nonisolated(unsafe) var crashSequence: UnsafeRawBufferPointer?
  private nonisolated(unsafe) var crashMode = termios()
#endif
