import Foundation
import PackagePlugin

/// `swift package snapshots`: runs `truss snapshots` for a package.
///
///     swift package --allow-writing-to-package-directory snapshots
///
/// The options are those of `truss snapshots`. SwiftPM always asks for permission to write, even if they write nothing.
@main
struct SnapshotsPlugin: CommandPlugin {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try program()
    // A plugin's folder is `plugins/<plugin>/outputs` in the folder of the build.
    var build = context.pluginWorkDirectoryURL
    while build.lastPathComponent != "plugins", build.path != "/" { build.deleteLastPathComponent() }
    build.deleteLastPathComponent()
    process.arguments =
      ["snapshots"] + arguments
      + (arguments.contains("--package") ? [] : ["--package", context.package.directoryURL.path])
      + (arguments.contains("--build") ? [] : ["--build", build.path])
    process.currentDirectoryURL = context.package.directoryURL
    // A plugin's output goes through SwiftPM, and its input is closed: a review needs the terminal itself.
    let terminal = arguments.contains { $0.hasPrefix("-") } ? nil : FileHandle(forUpdatingAtPath: "/dev/tty")
    if let terminal {
      process.standardInput = terminal
      process.standardOutput = terminal
      process.standardError = terminal
    }
    let status = try run(process, in: terminal)
    guard status == 0 else { exit(status) }
  }

  /// Runs a program, in the foreground of the terminal if there is one: other processes cannot read from a terminal.
  private func run(_ process: Process, in terminal: FileHandle?) throws -> Int32 {
    let descriptor = terminal?.fileDescriptor ?? -1
    let foreground = tcgetpgrp(descriptor)
    signal(SIGTTOU, SIG_IGN)
    try process.run()
    if foreground > 0 { tcsetpgrp(descriptor, getpgid(process.processIdentifier)) }
    process.waitUntilExit()
    if foreground > 0 { tcsetpgrp(descriptor, foreground) }
    return process.terminationStatus
  }

  /// Builds the program `truss`.
  private func program() throws -> URL {
    var parameters = PackageManager.BuildParameters()
    parameters.logging = .concise
    let result = try packageManager.build(.product("truss"), parameters: parameters)
    guard result.succeeded else { throw Failure(description: result.logText) }
    guard
      let program = result.builtArtifacts.first(where: { $0.kind == .executable && $0.url.lastPathComponent == "truss" }
      )
    else { throw Failure(description: "the build of truss produced no program") }
    return program.url
  }
}
