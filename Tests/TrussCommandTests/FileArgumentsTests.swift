import Testing
@testable import TrussCommand

struct FileArgumentsTests {
  @Test(arguments: [
    (["a.txt"], FileArguments<SolveCommand.Form>.read(path: "a.txt", .table)), (["-"], .read(path: "-", .table)),
    (["--format", "table", "a"], .read(path: "a", .table)), (["a", "--format", "json"], .read(path: "a", .json)),
    (["--format=json", "a"], .read(path: "a", .json)), (["--text", "a"], .read(path: "a", .text)),
    (["a", "--svg"], .read(path: "a", .svg)), (["--", "--text"], .read(path: "--text", .table)),
    (["--help"], .help), (["a", "-h"], .help),
  ])
  func readsArguments(arguments: [String], action: FileArguments<SolveCommand.Form>) throws {
    #expect(try FileArguments(arguments, SolveCommand.syntax) == action)
  }

  @Test(arguments: [
    ([], "solve needs a file, or - for standard input"), (["a", "b"], "solve needs one file"),
    (["--nonsense", "a"], "unknown option --nonsense"),
    (["--svgg", "a"], "unknown option --svgg; did you mean --svg?"),
    (["--fromat=json", "a"], "unknown option --fromat=json; did you mean --format?"),
    (["--format"], "--format must be table or json"),
    (["--format", "xml", "a"], "--format must be table or json, not xml"),
    (["--text", "--svg", "a"], "--format, --text and --svg exclude each other"),
    (["--format", "json", "--svg", "a"], "--format, --text and --svg exclude each other"),
  ])
  func refusesWhatMeansNothing(arguments: [String], message: String) throws {
    let error = try #require(throws: UsageError.self) { try FileArguments(arguments, SolveCommand.syntax) }
    #expect(error.message == message)
    #expect(error.command == "solve")
  }
}
