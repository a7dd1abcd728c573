import Foundation
import PackagePlugin

/// `swift package figures`: builds the figure program of a package and runs it in the package's folder.
///
///     swift package --allow-writing-to-package-directory figures
///
/// The options are those of the figure program (`FigureProgram`), and `--target NAME` if the package has several such
/// programs. With neither `--svg` nor another action, the program writes to `Documentation/Figures`. SwiftPM always
/// asks for permission to write, even if the options write nothing. The program's output goes to the terminal, and the
/// command fails if the program does.
@main
struct FiguresPlugin: CommandPlugin {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var arguments = arguments
    let target = try target(of: context.package, &arguments)
    let program = try build(target, of: context.package)
    if !arguments.contains(where: { $0.hasPrefix("-") && !Self.modifiers.contains($0) }) {
      arguments = ["--svg", "Documentation/Figures"] + arguments
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // The program's messages name this command, not the program.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TRUSS_FIGURES_COMMAND": "swift package figures"]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }

  /// The options that are not actions.
  private static let modifiers = ["--only", "--scheme", "--watch"]

  /// Finds the executable target that `--target` names, or else the only one that depends on TrussFigures.
  private func target(of package: Package, _ arguments: inout [String]) throws -> String {
    let programs = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter {
      $0.kind == .executable && $0.dependencies.contains { $0.isFigures }
    }.map(\.name)
    if let option = arguments.firstIndex(of: "--target") {
      guard option + 1 < arguments.count else { throw Failure(description: "--target needs the name of a target") }
      let name = arguments[option + 1]
      arguments.removeSubrange(option...option + 1)
      guard programs.contains(name) else {
        let shown = name.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
        let known = programs.isEmpty ? "the package has none" : "write \(programs.joined(separator: " or "))"
        throw Failure(
          description: "--target: \(shown) is not an executable target that depends on TrussFigures; \(known)")
      }
      return name
    }
    guard let name = programs.first else {
      throw Failure(
        description:
          "the package has no executable target that depends on TrussFigures; add one, with a main.swift that "
          + "runs a FigureProgram")
    }
    guard programs.count == 1 else {
      throw Failure(description: "--target has to name one of \(programs.joined(separator: ", "))")
    }
    return name
  }

  /// Builds the product whose main target is given; the names of the two may differ.
  private func build(_ target: String, of package: Package) throws -> URL {
    let products = package.products.compactMap { $0 as? ExecutableProduct }
    let product = products.first { $0.mainTarget.name == target }?.name ?? target
    var parameters = PackageManager.BuildParameters()
    parameters.logging = .concise
    let result = try packageManager.build(.product(product), parameters: parameters)
    guard result.succeeded else { throw Failure(description: result.logText) }
    let programs = result.builtArtifacts.filter { $0.kind == .executable }
    guard let program = programs.first(where: { $0.url.lastPathComponent == product }) ?? programs.first else {
      throw Failure(description: "the build of \(product) produced no program")
    }
    return program.url
  }
}

extension TargetDependency {
  fileprivate var isFigures: Bool {
    switch self {
    case .target(let target): target.name == "TrussFigures"
    case .product(let product): product.name == "TrussFigures"
    @unknown default: false
    }
  }
}
