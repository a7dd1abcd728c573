import Testing

@testable import Gallery

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

  @Test func itStandsAlone() {
    let result = run(["--interactive", "form"])
    #expect(result.code == 64)
    #expect(result.errors == "gallery: --interactive stands alone\n")
  }

  @Test func figuresAreStillPrinted() {
    #expect(run(["proportional-widths"]).output.contains("│"))
    #expect(run(["--no"]).code == 64)
  }
}
