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
