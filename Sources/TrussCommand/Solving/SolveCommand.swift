import TrussDrawing
import TrussViews
import TrussIR
import TrussSolver

/// `truss solve`: a listing to the frames that it gives.
struct SolveCommand {
  var streams: TrussProgram.ProgramStreams

  func run(_ options: SolveOptions) throws -> ExitCode {
    switch options.action {
    case .help:
      try streams.output(SolveOptions.usage + "\n")
      return .success
    case .solve(let path, let form): return try solve(path, form)
    }
  }

  private func solve(_ path: String, _ form: SolveOptions.Form) throws -> ExitCode {
    let file = try InputFile(
      path, advice: "solve the parts that have no constraint in common by themselves", input: streams.input)
    let listing = try file.listing()
    let solution = listing.system.solve()
    let report = Report(listing, solution)
    try streams.output(try text(of: report, form))
    if form == .text || form == .svg {
      // A drawing does not tell what is wrong with it.
      for conflict in report.conflicts { streams.errors(conflict.description) }
      let empty = report.frames.filter { $0.rect.width <= 0 || $0.rect.height <= 0 }.map(\.spelling)
      if !empty.isEmpty {
        let names = empty.prefix(5).joined(separator: ", ") + (empty.count > 5 ? " and \(empty.count - 5) more" : "")
        streams.errors("\(file.name): not drawn, as their width or height is 0: \(names)\n")
      }
    }
    for line in report.invalidLines {
      streams.errors("\(file.name):\(line): error: the constraint is beyond the range of numbers and left out\n")
    }
    if !report.isSolved {
      streams.errors("\(file.name): error: not solved; the frames are the best that the solver found\n")
      return .software
    }
    if !report.invalidLines.isEmpty { return .data }
    return report.conflicts.isEmpty ? .success : .conflict
  }

  private func text(of report: Report, _ form: SolveOptions.Form) throws(Failure) -> String {
    switch form {
    case .table: report.table
    case .json: report.json.description + "\n"
    case .text: TextRenderer().render(try FramePicture(report, .cells).list()) + "\n"
    case .svg: SVGRenderer(title: "Frames", id: "truss").render(try FramePicture(report, .points).list())
    }
  }
}
