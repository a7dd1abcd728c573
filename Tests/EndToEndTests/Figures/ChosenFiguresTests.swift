import Foundation
import Testing
import Truss
import TrussFigures

/// Figures are chosen by their names; what is no name is an error that helps to find it, and cannot drive the terminal.
struct ChosenFiguresTests {
  private static let program = FigureProgram(
    ["toolbar", "toolbar-dark", "row"].map { name in Figure(name, title: name) { Text(name) } })

  @Test(arguments: [["--only", "row,toolbar"], ["--only", "row", "--only", "toolbar"], ["row", "toolbar"]])
  func several(arguments: [String]) {
    let output = run(["--list"] + arguments, Self.program).output
    #expect(output == "toolbar\ttoolbar\nrow\trow\n")
  }

  @Test(arguments: [
    ("tolbar", "toolbar"), ("toolbar_dark", "toolbar-dark"), ("Row", "row"), ("rows", "row"),
    ("darktoolbar", "toolbar"), ("rwo", "row"),
  ])
  func theNearestName(name: String, nearest: String) {
    let (code, output, errors) = run(["--only", "row,\(name)"], Self.program)
    #expect(code == 64)
    #expect(output.isEmpty)
    #expect(
      errors.hasPrefix("figures: no figure is called \(name); did you mean \(nearest)? --list prints all\n"))
  }

  @Test func allUnknownNamesAreInTheMessage() {
    let errors = run(["--only", "tolbar,rw"], Self.program).errors
    #expect(errors.contains("called tolbar;") && errors.contains("called rw;"))
    #expect(errors.split(separator: "\n").count == 2)
    // No figure is so similar that it can be meant.
    #expect(run(["zzzzzz"], Self.program).errors.hasPrefix("figures: no figure is called zzzzzz; --list prints all\n"))
    #expect(
      run(["--svgg", "a"], Self.program).errors.hasPrefix("figures: unknown option --svgg; did you mean --svg?\n"))
    #expect(run(["a"], FigureProgram([])).errors.hasPrefix("figures: no figure is called a; --list prints all\n"))
  }

  @Test(arguments: [
    ["\u{1B}[2Jrow"], ["--\u{1B}]0;x\u{7}"], ["--scheme", "a\u{202E}b", "--svg", "x"],
    ["--check", "/nowhere/a\u{1B}[1m\nb"],
    ["--svg", "/dev/null/\u{9B}1m\u{2028}"],
  ])
  func argumentsCannotDriveTheTerminal(arguments: [String]) {
    let (code, output, errors) = run(arguments, Self.program)
    #expect(code != 0)
    #expect(output.isEmpty)
    #expect(errors.contains("\\u{"))
    #expect(
      !errors.unicodeScalars.contains {
        $0 != "\n" && [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
      })
  }

  @Test func namesOfFilesCannotDriveTheTerminal() throws {
    try withDirectory { directory in
      _ = run(["--svg", directory.path], Self.program)
      let name = "old\u{1B}[2J\n.svg"
      try Data().write(to: directory.appendingPathComponent(name))
      let errors = run(["--check", directory.path], Self.program).errors
      #expect(errors.hasPrefix("old\\u{1B}[2J\\n.svg: no figure has this name: delete the file\n"))
      try Data("<svg \u{1B}[2J".utf8).write(to: directory.appendingPathComponent("row.svg"))
      #expect(run(["--check", directory.path, "row"], Self.program).errors.contains("  - <svg \\u{1B}[2J\n"))
    }
  }
}
