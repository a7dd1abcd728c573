import TrussSnapshots
import TrussSystem

extension OrphanedSnapshots {
  /// Finds the orphans of a function that has run with all of its arguments: the files with its name with which none of
  /// its calls was compared.
  ///
  /// - Returns: the paths of the files, sorted; none if no call of the function was reached, for example because it
  ///   failed before, and none until all functions of this name in the source have run, as they share the names of
  ///   files.
  static func paths(of function: String, inFileID fileID: String, among files: ReachedFiles) throws -> [String] {
    let prefix = SnapshotFileName.spelledFunction(function)
    let finished = files.finishedCount(of: function, inFileID: fileID)
    var found: [String] = []
    for (folder, reached) in files.files(of: function, inFileID: fileID) {
      // The new drawing that a failure leaves beside the old one is removed when the test passes.
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
