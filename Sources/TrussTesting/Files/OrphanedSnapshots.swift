import Foundation
import TrussText

/// Snapshots beside a test's source that no function of any test there can be compared with any more.
///
/// What belongs to a function is told by names alone: a snapshot `form.2.svg` in the folder `FormTests` is an orphan where
/// there is no file `FormTests.swift`, or no function `form` in it. So it does not matter which tests have run.
struct OrphanedSnapshots {
  /// The paths of the files from the folder of the snapshots on, sorted, as a message can show them.
  let paths: [String]

  /// Looks in the folder of a test's source.
  ///
  /// - Throws: what Foundation throws where a file cannot be read.
  init(besideSource source: String) throws {
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent()
    let snapshots = folder.appendingPathComponent("__Snapshots__", isDirectory: true)
    var found: [String] = []
    for test in try Self.names(in: snapshots) {
      let functions = try Self.functions(inSource: folder.appendingPathComponent("\(test).swift"))
      for file in try Self.names(in: snapshots.appendingPathComponent(test)) {
        let function = String(file.prefix { $0 != "." })
        if functions?.contains(function) != true { found.append("__Snapshots__/\(test)/\(file)") }
      }
    }
    paths = found.sorted().map { EscapedText.of($0) }
  }

  /// What is in a folder, less what the system put there; nothing where it is no folder.
  private static func names(in folder: URL) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      return []
    }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
  }

  /// The names of the functions in a source file, as snapshots are called after them; nil where there is no file.
  private static func functions(inSource source: URL) throws -> Set<String>? {
    guard FileManager.default.fileExists(atPath: source.path) else { return nil }
    let text = String(decoding: try Data(contentsOf: source), as: UTF8.self)
    var names: Set<String> = []
    for part in text.components(separatedBy: "func ").dropFirst() {
      // A name in backticks may hold spaces.
      let name =
        part.first == "`" ? part.dropFirst().prefix { $0 != "`" } : part.prefix { $0 != "(" && $0 != "<" && $0 != " " }
      names.insert(SnapshotNames.fileName(name))
    }
    return names
  }
}
