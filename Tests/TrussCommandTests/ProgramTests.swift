import Foundation
import Testing

/// The program as it is built, run as a process on the systems that a linear programming solver has solved.
struct ProgramTests {
  struct Fixture: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var listing: String
    /// Priority and least violation, from high to low; `"infeasible"` reads as nil.
    var levels: [[Double]]?
    var testDescription: String { name }

    enum CodingKeys: CodingKey { case name, listing, levels }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      listing = try container.decode(String.self, forKey: .listing)
      levels = try? container.decode([[Double]].self, forKey: .levels)
    }
  }

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

  static func fixtures() throws -> [Fixture] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("TrussSolverTests/Fixtures/lexicographic-systems.json")
    return try JSONDecoder().decode([Fixture].self, from: Data(contentsOf: file))
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

  @Test(arguments: try fixtures()) func reachesTheLevelsThatTheOracleFound(_ fixture: Fixture) throws {
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
    #expect(try Self.fixtures().count == 80)
  }

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
