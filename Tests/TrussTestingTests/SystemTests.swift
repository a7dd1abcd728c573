import Foundation
import TestSupport
import Testing

@testable import TrussSnapshots
@testable import TrussSystem

/// What Truss does itself where Foundation did it.
struct SystemTests {
  /// The parts of random paths are those that Foundation finds.
  @Test func partsOfPaths() {
    var random = SplitMix64(seed: 41)
    for _ in 0..<2_000 {
      let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        ["a", "form.svg", ".hidden", "two.parts.txt", "Größe", "b-c"].randomElement(using: &random) ?? "a"
      }
      let path = (Bool.random(using: &random) ? "/" : "") + parts.joined(separator: "/")
      // From the root on, as Foundation takes others from the current folder on.
      let whole = path.hasPrefix("/") ? path : "/" + path
      let url = URL(fileURLWithPath: whole)
      #expect(path.fileName == url.lastPathComponent)
      #expect(whole.folderPath == url.deletingLastPathComponent().path)
      #expect(whole == path || path.folderPath == (parts.count > 1 ? String(whole.folderPath.dropFirst()) : "."))
      #expect(whole.withoutFileEnding == url.deletingPathExtension().path)
      #expect(path.fileEnding == url.pathExtension)
      #expect("/x".path(to: path) == "/x/" + path && "/x/".path(to: path) == "/x/" + path)
    }
  }

  @Test func foldersOfPathsWithSlashesAtTheirEnds() {
    #expect("a/b/".fileName == "b" && "a/b/".folderPath == "a" && "/".fileName == "/" && "/".folderPath == "/")
    #expect("a//b".folderPath == "a" && "//b".folderPath == "/" && "/b".folderPath == "/" && "".folderPath == ".")
  }

  @Test func filesAndFolders() throws {
    let folder = FileSystem.temporaryFolder.path(to: "\(UUID())")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileSystem.makeFolder(folder.path(to: "a/b"))
    try FileSystem.makeFolder(folder.path(to: "a/b"))
    #expect(FileSystem.isFolder(folder.path(to: "a/b")) && !FileSystem.isFolder("/nowhere"))
    let file = folder.path(to: "a/ö.txt")
    try FileReplacement.write("text\n", toFile: file)
    #expect(try Descriptor.contents(ofFile: file) == Array("text\n".utf8))
    #expect(try Descriptor.contents(ofFile: file, atMost: 2) == Array("te".utf8))
    #expect(try FileSystem.names(in: folder.path(to: "a")) == ["b", "ö.txt"])
    try FileSystem.remove(file)
    #expect(!FileSystem.exists(file))
  }

  /// Each error has the path and the cause, and whether something is missing.
  @Test func errors() throws {
    let missing = #expect(throws: FileError.self) { try Descriptor.contents(ofFile: "/nowhere/file") }
    #expect(missing?.isMissing == true)
    #expect("\(try #require(missing))" == "/nowhere/file cannot be read: No such file or directory")
    #expect(missing?.localizedDescription == missing?.description)
    let folder = #expect(throws: FileError.self) { try FileReplacement.write("", toFile: "/") }
    #expect(folder?.isMissing == false)
    // Neither the lock nor the new file is what the caller named.
    let unwritten = #expect(throws: FileError.self) { try FileReplacement.write("", toFile: "/nowhere/a.svg") }
    #expect(
      "\(try #require(unwritten))"
        == "/nowhere/a.svg cannot be written: its folder does not exist; make the folder first")
    #expect(unwritten?.isMissing == true)
    #expect(throws: FileError.self) { try FileSystem.names(in: "/nowhere") }
    #expect(throws: FileError.self) { try FileSystem.remove("/nowhere/file") }
    #expect(throws: FileError.self) { try FileSystem.makeFolder("/dev/null/folder") }
  }

  @Test func otherPrograms() {
    #expect(ThisProcess.run("sh", ["-c", "exit 3"]) == 3)
    #expect(ThisProcess.run("sh", ["-c", "test \"$1\" = 'two words'", "sh", "two words"]) == 0)
    #expect(ThisProcess.run("sh", ["-c", "test -n \"$PATH\""]) == 0)
    #expect(ThisProcess.run("sh", ["-c", "kill -9 $$"]) == nil)
    #expect(ThisProcess.run("/nowhere/program", []) == nil)
  }

  @Test func thePointerOfAThread() {
    let pointer = ThreadPointer()
    #expect(pointer.value == nil)
    pointer.value = UnsafeMutableRawPointer(bitPattern: 8)
    let thread = Thread { pointer.value = pointer.value.map { $0 + 1 } ?? UnsafeMutableRawPointer(bitPattern: 16) }
    thread.start()
    while !thread.isFinished { usleep(100) }
    #expect(pointer.value == UnsafeMutableRawPointer(bitPattern: 8))
    pointer.value = nil
  }

  /// The file of a layout that waits is read as it was written, and no part of it is read as a whole one.
  @Test(arguments: [nil, "", "old\n\nnew 5\nhello\n"]) func waitingFiles(old: String?) {
    let build = TestBuild(
      identity: "1.2.3", date: FileStatus.ModificationTime(seconds: .max, nanoseconds: 7), path: "/b/Größe.xctest")
    for target in [
      WaitingSnapshot.Target.file(path: "/a b/c.txt"), .text(SourcePlace(line: 3, column: 9), compiled: "ab-12"),
    ] {
      let waiting = WaitingSnapshot(
        source: "/a/Form Tests.swift", line: 12, function: "form()", form: .svg, target: target, old: old,
        new: "é\r\n\u{0}", changes: "what changed:\n", build: build)
      let bytes = waiting.written
      #expect(WaitingSnapshot(written: bytes) == waiting)
      for count in 0..<bytes.count - 1 {
        let part = WaitingSnapshot(written: Array(bytes[..<count]))
        #expect(part == nil)
      }
    }
  }
}
