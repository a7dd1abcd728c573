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
    let code = run(
      Array(arguments.dropFirst()), program: program,
      output: { FileHandle.standardOutput.write(Data($0.utf8)) },
      errors: { FileHandle.standardError.write(Data($0.utf8)) })
    exit(code)
  }

  /// The same with the process' surroundings as parameters.
  ///
  /// - Parameters:
  ///   - arguments: what follows the program's name.
  ///   - program: the program's name, for its usage.
  ///   - output: called with what is to be printed.
  ///   - errors: called with what is to be said of wrong input.
  /// - Returns: the exit code.
  public func run(
    _ arguments: [String], program: String, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    do {
      let options = try Options(arguments)
      let chosen = try choose(options.names)
      switch options.action {
      case .help: output(Options.usage(program) + "\n")
      case .list: output(chosen.map { "\($0.name)\t\($0.title)\n" }.joined())
      case .text(let charset):
        for figure in chosen { output("\(figure.name): \(figure.title)\n\n\(try figure.text(charset))\n\n") }
      case .write(let directory): try FigureFiles(directory: directory, arePairs: options.arePairs).write(chosen)
      case .check(let directory):
        let files = FigureFiles(directory: directory, arePairs: options.arePairs)
        let faults = try files.faults(of: chosen, areAll: options.names.isEmpty)
        for fault in faults { errors(fault + "\n") }
        if !faults.isEmpty {
          errors(
            "\(program): write the figures anew with --svg \(directory)\(options.arePairs ? " --pairs" : ""), look at them, and commit them\n"
          )
          return ExitCode.failure
        }
        output("\(chosen.count) figures are up to date\n")
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
