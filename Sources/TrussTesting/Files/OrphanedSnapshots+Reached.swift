import TrussSnapshots
import TrussSystem

extension OrphanedSnapshots {
  /// Finds the orphans of a function that has run with all of its arguments: the files that are named after the
  /// function, but that no call of the function was compared with.
  ///
  /// - Returns: the paths of the files, sorted. Empty if no call of the function was reached, for example because the
  ///   test failed before the call. Also empty until all functions with this name in the source have run, as these
  ///   functions share files.
  static func paths(of function: String, inFileID fileID: String, among files: ReachedFiles) throws -> [String] {
    let prefix = SnapshotFileName.spelledFunction(function)
    let finished = files.finishedCount(of: function, inFileID: fileID)
    var found: [String] = []
    for (folder, reached) in files.files(of: function, inFileID: fileID) {
      // The new drawing beside an old one is not an orphan: it is removed when the test passes.
      let candidates = reached.map { SnapshotFile(at: folder.path(to: $0)).candidate.name }
      let others = try names(in: folder).filter { Self.function(of: $0) == prefix }
      let orphans = Set(others).subtracting(reached).subtracting(candidates)
      if orphans.isEmpty { continue }
      let outline = try outline(ofSource: sourceFile(ofSnapshotsIn: folder))
      if finished < outline?.count(ofFunctions: function) ?? 0 { continue }
      found += orphans.map { folder.path(to: $0) }
    }
    return found.sorted()
  }
}
