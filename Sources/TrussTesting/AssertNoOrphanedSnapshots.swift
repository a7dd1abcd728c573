import TrussSnapshots
import TrussText

/// Fails the test at this line if files in `__Snapshots__` beside it belong to no test any more: the source or the
/// function in their names is gone. The failure lists them; they are not deleted.
///
///     @Test func snapshots() { assertNoOrphanedSnapshots() }
///
/// One such test covers all tests of the folder, whichever of them are run. It does not know the names that calls pass
/// as `named:`; the trait `.noOrphanedSnapshots` also finds the files of names that are gone, such as those of removed
/// arguments of a test.
///
/// - Parameters:
///   - fileID: the caller's.
///   - filePath: the caller's path; the files are searched beside it.
///   - function: the caller's.
///   - line: the caller's.
///   - column: the caller's.
public func assertNoOrphanedSnapshots(
  fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function, line: Int = #line,
  column: Int = #column
) {
  let site = CallSite(fileID: fileID, path: filePath, function: function, line: line, column: column)
  do {
    let orphans = try OrphanedSnapshots.paths(besideSource: site.filePath)
    guard !orphans.isEmpty else { return }
    site.fail(OrphanedSnapshots.message(orphans, advice: "Remove them, or give the tests their names back."))
  } catch {
    site.fail("the snapshots cannot be listed: \(error)")
  }
}

extension OrphanedSnapshots {
  /// The failure's message about snapshots.
  static func message(_ orphans: [String], advice: String) -> String {
    "no test is compared with these snapshots:\n\n" + orphans.map { "  \(EscapedText.of($0))" }.joined(separator: "\n")
      + "\n\n\(advice)"
  }
}
