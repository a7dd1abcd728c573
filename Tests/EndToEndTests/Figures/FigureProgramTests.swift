import Foundation
import Testing
import Truss
@testable import TrussFigures

struct FigureProgramTests {
  private static let program = FigureProgram([
    Figure("one", title: "The first") { Text("1") },
    Figure("two", title: "The second", width: 50) { Box("2") },
  ])

  private func run(_ arguments: [String], _ program: FigureProgram = Self.program) -> (Int32, String, String) {
    EndToEndTests.run(arguments, program)
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
    ["--svg", "a", "--check", "b"], ["--only"], ["--only", "three"], ["--only", "one,"],
    ["--scheme", "dark"], ["--svg", "a", "--scheme"],
    ["--svg", "a", "--scheme", "sepia"], ["--watch", "--list"],
  ])
  func wrongArgumentsNameTheHelp(arguments: [String]) {
    let (code, output, errors) = run(arguments)
    #expect(code == 64)
    #expect(output.isEmpty)
    #expect(errors.hasPrefix("figures: ") && errors.hasSuffix("\nRun `figures --help` for the commands and options.\n"))
    #expect(errors.split(separator: "\n").count == 2)
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
      #expect(
        run(["--check", directory.path]).2.hasPrefix(
          "one.svg: missing\nold.svg: no figure has this name: delete the file\n"))
    }
  }

  @Test func pairsAreTwoFilesForEachFigure() throws {
    try withDirectory { directory in
      #expect(run(["--svg", directory.path, "--scheme", "pair"]).1 == "4 files written to \(directory.path)\n")
      let files = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      #expect(files == ["one.svg", "one~dark.svg", "two.svg", "two~dark.svg"])
      var figure = Self.program.figures[1]
      figure.theme = .docC
      for (file, scheme) in [("two.svg", SVG.Scheme.light), ("two~dark.svg", .dark)] {
        let text = try String(contentsOf: directory.appendingPathComponent(file), encoding: .utf8)
        #expect(text == (try figure.svg(scheme: scheme)).document)
      }
      #expect(run(["--check", directory.path, "--scheme", "pair"]).0 == 0)
      #expect(run(["--check", directory.path]).2.contains("one~dark.svg: no figure has this name"))
      #expect(run(["--check", directory.path, "--scheme", "dark", "--only", "one"]).2.contains("one.svg: out of date"))
    }
  }

  /// What a figure says of its colours and of what is drawn of it reaches its SVG, of one that moves too.
  @Test func drawingsAsText() throws {
    let view = HStack(spacing: 10) { ForEach(["one", "two"]) { Box($0) } }
    let figure = Figure("row", title: "A row", width: 100, drawing: .overlay([.gaps])) { view }
    #expect(try figure.text() == view.layout(columns: 20).text(.overlay([.gaps])))
    #expect(try figure.text(.ascii) == view.layout(columns: 20).text(.overlay([.gaps]), ascii: true))
    // The measures count where it is fitted to a terminal.
    let fitted = try figure.textPicture(.unicode, on: FigureTerminal(columns: 18, colors: .none)).form
    #expect(try fitted == view.layout(columns: 16).text(.overlay([.gaps])))
  }

  @Test func themesAndDrawings() throws {
    let view = Text("a").foreground(.red).background(.yellow)
    let figure = Figure("one", title: "One", width: 100, drawing: .overlay, theme: .wireframe) { view }
    #expect(
      try figure.svg() == (try view.svg(.overlay, width: 100, title: "One", id: "one", theme: .wireframe)))
    let plain = Figure("two", title: "Two", width: 100, duration: 1) {
      view
    } to: {
      Text("b")
    }
    var themed = plain
    themed.theme = .highContrast
    #expect(try themed.svg() != (try plain.svg()))
  }

  @Test func pagesLeadFromAnIndex() throws {
    try withDirectory { directory in
      #expect(run(["--html", directory.path]).1 == "2 pages written to \(directory.path)\n")
      let files = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      #expect(files == ["index.html", "one.html", "two.html"])
      let index = try String(contentsOf: directory.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(index.contains("<li><a href=\"two.html\"><img src=\"data:image/svg+xml;base64,"))
      #expect(index.contains("<b>two</b></a> The second"))
    }
  }

  /// A movement and an overlay are beside the picture, with ids that no figure's name brings into the page.
  @Test func pagesShowWhatTheFigureShows() throws {
    let moving = Figure("drawing", title: "f", duration: 1) {
      Text("a")
    } to: {
      Text("b")
    }
    let page = try moving.inspector().document
    #expect(
      page.contains(#"<section id="drawn""#)
        && page.contains(#"<svg xmlns="http://www.w3.org/2000/svg" id="drawn-svg""#))
    #expect(page.contains(#"id="time""#))
    let explained = try Figure("o", title: "o", drawing: .overlay(.frames)) { Text("a") }.inspector().document
    #expect(explained.contains("The figure's overlay") && !explained.contains(#"id="times""#))
    #expect(try !Figure("p", title: "p") { Text("a") }.inspector().document.contains(#"<section id="drawn""#))
  }

  /// A figure that is called as the index is has a page of its own.
  @Test(arguments: ["index", "Index"]) func aFigureCalledIndex(name: String) throws {
    try withDirectory { directory in
      let program = FigureProgram([Figure(name, title: "A figure") { Text("looked for") }])
      #expect(run(["--html", directory.path], program).1 == "1 page written to \(directory.path)\n")
      let index = try String(contentsOf: directory.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(index.contains("<a href=\"\(name)~figure.html\"><img") && index.contains("<b>\(name)</b></a> A figure"))
      let page = try String(contentsOf: directory.appendingPathComponent("\(name)~figure.html"), encoding: .utf8)
      #expect(page.contains("looked for"))
    }
  }

  @Test func manyFiguresAreDrawnInTheirOrder() throws {
    let figures = (0..<64).map { number in Figure("n\(number)", title: "\(number)") { Text("\(number)") } }
    let counts = Counts()
    try withDirectory { directory in
      let code = FigureProgram(figures).run(
        ["--svg", directory.path], program: "figures", output: { _ in }, errors: { _ in },
        progress: { counts.append($0, $1) })
      #expect(code == 0)
      for number in 0..<64 {
        let text = try String(contentsOf: directory.appendingPathComponent("n\(number).svg"), encoding: .utf8)
        #expect(text.contains(">\(number)</text>"))
      }
    }
    #expect(counts.seen.sorted { $0.0 < $1.0 }.map(\.0) == Array(1...64))
    #expect(counts.seen.allSatisfy { $0.1 == 64 })
  }

  /// What a progress function was told, on several threads.
  private final class Counts: @unchecked Sendable {
    private let lock = NSLock()
    private var pairs: [(Int, Int)] = []
    var seen: [(Int, Int)] { lock.withLock { pairs } }
    func append(_ count: Int, _ total: Int) { lock.withLock { pairs.append((count, total)) } }
  }

  @Test(arguments: [[], ["--list"], ["--help"], ["--svg"], ["--check"], ["--html"]])
  func saysThatTheOutputCannotBeWritten(arguments: [String]) throws {
    try withDirectory { directory in
      _ = run(["--svg", directory.path])
      var errors: [String] = []
      let code = Self.program.run(
        arguments.first.map { ["--list", "--help"].contains($0) } == false ? arguments + [directory.path] : arguments,
        program: "figures", output: { _ in throw POSIXError(.ENOSPC) }, errors: { errors.append($0) })
      #expect(code == 74)
      #expect(errors.count == 1 && errors[0].hasPrefix("figures: ") && errors[0].contains("No space left"))
    }
  }

  @Test func saysWhereFilesCannotBeRead() throws {
    try withDirectory { directory in
      let (code, _, errors) = run(["--check", directory.path, "one"])
      #expect(code == 1)
      #expect(errors.contains("one.svg: missing"))
      #expect(
        run(["--check", directory.path]) == (
          74, "",
          "figures: there is no folder \(directory.path); write the figures first: figures --svg \(directory.path)\n"
        ))
      #expect(run(["--svg", "/dev/null/figures"]).0 == 74)
    }
  }

  @Test func aFigureWithoutMeaningIsNamed() throws {
    let program = FigureProgram([Figure("bad", title: "Bad") { Text("a").width(.nan) }])
    let (code, _, errors) = run([], program)
    #expect(code == 1)
    #expect(errors.contains("width is nan"))
    let wide = run(["wide"], FigureProgram([Figure("wide", title: "Wide", width: .nan) { Text("a") }]))
    #expect(wide.0 == 1 && wide.2.contains("its width is nan"))
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
      #expect(file.contains(" 5 alternate"))
      #expect(file.contains("wider--move-1"))
    }
  }

  @Test(arguments: ["", "../up", "a b", "one"]) func namesThatAreNoFiles(name: String) {
    let program = FigureProgram([Figure("one", title: "") {}, Figure(name, title: "") {}])
    #expect(run([], program).0 == 64)
  }
}
