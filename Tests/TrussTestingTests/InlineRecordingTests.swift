import Foundation
import Testing
import Truss

@testable import TrussSnapshots
@testable import TrussTesting

/// An assertion that is compared with a text in its source, from its call to the failure and the source.
struct InlineRecordingTests {
  private static let two = "func form() throws {\n  try a(b) { \"\" }\n  try a(b) { \"\" }\n}\n"

  /// Two calls of one file, recorded at the lines that they were compiled at, whichever comes first.
  @Test(arguments: [[0, 1], [1, 0]]) func textsAreRecordedInPlace(order: [Int]) throws {
    let tests = try ScratchTests(source: Self.two)
    for index in order {
      let view = Text(index == 0 ? "first" : "second")
      let site = tests.site(line: index + 2, column: 8)
      let line = index + 2 + (index == 1 && order == [0, 1] ? 4 : 0)
      #expect(
        try tests.failures(of: view, as: .text, at: site, expecting: "") == [
          """
          there is no snapshot of this layout

          Recorded in \(tests.source.path):\(line). Look at it, and run the tests again:

          \(index == 0 ? "first" : "second")
          """
        ])
    }
    #expect(
      tests.text() == """
        func form() throws {
          try a(b) \(recorded("first", indentation: "  "))
          try a(b) \(recorded("second", indentation: "  "))
        }

        """)
    #expect(tests.files == [])
    tests.build()
    let site = tests.site(line: 2, column: 8)
    #expect(try tests.failures(of: Text("first"), as: .text, at: site, expecting: "first").isEmpty)
    #expect(tests.journals == [], "a journal of an earlier build is removed")
  }

  /// What is recorded passes, however many blank rows a picture ends with.
  @Test(arguments: 0...3) func blankRowsAtTheEnd(count: Int) throws {
    let tests = try ScratchTests(source: "a(b) { \"\" }\n")
    let view = VStack(insets: Insets(top: 0, left: 0, bottom: Double(count) * 10, right: 0)) { Text("x") }
    let text = try view.text(columns: 12)
    #expect(text == "x" + String(repeating: "\n", count: count))
    _ = try tests.failures(of: view, as: .text, at: tests.site(column: 2), expecting: "")
    let source = Array(try #require(tests.text()).utf8)
    let call = try InlineCall(in: source, at: 1)
    let recorded = String(decoding: LiteralValue(source[call.literal], call.delimiter).bytes, as: UTF8.self)
    #expect(try tests.failures(of: view, as: .text, mode: .never, expecting: recorded).isEmpty)
    _ = try tests.failures(of: view, as: .text)
    #expect(try tests.failures(of: view, as: .text, mode: .never).isEmpty)
  }

  @Test func aTextThatIsNotTheOneCompiledIsNotOverwritten() throws {
    let tests = try ScratchTests(source: "a(b) { \"mine\" }\n")
    let message = try tests.failures(of: Text("x"), as: .text, at: tests.site(column: 2), expecting: "").first
    #expect(
      message?.contains("Not recorded in \(tests.source.path):1: the source has changed") == true, "\(message ?? "")")
    #expect(tests.text() == "a(b) { \"mine\" }\n")
  }

  /// One call, and the layouts that reach it in turn: nothing is recorded, in any mode, and after any number of runs.
  @Test(arguments: [RecordMode.missing, .failed, .all], ["", "one", "two", "else"])
  func severalLayoutsLeaveTheTextAsItWas(mode: RecordMode, literal: String) throws {
    let source = "func form() {\n  a(b) { \"\(literal)\" }\n  a(b) { \"\(literal)\" }\n}\n"
    let tests = try ScratchTests(source: source)
    let site = tests.site(line: 2, column: 4)
    for _ in 0..<3 {
      tests.begin()
      var messages: [String] = []
      // Another call is recorded meanwhile.
      for text in ["one", "two", "one"] {
        messages += try tests.failures(of: Text(text), as: .text, mode: mode, at: site, expecting: literal)
      }
      #expect(messages.contains { $0.contains("several layouts") } == (mode != .missing || literal.isEmpty))
      #expect(tests.text() == source)
    }
    _ = try tests.failures(
      of: Text("three"), as: .text, mode: mode, at: tests.site(line: 3, column: 4), expecting: literal)
    let recording = mode != .missing || literal.isEmpty
    let second = recording ? "a(b) \(recorded("three", indentation: "  "))" : "a(b) { \"\(literal)\" }"
    #expect(tests.text() == "func form() {\n  a(b) { \"\(literal)\" }\n  \(second)\n}\n")
  }

  /// A text is taken back byte by byte, with others recorded before and behind it since.
  @Test func takingBackLeavesOthersAlone() throws {
    let tests = try ScratchTests(source: "a(b) { \"\" }\na(b) {  \"\"\t}\na(b) { \"\" }\n")
    for (line, text) in [(2, "two"), (1, "one"), (3, "three")] {
      _ = try tests.failures(of: Text(text), as: .text, at: tests.site(line: line, column: 2), expecting: "")
    }
    _ = try tests.failures(of: Text("another"), as: .text, at: tests.site(line: 2, column: 2), expecting: "")
    let (one, three) = (recorded("one"), recorded("three"))
    #expect(
      tests.text()?.replacing("    ", with: "  ") == "a(b) \(one)\na(b) {  \"\"\t}\na(b) \(three)\n")
  }

  /// Processes of one run know what others have been compared with.
  @Test func severalLayoutsInSeveralProcesses() throws {
    let source = "a(b) { \"one\" }\n"
    let tests = try ScratchTests(source: source)
    let site = tests.site(column: 2)
    #expect(try tests.failures(of: Text("one"), as: .text, mode: .failed, at: site, expecting: "one").isEmpty)
    tests.run.files = ReachedFiles()
    let message = try tests.failures(of: Text("two"), as: .text, mode: .failed, at: site, expecting: "one").first
    #expect(message?.contains("several layouts") == true)
    #expect(tests.text() == source)
  }

  @Test func aTestWithArguments() throws {
    let tests = try ScratchTests(source: "a(b) { \"\" }\n")
    let test = RunningTest(function: "form()", hasArguments: true)
    try expectRefusal(tests, test, at: tests.site(column: 2), "in a test with arguments", "named: \"\\(argument)\"")
  }

  /// In Swift Testing the test's function is known; in XCTest tests are called so.
  @Test(arguments: [RunningTest(function: "other()"), RunningTest(function: "form(width:)"), RunningTest()])
  func aHelperFunction(test: RunningTest) throws {
    let tests = try ScratchTests(source: "a(b) { \"\" }\n")
    try expectRefusal(tests, test, at: tests.site(column: 2), "in form()", "matches expected: (() -> String)? = nil")
  }

  @Test func functionsThatAreTests() {
    #expect(RunningTest(function: "`lays out (all)`(width:)").runs("lays out (all)(width:)"))
    #expect(RunningTest().runs("testForm()"))
    #expect(!RunningTest().runs("testForm(width:)") && !RunningTest().runs("setUp()"))
    #expect(RunningTest.current.runs(#function) && !RunningTest.current.runs("other()"))
    #expect(!RunningTest.current.hasArguments)
  }

  @Test(arguments: ["for x in y", "while true", "repeat", "list.forEach", "list.map"]) func aLoop(head: String) throws {
    let tests = try ScratchTests(source: "func form() {\n  \(head) {\n    if z {\n      a(b) { \"\" }\n    }\n  }\n}\n")
    let site = tests.site(line: 4, column: 8)
    try expectRefusal(tests, RunningTest(function: "form()"), at: site, "in a loop", "named: \"\\(element)\"")
  }

  /// A refused call is never recorded, in no mode; what is compared with its text and is the same passes.
  private func expectRefusal(
    _ tests: ScratchTests, _ test: RunningTest, at site: CallSite, _ reason: String, _ advice: String
  ) throws {
    let source = tests.text()
    for mode in RecordMode.allCases {
      for expected in ["", "old"] {
        let messages = try tests.failures(
          of: Text("new"), as: .text, mode: mode, at: site, in: test, expecting: expected)
        #expect(messages.count == 1)
        #expect(messages.first?.contains(reason) == true && messages.first?.contains(advice) == true, "\(messages)")
        #expect(messages.first?.contains("TRUSS_RECORD") == false)
      }
      #expect(
        try tests.failures(of: Text("new"), as: .text, mode: mode, at: site, in: test, expecting: "new").isEmpty)
      #expect(tests.text() == source)
    }
  }
}
