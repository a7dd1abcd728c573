import Foundation
import TrussDrawing

/// How many colours a text may have.
///
///     print(try form.layout(columns: 80).text(colors: .automatic))
public enum TextColors: String, CaseIterable, Sendable {
  /// No colours, and no escape sequences.
  case none
  /// The 16 colours that every terminal has, as it shows them.
  case ansi16
  /// The 256 colours of xterm.
  case ansi256
  /// Red, green and blue, from 0 to 255 each.
  case trueColor

  /// The colours that the standard output of this process supports, see `init(environment:isTerminal:)`.
  public static var automatic: TextColors {
    TextColors(environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) != 0)
  }

  /// The colours that an output supports.
  ///
  /// - None where it is no terminal, where `NO_COLOR` is there and not empty (https://no-color.org), and where `TERM` is
  ///   `dumb` or missing.
  /// - True colour where `COLORTERM` is `truecolor` or `24bit`.
  /// - 256 colours where `TERM` says so, else 16.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - isTerminal: whether somebody sees the output in a terminal.
  public init(environment: [String: String], isTerminal: Bool) {
    let term = environment["TERM"] ?? ""
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    if !isTerminal || isRefused || term.isEmpty || term == "dumb" {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct") {
      self = .trueColor
    } else {
      self = term.contains("256") ? .ansi256 : .ansi16
    }
  }

  var depth: ColorDepth {
    switch self {
    case .none: .none
    case .ansi16: .ansi16
    case .ansi256: .ansi256
    case .trueColor: .trueColor
    }
  }
}
