import Truss
import TrussSystem
import TrussText

/// A program that prints figures as text, writes them as SVG, and checks that the files are up to date.
///
///     // Sources/figures/main.swift
///     import Truss
///     import TrussFigures
///
///     FigureProgram([
///       Figure("header", title: "A form's header", width: 390) { Header() }
///     ]).run()
public struct FigureProgram: Sendable {
  /// The figures, in the order in which they are printed.
  public var figures: [Figure] { sections.flatMap(\.figures) }

  private let sections: [FigureSection]

  /// Makes a program of figures.
  public init(_ figures: [Figure]) { sections = [FigureSection(nil, figures)] }

  package init(sections: [FigureSection]) { self.sections = sections }

  /// Runs the program with the process' arguments, and ends the process with one of the exit codes that `--help` lists.
  public func run() -> Never {
    let arguments = CommandLine.arguments
    let program = ThisProcess.variable("TRUSS_FIGURES_COMMAND") ?? arguments.first.map { $0.fileName } ?? "figures"
    if let options = try? Options(Array(arguments.dropFirst())), options.isWatching {
      guard let watch = SourceWatch(arguments: Array(arguments.dropFirst())) else {
        Self.printError("\(EscapedText.of(program)): run --watch inside a Swift package\n")
        ThisProcess.end(ExitCode.usage)
      }
      watch.run(Self.printError)
    }
    let code = run(
      Array(arguments.dropFirst()), program: program, terminal: .standardOutput,
      output: Self.printOutput, errors: Self.printError,
      progress: Descriptor.errors.isTerminal ? Self.showProgress : nil)
    ThisProcess.end(code)
  }

  /// Shows the progress in one line, and erases the line when all figures are drawn.
  @Sendable private static func showProgress(_ count: Int, _ total: Int) {
    let line = count == total ? "\r\u{1B}[K" : "\r\(count) of \(total) figures"
    printError(line)
  }

  package static func printOutput(_ text: String) throws { try Descriptor.output.write(text) }

  /// Prints a text to standard error. A failure is ignored, as there is no other place to report it.
  package static func printError(_ text: String) { try? Descriptor.errors.write(text) }

  /// Runs the program with the given arguments and outputs, and returns its exit code instead of ending the process.
  ///
  /// - Parameters:
  ///   - arguments: the arguments after the program's name.
  ///   - program: the program's name, for its usage text.
  ///   - output: called with the text to print. If it throws, the program ends with the exit code 74.
  ///   - errors: called with messages about wrong arguments, and about problems of figures.
  ///   - progress: called from any thread with the number of drawn figures and the number of all figures; nil by
  ///     default.
  /// - Returns: the exit code.
  public func run(
    _ arguments: [String], program: String, output: (String) throws -> Void, errors: (String) -> Void,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> Int32 {
    run(arguments, program: program, terminal: nil, output: output, errors: errors, progress: progress)
  }

  /// Runs the program. If `terminal` is not nil, printed figures have its colours, and are not wider than the terminal.
  package func run(
    _ arguments: [String], program: String, terminal: FigureTerminal?, output: (String) throws -> Void,
    errors: (String) -> Void, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> Int32 {
    let program = EscapedText.of(program)
    do {
      let options = try Options(arguments)
      let chosen = try choose(options.names)
      switch options.action {
      case .help: try output(Options.usage(program) + "\n")
      case .list:
        let names = Set(chosen.map(\.name))
        let listed = sections.map { FigureSection($0.title, $0.figures.filter { names.contains($0.name) }) }
        try output(listed.list(on: terminal))
      case .text(let charset):
        let code = try print(chosen, charset, terminal, output, errors)
        if terminal != nil, options.names.isEmpty, chosen.count > 1 {
          try output("\(chosen.count) figures; \(program) NAME draws one, and \(program) --list names them\n")
        }
        return code
      case .inspect(let directory):
        let pages = InspectorFiles(directory: directory)
        let made = pages.made(chosen, progress)
        _ = report(made, errors)
        try output("\(Self.counted(pages.write(made), "page")) written to \(EscapedText.of(directory))\n")
        return made.contains { $0.form == nil } ? ExitCode.failure : ExitCode.success
      case .write(let directory), .check(let directory):
        let files = FigureFiles(directory: directory, schemes: options.schemes)
        if case .check = options.action, options.names.isEmpty, !FileSystem.exists(directory) {
          let folder = EscapedText.of(directory)
          errors("\(program): there is no folder \(folder); write the figures first: \(program) --svg \(folder)\n")
          return ExitCode.inputOutput
        }
        let drawn = files.drawn(chosen, progress)
        let haveNoDiagnostics = report(drawn, errors)
        if case .write = options.action {
          try output("\(Self.counted(files.write(drawn), "file")) written to \(EscapedText.of(directory))\n")
          return haveNoDiagnostics ? ExitCode.success : ExitCode.failure
        }
        let faults = try files.faults(of: drawn, areAll: options.names.isEmpty)
        for fault in faults { errors(fault.message + "\n") }
        if faults.contains(where: { !$0.isLeftOver }) {
          errors(
            "\(program): write the figures again with --svg \(EscapedText.of(directory)), look at them, and commit them\n"
          )
        }
        guard haveNoDiagnostics, faults.isEmpty else { return ExitCode.failure }
        try output("\(Self.counted(chosen.count, "figure")) \(chosen.count == 1 ? "is" : "are") up to date\n")
      }
      return ExitCode.success
    } catch let error as Options.UsageError {
      errors("\(program): \(error.message)\nRun `\(program) --help` for the commands and options.\n")
      return ExitCode.usage
    } catch {
      errors("\(program): \(EscapedText.of("\(error)"))\n")
      return ExitCode.inputOutput
    }
  }

  private func print(
    _ figures: [Figure], _ charset: Figure.Charset, _ terminal: FigureTerminal?, _ output: (String) throws -> Void,
    _ errors: (String) -> Void
  ) throws -> Int32 {
    var code = ExitCode.success
    var columns = FigureColumns(terminal)
    for figure in figures {
      let drawn = DrawnFigure(figure) { figure throws(LayoutError) in
        if let terminal { return try figure.textPicture(charset, on: terminal) }
        return try figure.textPicture(charset)
      }
      if let text = drawn.form {
        try output(columns.add(figure, text))
      } else {
        code = ExitCode.failure
      }
      _ = report([drawn], errors)
    }
    try output(columns.finish())
    return code
  }

  /// Reports the problems of figures. Returns whether there are none.
  private func report(_ figures: [DrawnFigure<some Sendable>], _ errors: (String) -> Void) -> Bool {
    let faults = figures.map(\.faults).filter { !$0.isEmpty }
    for fault in faults { errors(fault) }
    return faults.isEmpty
  }

  private static func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

  /// The exit codes. The last two are from sysexits.h.
  private enum ExitCode {
    static let success: Int32 = 0
    static let failure: Int32 = 1
    static let usage: Int32 = 64
    static let inputOutput: Int32 = 74
  }

  private func choose(_ names: [String]) throws(Options.UsageError) -> [Figure] {
    var known: Set<String> = []
    for figure in figures {
      let isFileName = !figure.name.isEmpty && figure.name.utf8.allSatisfy(Self.isAllowed)
      guard isFileName, known.insert(figure.name).inserted else {
        let fault = isFileName ? "is used twice" : "is not made of ASCII letters, digits, - and _"
        throw Options.UsageError(message: "the figure name \"\(EscapedText.of(figure.name))\" \(fault)")
      }
    }
    let unknown = names.filter { !known.contains($0) }
    guard unknown.isEmpty else {
      let faults = unknown.map { name in
        "no figure is called \(EscapedText.of(name))" + NearestName.hint(name, among: figures.map(\.name))
      }
      let message = faults.joined(separator: "; ")
      throw Options.UsageError(message: message + (message.hasSuffix("?") ? " " : "; ") + "--list prints all")
    }
    return names.isEmpty ? figures : figures.filter { names.contains($0.name) }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    Byte.isASCIIAlphanumeric(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
