import TrussDrawing
import TrussIR
import TrussSolver
import TrussText
import TrussViews

/// `truss solve`: solves a listing of constraints, and prints the frames.
struct SolveCommand {
  var streams: TrussProgram.ProgramStreams

  func solve(_ path: String, _ form: Form) throws -> ExitCode {
    let file = try InputFile(
      path, advice: "solve the parts that have no constraint in common by themselves", input: streams.input)
    let listing = try file.listing()
    // A line of words is a header in a listing, but a file that contains only headers is probably not a listing.
    guard !listing.lines.isEmpty || file.isBlank else {
      throw Failure(
        code: .data, message: "\(file.name): error: no constraint in it; expected lines such as a.width == 100")
    }
    let solution = listing.system.solve()
    let report = Report(listing, solution)
    try streams.output(try text(of: report, form))
    if form == .text || form == .svg {
      // A drawing does not show these problems.
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

  private func text(of report: Report, _ form: Form) throws(Failure) -> String {
    switch form {
    case .table: report.table
    case .json: report.json.description + "\n"
    case .text: TextRenderer().render(try FramePicture(report, .cells).list()) + "\n"
    case .svg: SVGRenderer(title: "Frames", id: "truss").render(try FramePicture(report, .points).list())
    }
  }

  enum Form: Sendable {
    case table
    case json
    case text
    case svg
  }

  static let syntax = FileArguments<Form>.Syntax(
    command: "solve", formats: ["table": .table, "json": .json], flags: ["--text": .text, "--svg": .svg],
    usage: """
      usage: truss solve FILE|- [--format table|json] [--text | --svg]

        FILE            a listing of constraints; - reads standard input
        --format table  print the frames as a table, then conflicts, violations and ambiguities (the default)
        --format json   print the same as JSON
        --text          draw the frames as boxes of text, a cell for 5 by 10 points
        --svg           draw them as SVG

      A listing has no parent views: an item that no constraint positions is at 0. Up to \(InputFile.mostBytes >> 20) MiB \
      and \(InputFile.mostLines) lines are read.

      Exit codes: 0 solved, ambiguous frames included; 1 solved, but required constraints conflict; 64 wrong
      arguments; 65 the listing cannot be read or is too large, or its frames are too large to be drawn; 66 there is no
      such file; 70 not solved: the frames are the best that were found; 74 a file cannot be read or written.
      """)
}
