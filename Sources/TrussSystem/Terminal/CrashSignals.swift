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
  /// Gives the terminal back where the program crashes: the shell behind it would show no keys and no cursor.
  ///
  /// The handler uses nothing but what a signal's handler may: values that are there before, and three system calls.
  enum CrashSignals {
    /// A trap of Swift's is one of these.
    private static let numbers = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

    /// Begins to watch: a crash sends the terminal the sequence, and sets it up as it was.
    static func listen(sequence: String, mode: termios) {
      guard crashSequence == nil else { return }
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: sequence.utf8.count)
      _ = bytes.initialize(from: sequence.utf8)
      (crashSequence, crashMode) = (UnsafeRawBufferPointer(bytes), mode)
      for number in numbers {
        signal(number) { number in
          if let sequence = crashSequence { _ = write(STDOUT_FILENO, sequence.baseAddress, sequence.count) }
          tcsetattr(STDIN_FILENO, TCSANOW, &crashMode)
          // The crash goes on where the handler ends.
          signal(number, SIG_DFL)
          raise(number)
        }
      }
    }
  }

  /// What the handler needs: it takes no parameter but the signal. Set once, before any signal is listened to.
  private nonisolated(unsafe) var crashSequence: UnsafeRawBufferPointer?
  private nonisolated(unsafe) var crashMode = termios()
#endif
