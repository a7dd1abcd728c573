import TrussSystem

/// Watches the sources of a figure program's package. After each change, rebuilds the program and runs it with the same
/// arguments.
struct SourceWatch {
  private let root: String
  private let program: String
  private let arguments: [String]

  /// The interval between two checks of the sources, in milliseconds.
  private static let interval: UInt32 = 500

  /// Watches the package that contains the working directory; nil if there is no package.
  init?(arguments: [String]) {
    var folder = FileSystem.currentFolder
    while !FileSystem.exists(folder.path(to: "Package.swift")) {
      guard folder.folderPath != folder, folder.folderPath != "." else { return nil }
      folder = folder.folderPath
    }
    guard let program = ThisProcess.program else { return nil }
    root = folder
    self.program = program
    self.arguments = arguments.filter { $0 != "--watch" }
  }

  /// Runs the program at once, and again after every change, until the process is interrupted.
  func run(_ say: (String) -> Void) -> Never {
    var times = times()
    _ = ThisProcess.run(program, arguments)
    while true {
      ThisProcess.sleep(milliseconds: Self.interval)
      let now = self.times()
      guard now != times else { continue }
      times = now
      say("-- changed: building\n")
      if build(say) { _ = ThisProcess.run(program, arguments) }
    }
  }

  private func times() -> [String: FileStatus.ModificationTime] {
    var times: [String: FileStatus.ModificationTime] = [:]
    var folders = [root]
    while let folder = folders.popLast() {
      for name in (try? FileSystem.names(in: folder)) ?? [] where !name.hasPrefix(".") {
        let path = folder.path(to: name)
        guard let status = FileStatus(of: path, followsLinks: false) else { continue }
        if status.isFolder { folders.append(path) } else if name.hasSuffix(".swift") { times[path] = status.modified }
      }
    }
    return times
  }

  private func build(_ say: (String) -> Void) -> Bool {
    // The folder of the program has the name of the build configuration.
    let configuration = program.folderPath.fileName
    let code = ThisProcess.run(
      "swift",
      [
        "build", "--quiet", "--package-path", root, "--product", program.fileName, "-c",
        configuration == "release" ? "release" : "debug",
      ])
    if code == nil { say("-- swift cannot be run, or a signal has ended it\n") }
    return code == 0
  }
}
