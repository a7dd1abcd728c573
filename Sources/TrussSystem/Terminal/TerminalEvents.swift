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
  /// The events of a terminal: keys and signals. A signal handler must do as little as possible, so it only writes the
  /// signal's number to a pipe, which is read like the keys.
  package struct TerminalEvents {
    package enum Event: Equatable {
      case input
      case resized
      /// The user asked to stop the program until it is continued.
      case suspended
      /// The program was stopped and is continued.
      case continued
      /// A signal asks the program to end.
      case ended(by: Int32)
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

    /// The signals that become events: a changed size, and signals that end, suspend and continue the program.
    private static let signals = [SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

    private let signalEnd: Int32

    /// Installs the signal handlers; nil if the system cannot make a pipe.
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

    private func listen(to number: Int32) {
      signal(number) { number in
        // A handler must restore `errno`. A full pipe needs no more signals, so an error is ignored.
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(signalPipe, &byte, 1)
        errno = saved
      }
    }

    /// Ends the program by the signal's default action, so that its parent process sees the signal.
    package func end(by number: Int32) {
      signal(number, SIG_DFL)
      raise(number)
    }

    /// Stops the process group, as Ctrl-Z does. Returns when the group is continued.
    package func suspend() {
      signal(SIGTSTP, SIG_DFL)
      kill(0, SIGTSTP)
      listen(to: SIGTSTP)
    }

    /// Waits for the next event. Signals have precedence over input.
    ///
    /// - Parameter milliseconds: the maximum time to wait; unlimited if negative.
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

  /// The pipe's end for the handler, whose only parameter is the signal. Set once, before the handlers are installed.
  private nonisolated(unsafe) var signalPipe: Int32 = -1
#endif
