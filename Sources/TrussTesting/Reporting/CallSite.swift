#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The call of an assertion, as the compiler names it: failures are told there.
struct CallSite {
  var fileID: String
  /// The path of the file, for those who read and write there.
  var filePath: String
  var function: String
  var line: Int
  var column: Int
  /// The same path as XCTest takes it.
  private let path: StaticString

  init(fileID: String, path: StaticString, function: String, line: Int, column: Int) {
    self.fileID = fileID.contains("/") ? fileID : "Tests/\(fileID)"
    self.path = path
    filePath = "\(path)"
    self.function = function
    // Swift Testing traps on others.
    self.line = max(1, line)
    self.column = max(1, column)
  }

  /// Whether the test that is running has arguments, so that the call may run once for each.
  var isParameterized: Bool {
    #if canImport(Testing)
      Test.current?.isParameterized == true
    #else
      false
    #endif
  }

  /// Tells a failure, to Swift Testing where one of its tests is running, and else to XCTest.
  func fail(_ message: String) {
    #if canImport(Testing)
      if Self.isSwiftTesting {
        Issue.record(
          Comment(rawValue: message),
          sourceLocation: Testing.SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: path, line: UInt(line))
    #endif
  }

  /// Attaches a text to the test that is running, for those who collect what tests leave behind: `swift test
  /// --attachments-path`. There are none before Swift 6.2, nor in XCTest.
  func attach(_ text: String, named name: String) {
    #if canImport(Testing) && compiler(>=6.2)
      if Self.isSwiftTesting {
        Attachment.record(
          Array(text.utf8), named: name,
          sourceLocation: Testing.SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
      }
    #endif
  }

  #if canImport(Testing)
    /// A detached task of a test has no current test; a failure there must not go to a library that is not running.
    private static var isSwiftTesting: Bool {
      Test.current != nil || CommandLine.arguments.contains("swift-testing")
    }
  #endif
}
