import TrussDrawing
import TrussSnapshots
import TrussSystem
import TrussText

/// `truss snapshots`: reviews the layouts that tests stored for a review, beside the builds of a package.
struct SnapshotsCommand {
  struct Entry {
    /// The id of the layout: the path of its file in the package, or the path and the line of its call.
    var id: String
    var waiting: WaitingSnapshot
    var folder: WaitingFolder

    /// Whether another layout has the same changes in words; false for a layout without a snapshot.
    func isAlike(_ other: Entry) -> Bool { waiting.old != nil && other.waiting.words == waiting.words }
  }

  let options: SnapshotsOptions
  let streams: TrussProgram.ProgramStreams

  func run() throws -> ExitCode {
    try checkFolders()
    switch options.action {
    case .help: try streams.output(SnapshotsOptions.usage + "\n")
    case .review: return try Review(entries(), apply: apply, in: streams).run()
    case .list(let asJSON): try list(asJSON)
    case .show(let selection):
      for entry in try selected(selection) { try streams.output("\(ReviewText(entry))\n\n") }
    case .decide(let decision, let selection): return try decide(decision, selection)
    case .deleteOrphans: try deleteOrphans()
    case .page(let folder): try writePage(to: folder)
    }
    return .success
  }

  private var build: String { options.build ?? "\(options.package)/.build" }

  /// Checks that there are the folders of the package and of its build, if the action reads them: a mistyped folder has
  /// no waiting layouts.
  private func checkFolders() throws(Failure) {
    if options.action == .help { return }
    func check(_ path: String, _ words: String) throws(Failure) {
      if FileStatus(of: path)?.isFolder == true { return }
      throw Failure(code: .noInput, message: "\(EscapedText.of(path)): error: \(words)")
    }
    try check(options.package, "there is no such folder")
    if options.build != nil { return try check(build, "there is no such folder") }
    if options.action != .deleteOrphans { try check(build, "there is no build here; run the tests first") }
  }

  /// The waiting layouts, in the order of their sources. Notes on the error stream which layouts no longer wait.
  private func entries() -> [Entry] {
    let folders = WaitingFolder.all(inBuild: build)
    let outdated = Dictionary(grouping: folders.flatMap { $0.outdatedSnapshots() }, by: \.path)
    for (path, snapshots) in outdated.sorted(by: { $0.key < $1.key }) {
      let waits = snapshots.count == 1 ? "1 layout no longer waits" : "\(snapshots.count) layouts no longer wait"
      streams.errors(
        "\(waits): \(EscapedText.of(inPackage(path))) has changed since the tests ran; run them again\n")
    }
    var found = folders.flatMap { folder in
      folder.snapshots().map { Entry(id: id(of: $0), waiting: $0, folder: folder) }
    }
    let counts = Dictionary(found.map { ($0.id, 1) }, uniquingKeysWith: +)
    for index in found.indices where counts[found[index].id] != 1 {
      if case .text(let place, _) = found[index].waiting.target { found[index].id += ":\(place.column)" }
    }
    return found
  }

  private func id(of waiting: WaitingSnapshot) -> String {
    switch waiting.target {
    case .file(let path): inPackage(path)
    case .text: "\(inPackage(waiting.source)):\(waiting.line)"
    }
  }

  /// A path relative to the package's folder, if it is in this folder; otherwise the path unchanged.
  private func inPackage(_ path: String) -> String {
    let folder = FileSystem.resolved(options.package).path(to: "")
    // Only the folder is resolved, because the snapshot's file may not exist.
    let resolved = FileSystem.resolved(path.folderPath).path(to: path.fileName)
    return resolved.hasPrefix(folder) ? String(resolved.dropFirst(folder.count)) : path
  }

  /// Finds the selected layouts. A layout is given by its id or by a unique ending of the id, preferably with whole
  /// components of a path.
  private func selected(_ selection: SnapshotsOptions.Selection) throws(UsageError) -> [Entry] {
    let entries = entries()
    func named(_ ids: [String]) throws(UsageError) -> [Entry] {
      try ids.map { id throws(UsageError) in
        let matches = [{ $0 == id }, { $0.hasSuffix("/\(id)") }, { $0.hasSuffix(id) }].lazy.map {
          (isMatch: (String) -> Bool) in
          entries.filter { isMatch($0.id) }
        }.first { !$0.isEmpty }
        if let matches, matches.count == 1 { return matches[0] }
        let near = matches ?? entries.filter { $0.id.contains(id) }
        let names = near.prefix(5).map { EscapedText.of($0.id) }.joined(separator: ", ")
        let more = near.count > 5 ? ", and \(near.count - 5) more" : ""
        throw UsageError(
          message: matches == nil
            ? "no snapshot \(EscapedText.of(id)) waits for a review\(near.isEmpty ? "" : "; there are \(names)\(more)")"
            : "\(EscapedText.of(id)) is the ending of \(names)\(more)", command: "snapshots")
      }
    }
    switch selection {
    case .all: return entries
    case .ids(let ids):
      let chosen = try named(ids)
      return entries.filter { entry in chosen.contains { $0.id == entry.id } }
    case .alike(let ids):
      let chosen = try named(ids)
      return entries.filter { entry in chosen.contains { $0.id == entry.id || $0.isAlike(entry) } }
    }
  }

  /// Accepts or rejects the selected layouts, and reports each result. A layout for which this fails keeps waiting.
  private func decide(
    _ decision: SnapshotsOptions.Decision, _ selection: SnapshotsOptions.Selection
  ) throws -> ExitCode {
    let entries = try selected(selection)
    if entries.isEmpty { try streams.output(Self.nothing) }
    var code = ExitCode.success
    for entry in entries where try !apply(decision, to: entry) { code = .data }
    return code
  }

  /// Accepts or rejects a layout. Returns whether it succeeded.
  private func apply(_ decision: SnapshotsOptions.Decision, to entry: Entry) throws -> Bool {
    let (id, participle) = (EscapedText.of(entry.id), decision == .accept ? "accepted" : "rejected")
    do {
      switch decision {
      case .accept: try entry.waiting.accept()
      case .reject: try entry.waiting.reject()
      }
      entry.folder.remove(entry.waiting)
    } catch {
      streams.errors("\(id): not \(participle): \(EscapedText.of("\(error)"))\n")
      return false
    }
    try streams.output("\(participle) \(id)\n")
    return true
  }

  static let nothing = "no snapshot waits for a review; run the tests to find out what differs\n"
}

extension SnapshotsCommand {
  private func list(_ asJSON: Bool) throws {
    let entries = entries()
    if asJSON { return try streams.output("\(JSON.array(entries.map(json)))\n") }
    if entries.isEmpty { return try streams.output(Self.nothing) }
    for entry in entries { try streams.output("\(EscapedText.of(entry.id))  \(ReviewText(entry).summary)\n") }
  }

  private func json(_ entry: Entry) -> JSON {
    let waiting = entry.waiting
    var values: [(key: String, value: JSON)] = [
      ("id", .string(entry.id)), ("source", .string(inPackage(waiting.source))), ("line", .integer(waiting.line)),
      ("function", .string(waiting.function)), ("form", .string(waiting.form.rawValue)),
      ("isNew", .bool(waiting.old == nil)),
    ]
    if case .file(let path) = waiting.target { values.append(("file", .string(inPackage(path)))) }
    return .object(values + [("changes", .string(waiting.changes))])
  }

  /// Removes all files whose source or function no longer exists from the `__Snapshots__` folders of the package.
  private func deleteOrphans() throws {
    let orphans = try SnapshotFile.snapshotFolders(inPackage: options.package).flatMap {
      try OrphanedSnapshots.paths(in: $0)
    }
    for path in orphans {
      try FileSystem.remove(path)
      try streams.output("removed \(EscapedText.of(inPackage(path)))\n")
    }
    if orphans.isEmpty { try streams.output("no snapshot is orphaned\n") }
  }

  private func writePage(to folder: String) throws {
    let entries = entries()
    try FileSystem.makeFolder(folder)
    let path = "\(folder)/index.html"
    try FileReplacement.write(ReviewPage(entries).document, toFile: path)
    try streams.output("\(EscapedText.of(path)): \(entries.count) \(entries.count == 1 ? "snapshot" : "snapshots")\n")
  }
}
