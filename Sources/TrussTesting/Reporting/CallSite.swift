import Truss
import TrussSnapshots

/// The place of an assertion's call, where failures are reported.
struct CallSite {
  var fileID: String
  var filePath: String
  var function: String
  var line: Int
  var column: Int
  /// `filePath` as a literal. XCTest requires a literal, and the literal's address identifies the build.
  let path: StaticString

  init(fileID: String, path: StaticString, function: String, line: Int, column: Int) {
    self.fileID = fileID.contains("/") ? fileID : "Tests/\(fileID)"
    self.path = path
    filePath = "\(path)"
    self.function = function
    // Swift Testing traps on numbers below 1.
    self.line = max(1, line)
    self.column = max(1, column)
  }

  var sourceLine: SourceLine { SourceLine(fileID: fileID, line: line) }

  var place: SourcePlace { SourcePlace(line: line, column: column) }

  var functionName: String { Self.name(of: function) }

  /// Returns a function's name without parameters and backticks: `lays out (all)` of `` `lays out (all)`(width:) ``.
  static func name(of function: String) -> String {
    let parameters = function.last == ")" ? function.lastIndex(of: "(") : nil
    let name = function[..<(parameters ?? function.endIndex)]
    return name.first == "`" ? String(name.dropFirst().prefix { $0 != "`" }) : String(name)
  }
}
