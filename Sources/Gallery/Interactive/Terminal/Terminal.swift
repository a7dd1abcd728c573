import Foundation

/// The terminal that standard input and output are: its size, raw mode and the alternate screen.
///
/// `enter` and `leave` go in pairs: what the one changes, the other puts back.
struct Terminal {
  /// Why there is no terminal to draw on.
  struct Fault: Error {
    var message: String

    static func noTerminal(_ what: String) -> Fault {
      Fault(message: "--interactive wants a terminal, and \(what) is none")
    }
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
    guard Self.variable("TERM") != "dumb" else {
      throw Fault(message: "--interactive wants a terminal that can move its cursor, and TERM is dumb")
    }
    original = mode
  }

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
    send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
  }

  /// What takes back what `enter` writes.
  private static let leaving = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  func leave() {
    send(Self.leaving)
    var mode = original
    // What was typed for the screen is no command for the shell.
    tcsetattr(input, TCSAFLUSH, &mode)
  }

  /// Writes a text, all of it if the terminal takes it.
  func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
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
  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1024)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      return Array(buffer.prefix(max(0, count)))
    }
  }
}
