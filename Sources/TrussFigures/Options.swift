/// What a figure program was asked to do.
struct Options: Equatable {
  enum Action: Equatable {
    case text(Figure.Charset)
    case list
    case help
    case write(directory: String)
    case check(directory: String)
  }

  var action = Action.text(.unicode)
  /// The names of the figures that are meant; all when empty.
  var names: [String] = []
  /// Whether a figure is two files, one for light and one for dark surroundings.
  var arePairs = false

  /// A command line that means nothing.
  struct UsageError: Error, Equatable {
    var message: String
  }

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var action: Action?
    func choose(_ chosen: Action) throws(UsageError) {
      guard action == nil else {
        throw UsageError(message: "--ascii, --list, --svg, --check and --help exclude each other")
      }
      action = chosen
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--ascii": try choose(.text(.ascii))
      case "--list": try choose(.list)
      case "--help", "-h": try choose(.help)
      case "--svg": try choose(.write(directory: try Self.value(of: argument, &rest)))
      case "--check": try choose(.check(directory: try Self.value(of: argument, &rest)))
      case "--pairs": arePairs = true
      case _ where argument.hasPrefix("-"): throw UsageError(message: "unknown option \(argument)")
      default: names.append(argument)
      }
    }
    self.action = action ?? .text(.unicode)
    guard arePairs else { return }
    switch self.action {
    case .write, .check, .help: break
    case .text, .list: throw UsageError(message: "--pairs is said of the files of --svg and --check")
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
      throw UsageError(message: "\(option) wants a directory")
    }
    return value
  }

  static func usage(_ program: String) -> String {
    """
    usage: \(program) [--ascii | --list | --svg DIR | --check DIR | --help] [--pairs] [NAME ...]

      (no option)  print the figures as text
      --ascii      print them in ASCII
      --list       print their names
      --svg DIR    write DIR/NAME.svg for each
      --check DIR  compare with the files in DIR; exit with 1 where one is missing, out of date or left over
      --pairs      files as DocC wants them: NAME.svg is light, NAME~dark.svg dark; without it one file is both
      NAME         only the figures of these names

    Exit codes: 0 done; 1 figures out of date, or a figure that cannot be laid out; 64 wrong arguments;
    74 a file cannot be read or written.
    """
  }
}
