import Foundation
import TestSupport
import Testing
import Truss

@testable import TrussSnapshots
@testable import TrussTesting

struct OrphanedSnapshotsTests {
  @Test func filesWithoutAFunction() throws {
    let tests = try ScratchTests(
      source: """
        @Test func form() throws {}
        func generic<T>(_: T) {}
        @Test func `two words`() {}
        // func gone() {}
        let text = "func gone() {}"
        """)
    let snapshots = tests.folder.appendingPathComponent("__Snapshots__")
    for name in [
      "FormTests/form.svg", "FormTests/form.2.frames.txt", "FormTests/form.wide.svg", "FormTests/generic.txt",
      "FormTests/two-words.txt", "FormTests/gone.svg", "FormTests/for.svg", "GoneTests/form.svg", "FormTests/.DS_Store",
      "FormTests/a\u{1B}[2J.svg", "FormTests/old/a.svg",
    ] {
      let file = snapshots.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let source = tests.folder.appendingPathComponent("OtherTests.swift").path
    #expect(
      try OrphanedSnapshots.paths(besideSource: source)
        == ["FormTests/a\u{1B}[2J.svg", "FormTests/for.svg", "FormTests/gone.svg", "GoneTests/form.svg"].map {
          snapshots.appendingPathComponent($0).path
        })
    #expect(FileManager.default.fileExists(atPath: snapshots.appendingPathComponent("GoneTests/form.svg").path))
  }

  /// An argument that was removed leaves its file behind, and so does a form that is compared no more.
  @Test func filesOfArgumentsThatAreGone() throws {
    let tests = try ScratchTests()
    for name in ["120", "200", "320"] { _ = try tests.failures(of: boxes(), named: name) }
    _ = try tests.failures(of: boxes(), as: .svg, named: "120")
    _ = try tests.failures(of: boxes(), at: tests.site(function: "former()"), named: "320")
    tests.begin()
    func orphans() throws -> [String] {
      try OrphanedSnapshots.paths(of: "form", inFileID: "App/FormTests.swift", among: tests.run.files)
        .map { URL(fileURLWithPath: $0).lastPathComponent }
    }
    #expect(try orphans() == [], "a function that compares nothing has failed before")
    for name in ["120", "200"] { #expect(try tests.failures(of: boxes(), mode: .never, named: name).isEmpty) }
    #expect(try orphans() == ["form.120.svg", "form.320.frames.txt"])
    // The new drawing of a test that fails is none.
    #expect(try tests.failures(of: boxes(height: 30), as: .svg, mode: .never, named: "120").count == 1)
    #expect(tests.files.contains("__Snapshots__/FormTests/form.120.new.svg"))
    #expect(try orphans() == ["form.320.frames.txt"])
  }

  /// Two types of one file have a function of the same name: what the other is compared with is no orphan.
  @Test func functionsOfOneName() throws {
    let tests = try ScratchTests(
      source: "struct A { @Test func form() {} }\nstruct B { @Test func form() {} }\n")
    for name in ["a", "b", "gone"] { _ = try tests.failures(of: boxes(), named: name) }
    tests.begin()
    func orphans(afterLine line: Int) throws -> [String] {
      tests.run.files.finish("form", inFileID: "App/FormTests.swift", line: line)
      return try OrphanedSnapshots.paths(of: "form", inFileID: "App/FormTests.swift", among: tests.run.files)
        .map { URL(fileURLWithPath: $0).lastPathComponent }
    }
    #expect(try tests.failures(of: boxes(), named: "a").isEmpty)
    #expect(try orphans(afterLine: 1) == [])
    #expect(try orphans(afterLine: 1) == [], "it has run twice")
    #expect(try tests.failures(of: boxes(), named: "b").isEmpty)
    #expect(try orphans(afterLine: 2) == ["form.gone.frames.txt"])
  }

  @Test func aFolderWithoutSnapshots() throws {
    #expect(try OrphanedSnapshots.paths(besideSource: "/nowhere/Tests.swift") == [])
  }

  @Test func ownSnapshots() { assertNoOrphanedSnapshots() }

  /// The trait runs around a test function, not around each case, and around no suite.
  @Test func theScopeOfTheTrait() throws {
    let test = try #require(Test.current)
    #expect(NoOrphanedSnapshots().scopeProvider(for: test, testCase: nil) != nil)
    #expect(NoOrphanedSnapshots().scopeProvider(for: test, testCase: Test.Case.current) == nil)
  }

  #if os(macOS) || os(Linux)
    @Test func theTraitFindsAFile() throws {
      let run = try NestedRun(of: "OrphanedSnapshotsTests/oneOfTwoFiles")
      let gone = SnapshotFile.folder(besideSource: "\(#filePath)") + "/oneOfTwoFiles.gone.txt"
      #expect(run.hasFailed)
      #expect(run.output.contains("\(gone)\n"), "\(run.output)")
    }

    /// This function is compared with one of its two files.
    @Test(.noOrphanedSnapshots, .enabled(if: NestedRun.isRunning)) func oneOfTwoFiles() throws {
      try assertLayout(of: Text("x"), columns: 3, named: "kept")
    }
  #endif
}
