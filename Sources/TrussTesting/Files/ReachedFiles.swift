import Synchronization
import TrussDifferences
import TrussSnapshots
import TrussSystem

/// The files with which this process compares layouts.
///
/// Two snapshots never share a file. If two layouts reach a file, the file keeps its original content, as each run
/// would replace one layout by the other.
final class ReachedFiles: Sendable {
  static let shared = ReachedFiles()

  private let state = Mutex(State())

  /// Reserves a file for a call.
  ///
  /// - Throws: `SnapshotClash` if another call has reserved the file, or if the name of another file differs only in
  ///   case.
  func take(_ file: SnapshotFile, for site: CallSite, _ name: SnapshotFileName) throws(SnapshotClash) {
    try state.withLock { state throws(SnapshotClash) in try state.take(file, for: site, name) }
  }

  /// Notes the layout that reached a file, and writes it if `writes` is true.
  ///
  /// - Throws: `SnapshotClash` if another layout has reached the file before; then the file's original content is
  ///   restored. Also throws errors of writing.
  func settle(_ text: String, in file: SnapshotFile, writes: Bool) throws {
    try state.withLock { try $0.settle(text, in: file, writes: writes) }
  }

  /// The names of the files with which a function's calls were compared, by folder.
  func files(of function: String, inFileID fileID: String) -> [String: Set<String>] {
    state.withLock { $0.files(of: function, inFileID: fileID) }
  }

  /// Notes that a function has run to its end, with all of its arguments.
  ///
  /// - Parameter line: the line of the function, as several functions may have its name.
  func finish(_ function: String, inFileID fileID: String, line: Int) {
    state.withLock { _ = $0.finished[FunctionName(fileID: fileID, name: function), default: []].insert(line) }
  }

  /// The number of functions with a name that have run to their end.
  func finishedCount(of function: String, inFileID fileID: String) -> Int {
    state.withLock { $0.finished[FunctionName(fileID: fileID, name: function)]?.count ?? 0 }
  }
}

private struct FunctionName: Hashable {
  var fileID: String
  var name: String
}

private struct State {
  struct Reached {
    var name: SnapshotFileName
    var site: CallSite
    /// The layout that reached the file; nil before `settle`.
    var layout: Fingerprint?
    var isDisputed = false
    /// The content before this process wrote the file; nil if this process has not written it.
    var original: Original?
  }

  struct Original {
    /// The bytes; nil if there was no file.
    var bytes: [UInt8]?
  }

  private var files: [String: Reached] = [:]
  /// The names of the files in each folder, by case-folded name: files that existed when the folder was first used, and
  /// reserved files.
  private var folders: [String: [String: [String]]] = [:]
  /// The lines of the functions that have run to their end.
  var finished: [FunctionName: Set<Int>] = [:]

  mutating func take(_ file: SnapshotFile, for site: CallSite, _ name: SnapshotFileName) throws(SnapshotClash) {
    if let other = files[file.path] {
      if other.name.isSame(as: name), name.isNamed || other.site.place == site.place { return }
      // The next run may make the calls in another order, so the file gets its original content back. An error is
      // ignored, as the clash is thrown anyway.
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

  /// Restores the original content of a file. The file is not written again.
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

  /// Whether a folder lists a name. Opening the file does not show this, as a file system that ignores case also finds
  /// other spellings.
  private static func exists(_ name: String, in folder: String) -> Bool {
    ((try? FileSystem.names(in: folder)) ?? []).contains(name)
  }

  private static func folded(_ name: String) -> String { name.uppercased().lowercased() }
}
