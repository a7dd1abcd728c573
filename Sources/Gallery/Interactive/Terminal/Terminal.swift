import Foundation
import Truss

/// The terminal behind standard input and output: its size, raw mode and the alternate screen.
///
/// Call `enter` and `leave` in pairs: `leave` undoes what `enter` changes. A new escape sequence in `enter` needs its
/// opposite in `leaving`.
struct Terminal {
  /// Why there is no terminal to draw on.
  struct Fault: Error {
    var message: String

    static func noTerminal(_ what: String) -> Fault {
      Fault(message: "--interactive needs a terminal, and \(what) is not one")
    }
  }

  private let input = STDIN_FILENO
  private let output = STDOUT_FILENO
  /// The terminal's mode before `enter`, which `leave` and a crash restore.
  private let original: termios

  /// Checks that there is a terminal, and remembers its mode.
  ///
  /// - Throws: `Fault` if standard input or output is not a terminal, or if `TERM` is `dumb`.
  init() throws(Fault) {
    var mode = termios()
    guard isatty(input) == 1, tcgetattr(input, &mode) == 0 else { throw .noTerminal("standard input") }
    guard isatty(output) == 1 else { throw .noTerminal("standard output") }
    guard Self.variable("TERM") != "dumb" else {
      throw Fault(message: "--interactive needs a terminal that can move its cursor, and TERM is dumb")
    }
    original = mode
  }

  /// The terminal's size now; 80 x 24 if the terminal does not report one.
  var size: (columns: Int, rows: Int) {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else { return (80, 24) }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  /// Whether to use colours and other styles: not if `NO_COLOR` is set and not empty (https://no-color.org).
  static var hasStyles: Bool { variable("NO_COLOR").isEmpty }

  /// The colours that the terminal has; none with `NO_COLOR`.
  static var colors: TextColors { TextColors(environment: ProcessInfo.processInfo.environment, isTerminal: true) }

  /// Whether the ground is light: if `COLORFGBG`, which some terminals set, ends with 7 or 15.
  static var scheme: ColorScheme {
    ["7", "15"].contains(variable("COLORFGBG").split(separator: ";").last) ? .light : .dark
  }

  /// Whether the locale's encoding is UTF-8, by the first of these variables that is set and not empty. If none is,
  /// UTF-8 is the likeliest.
  static var isUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(variable).first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    return name.isEmpty || name.contains("utf-8") || name.contains("utf8")
  }

  private static func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
}

extension Terminal {
  /// Switches to raw mode, in which the terminal passes on each key and does not echo it, and to the alternate screen,
  /// which leaves the text on the normal one alone.
  func enter() {
    // First: a crash from here on has to restore the terminal.
    CrashSignals.listen(sequence: Self.leaving, mode: original)
    var mode = original
    cfmakeraw(&mode)
    // A read returns as soon as there is a byte.
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    // `TCSADRAIN` keeps keys that were typed before: they are meant for this program.
    tcsetattr(input, TCSADRAIN, &mode)
    // The alternate screen; no cursor; no automatic wrapping of long lines.
    send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
  }

  /// Resets the style and undoes in reverse order what `enter` writes.
  private static let leaving = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Restores the normal screen and the terminal's mode.
  func leave() {
    send(Self.leaving)
    var mode = original
    // `TCSAFLUSH` drops unread keys, which the shell would take for a command.
    tcsetattr(input, TCSAFLUSH, &mode)
  }

  /// Writes a text and waits while the terminal's buffer is full. Drops the rest on any other error.
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

  /// Waits for input and returns its bytes; none if the terminal was closed.
  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1024)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      return Array(buffer.prefix(max(0, count)))
    }
  }
}
