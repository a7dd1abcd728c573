import Foundation
import Testing
import Truss
import TrussFigures

/// The code of `Documentation/FigurePrograms.md`, compiled and run.
struct FigureProgramsPageExamples {
  /// What ends the process in a program.
  private final class FigureProgram {
    let figures: [Figure]
    init(_ figures: [Figure]) { self.figures = figures }
    var output = ""
    func run() {
      _ = TrussFigures.FigureProgram(figures).run([], program: "", output: { output += $0 }, errors: { _ in })
    }
  }

  @Test func program() throws {
    let figures = [
      Figure("toolbar", title: "A toolbar with a field and two buttons", width: 300) {
        HStack(spacing: 8) {
          Field("Search")
          Button("Find")
          Button("Clear")
        }
      },
      Figure("row", title: "A row on a phone", width: 195, environment: .init(horizontalSizeClass: .compact)) {
        Text("a table")
      },
    ]
    FigureProgram(figures).run()
    let program = FigureProgram(figures)
    program.run()
    #expect(program.output.contains("│Search "))
    #expect(program.output.contains("row: A row on a phone\n\na table\n"))
  }

  /// The page shows what is printed where a figure does not allow what is wrong with it.
  @Test func whatIsWrong() throws {
    let line = #line + 2
    let crowded = Figure("crowded", title: "Too many buttons", width: 120, allowing: [.overflow]) {
      HStack(spacing: 8) {
        Button("Find")
        Button("Replace")
        Button("Clear")
      }
    }
    var strict = crowded
    strict.allowed = []
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func errors(_ figure: Figure) -> (code: Int32, text: String) {
      var text = ""
      let code = TrussFigures.FigureProgram([figure]).run(
        ["--svg", folder], program: "figures", output: { _ in }, errors: { text += $0 })
      return (code, text)
    }
    #expect(errors(crowded) == (0, ""))
    let (code, text) = errors(strict)
    #expect(code == 1)
    let here = "EndToEndTests/FigureProgramsPageExamples.swift:\(line):"
    let blocks = try Page(path: "Documentation/FigurePrograms.md").blocks("text")
    #expect(blocks.map { $0 + "\n" } == [text.replacingOccurrences(of: here, with: "App/Toolbar.swift:4:")])
  }

  @Test func without() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let view = Text("a")
    let drawing = try view.svg(width: 300, title: "A toolbar", id: "toolbar")
    try drawing.write(toFile: path)
    let dark = try view.svg(width: 300, scheme: .dark).document
    #expect(drawing.document.contains("prefers-color-scheme") && !dark.contains("prefers-color-scheme"))
    let page = try view.inspector(width: 390, title: "A toolbar")
    try page.write(toFile: path)
    #expect(page.document.contains("<title>A toolbar"))

    let opening = Figure("opening", title: "The notes open", width: 200, duration: 0.3) {
      Field("Notes").height(30)
    } to: {
      Field("Notes").height(90)
    }
    #expect(try opening.svg().document.contains("@keyframes"))
  }
}
