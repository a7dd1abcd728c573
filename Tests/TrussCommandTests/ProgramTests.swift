import Foundation
import TestSupport
import Testing

/// The program as it is built, run as a process on the systems that a linear programming solver has solved.
struct ProgramTests {
  struct Report: Decodable {
    struct Frame: Decodable { var left, top, width, height: Double }
    struct Violation: Decodable { var priority, total: Double }
    struct Ambiguity: Decodable { var item, attribute: String }

    var status: String
    var frames: [String: Frame]
    var violations: [Violation]
    var conflicts: [[Int]]
    var broken: [Int]
    var ambiguous: [Ambiguity]
  }

  /// The program stands beside the bundle of the tests.
  private static let program: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let directory = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return directory.appendingPathComponent("truss")
  }()

  /// Runs a program on an input.
  private func run(_ program: URL, _ arguments: [String], input: String) throws -> Outcome {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(code: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: try SolvedSystem.all()) func reachesTheLevelsThatTheOracleFound(_ fixture: SolvedSystem) throws {
    let outcome = try run(Self.program, ["solve", "-", "--format", "json"], input: fixture.listing)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.frames["Root"] != nil)
    guard let levels = fixture.levels else {
      #expect((outcome.code, report.status) == (1, "conflict"))
      #expect(!report.conflicts.isEmpty && report.broken.count == report.conflicts.count)
      return
    }
    #expect((outcome.code, report.status) == (0, "solved"))
    #expect(report.conflicts.isEmpty && report.broken.isEmpty)
    #expect(report.violations.map(\.priority) == levels.map { $0[0] })
    for (violation, level) in zip(report.violations, levels) {
      #expect(abs(violation.total - level[1]) <= 1e-3 * (1 + abs(level[1])), "at \(violation.priority)")
    }
  }

  @Test func thereAreEighty() throws {
    #expect(try SolvedSystem.all().count == 80)
  }

  #if os(Linux)
    /// The program and `gallery` beside it name the fault and end with 74, which `--help` lists, where their output is a
    /// full disk or closed; a full disk keeps no part of a drawing.
    @Test(arguments: [
      "printf 'a.width == 1' | ./truss solve - > /dev/full", "printf 'a.width == 1' | ./truss solve - >&-",
      "./truss --help > /dev/full", "./gallery > /dev/full", "./gallery >&-", "./gallery --list > /dev/full",
      "trap '' XFSZ; ulimit -f 1; ./gallery --svg \"$FOLDER\"",
    ])
    func outputThatCannotBeWritten(command: String) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(at: folder) }
      let programs = Self.program.deletingLastPathComponent().path
      let script = "cd '\(programs)'; FOLDER='\(folder.path)'; { \(command); } 2> \"$FOLDER/errors\"; echo $?"
      let outcome = try run(URL(fileURLWithPath: "/bin/sh"), ["-c", script], input: "")
      #expect(outcome.output == "74\n")
      let errors = try String(contentsOf: folder.appendingPathComponent("errors"), encoding: .utf8)
      #expect(errors.hasPrefix("truss: ") || errors.hasPrefix("gallery: "))
      #expect(errors.count { $0 == "\n" } == 1)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file != "errors" {
        let drawing = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        #expect(drawing.hasSuffix("</svg>\n"), "\(file) is a part of a drawing")
      }
    }
  #endif

  /// Shells and their pipes, on a listing larger than a pipe holds.
  @Test func worksInAPipe() throws {
    let rows = (0..<3000).map { "a\($0).left == \($0)  # a long comment, so that the input is large\n" }.joined()
    let shell = URL(fileURLWithPath: "/bin/sh")
    let script = "cat | \"$0\" solve - | head -n 2; echo after"
    let outcome = try run(shell, ["-c", script, Self.program.path], input: rows)
    #expect(outcome.output.hasPrefix("item   left  top  width  height\na0        0"))
    #expect(outcome.output.hasSuffix("\nafter\n"))
  }
}
