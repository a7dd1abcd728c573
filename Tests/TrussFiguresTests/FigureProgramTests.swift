import Foundation
import Testing
import Truss
@testable import TrussFigures

@Suite struct FigureProgramTests {
  private static let program = FigureProgram([
    Figure("one", title: "The first") { Text("1") },
    Figure("two", title: "The second", width: 50) { Box("2") },
  ])

  private func run(_ arguments: [String], _ program: FigureProgram = Self.program) -> (Int32, String, String) {
    var output = ""
    var errors = ""
    let code = program.run(
      arguments, program: "figures", output: { output += $0 }, errors: { errors += $0 })
    return (code, output, errors)
  }

  private func withDirectory(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    try body(directory)
  }

  @Test func printsAllFiguresOrSome() {
    #expect(
      run([]).1 == "one: The first\n\n1\n\ntwo: The second\n\n┌────────┐\n│   2    │\n└────────┘\n\n")
    #expect(run(["--ascii", "two"]).1 == "two: The second\n\n+--------+\n|   2    |\n+--------+\n\n")
    #expect(run(["--list"]).1 == "one\tThe first\ntwo\tThe second\n")
    #expect(run(["--help"]).0 == 0)
    #expect(run(["-h"]).1.hasPrefix("usage: figures "))
  }

  @Test(arguments: [
    ["--nonsense"], ["--svg"], ["--check", "--list"], ["--list", "--ascii"], ["three"], ["--svg", ""],
    ["--svg", "a", "--check", "b"], ["--pairs"], ["--list", "--pairs"],
  ])
  func wrongArgumentsGiveTheUsage(arguments: [String]) {
    let (code, output, errors) = run(arguments)
    #expect(code == 64)
    #expect(output.isEmpty)
    #expect(errors.contains("usage: figures "))
  }

  @Test func writesAndChecksFiles() throws {
    try withDirectory { directory in
      #expect(run(["--svg", directory.path]).0 == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == ["one.svg", "two.svg"])
      #expect(run(["--check", directory.path]).0 == 0)

      let one = directory.appendingPathComponent("one.svg")
      let text = try String(contentsOf: one, encoding: .utf8)
      try text.replacingOccurrences(of: "The first", with: "Another")
        .write(to: one, atomically: true, encoding: .utf8)
      let (code, _, errors) = run(["--check", directory.path])
      #expect(code == 1)
      #expect(errors.contains("one.svg: out of date, line 2\n  - "))
      #expect(run(["--check", directory.path, "two"]).0 == 0)

      try FileManager.default.removeItem(at: one)
      try text.write(
        to: directory.appendingPathComponent("old.svg"), atomically: true, encoding: .utf8)
      #expect(run(["--check", directory.path]).2.hasPrefix("one.svg: missing\nold.svg: no figure has this name\n"))
    }
  }

  /// A page that has its own switch for light and dark, as DocC's, takes one file or the other.
  @Test func writesAndChecksPairs() throws {
    try withDirectory { directory in
      #expect(run(["--svg", directory.path, "--pairs"]).0 == 0)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == [
          "one.svg", "one~dark.svg", "two.svg", "two~dark.svg",
        ])
      #expect(run(["--pairs", "--check", directory.path]).0 == 0)
      let dark = try String(contentsOf: directory.appendingPathComponent("two~dark.svg"), encoding: .utf8)
      #expect(dark == (try Self.program.figures[1].svg(scheme: .dark).document))
      #expect(!dark.contains("prefers-color-scheme"))

      let (code, _, errors) = run(["--check", directory.path])
      #expect(code == 1)
      #expect(errors.contains("one~dark.svg: no figure has this name\n"))
    }
  }

  @Test func saysWhereFilesCannotBeRead() throws {
    try withDirectory { directory in
      let (code, _, errors) = run(["--check", directory.path, "one"])
      #expect(code == 1)
      #expect(errors.contains("one.svg: missing"))
      #expect(run(["--check", directory.path]).0 == 74)
      #expect(run(["--svg", "/dev/null/figures"]).0 == 74)
    }
  }

  @Test func aFigureWithoutMeaningIsNamed() throws {
    let program = FigureProgram([Figure("bad", title: "Bad") { Text("a").width(.nan) }])
    let (code, _, errors) = run([], program)
    #expect(code == 1)
    #expect(errors.contains("width is nan"))
    try withDirectory { directory in
      #expect(run(["--svg", directory.path], program).0 == 1)
      #expect(!FileManager.default.fileExists(atPath: directory.path))
    }
  }

  @Test func aChangeIsAStripAndAnAnimation() throws {
    let program = FigureProgram([
      Figure("wider", title: "Wider", duration: 0.2, from: { Box("a").width(20) }, to: { Box("a").width(40) })
    ])
    let text = run([], program).1
    #expect(text.hasPrefix("wider: Wider\n\n0.00 s\n\n┌──┐\n"))
    #expect(text.contains("\n0.20 s\n\n┌──────┐\n"))
    try withDirectory { directory in
      #expect(run(["--svg", directory.path], program).0 == 0)
      let file = try String(contentsOf: directory.appendingPathComponent("wider.svg"), encoding: .utf8)
      #expect(file.contains("infinite alternate"))
      #expect(file.contains("wider--move-1"))
    }
  }

  @Test(arguments: ["", "../up", "a b", "one"]) func namesThatAreNoFiles(name: String) {
    let program = FigureProgram([Figure("one", title: "") {}, Figure(name, title: "") {}])
    #expect(run([], program).0 == 64)
  }
}
