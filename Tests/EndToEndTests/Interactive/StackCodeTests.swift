import Foundation
import Testing
import Truss

@testable import Gallery

/// The Swift code on the interactive screen compiles, and says what the screen shows.
struct StackCodeTests {
  @Test(arguments: StackCodeExample.all)
  func codeIsCompiled(example: StackCodeExample) throws {
    let compiled = try SourceOfExamples().lines(of: example.function)
    #expect(StackCode(PlaygroundSession(keys: example.keys).playground).lines == compiled)
  }

  @Test(arguments: StackCodeExample.all)
  func compiledCodeHasTheFramesAndDiagnosticsOfTheScreen(example: StackCodeExample) throws {
    let playground = PlaygroundSession(keys: example.keys).playground
    let (compiled, shown) = (try example.layout(), try playground.layout())
    #expect(compiled.size == shown.size)
    #expect(compiled.frames == shown.frames)
    // The lines that diagnostics name count from the code's first one.
    let first = try SourceOfExamples().firstLine(of: example.function)
    #expect(compiled.diagnostics.map { words($0, minus: first - 1) } == shown.diagnostics.map { words($0, minus: 0) })
  }

  @Test func examplesHaveDiagnosticsOfEachKind() throws {
    let kinds = try StackCodeExample.all.flatMap { try $0.layout().diagnostics.map(\.kind) }
    #expect(Set(kinds).isSuperset(of: [.overflow, .conflict, .ambiguity]))
  }

  /// What a diagnostic says, without the file's name and the width of its columns.
  private func words(_ diagnostic: Diagnostic, minus lines: Int) -> String {
    let place = /([A-Za-z]+\/)?(StackCodeExample|Stack)\.swift:(\d+)/
    let text = diagnostic.description.replacing(place) { "line \((Int($0.output.3) ?? 0) - lines)" }
    return text.replacing(#/ +/#, with: " ")
  }
}

/// The file of the examples, as text.
private struct SourceOfExamples {
  private let lines: [String]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "StackCodeExample.swift")
    lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The number of the first line of a function's body, from 1.
  func firstLine(of function: String) throws -> Int {
    try #require(lines.firstIndex { $0.contains("func \(function)()") }) + 2
  }

  /// A function's body up to its return, as it would stand at the beginning of a file.
  func lines(of function: String) throws -> [String] {
    lines[(try firstLine(of: function) - 1)...].prefix { $0 != "    return layout" }.map { String($0.dropFirst(4)) }
  }
}
