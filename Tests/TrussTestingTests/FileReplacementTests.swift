import Foundation
import Testing
import Truss
import TrussSystem

@testable import TrussDifferences
@testable import TrussSnapshots
@testable import TrussTesting

/// What is kept of a file that is replaced, and that nothing is left beside it.
struct FileReplacementTests {
  private func mode(of path: String) throws -> mode_t { mode_t(try #require(FileStatus(of: path)).permissions) }

  private func link(_ path: URL) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path.path)
  }

  /// Sources that are links, to a file in another folder and over two steps, relative and absolute.
  @Test func aSourceBehindLinks() throws {
    let tests = try ScratchTests(source: "a(b) { \"\" }\n")
    let manager = FileManager.default
    let other = tests.folder.appendingPathComponent("other")
    try manager.createDirectory(at: other, withIntermediateDirectories: true)
    try manager.moveItem(at: tests.source, to: other.appendingPathComponent("Real.swift"))
    try manager.createSymbolicLink(
      atPath: other.appendingPathComponent("Step.swift").path, withDestinationPath: "Real.swift")
    try manager.createSymbolicLink(atPath: tests.source.path, withDestinationPath: "other/Step.swift")
    chmod(other.appendingPathComponent("Real.swift").path, 0o640)

    _ = try tests.failures(of: Text("x"), as: .text, at: tests.site(column: 2), expecting: "")
    #expect(tests.text()?.contains("\n    x\n") == true)
    #expect(link(tests.source) == "other/Step.swift")
    #expect(link(other.appendingPathComponent("Step.swift")) == "Real.swift")
    #expect(try mode(of: tests.source.path) == 0o640)
    #expect(tests.files == ["other/Real.swift", "other/Step.swift"])
    #expect(tests.journals.count == 1)
  }

  @Test(arguments: [0o640, 0o600, 0o755, 0o664]) func modesAreKept(mode: mode_t) throws {
    let tests = try ScratchTests(source: "a(b) { \"\" }\n")
    chmod(tests.source.path, mode)
    _ = try tests.failures(of: Text("x"), as: .text, at: tests.site(column: 2), expecting: "")
    #expect(try self.mode(of: tests.source.path) == mode)

    _ = try tests.failures(of: boxes())
    let snapshot = tests.folder.appendingPathComponent("__Snapshots__/FormTests/form.frames.txt").path
    chmod(snapshot, mode)
    tests.begin()
    _ = try tests.failures(of: boxes(height: 30), mode: .failed)
    #expect(tests.text("__Snapshots__/FormTests/form.frames.txt")?.contains("100, 30)") == true)
    #expect(try self.mode(of: snapshot) == mode)
    #expect(tests.files == ["__Snapshots__/FormTests/form.frames.txt"])
  }

  /// What another process has left is no obstacle.
  @Test func leftovers() throws {
    let tests = try ScratchTests()
    let path = tests.folder.appendingPathComponent("file").path
    for bytes in [[1, 2, 3], [4]] as [[UInt8]] {
      try Data("left".utf8).write(to: tests.folder.appendingPathComponent(FileReplacement.temporaryName))
      try FileReplacement.replace(path, with: bytes)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(bytes))
      #expect(try mode(of: path) == 0o640 || bytes.count == 3)
      chmod(path, 0o640)
      #expect(tests.files == ["file"])
    }
  }

  /// A new file has the mode of any other that the process makes.
  @Test func newFiles() throws {
    let tests = try ScratchTests()
    let (new, usual) = (
      tests.folder.appendingPathComponent("new").path, tests.folder.appendingPathComponent("usual").path
    )
    try FileReplacement.put([1, 2], at: new)
    #expect(FileManager.default.createFile(atPath: usual, contents: nil))
    #expect(try mode(of: new) == mode(of: usual))
    #expect(tests.files == ["new", "usual"])
  }

  /// Snapshots that are links, and the folder too; one that leads to no file yet leads to the recorded one.
  @Test func snapshotsBehindLinks() throws {
    let tests = try ScratchTests()
    let manager = FileManager.default
    let (kept, snapshots) = (
      tests.folder.appendingPathComponent("kept"), tests.folder.appendingPathComponent("__Snapshots__")
    )
    try manager.createDirectory(at: kept.appendingPathComponent("FormTests"), withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: snapshots.path, withDestinationPath: "kept")
    let snapshot = kept.appendingPathComponent("FormTests/form.frames.txt")
    try manager.createSymbolicLink(atPath: snapshot.path, withDestinationPath: "../shared.txt")
    #expect(try tests.failures(of: boxes()).first?.contains("Recorded in") == true)
    #expect(link(snapshots) == "kept" && link(snapshot) == "../shared.txt")
    #expect(tests.text("kept/shared.txt")?.hasPrefix("VStack") == true)
    #expect(try tests.failures(of: boxes()).isEmpty)
    tests.begin()
    _ = try tests.failures(of: boxes(height: 30), mode: .failed)
    #expect(link(snapshot) == "../shared.txt")
    #expect(tests.text("kept/shared.txt")?.contains("100, 30)") == true)
    #expect(tests.files.filter { $0.hasPrefix("kept") } == ["kept/FormTests/form.frames.txt", "kept/shared.txt"])
  }

  @Test func aLinkToItself() throws {
    let tests = try ScratchTests()
    let path = tests.folder.appendingPathComponent("circle").path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "circle")
    #expect(throws: FileError.self) { try FileReplacement.put([], at: path) }
  }

  /// A file that may not be written is not replaced, and nothing is left of the attempt.
  @Test(.enabled(if: getuid() != 0)) func aFileThatMayNotBeWritten() throws {
    let tests = try ScratchTests()
    let path = tests.folder.appendingPathComponent("locked").path
    try FileReplacement.put([1], at: path)
    chmod(path, 0o444)
    #expect(throws: FileError.self) { try FileReplacement.put([2], at: path) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([1]))
    #expect(tests.files == ["locked"])
  }

  @Test func aFolderIsNotReplaced() throws {
    let tests = try ScratchTests()
    #expect(throws: FileError.self) {
      try FileReplacement.put([], at: tests.folder.appendingPathComponent("built").path)
    }
    #expect(throws: FileError.self) { try FileReplacement.put([], at: "/nowhere/file") }
  }

  /// One holder at a time, of the folder's lock and of the one in its stead.
  @Test func aLockIsHeldByOne() throws {
    let tests = try ScratchTests()
    let folder = tests.folder.path
    try FolderLock.whileHeld(on: folder) {
      let descriptor = open(folder, O_RDONLY)
      #expect(flock(descriptor, LOCK_EX | LOCK_NB) != 0)
      close(descriptor)
    }
    let first = try FolderLock.lockStandIn(for: folder)
    let path = try FolderLock.lockFile(for: folder)
    let second = open(path, O_RDWR)
    #expect(flock(second, LOCK_EX | LOCK_NB) != 0)
    first.close()
    #expect(flock(second, LOCK_EX | LOCK_NB) == 0)
    close(second)
    unlink(path)
  }
}
