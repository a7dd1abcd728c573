import TestSupport
import Testing
import Truss

@testable import Gallery
@testable import TrussFigures

/// The option of the gallery's program that starts the interactive screen.
struct GalleryProgramTests {
  private func run(_ arguments: [String]) -> (code: Int32, output: String, errors: String) {
    var (output, errors) = ("", "")
    let code = GalleryProgram.run(arguments, output: { output += $0 }, errors: { errors += $0 })
    return (code, output, errors)
  }

  @Test func helpTellsOfIt() {
    let result = run(["--help"])
    #expect(result.code == 0)
    #expect(result.output.contains("--svg DIR") && result.output.contains("usage: gallery --interactive"))
  }

  @Test func helpThatCannotBeWritten() {
    struct Full: Error {}
    #expect(GalleryProgram.run(["--help"], output: { _ in throw Full() }, errors: { _ in }) == 74)
  }

  @Test func figuresAreListedByKind() {
    var list = ""
    let code = GalleryProgram.run(
      ["--list"], terminal: FigureTerminal(columns: 100, colors: .none), output: { list += $0 }, errors: { _ in })
    #expect(code == 0)
    let lines = list.split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix(" ") } == ["Guides", "Examples", "Diagrams and charts"])
    #expect(lines.count == gallery.count + 3 && lines.allSatisfy { $0.count <= 100 })
  }

  /// No line is wider than the terminal, and what is cropped has a note.
  @Test(arguments: Seeds.some(of: [80, 120, 200], oneOf: 3)) func nothingIsWiderThanTheTerminal(columns: Int) {
    var output = ""
    _ = GalleryProgram.run(
      [], terminal: FigureTerminal(columns: columns, colors: .none), output: { output += $0 }, errors: { _ in })
    #expect(StyledLine.greatestWidth(of: output) <= columns)
    // Others of these are laid out at the terminal's width.
    #expect(output.contains("(80 more columns on the right: this figure is 160 columns wide)") == (columns == 80))
  }

  @Test func itStandsAlone() {
    let result = run(["--interactive", "form"])
    #expect(result.code == 64)
    #expect(result.errors == "gallery: --interactive excludes all other options\n")
  }

  @Test func figuresAreStillPrinted() {
    #expect(run(["proportional-widths"]).output.contains("│"))
    #expect(run(["--no"]).code == 64)
  }
}
