import TrussDifferences
import TrussSystem

/// The layouts that wait for a review, from one build of the tests. Each is a file in the folder `<tests>.waiting`
/// beside the build. So the files are removed with the build, and are not committed by mistake.
package struct WaitingFolder: Equatable, Sendable {
  static let ending = ".waiting"
  private static let fileEnding = ".txt"

  package let path: String

  package init(of build: TestBuild) { path = build.path + Self.ending }

  init(at path: String) { self.path = path }

  /// Stores a layout. It replaces an earlier layout for the same snapshot.
  package func put(_ waiting: WaitingSnapshot) throws {
    try FileSystem.makeFolder(path)
    try FileReplacement.put(waiting.written, at: file(of: waiting.key))
  }

  package func remove(_ target: WaitingSnapshot.Target, source: String) {
    try? FileSystem.remove(file(of: WaitingSnapshot.key(target, source: source)))
  }

  package func remove(_ waiting: WaitingSnapshot) { remove(waiting.target, source: waiting.source) }

  /// The waiting layouts, sorted by their sources and lines. Layouts whose snapshot has changed since the comparison,
  /// and unreadable files, are left out.
  package func snapshots() -> [WaitingSnapshot] { stored.filter(\.isCurrent) }

  /// The layouts of the last build that no longer wait, as the snapshot, or the source with the snapshot, has changed
  /// since the comparison.
  package func outdatedSnapshots() -> [WaitingSnapshot] {
    stored.filter { waiting in
      guard !waiting.isCurrent, let build = FileStatus(of: waiting.build.path) else { return false }
      return build.modified <= waiting.build.date
    }
  }

  private var stored: [WaitingSnapshot] {
    let names = (try? FileSystem.names(in: path)) ?? []
    return names.filter { $0.hasSuffix(Self.fileEnding) }.compactMap { name in
      (try? Descriptor.contents(ofFile: path.path(to: name))).flatMap(WaitingSnapshot.init(written:))
    }.sorted {
      ($0.source, $0.line) == ($1.source, $1.line)
        ? NumberedName($0.name) < NumberedName($1.name) : ($0.source, $0.line) < ($1.source, $1.line)
    }
  }

  private func file(of key: Fingerprint) -> String { "\(path)/\(key)\(Self.fileEnding)" }

  /// Finds the waiting folders in a build folder, at any depth up to 5, as their depth depends on the build system.
  package static func all(inBuild folder: String) -> [WaitingFolder] {
    var found: [String] = []
    var folders = [(path: folder, depth: 0)]
    while let (folder, depth) = folders.popLast() {
      for name in (try? FileSystem.names(in: folder)) ?? [] where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        // Links such as `debug` are not followed, as their targets are also found directly.
        guard FileStatus(of: path, followsLinks: false)?.isFolder == true else { continue }
        if name.hasSuffix(ending) {
          found.append(path)
        } else if depth < 5, !isPassedOver(name) {
          folders.append((path, depth + 1))
        }
      }
    }
    return found.sorted().map(WaitingFolder.init)
  }

  /// Whether a folder of a build contains no tests. Such folders may be large.
  private static func isPassedOver(_ name: String) -> Bool {
    ["checkouts", "repositories", "artifacts", "plugins", "index", "ModuleCache", "Modules"].contains(name)
      || [".build", ".product", ".xctest", ".swiftmodule", ".bundle", ".resources"].contains { name.hasSuffix($0) }
  }
}

extension WaitingSnapshot {
  /// The path of the snapshot's file in `__Snapshots__`, or the source and the line of the call.
  package var name: String {
    switch target {
    case .file(let path):
      return path.folderPath.fileName.path(to: path.fileName)
    case .text: return "\(source.fileName):\(line)"
    }
  }
}

/// A name that is compared by the numbers in it: `form.2` comes before `form.10`.
private struct NumberedName: Comparable {
  /// Numbers without leading zeros, and the texts between them.
  private let parts: [Substring]

  init(_ name: String) {
    var parts: [Substring] = []
    var rest = Substring(name)
    while let first = rest.first {
      let isNumber = Self.isDigit(first)
      let part = rest.prefix { Self.isDigit($0) == isNumber }
      rest = rest.dropFirst(part.count)
      parts.append(isNumber ? part.drop { $0 == "0" } : part)
    }
    self.parts = parts
  }

  static func < (first: Self, second: Self) -> Bool {
    first.parts.lexicographicallyPrecedes(second.parts) { first, second in
      let areNumbers = first.allSatisfy(isDigit) && second.allSatisfy(isDigit)
      return areNumbers && first.count != second.count ? first.count < second.count : first < second
    }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9") ~= character }
}
