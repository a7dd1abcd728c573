#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

struct RunningTest {
  /// The test's function; nil if it is unknown: in XCTest, and in a detached task.
  var function: String?
  /// Whether the test has arguments, so that it runs several times.
  var hasArguments = false
  var isSwiftTesting = false

  static var current: RunningTest {
    var test = RunningTest()
    #if canImport(Testing)
      test.function = Test.current?.name
      test.hasArguments = Test.current?.isParameterized == true
      // In a detached task there is no current test, but a failure must not be reported to XCTest if Swift Testing
      // runs.
      test.isSwiftTesting = Test.current != nil || CommandLine.arguments.contains("swift-testing")
    #endif
    return test
  }

  /// Whether `function` is the function of this test. In XCTest a test is a method without parameters whose name begins
  /// with `test`.
  func runs(_ function: String) -> Bool {
    if let own = self.function { return own.filter { $0 != "`" } == function.filter { $0 != "`" } }
    return isSwiftTesting || (function.hasPrefix("test") && function.hasSuffix("()"))
  }
}

extension CallSite {
  /// Reports a failure to Swift Testing if it runs the test, otherwise to XCTest.
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

  /// Attaches a text to the running test, for tools that collect attachments (`swift test --attachments-path`). Has no
  /// effect before Swift 6.2 and in XCTest.
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
