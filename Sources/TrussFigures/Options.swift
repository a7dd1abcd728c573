import TrussText
import TrussTree

struct Options: Equatable {
  enum Action: Equatable {
    case text(Figure.Charset)
    case list
    case help
    case write(directory: String)
    case check(directory: String)
    case inspect(directory: String)
  }

  var action = Action.text(.unicode)
  var schemes = FigureFiles.Schemes.both
  /// Whether the program runs again whenever a source changes.
  var isWatching = false
  /// The names of the requested figures; empty for all figures.
  var names: [String] = []

  struct UsageError: Error, Equatable {
    var message: String
  }

  /// Parses the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var action: Action?
    func choose(_ chosen: Action) throws(UsageError) {
      guard action == nil else {
        throw UsageError(message: "--ascii, --list, --svg, --check, --html and --help exclude each other")
      }
      action = chosen
    }
    var schemes: FigureFiles.Schemes?
    while let argument = rest.popFirst() {
      switch argument {
      case "--ascii": try choose(.text(.ascii))
      case "--list": try choose(.list)
      case "--help", "-h": try choose(.help)
      case "--svg": try choose(.write(directory: try Self.value(of: argument, "a directory", &rest)))
      case "--check": try choose(.check(directory: try Self.value(of: argument, "a directory", &rest)))
      case "--html": try choose(.inspect(directory: try Self.value(of: argument, "a directory", &rest)))
      case "--scheme":
        let word = try Self.value(of: argument, "both, pair, light or dark", &rest)
        guard let scheme = FigureFiles.Schemes(rawValue: word) else {
          throw UsageError(message: "--scheme must be both, pair, light or dark, not \(EscapedText.of(word))")
        }
        schemes = scheme
      case "--watch": isWatching = true
      case "--only": names += try Self.list(try Self.value(of: argument, "names of figures", &rest))
      case _ where argument.hasPrefix("-"):
        throw UsageError(
          message: "unknown option \(EscapedText.of(argument))\(NearestName.hint(argument, among: Self.known))")
      default: names.append(argument)
      }
    }
    self.action = action ?? .text(.unicode)
    if let schemes {
      guard isAboutFiles else { throw UsageError(message: "--scheme goes with --svg or --check") }
      self.schemes = schemes
    }
    if isWatching, self.action == .help || self.action == .list {
      throw UsageError(message: "--watch goes with text, --svg, --check or --html")
    }
  }

  private static let known = [
    "--ascii", "--list", "--help", "--svg", "--check", "--html", "--scheme", "--watch", "--only",
  ]

  private static func list(_ value: String) throws(UsageError) -> [String] {
    let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains("") else { throw UsageError(message: "--only needs names with a comma between them") }
    return names
  }

  private var isAboutFiles: Bool {
    switch action {
    case .write, .check: true
    case .text, .list, .help, .inspect: false
    }
  }

  private static func value(
    of option: String, _ wanted: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
      throw UsageError(message: "\(option) needs \(wanted)")
    }
    return value
  }

  static func usage(_ program: String) -> String {
    """
    usage: \(program) [--ascii | --list | --svg DIR | --check DIR | --html DIR | --help]
                   [--scheme WORD] [--watch] [--only NAME,NAME...] [NAME ...]

      (no option)    print the figures as text, or those of the NAMEs. On a terminal in its colours (none with
                     NO_COLOR), and fitted to its width if no text is lost, otherwise cropped with a note; from 160
                     columns on in two columns
      --ascii        print them in ASCII
      --list         print their names and titles, one on each line
      --svg DIR      write DIR/NAME.svg for each
      --check DIR    compare with the files in DIR; exit with 1 where one is missing, out of date or left over
      --html DIR     write DIR/NAME.html for each, a page for inspecting its layout, and DIR/index.html
      --scheme WORD  of --svg and --check: both (one file, light and dark; by default), light, dark, or
                     pair (NAME.svg and NAME~dark.svg, as DocC needs them, without a background)
      --watch        do it again whenever a Swift file of the package changes, until it is interrupted
      --only NAMES   only the figures with these names, separated by commas; a bare NAME does the same

    Overflows, conflicts and ambiguities are reported on standard error, and --svg and --check then exit with 1
    unless the figure allows them. The other figures are still drawn.

    Exit codes: 0 done; 1 files out of date, a figure with such a report, or one that cannot be laid out;
    64 wrong arguments; 74 a file cannot be read, or it or the output cannot be written.
    """
  }
}
