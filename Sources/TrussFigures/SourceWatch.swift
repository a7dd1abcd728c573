import Foundation

/// Runs a figure program again whenever a source of its package changes: the program is rebuilt, and the new one
/// does what this one was asked to.
struct SourceWatch {
  private let root: URL
  private let executable: URL
  /// What the program is asked to do each time.
  private let arguments: [String]

  /// How often the sources are looked at, in seconds.
  private static let interval = 0.5

  /// Watches the package that the working directory is in; nil where that is in none.
  init?(arguments: [String]) {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
    guard let executable = Bundle.main.executableURL else { return nil }
    root = folder
    self.executable = executable
    self.arguments = arguments.filter { $0 != "--watch" }
  }

  /// Does it once, and then again after every change, until the process is interrupted.
  func run(_ say: (String) -> Void) -> Never {
    var stamps = stamps()
    run(executable, arguments)
    while true {
      Thread.sleep(forTimeInterval: Self.interval)
      let now = self.stamps()
      guard now != stamps else { continue }
      stamps = now
      say("-- changed: building\n")
      if build() { run(executable, arguments) }
    }
  }

  /// When each Swift file of the package was written last.
  private func stamps() -> [String: Date] {
    var stamps: [String: Date] = [:]
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: [.contentModificationDateKey], options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      stamps[file.path] = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
    return stamps
  }

  private func build() -> Bool {
    // The folder of the build is called by its configuration.
    let configuration = executable.deletingLastPathComponent().lastPathComponent
    return run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swift", "build", "--quiet", "--package-path", root.path, "--product", executable.lastPathComponent, "-c",
        configuration == "release" ? "release" : "debug",
      ])
  }

  /// Whether a program ran and found nothing wrong.
  @discardableResult
  private func run(_ program: URL, _ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
