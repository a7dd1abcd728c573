import TrussText
import TrussTree

/// The arguments of a subcommand that reads one file and prints it in one of several forms.
enum FileArguments<Form: Equatable & Sendable>: Equatable {
  case help
  /// Reads a file. The path `-` means standard input.
  case read(path: String, Form)

  struct Syntax: Sendable {
    var command: String
    var formats: KeyValuePairs<String, Form>
    /// Options that select a form without `--format`, such as `--svg`.
    var flags: KeyValuePairs<String, Form> = [:]
    var usage: String
  }

  init(_ arguments: [String], _ syntax: Syntax) throws(UsageError) {
    func error(_ message: String) -> UsageError { UsageError(message: message, command: syntax.command) }
    func format(_ name: String?) throws(UsageError) -> Form {
      if let format = syntax.formats.first(where: { $0.key == name }) { return format.value }
      let given = name.map { ", not \(EscapedText.of($0))" } ?? ""
      throw error("--format must be \(syntax.formats.map(\.key).joined(separator: " or "))\(given)")
    }
    var rest = arguments[...]
    var forms: [Form] = []
    var paths: [String] = []
    while let argument = rest.popFirst() {
      if let flag = syntax.flags.first(where: { $0.key == argument }) {
        forms.append(flag.value)
      } else if argument == "--help" || argument == "-h" {
        self = .help
        return
      } else if argument == "--format" {
        forms.append(try format(rest.popFirst()))
      } else if argument.hasPrefix("--format=") {
        forms.append(try format(String(argument.dropFirst(9))))
      } else if argument == "--" {
        paths += rest
        rest = []
      } else if argument.hasPrefix("-"), argument != "-" {
        let option = String(argument.prefix { $0 != "=" })
        let hint = NearestName.hint(option, among: syntax.flags.map(\.key) + ["--format", "--help"])
        throw error("unknown option \(EscapedText.of(argument))\(hint)")
      } else {
        paths.append(argument)
      }
      if forms.count > 1 {
        let flags = syntax.flags.map(\.key)
        throw error(
          flags.isEmpty
            ? "--format was given twice"
            : "\((["--format"] + flags).listed) exclude each other"
        )
      }
    }
    guard let path = paths.first, paths.count == 1 else {
      throw error(syntax.command + (paths.isEmpty ? " needs a file, or - for standard input" : " needs one file"))
    }
    self = .read(path: path, forms.first ?? syntax.formats[0].value)
  }
}
