import Truss
import TrussSystem

#if os(Windows) || os(WASI)
  /// `gallery --interactive` on systems whose terminals are not supported.
  enum InteractiveProgram {
    static func run(errors: (String) -> Void) -> Int32 {
      errors("gallery: --interactive needs a terminal of a Unix system\n")
      return 69
    }
  }
#else
  /// `gallery --interactive`: the screen on a terminal, until the user or a signal ends it.
  struct InteractiveProgram {
    private let terminal: Terminal
    private let events: TerminalEvents
    private let look = TerminalLook()
    private var session = PlaygroundSession()
    private var keys = KeyParser()
    private var painter = FramePainter()
    private var copied: String?

    /// The exit code if there is no terminal (EX_UNAVAILABLE of sysexits.h).
    private static let unavailable: Int32 = 69
    /// The maximum time between two bytes of a key, in milliseconds. A later byte is another key.
    private static let escapeDelay: Int32 = 50

    static func run(errors: (String) -> Void) -> Int32 {
      do throws(Terminal.Fault) {
        let terminal = try Terminal()
        guard let events = TerminalEvents() else { throw Terminal.Fault.noTerminal("what signals need") }
        var program = InteractiveProgram(terminal: terminal, events: events)
        program.run()
        return 0
      } catch {
        switch error {
        case .noTerminal(let part): errors("gallery: --interactive needs a terminal, and \(part) is not one\n")
        case .dumb: errors("gallery: --interactive needs a terminal that can move its cursor, and TERM is dumb\n")
        }
        return unavailable
      }
    }

    private mutating func run() {
      terminal.enter()
      draw()
      while handle(events.next(within: keys.isWaiting ? Self.escapeDelay : -1)) {}
      end()
    }

    /// Restores the terminal, and prints the copied code, as some terminals cannot copy.
    private func end() {
      terminal.leave()
      if let copied { terminal.send(copied + "\n") }
    }

    /// Handles an event. Returns false if the program must end.
    private mutating func handle(_ event: TerminalEvents.Event) -> Bool {
      switch event {
      case .timeout: return press(keys.flush())
      case .input:
        let bytes = terminal.receive()
        return !bytes.isEmpty && press(keys.read(bytes))
      case .resized:
        painter.invalidate()
        draw()
        return true
      case .suspended:
        suspend()
        return true
      case .continued:
        // Before SIGSTOP the program could not restore the terminal, and the shell may have changed it since.
        resume()
        return true
      case .ended(let signal):
        end()
        events.end(by: signal)
        return false
      }
    }

    /// Handles keys that arrived together, and then draws once. Returns false if the program must end.
    private mutating func press(_ keys: [Key]) -> Bool {
      for key in keys {
        switch session.press(key) {
        case .draw: break
        case .quit: return false
        case .suspend: suspend()
        case .copy:
          let code = StackCode(session.playground).text
          terminal.send(ClipboardSequence.copy(code))
          copied = code
        }
      }
      if !keys.isEmpty { draw() }
      return true
    }

    /// Stops the process group, as Ctrl-Z does. The program resumes here when it is continued.
    private mutating func suspend() {
      terminal.leave()
      events.suspend()
      resume()
    }

    private mutating func resume() {
      terminal.enter()
      painter.invalidate()
      draw()
    }

    private mutating func draw() {
      let (columns, rows) = terminal.size
      let picture = ScreenPicture(
        of: session, columns: columns, rows: rows, isUnicode: look.isUnicode, hasStyles: look.hasStyles,
        colors: look.colors, scheme: look.scheme)
      session.limitScroll(to: picture.scrollLimit)
      terminal.send(painter.update(to: picture.lines))
    }
  }
#endif
