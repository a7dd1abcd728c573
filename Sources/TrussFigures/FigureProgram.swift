import Foundation
import Truss

/// The runner of a figure program: prints the figures as text, writes them as SVG, and checks that the files written
/// are up to date.
///
///     // Sources/figures/main.swift
///     import Truss
///     import TrussFigures
///
///     FigureProgram([
///       Figure("header", title: "A form's header", width: 390) { Header() }
///     ]).run()
public struct FigureProgram: Sendable {
  /// The figures, in the order they are printed.
  public let figures: [Figure]

  /// Makes a program of figures.
  public init(_ figures: [Figure]) { self.figures = figures }

  /// Does what the command line says, and ends the process with one of the exit codes that `--help` lists.
  public func run() -> Never {
    let arguments = CommandLine.arguments
    let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "figures"
    let errors = { @Sendable (text: String) in FileHandle.standardError.write(Data(text.utf8)) }
    if let options = try? Options(Array(arguments.dropFirst())), options.isWatching {
      guard let watch = SourceWatch(arguments: Array(arguments.dropFirst())) else {
        errors("\(program): --watch wants to be run inside a Swift package\n")
        exit(ExitCode.usage)
      }
      watch.run(errors)
    }
    let code = run(
      Array(arguments.dropFirst()), program: program,
      output: { FileHandle.standardOutput.write(Data($0.utf8)) }, errors: errors,
      progress: isatty(STDERR_FILENO) == 1 ? Self.showProgress : nil)
    exit(code)
  }

  /// Keeps a line of the terminal up to date, and takes it away at the end.
  @Sendable private static func showProgress(_ count: Int, _ total: Int) {
    let line = count == total ? "\r\u{1B}[K" : "\r\(count) of \(total) figures"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// The same with the process' surroundings as parameters.
  ///
  /// - Parameters:
  ///   - arguments: what follows the program's name.
  ///   - program: the program's name, for its usage.
  ///   - output: called with what is to be printed.
  ///   - errors: called with what is to be said of wrong input.
  ///   - progress: called with the number of files drawn and of all, from any thread; nobody is told unless it is given.
  /// - Returns: the exit code.
  public func run(
    _ arguments: [String], program: String, output: (String) -> Void, errors: (String) -> Void,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> Int32 {
    do {
      let options = try Options(arguments)
      let chosen = try choose(options.names)
      switch options.action {
      case .help: output(Options.usage(program) + "\n")
      case .list: output(chosen.map { "\($0.name)\t\($0.title)\n" }.joined())
      case .text(let charset):
        for figure in chosen { output("\(figure.name): \(figure.title)\n\n\(try figure.text(charset))\n\n") }
      case .write(let directory):
        let count = try FigureFiles(directory: directory, schemes: options.schemes, progress: progress).write(chosen)
        output("\(count) \(count == 1 ? "file" : "files") written to \(directory)\n")
      case .inspect(let directory):
        let pages = InspectorFiles(directory: directory)
        try pages.write(chosen, progress: progress)
        output("\(chosen.count) \(chosen.count == 1 ? "page" : "pages") written to \(directory)\n")
      case .check(let directory):
        let files = FigureFiles(directory: directory, schemes: options.schemes, progress: progress)
        let faults = try files.faults(of: chosen, areAll: options.names.isEmpty)
        for fault in faults { errors(fault + "\n") }
        if !faults.isEmpty {
          errors("\(program): write the figures anew with --svg \(directory), look at them, and commit them\n")
          return ExitCode.failure
        }
        output(chosen.count == 1 ? "1 figure is up to date\n" : "\(chosen.count) figures are up to date\n")
      }
      return ExitCode.success
    } catch let error as Options.UsageError {
      errors("\(program): \(error.message)\n\(Options.usage(program))\n")
      return ExitCode.usage
    } catch let error as LayoutError {
      errors("\(error)\n")
      return ExitCode.failure
    } catch {
      errors("\(program): \(error.localizedDescription)\n")
      return ExitCode.inputOutput
    }
  }

  /// The exit codes, those above 1 by the numbers of sysexits.h.
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
        throw Options.UsageError(
          message: "the figure name \"\(figure.name)\" is \(isFileName ? "used twice" : "no file name")")
      }
    }
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw Options.UsageError(message: "no figure is called \(unknown); --list prints the names")
    }
    return names.isEmpty ? figures : figures.filter { names.contains($0.name) }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
