import Synchronization
import TrussDifferences
import TrussSnapshots
import TrussSystem

/// The files that the assertions of this process are compared with, and their layouts.
///
/// Two snapshots never share a file, and a file that two layouts reach is never written: either would be recorded over
/// the other for ever.
final class ReachedFiles: Sendable {
  static let shared = ReachedFiles()

  private let state = Mutex(State())

  /// Takes a file for a call.
  ///
  /// - Throws: `SnapshotClash` where another has taken it, or one of the same name but for its case.
  func take(_ file: SnapshotFile, for site: CallSite, _ name: SnapshotFileName) throws(SnapshotClash) {
    try state.withLock { state throws(SnapshotClash) in try state.take(file, for: site, name) }
  }

  /// Notes the layout that reached a file and writes it, where it is to be recorded.
  ///
  /// - Throws: `SnapshotClash` where another layout has reached the file before, which then is what it was before; and
  ///   what writing throws.
  func settle(_ text: String, in file: SnapshotFile, writes: Bool) throws {
    try state.withLock { try $0.settle(text, in: file, writes: writes) }
  }

  /// The files that calls in a function of a source were compared with, by the folders that they are in.
  func files(of function: String, inFileID fileID: String) -> [String: Set<String>] {
    state.withLock { $0.files(of: function, inFileID: fileID) }
  }

  /// Notes that a function has run to its end, with all of its arguments.
  ///
  /// - Parameter line: distinguishes it from others of its name.
  func finish(_ function: String, inFileID fileID: String, line: Int) {
    state.withLock { _ = $0.finished[FunctionName(fileID: fileID, name: function), default: []].insert(line) }
  }

  /// The number of functions of a name that have run to their end.
  func finishedCount(of function: String, inFileID fileID: String) -> Int {
    state.withLock { $0.finished[FunctionName(fileID: fileID, name: function)]?.count ?? 0 }
  }
}

private struct FunctionName: Hashable {
  var fileID: String
  var name: String
}

/// What is known of the files.
private struct State {
  /// A file, and what was done with it.
  struct Reached {
    var name: SnapshotFileName
    var site: CallSite
    /// The layout that reached it, where it may be written.
    var layout: Fingerprint?
    /// Whether another one did, or another call.
    var isDisputed = false
    /// The content before it was written.
    var original: Original?
  }

  struct Original {
    /// Nil where there was no file.
    var bytes: [UInt8]?
  }

  private var files: [String: Reached] = [:]
  /// For each folder, the names of the files in it at first use, by their names on file systems without case.
  private var folders: [String: [String: [String]]] = [:]
  /// Of the functions of a name in a source, the lines of those that have run to their end.
  var finished: [FunctionName: Set<Int>] = [:]

  mutating func take(_ file: SnapshotFile, for site: CallSite, _ name: SnapshotFileName) throws(SnapshotClash) {
    if let other = files[file.path] {
      if other.name.isSame(as: name), name.isNamed || other.site.place == site.place { return }
      // The order of the two may differ in the next run. A file that cannot be restored shows then.
      try? dispute(file)
      throw .shared(path: file.path, line: other.site.line)
    }
    let folder = file.path.folderPath
    let folded = Self.folded(file.name)
    var names = folders[folder] ?? Self.names(in: folder)
    let others = names[folded, default: []].filter { other in
      other != file.name && (files[folder.path(to: other)] != nil || Self.exists(other, in: folder))
    }
    names[folded, default: []].append(file.name)
    folders[folder] = names
    if let other = others.first { throw .sameButForCase(path: file.path, other: folder.path(to: other)) }
    files[file.path] = Reached(name: name, site: site)
  }

  mutating func settle(_ text: String, in file: SnapshotFile, writes: Bool) throws {
    let layout = Fingerprint(text.utf8)
    let first = files[file.path]?.layout
    if files[file.path]?.isDisputed == true || (first != nil && first != layout) {
      try dispute(file)
      throw SnapshotClash.differentLayouts
    }
    files[file.path]?.layout = layout
    guard writes else { return }
    if files[file.path]?.original == nil { files[file.path]?.original = Original(bytes: try file.bytes()) }
    try file.write(text)
  }

  /// Puts back what was in a file before it was written. It is not written again.
  private mutating func dispute(_ file: SnapshotFile) throws {
    files[file.path]?.isDisputed = true
    guard let original = files[file.path]?.original else { return }
    try file.write(original.bytes)
    files[file.path]?.original = nil
  }

  func files(of function: String, inFileID fileID: String) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for (path, reached) in files where reached.site.fileID == fileID && reached.name.function == function {
      found[path.folderPath, default: []].insert(path.fileName)
    }
    return found
  }

  private static func names(in folder: String) -> [String: [String]] {
    Dictionary(grouping: (try? FileSystem.names(in: folder)) ?? [], by: folded)
  }

  /// A file system without case finds a file by either name: only the list of the folder shows which it has.
  private static func exists(_ name: String, in folder: String) -> Bool {
    ((try? FileSystem.names(in: folder)) ?? []).contains(name)
  }

  private static func folded(_ name: String) -> String { name.uppercased().lowercased() }
}
