import TrussSystem

/// Snapshots beside a test's source that no test is compared with any more.
package enum OrphanedSnapshots {
  /// Those that belong to no function, by their names alone, so that it does not matter which tests have run: a
  /// snapshot `form.2.svg` in the folder `FormTests` is an orphan if there is no file `FormTests.swift`, or no function
  /// `form` in it.
  package static func paths(besideSource source: String) throws -> [String] {
    try paths(in: SnapshotFile.snapshots(besideSource: source))
  }

  /// The same of a folder `__Snapshots__`.
  package static func paths(in snapshots: String) throws -> [String] {
    var found: [String] = []
    for test in try names(in: snapshots) {
      let folder = snapshots.path(to: test)
      let functions = try functions(inSource: sourceFile(ofSnapshotsIn: folder))
      for file in try names(in: folder) where !functions.contains(function(of: file)) {
        let path = folder.path(to: file)
        // Snapshots are files; a folder is somebody else's.
        if FileStatus(of: path, followsLinks: false)?.isFolder != true { found.append(path) }
      }
    }
    return found.sorted()
  }

  /// What is in a folder, less what the system put there; nothing where it is no folder.
  package static func names(in folder: String) throws -> [String] {
    guard FileSystem.isFolder(folder) else { return [] }
    return try FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }
  }

  /// The function that a snapshot is called after.
  package static func function(of file: String) -> String { String(file.prefix { $0 != "." }) }

  /// The functions in a source file, as snapshots are called after them; none where there is no file.
  private static func functions(inSource source: String) throws -> Set<String> {
    Set(try outline(ofSource: source)?.names.map(SnapshotFileName.spelledFunction) ?? [])
  }

  /// What is in a source file; nil where there is none.
  package static func outline(ofSource source: String) throws -> SourceOutline? {
    guard FileSystem.exists(source) else { return nil }
    return SourceOutline(try Descriptor.contents(ofFile: source))
  }

  /// The source file whose snapshots are in a folder.
  package static func sourceFile(ofSnapshotsIn folder: String) -> String {
    folder.folderPath.folderPath.path(to: "\(folder.fileName).swift")
  }
}
