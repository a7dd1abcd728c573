import Foundation
import Testing
import Truss
@testable import TrussTesting

/// An assertion from its call to the failure and the files, in a folder of its own.
@Suite struct LayoutCheckTests {
  /// A folder with a test's source in it.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("truss-\(UUID().uuidString)")
    var test: URL { url.appendingPathComponent("FormTests.swift") }

    init(source: String = "") throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try source.write(to: test, atomically: true, encoding: .utf8)
    }

    deinit {
      try? FileManager.default.removeItem(at: url)
      try? FileManager.default.removeItem(atPath: EditJournal(of: test.path).path)
    }

    func text(_ path: String) -> String? { try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8) }
  }

  /// What an assertion at a place of the folder's source fails with.
  private func failures(
    of view: some View, in folder: Folder, as form: SnapshotForm = .frames, mode: RecordMode = .missing, line: Int = 1,
    column: Int = 1, allowing: [Diagnostic.Kind] = [], named name: String? = nil, expecting: String? = nil
  ) throws -> [String] {
    var site = CallSite(fileID: "App/FormTests.swift", path: #filePath, function: "form()", line: line, column: column)
    site.filePath = folder.test.path
    let layout = form == .text ? try view.layout(columns: 12) : try view.layout(width: 100)
    var check = LayoutCheck(layout, as: form, allowing: allowing, at: site)
    check.mode = mode
    let messages = Messages()
    withKnownIssue(isIntermittent: true) {
      check.run(expecting: expecting.map { text in { text } }, named: name)
    } matching: { issue in
      messages.add(issue.sourceLocation?.line == line ? issue.comments.map(\.rawValue).joined() : "at another line")
      return true
    }
    return messages.all
  }

  private final class Messages: @unchecked Sendable {
    // Unchecked: issues are recorded by the thread that waits for them.
    private(set) var all: [String] = []
    func add(_ message: String) { all.append(message) }
  }

  private func form(height: Double = 20) -> some View {
    VStack {
      Box("Name").height(height).id("name")
      Box("Mail").height(20).id("email")
    }
  }

  @Test func theFirstRunRecordsAndFailsTheSecondPasses() throws {
    let folder = try Folder()
    #expect(
      try failures(of: form(), in: folder) == [
        """
        there is no snapshot of this layout

        Recorded in __Snapshots__/FormTests/form.frames.txt. Look at it, and run the tests again.
        """
      ])
    #expect(
      folder.text("__Snapshots__/FormTests/form.frames.txt") == """
        VStack (0, 0, 100, 40)
          Box "name" (0, 0, 100, 20)
          Box "email" (0, 20, 100, 20)

        """)
    #expect(try failures(of: form(), in: folder).isEmpty)
    #expect(try failures(of: form(), in: folder, mode: .never).isEmpty)
  }

  /// One point: the failure names the view, the attribute, the old and the new value, and the file stays.
  @Test func onePointFails() throws {
    let folder = try Folder()
    _ = try failures(of: form(), in: folder)
    let old = folder.text("__Snapshots__/FormTests/form.frames.txt")
    #expect(
      try failures(of: form(height: 21), in: folder) == [
        """
        __Snapshots__/FormTests/form.frames.txt: the layout is not that of the snapshot

        frames that changed:
          VStack.height 40 -> 41
          "name".height 20 -> 21
          "email".y 20 -> 21

        - is expected, + was laid out:
        - VStack (0, 0, 100, 40)
        -   Box "name" (0, 0, 100, 20)
        -   Box "email" (0, 20, 100, 20)
        + VStack (0, 0, 100, 41)
        +   Box "name" (0, 0, 100, 21)
        +   Box "email" (0, 21, 100, 20)

        If that is meant: TRUSS_RECORD=failed swift test
        """
      ])
    #expect(folder.text("__Snapshots__/FormTests/form.frames.txt") == old)
    #expect(try failures(of: form(height: 21), in: folder, mode: .failed).first?.contains("Recorded in") == true)
    #expect(try failures(of: form(height: 21), in: folder).isEmpty)
    #expect(try failures(of: form(height: 21), in: folder, mode: .all).count == 1, "a run that records fails")
  }

  /// A call that runs for each argument of a test has one file, unless it is named.
  @Test(arguments: [21]) func argumentsNeedNames(height: Double) throws {
    let folder = try Folder()
    _ = try failures(of: form(), in: folder)
    let message = try failures(of: form(height: height), in: folder).first
    #expect(message?.contains("named: gives each its own.") == true)
  }

  /// A line, a column and a file that no compiler gives are none that a test library traps on.
  @Test(arguments: [0, -1, Int.min, Int.max]) func anyPlace(number: Int) throws {
    let folder = try Folder(source: "\na(b) { \"\" }\n")
    var site = CallSite(fileID: "Form.swift", path: #filePath, function: "", line: number, column: number)
    site.filePath = folder.test.path
    var check = LayoutCheck(try Text("x").layout(columns: 12), as: .text, allowing: [], at: site)
    check.mode = .missing
    withKnownIssue { check.run(expecting: { "" }, named: nil) }
    #expect(folder.text("FormTests.swift") == "\na(b) { \"\" }\n")
  }

  @Test func neverWritesNothing() throws {
    let folder = try Folder()
    #expect(
      try failures(of: form(), in: folder, mode: .never) == [
        "__Snapshots__/FormTests/form.frames.txt: there is no snapshot of this layout"
      ])
    #expect(folder.text("__Snapshots__/FormTests/form.frames.txt") == nil)
  }

  /// The new drawing stands beside the old one until the two are the same again.
  @Test func theNewDrawingIsWrittenBesideTheOld() throws {
    let folder = try Folder()
    _ = try failures(of: form(), in: folder, as: .svg, named: "small")
    let message = try #require(
      try failures(of: form(height: 21), in: folder, as: .svg, mode: .never, named: "small").first)
    #expect(message.contains("\"name\".height 20 -> 21"))
    #expect(message.hasSuffix("The new drawing is __Snapshots__/FormTests/form.small.new.svg."))
    let new = try #require(folder.text("__Snapshots__/FormTests/form.small.new.svg"))
    #expect(new.hasPrefix(try form(height: 21).svg(width: 100).document))
    #expect(try failures(of: form(), in: folder, as: .svg, named: "small").isEmpty)
    #expect(folder.text("__Snapshots__/FormTests/form.small.new.svg") == nil)
  }

  /// Conflicts, overflow and the like fail, and are not recorded, unless they are allowed.
  @Test func diagnosticsFailUnlessAllowed() throws {
    let folder = try Folder()
    let view = HStack { Box("a").width(200).id("wide") }
    let message = try #require(try failures(of: view, in: folder).first)
    #expect(message.hasPrefix("the layout is not as it was written\n\n"))
    #expect(message.contains("conflict: ") || message.contains("overflow: "))
    let kinds = try view.layout(width: 100).diagnostics.map(\.kind)
    #expect(kinds.allSatisfy { message.contains(".\($0.rawValue)") })
    #expect(folder.text("__Snapshots__/FormTests/form.frames.txt") == nil)
    #expect(try failures(of: view, in: folder, allowing: kinds).first?.contains("Recorded in") == true)
    #expect(try failures(of: view, in: folder, allowing: kinds).isEmpty)
  }

  /// Two calls of one file, recorded at the lines that they were compiled at, whichever comes first.
  @Test(arguments: [[0, 1], [1, 0]]) func textsAreRecordedInPlace(order: [Int]) throws {
    let source = "func form() throws {\n  try a(b) { \"\" }\n  try a(b) { \"\" }\n}\n"
    let folder = try Folder(source: source)
    for index in order {
      let view = Text(index == 0 ? "first" : "second")
      let messages = try failures(of: view, in: folder, as: .text, line: index + 2, column: 8, expecting: "")
      #expect(messages.first?.contains("Recorded in the source of the test.") == true, "\(messages)")
    }
    #expect(
      folder.text("FormTests.swift") == """
        func form() throws {
          try a(b) {
            \"""
            first
            \"""
          }
          try a(b) {
            \"""
            second
            \"""
          }
        }

        """)
    #expect(try failures(of: Text("first"), in: folder, as: .text, line: 2, column: 8, expecting: "first").isEmpty)
  }

  /// What is recorded passes, however many blank rows a picture ends with.
  @Test(arguments: 0...3) func blankRowsAtTheEnd(count: Int) throws {
    let folder = try Folder(source: "a(b) { \"\" }\n")
    let view = VStack(insets: Insets(top: 0, left: 0, bottom: Double(count) * 10, right: 0)) { Text("x") }
    let text = try view.text(columns: 12)
    #expect(text == "x" + String(repeating: "\n", count: count))
    _ = try failures(of: view, in: folder, as: .text, line: 1, column: 2, expecting: "")
    let source = Array(try #require(folder.text("FormTests.swift")).utf8)
    let call = try InlineCall(in: source, line: 1, column: 2)
    let recorded = String(decoding: LiteralValue(source[call.literal], call.delimiter).bytes, as: UTF8.self)
    #expect(try failures(of: view, in: folder, as: .text, mode: .never, expecting: recorded).isEmpty)
    _ = try failures(of: view, in: folder, as: .text)
    #expect(try failures(of: view, in: folder, as: .text, mode: .never).isEmpty)
  }

  @Test func aTextThatIsNotTheOneCompiledIsNotOverwritten() throws {
    let folder = try Folder(source: "a(b) { \"mine\" }\n")
    let message = try failures(of: Text("x"), in: folder, as: .text, line: 1, column: 2, expecting: "").first
    #expect(message?.contains("Not recorded in the source of the test: the source file is no longer") == true)
    #expect(folder.text("FormTests.swift") == "a(b) { \"mine\" }\n")
  }

  /// 40 threads record in one file, each at the line that it was compiled at.
  @Test func manyThreadsRecordInOneFile() async throws {
    let folder = try Folder(source: String(repeating: "a(b) { \"\" }\n", count: 40))
    let path = folder.test.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for line in 1...40 {
        group.addTask { try EditJournal(of: path).write("text \(line)", line: line, column: 2, replacing: "") }
      }
      try await group.waitForAll()
    }
    let expected = (1...40).map { "a(b) {\n    \"\"\"\n    text \($0)\n    \"\"\"\n}\n" }.joined()
    #expect(folder.text("FormTests.swift") == expected)
  }

  /// Where somebody edits the file between two runs, lines are those of the file again.
  @Test func anEditBySomebodyElseForgetsTheJournal() throws {
    let folder = try Folder(source: "a(b) { \"\" }\na(b) { \"\" }\n")
    let journal = EditJournal(of: folder.test.path)
    try journal.write("x", line: 1, column: 2, replacing: "")
    try "\na(b) { \"\" }\n".write(to: folder.test, atomically: true, encoding: .utf8)
    try journal.write("y", line: 2, column: 2, replacing: "")
    #expect(folder.text("FormTests.swift") == "\na(b) {\n    \"\"\"\n    y\n    \"\"\"\n}\n")
  }

  @Test func aFolderThatCannotBeWrittenIsToldOf() throws {
    let folder = try Folder()
    try "".write(to: folder.url.appendingPathComponent("__Snapshots__"), atomically: true, encoding: .utf8)
    let message = try #require(try failures(of: form(), in: folder).first)
    #expect(message.contains("Not recorded in __Snapshots__/FormTests/form.frames.txt: "))
  }
}
