import Foundation
import Testing
import TrussSystem

@testable import TrussSnapshots
@testable import TrussTesting

/// Texts are recorded in the calls that they belong to, whatever happened to the source and to other processes.
struct EditJournalTests {
  /// The text of each call in a source of `a(b) { … }` calls.
  private func texts(_ source: String?) throws -> [String] {
    let bytes = Array(try #require(source).utf8)
    return try #require(SourceOutline(bytes).calls["a"]).map { open in
      let call = try InlineCall(in: bytes, at: open)
      return String(decoding: LiteralValue(bytes[call.literal], call.delimiter).bytes, as: UTF8.self)
    }
  }

  private func record(_ text: String, _ tests: ScratchTests, line: Int, column: Int = 2) throws {
    let place = SourcePlace(line: line, column: column)
    let recorded = try tests.journal().settle(text, at: place, replacing: "", writes: true)
    #expect(recorded != nil)
  }

  /// 40 threads record in one file, each at the line that it was compiled at.
  @Test func manyThreadsRecordInOneFile() async throws {
    let tests = try ScratchTests(source: String(repeating: "a(b) { \"\" }\n", count: 40))
    let journal = tests.journal()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for line in 1...40 {
        group.addTask {
          let place = SourcePlace(line: line, column: 2)
          try journal.settle("text \(line)", at: place, replacing: "", writes: true)
        }
      }
      try await group.waitForAll()
    }
    let expected = (1...40).map { "a(b) {\n    \"\"\"\n    text \($0)\n    \"\"\"\n}\n" }.joined()
    #expect(tests.text() == expected)
    #expect(tests.files == [])
  }

  /// Calls on one line move each other's columns too.
  @Test(arguments: [[2, 15, 28], [28, 15, 2], [15, 2, 28]]) func callsOnOneLine(columns: [Int]) throws {
    let tests = try ScratchTests(source: "a(b) { \"\" }; a(c) { \"\" }; a(d) { \"\" }\n")
    for column in columns { try record("at \(column)", tests, line: 1, column: column) }
    #expect(try texts(tests.text()) == ["at 2", "at 15", "at 28"])
  }

  /// What another text was recorded at is recorded once: a second process finds it done.
  @Test func recordedTwice() throws {
    let tests = try ScratchTests(source: "a(b) { \"\" }\na(b) { \"\" }\n")
    for _ in 0..<2 { try record("one", tests, line: 1) }
    try record("two", tests, line: 2)
    #expect(try texts(tests.text()) == ["one", "two"])
    // Another run of the same build knows the lines too, and does not record something else in its place.
    tests.begin()
    try record("two", tests, line: 2)
    #expect(throws: InlineFault.changed) { try record("else", tests, line: 1) }
    #expect(try texts(tests.text()) == ["one", "two"])
  }

  /// A process that is killed between the journal and the source leaves an edit that was never made.
  @Test(arguments: 0..<3) func killedBeforeTheSourceIsReplaced(after count: Int) throws {
    let tests = try ScratchTests(source: String(repeating: "a(b) { \"\" }\n", count: 4))
    for line in 1..<(1 + count) { try record("\(line)", tests, line: line) }
    let before = try #require(tests.text())
    try record("4", tests, line: 4)
    // As if it had not come to that; twice, and of another call than the next one.
    try tests.write(before)
    #expect(try texts(before).last == "")
    for line in [3, 1, 4, 2] { try record("\(line)", tests, line: line) }
    #expect(try texts(tests.text()) == ["1", "2", "3", "4"])
  }

  /// The journal is written first: it tells of an edit that the source then refuses.
  @Test func theJournalIsWrittenBeforeTheSource() throws {
    let tests = try ScratchTests(source: "a(b) { \"\" }\na(b) { \"\" }\n")
    let build = try #require(tests.run.build)
    let before = tests.text()
    // A folder with the name of the new file, which therefore cannot be made.
    let obstacle = tests.folder.appendingPathComponent(FileReplacement.temporaryName)
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)
    #expect(throws: FileError.self) { try record("one", tests, line: 1) }
    #expect(tests.text() == before)
    #expect(JournalFile(at: tests.journal().path, build: build.identity).edits.map(\.place.line) == [1])
    try FileManager.default.removeItem(at: obstacle)
    for (line, text) in [(2, "two"), (1, "one")] { try record(text, tests, line: line) }
    #expect(try texts(tests.text()) == ["one", "two"])
  }

  /// A process that is killed while it writes the journal leaves half a line, which is none.
  @Test func killedWithinTheJournal() throws {
    let tests = try ScratchTests(source: String(repeating: "a(b) { \"\" }\n", count: 3))
    let path = tests.journal().path
    try record("2", tests, line: 2)
    let (source, whole) = (try #require(tests.text()), try Data(contentsOf: URL(fileURLWithPath: path)))
    try record("1", tests, line: 1)
    let journal = try Data(contentsOf: URL(fileURLWithPath: path))
    for count in stride(from: whole.count, to: journal.count, by: 9) {
      try journal.prefix(count).write(to: URL(fileURLWithPath: path))
      try tests.write(source)
      try record("3", tests, line: 3)
      #expect(try texts(tests.text()) == ["", "2", "3"], "\(count)")
    }
    // Even of the first line.
    for count in stride(from: 0, to: whole.count, by: 9) {
      try whole.prefix(count).write(to: URL(fileURLWithPath: path))
      try tests.write(String(repeating: "a(b) { \"\" }\n", count: 3))
      try record("3", tests, line: 3)
      #expect(try texts(tests.text()) == ["", "", "3"], "\(count)")
    }
  }

  /// What a process that was killed has left beside the source goes with the next recording or the next run.
  @Test func killedBeforeTheNewSourceTookItsPlace() throws {
    let tests = try ScratchTests(source: "a(b) { \"\" }\n")
    let leftover = tests.folder.appendingPathComponent(FileReplacement.temporaryName)
    try Data("half a".utf8).write(to: leftover)
    try record("one", tests, line: 1)
    #expect(tests.files == [])
    try Data("half a".utf8).write(to: leftover)
    tests.journal().removeLeftovers()
    #expect(tests.files == [])
  }

  /// The journal of another build says nothing about this one, even where the source is what that build left.
  @Test func theJournalOfAnotherBuild() throws {
    let tests = try ScratchTests(source: "a(b) { \"\" }\na(b) { \"\" }\na(b) { \"\" }\n")
    try record("one", tests, line: 1)
    tests.build()
    // One line of the file, and five: with the lines of the other journal the third call would be found.
    try record("two", tests, line: 6)
    #expect(try texts(tests.text()) == ["one", "two", ""])
    tests.build()
    tests.journal().removeLeftovers()
    #expect(tests.journals == [])
  }

  /// Where somebody has edited the source since it was compiled, lines mean nothing.
  @Test func aSourceThatSomebodyEdits() throws {
    let tests = try ScratchTests(source: "a(b) { \"\" }\na(b) { \"\" }\n")
    try record("one", tests, line: 1)
    let edited = "\na(b) { \"\" }\na(b) { \"\" }\n"
    try tests.write(edited)
    #expect(throws: InlineFault.changed) { try record("two", tests, line: 2) }
    #expect(tests.text() == edited)
    // Before the first recording the times tell.
    let others = try ScratchTests(source: edited)
    let status = try #require(FileStatus(of: others.source.path))
    others.run.build?.date = status.modified
    others.run.build?.date.seconds -= 1
    #expect(throws: InlineFault.changed) { try record("two", others, line: 2) }
    #expect(others.text() == edited)
    others.run.build?.date = status.modified
    try record("two", others, line: 2)
    #expect(try texts(others.text()) == ["two", ""])
  }

  /// Of an undone recording the journal knows too: the source is what was compiled.
  @Test func aRecordingThatSomebodyUndoes() throws {
    let source = "a(b) { \"\" }\na(b) { \"\" }\n"
    let tests = try ScratchTests(source: source)
    try record("one", tests, line: 1)
    try tests.write(source)
    try record("two", tests, line: 2)
    #expect(try texts(tests.text()) == ["", "two"])
  }

  /// The real tests know what they were built into, and that this file is no newer.
  @Test func theBuildOfThisTest() throws {
    let build = try #require(TestBuild(containing: #filePath))
    #expect(FileManager.default.fileExists(atPath: build.path))
    #expect(build.path.hasSuffix(".xctest"))
    let source = try EditJournal(of: "\(#filePath)", build: build, run: "").read()
    #expect(source.current == source.compiled)
  }

  @Test func withoutABuildNothingIsRecorded() throws {
    let tests = try ScratchTests(source: "a(b) { \"\" }\n")
    tests.run.build = nil
    #expect(throws: InlineFault.unknownBuild) { try record("one", tests, line: 1) }
  }
}
