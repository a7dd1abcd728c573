import Foundation
import TrussDrawing
import TrussSnapshots
import TrussText

/// `truss snapshots`: reviews the layouts that wait for it beside the builds of a package's tests.
struct SnapshotsCommand {
  /// A layout that waits, and where that is stored.
  struct Entry {
    /// Distinguishes it: the path of its file in the package, or the path and the line of its call.
    var id: String
    var waiting: WaitingSnapshot
    var folder: WaitingFolder
  }

  let options: SnapshotsOptions
  let streams: TrussProgram.ProgramStreams

  func run() throws -> ExitCode {
    switch options.action {
    case .help: try streams.output(SnapshotsOptions.usage + "\n")
    case .review: return try review()
    case .list(let asJSON): try list(asJSON)
    case .show(let ids): for entry in try selected(ids) { try streams.output(ReviewText(entry).description + "\n\n") }
    case .accept(let selection):
      return try each(selection, "accepted") { entry in
        try entry.waiting.accept()
        entry.folder.remove(entry.waiting)
      }
    case .reject(let selection): return try each(selection, "rejected") { $0.folder.remove($0.waiting) }
    case .deleteOrphans: try deleteOrphans()
    case .page(let folder): try writePage(to: folder)
    }
    return .success
  }

  /// The layouts that wait, in the order of their sources.
  private func entries() -> [Entry] {
    let build = options.build ?? "\(options.package)/.build"
    var found = WaitingFolder.all(inBuild: build).flatMap { folder in
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

  /// A path relative to the package's folder, where it is in that.
  private func inPackage(_ path: String) -> String {
    let folder = URL(fileURLWithPath: options.package).resolvingSymlinksInPath().path + "/"
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return resolved.hasPrefix(folder) ? String(resolved.dropFirst(folder.count)) : path
  }

  /// The layouts that ids name, each by all of its id or by an ending that no other has.
  private func selected(_ ids: [String]) throws(UsageError) -> [Entry] {
    let entries = entries()
    return try ids.map { id throws(UsageError) in
      let matches = entries.filter { $0.id == id || $0.id.hasSuffix("/\(id)") }
      let exact = matches.filter { $0.id == id }
      if let entry = exact.first ?? (matches.count == 1 ? matches.first : nil) { return entry }
      let message =
        matches.isEmpty
        ? "no snapshot \(EscapedText.of(id)) waits for a review"
        : "\(EscapedText.of(id)) is one of \(matches.map { EscapedText.of($0.id) }.listed)"
      throw UsageError(message: "\(message); `truss snapshots --list` lists them", usage: "")
    }
  }

  /// Does something to each of the selected layouts, and reports it; what fails keeps waiting.
  private func each(
    _ selection: SnapshotsOptions.Selection, _ participle: String, _ body: (Entry) throws -> Void
  ) throws -> ExitCode {
    let entries =
      switch selection {
      case .all: entries()
      case .ids(let ids): try selected(ids)
      }
    if entries.isEmpty { try streams.output(Self.nothing) }
    var code = ExitCode.success
    for entry in entries {
      let id = EscapedText.of(entry.id)
      do {
        try body(entry)
        try streams.output("\(participle) \(id)\n")
      } catch {
        streams.errors("\(id): not \(participle): \(EscapedText.of("\(error)"))\n")
        code = .data
      }
    }
    return code
  }

  private static let nothing = "no snapshot waits for a review; run the tests to find out what differs\n"
}

extension SnapshotsCommand {
  private func list(_ asJSON: Bool) throws {
    let entries = entries()
    if asJSON {
      return try streams.output("\(JSON.array(entries.map(json)))\n")
    }
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

  /// Shows each layout and asks what to do, until all are shown or there is no answer.
  private func review() throws -> ExitCode {
    let entries = entries()
    if entries.isEmpty { try streams.output(Self.nothing) }
    var (code, counts) = (ExitCode.success, (accepted: 0, rejected: 0))
    review: for (number, entry) in entries.enumerated() {
      let text = ReviewText(entry, hasColors: streams.hasColors)
      try streams.output("\n\(text)\n")
      while true {
        try streams.output("\n[\(number + 1)/\(entries.count)] accept, reject, skip, before, new, quit (a/r/s/b/n/q)? ")
        switch streams.answer()?.first {
        case "a":
          do {
            try entry.waiting.accept()
            entry.folder.remove(entry.waiting)
            counts.accepted += 1
          } catch {
            streams.errors("not accepted: \(EscapedText.of("\(error)"))\n")
            code = .data
          }
          continue review
        case "r":
          entry.folder.remove(entry.waiting)
          counts.rejected += 1
          continue review
        case "s": continue review
        case "b": try streams.output("\(entry.waiting.old ?? "there is no snapshot yet")\n")
        case "n": try streams.output("\(entry.waiting.new)\n")
        case "q", nil: break review
        default:
          try streams.output("a accepts, r rejects, s skips, b and n show the snapshot and the layout, q quits\n")
        }
      }
    }
    let left = entries.count - counts.accepted - counts.rejected
    if !entries.isEmpty {
      try streams.output("\n\(counts.accepted) accepted, \(counts.rejected) rejected, \(left) left\n")
    }
    return code
  }

  /// Removes the files in all folders `__Snapshots__` of the package whose source or function is gone.
  private func deleteOrphans() throws {
    let orphans = try SnapshotFile.snapshotFolders(inPackage: options.package).flatMap(OrphanedSnapshots.paths)
    for path in orphans {
      try FileManager.default.removeItem(atPath: path)
      try streams.output("removed \(EscapedText.of(inPackage(path)))\n")
    }
    if orphans.isEmpty { try streams.output("no snapshot is orphaned\n") }
  }

  private func writePage(to folder: String) throws {
    let entries = entries()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/index.html"
    try ReviewPage(entries).document.write(toFile: path, atomically: true, encoding: .utf8)
    try streams.output("\(EscapedText.of(path)): \(entries.count) \(entries.count == 1 ? "snapshot" : "snapshots")\n")
  }
}
