#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal that standard input and output are: its size, raw mode and the alternate screen.
///
/// `enter` and `leave` go in pairs: what the one changes, the other puts back.
struct Terminal {
  /// Why there is no terminal to draw on.
  enum Fault: Error, Equatable {
    case noTerminal(String)
    /// One that cannot move its cursor.
    case dumb
  }

  private let input = STDIN_FILENO
  private let output = STDOUT_FILENO
  /// How the terminal was set up before `enter`.
  private let original: termios

  /// Finds the terminal.
  ///
  /// - Throws: `Fault` where standard input or output is none.
  init() throws(Fault) {
    var mode = termios()
    guard isatty(input) == 1, tcgetattr(input, &mode) == 0 else { throw .noTerminal("standard input") }
    guard isatty(output) == 1 else { throw .noTerminal("standard output") }
    if Self.variable("TERM") == "dumb" { throw .dumb }
    original = mode
  }

  /// The columns and rows.
  var size: (columns: Int, rows: Int) {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else { return (80, 24) }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  /// Whether it may be sent colours and other styles: not where `NO_COLOR` says so (no-color.org).
  static var hasStyles: Bool { variable("NO_COLOR").isEmpty }

  /// Whether its locale is one of UTF-8: the first of these variables that is set says so. Where none is, it most
  /// likely is one all the same.
  static var isUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(variable).first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    return name.isEmpty || name.contains("utf-8") || name.contains("utf8")
  }

  private static func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
}

extension Terminal {
  /// Takes the screen: keys come one by one and are not shown, and what stood there before is kept aside.
  func enter() {
    CrashSignals.listen(sequence: Self.leaving, mode: original)
    var mode = original
    cfmakeraw(&mode)
    // A read returns as soon as there is a byte.
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    // What was typed before is kept: it is meant for the screen.
    tcsetattr(input, TCSADRAIN, &mode)
    // The alternate screen; no cursor; lines that are too long do not go on in the next one.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
  }

  /// What takes back what `enter` writes.
  private static let leaving = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Gives the screen back as it was.
  func leave() {
    write(Self.leaving)
    var mode = original
    // What was typed for the screen is no command for the shell.
    tcsetattr(input, TCSAFLUSH, &mode)
  }

  /// Writes a text, all of it if the terminal takes it.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        poll(&descriptor, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// The bytes that have come; none where the terminal is gone.
  func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1024)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      return Array(buffer.prefix(max(0, count)))
    }
  }
}

/// `write` and `read` of the C library, which methods of the same names hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
