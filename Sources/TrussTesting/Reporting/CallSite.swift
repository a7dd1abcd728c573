import TrussSnapshots

/// The call of an assertion, as the compiler names it: failures are reported there.
struct CallSite {
  var fileID: String
  /// The path of the source file.
  var filePath: String
  var function: String
  var line: Int
  var column: Int
  /// The same path as a literal: XCTest requires one, and its address identifies the build.
  let path: StaticString

  init(fileID: String, path: StaticString, function: String, line: Int, column: Int) {
    self.fileID = fileID.contains("/") ? fileID : "Tests/\(fileID)"
    self.path = path
    filePath = "\(path)"
    self.function = function
    // Swift Testing traps on smaller numbers.
    self.line = max(1, line)
    self.column = max(1, column)
  }

  var place: SourcePlace { SourcePlace(line: line, column: column) }

  /// The name of the function without its parameters.
  var functionName: String { Self.name(of: function) }

  /// The name of a function without its parameters and backticks: `lays out (all)` of `` `lays out (all)`(width:) ``.
  static func name(of function: String) -> String {
    let parameters = function.last == ")" ? function.lastIndex(of: "(") : nil
    let name = function[..<(parameters ?? function.endIndex)]
    return name.first == "`" ? String(name.dropFirst().prefix { $0 != "`" }) : String(name)
  }
}
