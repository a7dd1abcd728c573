import Foundation
import Testing
import Truss
import TrussFigures

/// What is wrong with a figure's layout is told with its name, and fails the commands that CI runs.
struct FigureDiagnosticsTests {
  private static func tooWide(allowing allowed: [Diagnostic.Kind] = []) -> Figure {
    Figure("wide", title: "Too wide", width: 50, allowing: allowed) { HStack { Box("a").width(80).id("a") } }
  }

  private static let fine = Figure("fine", title: "Fine") { Text("1") }
  private static let impossible = Figure("nan", title: "No number") { Text("a").width(.nan) }

  private static let overflow = "overflow: the content of HStack is"
  private static let advice = "wide: if that is meant: allowing: [.overflow]\n"

  @Test func aTextIsPrintedAndItsDiagnosticsAreTold() {
    let (code, output, errors) = run([], FigureProgram([Self.tooWide(), Self.fine]))
    #expect(code == 0)
    #expect(output.contains("wide: Too wide\n") && output.contains("fine: Fine\n"))
    #expect(errors.hasPrefix("wide: EndToEndTests/FigureDiagnosticsTests.swift:9: \(Self.overflow) 6 cells wider"))
    #expect(errors.hasSuffix(Self.advice))
  }

  @Test func writingAndCheckingFail() throws {
    let program = FigureProgram([Self.tooWide(), Self.fine])
    try withDirectory { directory in
      let written = run(["--svg", directory.path], program)
      #expect(written.code == 1)
      #expect(written.output == "2 files written to \(directory.path)\n")
      #expect(written.errors.contains("\(Self.overflow) 30 wider"))
      // The files are those of the code; that one of them shows an overflow still fails.
      let checked = run(["--check", directory.path], program)
      #expect(checked.code == 1)
      #expect(checked.output.isEmpty)
      #expect(checked.errors == written.errors)
      #expect(run(["--check", directory.path, "fine"], program).code == 0)
    }
  }

  @Test func eachFigureIsToldOnceWhateverItsFiles() throws {
    let program = FigureProgram([Self.tooWide()])
    try withDirectory { directory in
      let errors = run(["--svg", directory.path, "--scheme", "pair"], program).errors
      #expect(errors.components(separatedBy: Self.overflow).count == 2)
    }
  }

  @Test func whatIsAllowedIsNotTold() throws {
    let program = FigureProgram([Self.tooWide(allowing: [.overflow])])
    #expect(run([], program).errors.isEmpty)
    try withDirectory { directory in
      #expect(run(["--svg", directory.path], program) == (0, "1 file written to \(directory.path)\n", ""))
      #expect(run(["--check", directory.path], program).code == 0)
    }
  }

  @Test func otherKindsThanTheAllowedFail() throws {
    let program = FigureProgram([Self.tooWide(allowing: [.conflict])])
    try withDirectory { directory in
      #expect(run(["--svg", directory.path], program).code == 1)
      #expect(!FileManager.default.fileExists(atPath: directory.appendingPathComponent("x").path))
    }
  }

  /// What is wrong at the beginning of a change counts as what is wrong at its end.
  @Test(arguments: [(80.0, 40.0), (40, 80), (80, 90)]) func changes(before: Double, after: Double) throws {
    func program(_ allowed: [Diagnostic.Kind]) -> FigureProgram {
      FigureProgram([
        Figure("wide", title: "Wide", width: 50, allowing: allowed, duration: 1) {
          HStack { Box("a").width(before) }
        } to: {
          HStack { Box("a").width(after) }
        }
      ])
    }
    #expect(run([], program([])).errors.contains(Self.overflow))
    try withDirectory { directory in
      let (code, _, errors) = run(["--svg", directory.path], program([]))
      #expect(code == 1)
      #expect(errors.hasSuffix(Self.advice))
      #expect(run(["--check", directory.path], program([.overflow])).code == 0)
    }
  }

  @Test func oneThatCannotBeLaidOutDoesNotStopTheOthers() throws {
    let program = FigureProgram([Self.impossible, Self.fine, Self.tooWide()])
    let printed = run([], program)
    #expect(printed.code == 1)
    #expect(printed.output.hasPrefix("fine: Fine\n"))
    #expect(printed.output.contains("wide: Too wide\n"))
    #expect(printed.errors.hasPrefix("nan: EndToEndTests/FigureDiagnosticsTests.swift:13: error: "))
    #expect(printed.errors.contains(Self.overflow))
    try withDirectory { directory in
      let written = run(["--svg", directory.path], program)
      #expect(written.code == 1)
      #expect(written.output == "2 files written to \(directory.path)\n")
      #expect(written.errors.contains("nan: ") && written.errors.contains(Self.advice))
      #expect(run(["--check", directory.path], program).errors == written.errors)
      let pages = run(["--html", directory.path], program)
      #expect(pages.code == 1)
      #expect(pages.output == "2 pages written to \(directory.path)\n")
      #expect(pages.errors.contains("nan: ") && pages.errors.contains(Self.advice))
    }
  }

  @Test func pagesOfWhatIsWrongAreMadeAllTheSame() throws {
    try withDirectory { directory in
      let (code, _, errors) = run(["--html", directory.path], FigureProgram([Self.tooWide()]))
      #expect(code == 0)
      #expect(errors.hasSuffix(Self.advice))
    }
  }
}
