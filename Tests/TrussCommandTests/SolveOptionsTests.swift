import Testing
@testable import TrussCommand

struct SolveOptionsTests {
  @Test(arguments: [
    (["a.txt"], SolveOptions.Action.solve(path: "a.txt", .table)), (["-"], .solve(path: "-", .table)),
    (["--format", "table", "a"], .solve(path: "a", .table)), (["a", "--format", "json"], .solve(path: "a", .json)),
    (["--format=json", "a"], .solve(path: "a", .json)), (["--text", "a"], .solve(path: "a", .text)),
    (["a", "--svg"], .solve(path: "a", .svg)), (["--", "--text"], .solve(path: "--text", .table)),
    (["--help"], .help), (["a", "-h"], .help),
  ])
  func readsArguments(arguments: [String], action: SolveOptions.Action) throws {
    #expect(try SolveOptions(arguments).action == action)
  }

  @Test(arguments: [
    ([], "solve wants a file, or - for standard input"), (["a", "b"], "solve wants one file"),
    (["--nonsense", "a"], "unknown option --nonsense"), (["--format"], "--format wants table or json"),
    (["--format", "xml", "a"], "--format wants table or json"),
    (["--text", "--svg", "a"], "--format, --text and --svg exclude each other"),
    (["--format", "json", "--svg", "a"], "--format, --text and --svg exclude each other"),
  ])
  func refusesWhatMeansNothing(arguments: [String], message: String) throws {
    let error = try #require(throws: UsageError.self) { try SolveOptions(arguments) }
    #expect(error.message == message)
    #expect(error.usage == SolveOptions.usage)
  }
}
