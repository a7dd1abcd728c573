import Foundation
import Testing

@testable import TrussTesting

@Suite struct OrphanedSnapshotsTests {
  @Test func filesWithoutAFunction() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("truss-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let snapshots = folder.appendingPathComponent("__Snapshots__")
    for name in [
      "FormTests/form.svg", "FormTests/form.2.frames.txt", "FormTests/form.wide.svg", "FormTests/generic.txt",
      "FormTests/two-words.txt", "FormTests/gone.svg", "FormTests/for.svg", "GoneTests/form.svg", "FormTests/.DS_Store",
      "FormTests/a\u{1B}[2J.svg",
    ] {
      let file = snapshots.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    try """
    @Test func form() throws {}
    func generic<T>(_: T) {}
    @Test func `two words`() {}
    """.write(to: folder.appendingPathComponent("FormTests.swift"), atomically: true, encoding: .utf8)
    let source = folder.appendingPathComponent("OtherTests.swift").path
    #expect(
      try OrphanedSnapshots(besideSource: source).paths == [
        #"__Snapshots__/FormTests/a\u{1B}[2J.svg"#, "__Snapshots__/FormTests/for.svg",
        "__Snapshots__/FormTests/gone.svg", "__Snapshots__/GoneTests/form.svg",
      ])
    #expect(FileManager.default.fileExists(atPath: snapshots.appendingPathComponent("GoneTests/form.svg").path))
  }

  @Test func aFolderWithoutSnapshots() throws {
    #expect(try OrphanedSnapshots(besideSource: "/nowhere/Tests.swift").paths == [])
  }

  @Test func ownSnapshots() { assertNoOrphanedSnapshots() }
}
