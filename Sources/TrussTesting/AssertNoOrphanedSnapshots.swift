import TrussSnapshots
import TrussText

/// Fails the test at this line if the folder `__Snapshots__` beside its source contains files that belong to no test:
/// there is no source or no function with the name in the path of such a file. The failure lists the files and does not
/// delete them.
///
///     @Test func snapshots() { assertNoOrphanedSnapshots() }
///
/// One such test covers all tests of the folder, whichever of them are run. It ignores the names that calls pass as
/// `named:`. The trait `.noOrphanedSnapshots` also finds files whose name is no longer used, such as the files of
/// removed arguments.
///
/// - Parameters:
///   - fileID: the caller's module and file name.
///   - filePath: the path of the caller's file. `__Snapshots__` is beside it.
///   - function: the caller's function.
///   - line: the caller's line.
///   - column: the caller's column.
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
  static func message(_ orphans: [String], advice: String) -> String {
    "no test is compared with these snapshots:\n\n" + orphans.map { "  \(EscapedText.of($0))" }.joined(separator: "\n")
      + "\n\n\(advice)"
  }
}
