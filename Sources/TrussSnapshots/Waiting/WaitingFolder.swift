import Foundation
import TrussDifferences

/// The layouts of one build of the tests that wait for a review, each in a file of the folder `<tests>.waiting` beside the
/// build: it goes where the build goes, and no source folder has files that somebody could commit.
package struct WaitingFolder: Equatable, Sendable {
  /// How the folder's name ends.
  static let ending = ".waiting"
  private static let fileEnding = ".json"

  package let path: String

  /// The folder of a build.
  package init(of build: TestBuild) { path = build.path + Self.ending }

  init(at path: String) { self.path = path }

  /// Stores a layout in place of an earlier one for the same snapshot.
  package func put(_ waiting: WaitingSnapshot) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try FileReplacement.put(Array(try encoder.encode(waiting)), at: file(of: waiting.key))
  }

  /// Removes the layout that waits for a snapshot, where there is one.
  package func remove(_ target: WaitingSnapshot.Target, source: String) {
    unlink(file(of: WaitingSnapshot.key(target, source: source)))
  }

  package func remove(_ waiting: WaitingSnapshot) { remove(waiting.target, source: waiting.source) }

  /// The layouts that wait, by their sources and lines. One whose snapshot is not what it was compared with, or that cannot be
  /// read, is none.
  package func snapshots() -> [WaitingSnapshot] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(Self.fileEnding) }.compactMap { name in
      let data = try? Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
      return data.flatMap { try? JSONDecoder().decode(WaitingSnapshot.self, from: $0) }
    }.filter(\.isCurrent).sorted {
      ($0.source, $0.line) == ($1.source, $1.line)
        ? $0.name.compare($1.name, options: .numeric) == .orderedAscending
        : ($0.source, $0.line) < ($1.source, $1.line)
    }
  }

  private func file(of key: Fingerprint) -> String { "\(path)/\(key)\(Self.fileEnding)" }

  /// The folders below the folder of a build, which has a bundle of tests at a depth that depends on the build system.
  package static func all(inBuild folder: String) -> [WaitingFolder] {
    var found: [String] = []
    var folders = [(path: folder, depth: 0)]
    while let (folder, depth) = folders.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        // A link leads to a folder that has its own name too: `debug` to that of the platform.
        guard
          let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey]),
          values.isDirectory == true, values.isSymbolicLink != true
        else { continue }
        if name.hasSuffix(ending) {
          found.append(path)
        } else if depth < 5, !isPassedOver(name) {
          folders.append((path, depth + 1))
        }
      }
    }
    return found.sorted().map(WaitingFolder.init)
  }

  /// Folders of a build with much in them, and no tests.
  private static func isPassedOver(_ name: String) -> Bool {
    ["checkouts", "repositories", "artifacts", "plugins", "index", "ModuleCache", "Modules"].contains(name)
      || [".build", ".product", ".xctest", ".swiftmodule", ".bundle", ".resources"].contains { name.hasSuffix($0) }
  }
}

extension WaitingSnapshot {
  /// What one is called: its file without the folder of all snapshots, or the source and the line of its call.
  package var name: String {
    switch target {
    case .file(let path):
      let url = URL(fileURLWithPath: path)
      return "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)"
    case .text: return "\(URL(fileURLWithPath: source).lastPathComponent):\(line)"
    }
  }
}
