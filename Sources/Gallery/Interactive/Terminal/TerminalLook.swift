import Truss
import TrussSystem

/// The character set and the colours of the terminal, as determined by environment variables.
struct TerminalLook {
  private let environment = ThisProcess.variables(
    "NO_COLOR", "TERM", "COLORTERM", "COLORFGBG", "LC_ALL", "LC_CTYPE", "LANG")

  /// Whether to use colours and other styles: not if `NO_COLOR` is set and not empty (https://no-color.org).
  var hasStyles: Bool { variable("NO_COLOR").isEmpty }

  var colors: TextColors { TextColors(environment: environment, isTerminal: true) }

  /// Light if `COLORFGBG`, which some terminals set, ends with 7 or 15; otherwise dark.
  var scheme: ColorScheme {
    ["7", "15"].contains(variable("COLORFGBG").split(separator: ";").last) ? .light : .dark
  }

  /// Whether the locale's encoding is UTF-8, according to the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not
  /// empty. If all are empty, UTF-8 is assumed.
  var isUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(variable).first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    return name.isEmpty || name.contains("utf-8") || name.contains("utf8")
  }

  private func variable(_ name: String) -> String { environment[name] ?? "" }
}
