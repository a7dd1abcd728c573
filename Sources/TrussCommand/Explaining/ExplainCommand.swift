import TrussDrawing

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
