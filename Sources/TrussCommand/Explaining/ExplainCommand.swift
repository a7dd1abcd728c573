import TrussDrawing
import TrussText

/// `truss explain`: explains the system's log of conflicting constraints in plain words.
struct ExplainCommand {
  var streams: TrussProgram.ProgramStreams

  func explain(_ path: String, _ form: Form) throws -> ExitCode {
    let file = try InputFile(path, advice: "pass only the reports to explain", input: streams.input)
    let reports = try reports(in: file)
    guard !reports.isEmpty else {
      throw Failure(
        code: .data,
        message: "\(file.name): error: no report of constraints in it; "
          + "expected a list of lines such as <NSLayoutConstraint:0x6000 UIView:0x7fed.height == 51>")
    }
    let explanations = Explanation.all(of: reports)
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
          + "the most that are read; pass only the reports to explain")
    }
  }

  enum Form: Sendable {
    case text
    case json
  }

  static let syntax = FileArguments<Form>.Syntax(
    command: "explain", formats: ["text": .text, "json": .json],
    usage: """
      usage: truss explain FILE|- [--format text|json]

        FILE           a log of UIKit or AppKit that contains "Unable to simultaneously satisfy constraints."; other
                       lines are ignored; - reads standard input
        --format text  report which constraints conflict, why, and what to change (the default)
        --format json  print the same as JSON

      Up to \(InputFile.mostBytes >> 20) MiB and \(ReportFinder.mostEntries) constraints are read.

      Exit codes: 0 explained; 64 wrong arguments; 65 there is no such report in the input, or it is too large;
      66 there is no such file; 74 a file cannot be read or written.
      """)
}
