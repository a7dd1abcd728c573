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
  /// The terminal at standard input and output: its size, raw mode and the alternate screen.
  ///
  /// Call `enter` and `leave` in pairs, as `leave` undoes what `enter` changes. An escape sequence that is added to
  /// `enter` needs its opposite in `leaving`.
  package struct Terminal {
    /// Why there is no terminal to draw on.
    package enum Fault: Error {
      /// Standard input or output is not a terminal; the associated value is its name.
      case noTerminal(String)
      /// `TERM` is `dumb`: the terminal cannot move the cursor.
      case dumb
    }

    /// The terminal's mode before `enter`. `leave` and the crash handler restore it.
    private let original: termios

    /// - Throws: `Fault` if standard input or output is not a terminal, or if `TERM` is `dumb`.
    package init() throws(Fault) {
      var mode = termios()
      guard Descriptor.input.isTerminal, tcgetattr(STDIN_FILENO, &mode) == 0 else {
        throw .noTerminal("standard input")
      }
      guard Descriptor.output.isTerminal else { throw .noTerminal("standard output") }
      guard ThisProcess.variable("TERM") != "dumb" else { throw .dumb }
      original = mode
    }

    /// The current size of the terminal; 80 x 24 if the terminal does not report its size.
    package var size: (columns: Int, rows: Int) {
      guard let window = Descriptor.output.window, window.rows > 0 else { return (80, 24) }
      return window
    }
  }

  extension Terminal {
    /// Switches to raw mode, in which the terminal passes on each key and does not echo it, and to the alternate
    /// screen, which keeps the text on the normal screen.
    package func enter() {
      // The handler is installed first, so that a crash in one of the next steps restores the terminal.
      CrashSignals.listen(sequence: Self.leaving, mode: original)
      var mode = original
      cfmakeraw(&mode)
      // A read returns as soon as one byte is available.
      withUnsafeMutableBytes(of: &mode.c_cc) { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
      // `TCSADRAIN` keeps keys that were typed before, as they are meant for this program.
      tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
      // The sequences select the alternate screen, hide the cursor, and switch off line wrapping.
      send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
    }

    /// Resets the style and undoes the sequences of `enter`, in reverse order.
    private static let leaving = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// Restores the normal screen and the terminal's mode.
    package func leave() {
      send(Self.leaving)
      var mode = original
      // `TCSAFLUSH` drops unread keys, which the shell would read as a command.
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
    }

    /// Writes a text, waiting while the terminal's buffer is full. After any other error the rest is dropped.
    package func send(_ text: String) {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Descriptor.output.writeOnce($0) }
        if count > 0 {
          bytes = bytes.dropFirst(count)
        } else if errno == EAGAIN {
          var descriptor = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
          poll(&descriptor, 1, -1)
        } else if errno != EINTR {
          return
        }
      }
    }

    /// Waits for input and returns its bytes. Empty if the terminal was closed.
    package func receive() -> [UInt8] {
      var buffer = [UInt8](repeating: 0, count: 1024)
      while true {
        let count = buffer.withUnsafeMutableBytes { Descriptor.input.readOnce($0, $0.count) }
        if count < 0, errno == EINTR { continue }
        return Array(buffer.prefix(max(0, count)))
      }
    }
  }

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
          if let sequence = crashSequence, let bytes = sequence.baseAddress {
            _ = write(STDOUT_FILENO, bytes, sequence.count)
          }
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

extension Descriptor {
  package var isTerminal: Bool {
    #if os(Windows)
      _isatty(number) != 0
    #else
      isatty(number) == 1
    #endif
  }

  /// The terminal's columns and rows; nil if there is no terminal, or if it does not report them.
  package var window: (columns: Int, rows: Int)? {
    #if os(Windows)
      var screen = CONSOLE_SCREEN_BUFFER_INFO()
      guard GetConsoleScreenBufferInfo(HANDLE(bitPattern: _get_osfhandle(number)), &screen) else { return nil }
      let (columns, rows) = (
        Int(screen.srWindow.Right) - Int(screen.srWindow.Left) + 1,
        Int(screen.srWindow.Bottom) - Int(screen.srWindow.Top) + 1
      )
      return columns > 0 && rows > 0 ? (columns, rows) : nil
    #elseif os(WASI)
      return nil
    #else
      var window = winsize()
      guard ioctl(number, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return nil }
      return (Int(window.ws_col), Int(window.ws_row))
    #endif
  }
}
