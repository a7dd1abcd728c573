import Foundation
import Testing
import Truss
import TrussFigures

/// The code of `Documentation/FigurePrograms.md`, compiled and run.
@Suite struct FigureProgramsPageExamples {
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
