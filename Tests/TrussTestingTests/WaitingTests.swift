import Foundation
import TestSupport
import Testing
import Truss

@testable import TrussDifferences
@testable import TrussSnapshots
@testable import TrussTesting

/// Layouts that differ wait for a review beside the build, until they are accepted, rejected, or the same again.
struct WaitingTests {
  private func waiting(_ tests: ScratchTests) throws -> [WaitingSnapshot] {
    WaitingFolder(of: try #require(tests.run.build)).snapshots()
  }

  @Test func aLayoutThatDiffersFromItsFileWaitsAndIsAccepted() throws {
    let tests = try ScratchTests()
    _ = try tests.failures(of: boxes())
    #expect(try waiting(tests).isEmpty, "what is recorded does not wait")
    tests.begin()
    let message = try #require(try tests.failures(of: boxes(height: 21)).first)
    #expect(message.hasSuffix("`TRUSS_RECORD=failed swift test`, or review it: `swift package snapshots`"))
    let waiting = try #require(try waiting(tests).first)
    #expect(waiting.function == "form()" && waiting.line == 1 && waiting.form == .frames)
    #expect(waiting.name == "FormTests/form.frames.txt")
    #expect(waiting.changes.contains("\"name\".height 20 -> 21"))
    let old = tests.text("__Snapshots__/FormTests/form.frames.txt")
    #expect(waiting.old == old)
    try waiting.accept()
    #expect(tests.text("__Snapshots__/FormTests/form.frames.txt") == waiting.new + "\n")
    #expect(try self.waiting(tests).isEmpty, "it is accepted")
    tests.begin()
    #expect(try tests.failures(of: boxes(height: 21)).isEmpty)
  }

  @Test func aTestThatPassesHasNoLayoutThatWaits() throws {
    let tests = try ScratchTests()
    _ = try tests.failures(of: boxes())
    for height in [21.0, 22] {
      tests.begin()
      _ = try tests.failures(of: boxes(height: height))
      #expect(try waiting(tests).count == 1)
    }
    tests.begin()
    #expect(try tests.failures(of: boxes()).isEmpty)
    #expect(try waiting(tests).isEmpty)
  }

  @Test func aNewDrawingGoesWhenItIsAccepted() throws {
    let tests = try ScratchTests()
    _ = try tests.failures(of: boxes(), as: .svg)
    tests.begin()
    _ = try tests.failures(of: boxes(height: 30), as: .svg)
    #expect(tests.files.count == 2)
    try #require(try waiting(tests).first).accept()
    #expect(tests.files == ["__Snapshots__/FormTests/form.svg"])
  }

  @Test func whereNothingIsRecordedAMissingFileWaits() throws {
    let tests = try ScratchTests()
    _ = try tests.failures(of: boxes(), mode: .never)
    let waiting = try #require(try waiting(tests).first)
    #expect(waiting.old == nil)
    try waiting.accept()
    tests.begin()
    #expect(try tests.failures(of: boxes(), mode: .never).isEmpty)
  }

  @Test(arguments: [false, true]) func textsInOneSourceAreAcceptedInAnyOrder(isReversed: Bool) throws {
    let old = "  check() { \"a\" }\n  check() { \"\" }\n  check() { \"\"\"\n    c\n    \"\"\" }\n"
    let tests = try ScratchTests(source: old)
    let expected = ["a", "", "c"]
    for (number, text) in expected.enumerated() {
      let site = tests.site(line: number + 1, column: 3)
      _ = try tests.failures(of: Text("line \(number)").bold(), as: .text, mode: .never, at: site, expecting: text)
    }
    let waiting = try waiting(tests)
    #expect(waiting.map(\.line) == [1, 2, 3])
    #expect(waiting.map(\.old) == ["a", nil, "c"])
    let order = isReversed ? waiting.reversed() : waiting
    for (number, snapshot) in order.enumerated() {
      try snapshot.accept()
      #expect(try self.waiting(tests).count == 2 - number)
    }
    #expect(
      tests.text()
        == (0..<3).map { "  check() \(recorded("line \($0)", indentation: "  "))\n" }.joined()
        .replacingOccurrences(of: "    line 2", with: "    line 2"))
  }

  @Test func whatHasChangedSinceDoesNotWaitAndIsNotWritten() throws {
    let tests = try ScratchTests(source: "check() { \"a\" }\n")
    _ = try tests.failures(of: boxes())
    tests.begin()
    _ = try tests.failures(of: boxes(height: 21))
    _ = try tests.failures(of: Text("b"), as: .text, mode: .never, at: tests.site(), expecting: "a")
    let waiting = try waiting(tests)
    #expect(waiting.count == 2)
    try tests.write("// changed\ncheck() { \"a\" }\n")
    let file = tests.folder.appendingPathComponent("__Snapshots__/FormTests/form.frames.txt")
    try "mine\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(try self.waiting(tests).isEmpty)
    for snapshot in waiting { #expect(throws: ReviewFault.changed) { try snapshot.accept() } }
    #expect(tests.text() == "// changed\ncheck() { \"a\" }\n")
    #expect(tests.text("__Snapshots__/FormTests/form.frames.txt") == "mine\n")
  }

  /// A file that is no text is never replaced by a layout that had no snapshot.
  @Test func aFileThatCannotBeComparedIsNotReplaced() throws {
    let tests = try ScratchTests()
    _ = try tests.failures(of: boxes(), mode: .never)
    let waiting = try #require(try waiting(tests).first)
    let folder = tests.folder.appendingPathComponent("__Snapshots__/FormTests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("form.frames.txt")
    try Data([0xff, 0xfe]).write(to: file)
    #expect(throws: ReviewFault.changed) { try waiting.accept() }
    #expect(try Data(contentsOf: file) == Data([0xff, 0xfe]))
  }

  @Test func whatIsNeverRecordedDoesNotWait() throws {
    let tests = try ScratchTests(source: "for x in y { check() { \"a\" } }\ncheck() { text }\n")
    let loop = tests.site(line: 1, column: 14)
    _ = try tests.failures(of: Text("b"), as: .text, mode: .never, at: loop, expecting: "a")
    let variable = tests.site(line: 2)
    _ = try tests.failures(of: Text("b"), as: .text, mode: .never, at: variable, expecting: "a")
    let arguments = RunningTest(function: "form()", hasArguments: true)
    _ = try tests.failures(of: boxes(), mode: .never, in: arguments)
    _ = try tests.failures(of: Text("wide").width(300), mode: .never)
    #expect(try waiting(tests).isEmpty)
  }

  /// Beside a build whose folder has links, as that of SwiftPM has.
  @Test func foldersAreFoundOnceInABuild() throws {
    let tests = try ScratchTests()
    _ = try tests.failures(of: boxes(), mode: .never)
    let manager = FileManager.default
    let platform = tests.folder.appendingPathComponent("build/platform/debug")
    try manager.createDirectory(at: platform, withIntermediateDirectories: true)
    let built = tests.folder.appendingPathComponent("built")
    try manager.moveItem(
      at: built.appendingPathComponent("Tests.xctest.waiting"),
      to: platform.appendingPathComponent("Tests.xctest.waiting"))
    try manager.createSymbolicLink(at: tests.folder.appendingPathComponent("build/debug"), withDestinationURL: platform)
    let folders = WaitingFolder.all(inBuild: tests.folder.appendingPathComponent("build").path)
    #expect(folders.count == 1)
    #expect(folders.first?.snapshots().count == 1)
    #expect(WaitingFolder.all(inBuild: tests.folder.path + "/nothing").isEmpty)
  }
}
