/// Why a file cannot be the snapshot of a call.
enum SnapshotClash: Error, Equatable, CustomStringConvertible {
  case shared(path: String, line: Int)
  case sameButForCase(path: String, other: String)
  case differentLayouts
  case arguments
  case loop

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
      this file was reached with several layouts or calls in one run, and can be the snapshot of one only; what an \
      earlier one recorded is removed again. \(Self.advice("argument"))
      """
    case .arguments:
      "this test has arguments, and all of its cases are compared with one file. \(Self.advice("argument"))"
    case .loop:
      "this call is in a loop, and all of its passes are compared with one file. \(Self.advice("element"))"
    }
  }

  private static func advice(_ value: String) -> String {
    """
    Give each its own file: add `named:` with a value that distinguishes them, for example `named: "\\(\(value))"`; or one name \
    for all, where they are to be the same.
    """
  }
}
