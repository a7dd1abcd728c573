import Foundation

/// What happens in a terminal: keys' bytes, and signals. A signal's handler may do next to nothing, so it writes the
/// signal's number to a pipe that is read here like the keys are.
struct TerminalEvents {
  enum Event: Equatable {
    case input
    case signal(Int32)
    /// Nothing, for as long as was to be waited.
    case timeout
  }

  /// Those that are waited for: a new size, and what ends, suspends and continues the program.
  static let signals = [SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

  private let signalEnd: Int32

  /// Begins to wait for signals; nil where the system has no pipe left.
  init?() {
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

  /// Has a signal come as an event.
  func listen(to number: Int32) {
    signal(number) { number in
      // A handler leaves `errno` as it was; a full pipe holds enough signals.
      let saved = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(signalPipe, &byte, 1)
      errno = saved
    }
  }

  /// Lets a signal do to the program what it does to any.
  func stopListening(to number: Int32) { signal(number, SIG_DFL) }

  /// Waits for the next event; a signal comes before input.
  ///
  /// - Parameter milliseconds: how long to wait; for ever where negative.
  func next(within milliseconds: Int32) -> Event {
    var descriptors = [
      pollfd(fd: signalEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = poll(&descriptors, 2, milliseconds)
      if count < 0, errno == EINTR { continue }
      var number: UInt8 = 0
      if read(signalEnd, &number, 1) == 1 { return .signal(Int32(number)) }
      return count == 0 ? .timeout : .input
    }
  }
}

/// The end of the pipe that the handler writes to: it takes no parameter but the signal. Set once, before any signal
/// is listened to.
private nonisolated(unsafe) var signalPipe: Int32 = -1
