#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The test that an assertion runs in.
struct RunningTest {
  /// Its function, or nil if that is not known: in XCTest, and in a detached task.
  var function: String?
  /// Whether it has arguments, so that it runs once for each.
  var hasArguments = false
  /// Whether it is one of Swift Testing's.
  var isSwiftTesting = false

  /// The test that is running now.
  static var current: RunningTest {
    var test = RunningTest()
    #if canImport(Testing)
      test.function = Test.current?.name
      test.hasArguments = Test.current?.isParameterized == true
      // A failure in a detached task must not go to a library that is not running.
      test.isSwiftTesting = Test.current != nil || CommandLine.arguments.contains("swift-testing")
    #endif
    return test
  }

  /// Whether a function is the test's own. All tests of XCTest are methods that begin with `test` and take nothing.
  func runs(_ function: String) -> Bool {
    if let own = self.function { return own.filter { $0 != "`" } == function.filter { $0 != "`" } }
    return isSwiftTesting || (function.hasPrefix("test") && function.hasSuffix("()"))
  }
}

extension CallSite {
  /// Tells a failure, to Swift Testing where one of its tests is running, and else to XCTest.
  func fail(_ message: String) {
    #if canImport(Testing)
      if RunningTest.current.isSwiftTesting {
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

  /// Attaches a text to the running test, for tools that collect attachments: `swift test --attachments-path`. There
  /// are none before Swift 6.2, nor in XCTest.
  func attach(_ text: String, named name: String) {
    #if canImport(Testing) && compiler(>=6.2)
      if RunningTest.current.isSwiftTesting {
        Attachment.record(
          Array(text.utf8), named: name,
          sourceLocation: Testing.SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
      }
    #endif
  }
}
