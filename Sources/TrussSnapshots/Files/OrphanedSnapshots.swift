import TrussSystem

/// Finds orphaned snapshots, which are beside the source of a test but belong to no test.
package enum OrphanedSnapshots {
  /// Finds the snapshots that belong to no function. Only names are compared, so it does not matter which tests have
  /// run: a snapshot `form.2.svg` in the folder `FormTests` is an orphan if there is no file `FormTests.swift`, or no
  /// function `form` in it.
  package static func paths(besideSource source: String) throws -> [String] {
    try paths(in: SnapshotFile.snapshots(besideSource: source))
  }

  /// Finds the snapshots in a folder `__Snapshots__` that belong to no function.
  package static func paths(in snapshots: String) throws -> [String] {
    var found: [String] = []
    for test in try names(in: snapshots) {
      let folder = snapshots.path(to: test)
      let functions = try functions(inSource: sourceFile(ofSnapshotsIn: folder))
      for file in try names(in: folder) where !functions.contains(function(of: file)) {
        let path = folder.path(to: file)
        // Snapshots are files, so a folder has another origin.
        if FileStatus(of: path, followsLinks: false)?.isFolder != true { found.append(path) }
      }
    }
    return found.sorted()
  }

  /// The names in a folder, except hidden ones; empty if there is no such folder.
  package static func names(in folder: String) throws -> [String] {
    guard FileSystem.isFolder(folder) else { return [] }
    return try FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }
  }

  package static func function(of file: String) -> String { String(file.prefix { $0 != "." }) }

  /// The functions in a source file, spelled as in the names of snapshots; empty if there is no file.
  private static func functions(inSource source: String) throws -> Set<String> {
    Set(try outline(ofSource: source)?.names.map(SnapshotFileName.spelledFunction) ?? [])
  }

  /// The outline of a source file; nil if there is no file.
  package static func outline(ofSource source: String) throws -> SourceOutline? {
    guard FileSystem.exists(source) else { return nil }
    return SourceOutline(try Descriptor.contents(ofFile: source))
  }

  package static func sourceFile(ofSnapshotsIn folder: String) -> String {
    folder.folderPath.folderPath.path(to: "\(folder.fileName).swift")
  }
}
