/// Why a file is no snapshot of a call.
enum SnapshotClash: Error, Equatable, CustomStringConvertible {
  /// It is that of another call.
  case shared(path: String, line: Int)
  /// Another file has the same name but for upper and lower case.
  case sameButForCase(path: String, other: String)
  /// Several layouts reached it in one run.
  case differentLayouts
  /// All cases of a test with arguments come to it.
  case arguments

  var description: String {
    switch self {
    case .shared(let path, let line):
      "\(path) is the snapshot of the call at line \(line) too: give one of the two another name with `named:`"
    case .sameButForCase(let path, let other):
      """
      \(path) is the same file as \(other) where a file system ignores case: give one of the two another name with \
      `named:`, or remove the one that no test is compared with any more
      """
    case .differentLayouts:
      """
      this file was reached with several layouts in one run, and can be the snapshot of one only; what was recorded of \
      another is taken back. Give each a file of its own: add `named:` with what tells them apart, for example \
      `named: "\\(argument)"`.
      """
    case .arguments:
      """
      this test has arguments, and all of its cases are compared with one file. Give each a file of its own: add \
      `named:` with what tells them apart, for example `named: "\\(argument)"`; or one name for all, where they are to \
      be the same.
      """
    }
  }
}
