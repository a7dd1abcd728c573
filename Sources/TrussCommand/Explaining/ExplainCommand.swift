import TrussDrawing
import TrussText

/// `truss explain`: what the system prints of constraints that conflict, in plain words.
struct ExplainCommand {
  var streams: TrussProgram.ProgramStreams

  func run(_ options: ExplainOptions) throws -> ExitCode {
    switch options.action {
    case .help:
      try streams.output(ExplainOptions.usage + "\n")
      return .success
    case .explain(let path, let form): return try explain(path, form)
    }
  }

  private func explain(_ path: String, _ form: ExplainOptions.Form) throws -> ExitCode {
    let file = try InputFile(path, advice: "cut out the reports that are to be explained", input: streams.input)
    let reports = try reports(in: file)
    guard !reports.isEmpty else {
      throw Failure(
        code: .data,
        message: "\(file.name): error: no report of constraints in it; "
          + "expected a list of lines such as <NSLayoutConstraint:0x6000 UIView:0x7fed.height == 51>")
    }
    let explanations = reports.map(Explanation.init)
    switch form {
    case .text: try streams.output(explanations.map(\.text).joined(separator: "\n"))
    case .json:
      let json = JSON.object([("reports", .array(explanations.map(\.json)))])
      try streams.output(json.description + "\n")
    }
    return .success
  }

  private func reports(in file: InputFile) throws(Failure) -> [ConflictReport] {
    do {
      return try ReportFinder.reports(in: file.bytes)
    } catch {
      throw Failure(
        code: .data,
        message: "\(file.name):\(error.line): error: more than \(ReportFinder.mostEntries) constraints up to here, "
          + "the most that are read; cut out the reports that are to be explained")
    }
  }
}

/// What `truss explain` was asked to do.
struct ExplainOptions: Equatable {
  enum Form: Equatable {
    case text
    case json
  }

  enum Action: Equatable {
    case help
    /// Explain the reports in a log; `-` is standard input.
    case explain(path: String, Form)
  }

  var action: Action

  /// Reads the arguments after `explain`.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var form: Form?
    var paths: [String] = []
    func choose(_ chosen: Form) throws(UsageError) {
      guard form == nil else { throw Self.error("--format was given twice") }
      form = chosen
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        action = .help
        return
      case "--format": try choose(try Self.form(rest.popFirst() ?? ""))
      case _ where argument.hasPrefix("--format="): try choose(try Self.form(String(argument.dropFirst(9))))
      case "--":
        paths += rest
        rest = []
      case _ where argument.hasPrefix("-") && argument != "-":
        throw Self.error("unknown option \(EscapedText.of(argument))")
      default: paths.append(argument)
      }
    }
    guard let path = paths.first, paths.count == 1 else {
      throw Self.error(paths.isEmpty ? "explain wants a file, or - for standard input" : "explain wants one file")
    }
    action = .explain(path: path, form ?? .text)
  }

  private static func form(_ name: String) throws(UsageError) -> Form {
    switch name {
    case "text": .text
    case "json": .json
    default: throw error("--format wants text or json")
    }
  }

  private static func error(_ message: String) -> UsageError { UsageError(message: message, usage: usage) }

  static let usage = """
    usage: truss explain FILE|- [--format text|json]

      FILE           a log with "Unable to simultaneously satisfy constraints." in it, from UIKit or AppKit, whatever
                     else is in it; - reads standard input
      --format text  say which constraints conflict, why, and what to change (the default)
      --format json  print the same as JSON

    Up to \(InputFile.mostBytes >> 20) MiB and \(ReportFinder.mostEntries) constraints are read.

    Exit codes: 0 explained; 64 wrong arguments; 65 there is no such report in the input, or it is too large;
    66 there is no such file; 74 a file cannot be read or written.
    """
}
