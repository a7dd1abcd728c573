import TrussSystem
import TrussText
import TrussTree

/// The program `truss`: reads the command line, runs a subcommand, and turns errors into messages and exit codes.
///
/// A subcommand is a case of `Subcommand` with its own folder.
package struct TrussProgram {
  package init() {}

  struct ProgramStreams {
    var input: (_ most: Int) throws -> [UInt8]
    var output: (String) throws -> Void
    var errors: (String) -> Void
    /// Reads a line of standard input; nil at the end.
    var answer: () -> String? = { nil }
    var hasColors = false
  }

  private enum Subcommand: String, CaseIterable {
    case solve
    case explain
    case snapshots
  }

  private static var commands: [String] { Subcommand.allCases.map(\.rawValue) }

  /// Runs the command line, and ends the process with one of the exit codes that `--help` lists.
  package func run() -> Never {
    func variable(_ name: String) -> String { ThisProcess.variable(name) ?? "" }
    ThisProcess.restoreDefaultPipeSignal()
    let streams = ProgramStreams(
      input: { try Descriptor.input.read(atMost: $0) }, output: { try Descriptor.output.write($0) },
      errors: { try? Descriptor.errors.write($0) }, answer: { readLine() },
      hasColors: Descriptor.output.isTerminal && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb")
    ThisProcess.end(run(Array(CommandLine.arguments.dropFirst()), in: streams).rawValue)
  }

  /// Runs a command line with the given streams. Returns the exit code.
  ///
  /// - Parameter arguments: the arguments after the program's name.
  func run(_ arguments: [String], in streams: ProgramStreams) -> ExitCode {
    do {
      switch arguments.first {
      case nil: throw UsageError(message: "a command is missing: \(Self.commands.listed)")
      case "--help", "-h":
        try streams.output(Self.usage + "\n")
        return .success
      case "--version":
        try streams.output("truss \(Self.version)\n")
        return .success
      case .some(let name):
        guard let command = Subcommand(rawValue: name) else {
          let isOption = name.hasPrefix("-")
          let known = isOption ? ["--version", "--help"] : Self.commands
          let likely = NearestName.hint(name, among: known)
          let hint = likely.isEmpty ? "; there are \(known.listed)" : likely
          throw UsageError(message: "there is no \(isOption ? "option" : "command") \(EscapedText.of(name))\(hint)")
        }
        return try run(command, Array(arguments.dropFirst()), in: streams)
      }
    } catch let error as UsageError {
      let help = "truss \(error.command.map { "\($0) " } ?? "")--help"
      streams.errors("truss: \(error.message)\nRun `\(help)` for details.\n")
      return .usage
    } catch let error as Failure {
      streams.errors("\(error.message)\n")
      return error.code
    } catch {
      streams.errors("truss: \(EscapedText.of("\(error)"))\n")
      return .inputOutput
    }
  }

  private func run(_ command: Subcommand, _ arguments: [String], in streams: ProgramStreams) throws -> ExitCode {
    switch command {
    case .solve: try run(SolveCommand.syntax, arguments, in: streams, SolveCommand(streams: streams).solve)
    case .snapshots: try SnapshotsCommand(options: SnapshotsOptions(arguments), streams: streams).run()
    case .explain: try run(ExplainCommand.syntax, arguments, in: streams, ExplainCommand(streams: streams).explain)
    }
  }

  /// Reads the arguments of a subcommand. Prints its usage, or runs its body.
  private func run<Form>(
    _ syntax: FileArguments<Form>.Syntax, _ arguments: [String], in streams: ProgramStreams,
    _ body: (_ path: String, Form) throws -> ExitCode
  ) throws -> ExitCode {
    switch try FileArguments(arguments, syntax) {
    case .help:
      try streams.output(syntax.usage + "\n")
      return .success
    case .read(let path, let form): return try body(path, form)
    }
  }

  /// The version of the package. It is not released yet.
  static let version = "1.0.0-dev"

  static let usage = """
    usage: truss COMMAND [ARGUMENT ...] | --version | --help

      solve      read a listing of constraints, and print the frames that they give
      explain    read a log of "Unable to simultaneously satisfy constraints", and explain them
      snapshots  accept or reject the layouts that differ from their snapshots, as a run of the tests found them

    Run `truss COMMAND --help` for details.
    """
}
