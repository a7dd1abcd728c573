import Foundation
import Testing
import Truss

@Suite("Files that are written whole")
struct WholeFileTests {
  /// Calls a test with a folder of its own.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// What has another name for the old file keeps it: the old one was not emptied first.
  @Test("a drawing and a page take the place of the old file")
  func replaced() throws {
    let svg = try Text("new").svg(width: 100)
    let page = try Text("new").layout(width: 100).inspector()
    try withFolder { folder in
      for (name, write) in [("a.svg", svg.write(toFile:)), ("a.html", page.write(toFile:))] {
        let (file, other) = (folder.appendingPathComponent(name), folder.appendingPathComponent("old " + name))
        try Data("old".utf8).write(to: file)
        #expect(chmod(file.path, 0o640) == 0)
        try FileManager.default.linkItem(at: file, to: other)
        try write(file.path)
        #expect(try text(file).contains("new") && text(other) == "old")
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o640)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 4)
    }
  }

  @Test("a symbolic link stays, also one that leads to nothing yet", arguments: [true, false])
  func links(isThere: Bool) throws {
    let svg = try Text("new").svg(width: 100)
    try withFolder { folder in
      let (file, link) = (folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("link.svg"))
      if isThere { try Data("old".utf8).write(to: file) }
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a.svg")
      try svg.write(toFile: link.path)
      #expect(try text(file) == svg.document)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "a.svg")
    }
  }

  @Test("a pipe takes what is written, and stays one")
  func pipes() throws {
    let svg = try Text("new").svg(width: 100)
    try withFolder { folder in
      let path = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(path, 0o600) == 0)
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      try svg.write(toFile: path)
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(reader, &bytes, bytes.count)
      #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == svg.document)
    }
  }
}
