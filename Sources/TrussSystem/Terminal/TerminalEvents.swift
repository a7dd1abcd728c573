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
  /// What happens in a terminal: keys' bytes, and signals. A signal handler may do next to nothing, so it writes the
  /// signal's number to a pipe, which is read here like the keys.
  package struct TerminalEvents {
    package enum Event: Equatable {
      case input
      /// The size of the terminal's window changed.
      case resized
      /// The program is to stop until it is continued.
      case suspended
      /// The program was stopped, and goes on.
      case continued
      /// A signal is to end the program.
      case ended(by: Int32)
      /// Nothing happened in the given time.
      case timeout

      fileprivate init(signal: Int32) {
        switch signal {
        case SIGWINCH: self = .resized
        case SIGTSTP: self = .suspended
        case SIGCONT: self = .continued
        default: self = .ended(by: signal)
        }
      }
    }

    /// The signals that become events: those of a new size, and those that end, suspend and continue the program.
    private static let signals = [SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

    private let signalEnd: Int32

    /// Installs the handlers of the signals; nil if the system has no pipe left.
    package init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      signalEnd = ends[0]
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      signalPipe = ends[1]
      for signal in Self.signals { listen(to: signal) }
    }

    /// Installs the handler that makes a signal an event.
    private func listen(to number: Int32) {
      signal(number) { number in
        // A handler must restore `errno`. If the pipe is full, enough signals wait in it.
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(signalPipe, &byte, 1)
        errno = saved
      }
    }

    /// Ends the program by a signal, with the signal's default action, so that its parent process sees the signal.
    package func end(by number: Int32) {
      signal(number, SIG_DFL)
      raise(number)
    }

    /// Stops the process group, as Ctrl-Z does; returns when it is continued.
    package func suspend() {
      signal(SIGTSTP, SIG_DFL)
      kill(0, SIGTSTP)
      listen(to: SIGTSTP)
    }

    /// Waits for the next event; a signal comes before input.
    ///
    /// - Parameter milliseconds: how long to wait; forever if negative.
    package func next(within milliseconds: Int32) -> Event {
      var descriptors = [
        pollfd(fd: signalEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      ]
      while true {
        let count = poll(&descriptors, 2, milliseconds)
        if count < 0, errno == EINTR { continue }
        var number: UInt8 = 0
        if read(signalEnd, &number, 1) == 1 { return Event(signal: Int32(number)) }
        return count == 0 ? .timeout : .input
      }
    }
  }

  /// The end of the pipe that the handler writes to, as a handler has no parameter but the signal. Set once, before the
  /// handlers are installed.
  private nonisolated(unsafe) var signalPipe: Int32 = -1
#endif
