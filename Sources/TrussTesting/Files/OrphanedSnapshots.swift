import Foundation

/// Snapshots beside a test's source that no test is compared with any more.
enum OrphanedSnapshots {
  /// Those that belong to no function, by their names alone, so that it does not matter which tests have run: a
  /// snapshot `form.2.svg` in the folder `FormTests` is an orphan where there is no file `FormTests.swift`, or no function `form`
  /// in it.
  static func paths(besideSource source: String) throws -> [String] {
    let snapshots = SnapshotFile.snapshots(besideSource: source)
    var found: [String] = []
    for test in try names(in: snapshots) {
      let folder = snapshots.appendingPathComponent(test)
      let functions = try functions(inSource: sourceFile(ofSnapshotsIn: folder))
      for file in try names(in: folder) where !functions.contains(function(of: file)) {
        found.append(folder.appendingPathComponent(file).path)
      }
    }
    return found.sorted()
  }

  /// Those of a function that has run to its end, with all of its arguments: the files with its name that none of its
  /// calls was compared with.
  ///
  /// - Returns: the paths of the files, sorted; none where no call of the function was reached, as in one that fails
  ///   before, and none before the last function of this name in the source has run: their files are called alike.
  static func paths(of function: String, inFileID fileID: String, among files: ReachedFiles) throws -> [String] {
    let prefix = SnapshotFileName.spelledFunction(function)
    let finished = files.finishedCount(of: function, inFileID: fileID)
    var found: [String] = []
    for (folder, reached) in files.files(of: function, inFileID: fileID) {
      // The new drawing that a failure leaves beside the old one goes when the test passes.
      let candidates = reached.map { SnapshotFile(at: folder.appendingPathComponent($0)).candidate.name }
      let others = try names(in: folder).filter { Self.function(of: $0) == prefix }
      let orphans = Set(others).subtracting(reached).subtracting(candidates)
      if orphans.isEmpty { continue }
      let outline = try outline(ofSource: sourceFile(ofSnapshotsIn: folder))
      if finished < outline?.count(ofFunctions: function) ?? 0 { continue }
      found += orphans.map { folder.appendingPathComponent($0).path }
    }
    return found.sorted()
  }

  /// What is in a folder, less what the system put there; nothing where it is no folder.
  private static func names(in folder: URL) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      return []
    }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
  }

  /// The function that a snapshot is called after.
  private static func function(of file: String) -> String { String(file.prefix { $0 != "." }) }

  /// The functions in a source file, as snapshots are called after them; none where there is no file.
  private static func functions(inSource source: URL) throws -> Set<String> {
    Set(try outline(ofSource: source)?.names.map(SnapshotFileName.spelledFunction) ?? [])
  }

  /// What is in a source file; nil where there is none.
  private static func outline(ofSource source: URL) throws -> SourceOutline? {
    guard FileManager.default.fileExists(atPath: source.path) else { return nil }
    return SourceOutline([UInt8](try Data(contentsOf: source)))
  }

  /// The source file whose snapshots are in a folder.
  private static func sourceFile(ofSnapshotsIn folder: URL) -> URL {
    folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("\(folder.lastPathComponent).swift")
  }
}
