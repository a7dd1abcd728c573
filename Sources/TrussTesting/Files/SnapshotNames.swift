import Foundation

/// Names the snapshots of a function: `header`, and `header.2`, `header.3` for its other calls.
///
/// A name belongs to a line of source. So it stays the same where a test is repeated, and where the cases of one run at
/// a time; calls that a loop or the cases of a test share have to be named apart.
final class SnapshotNames: @unchecked Sendable {
  // Unchecked: `sites` is only touched with the lock held.
  static let shared = SnapshotNames()

  private struct Function: Hashable {
    var file: String
    var name: String
  }

  private let lock = NSLock()
  private var sites: [Function: [[Int]]] = [:]

  /// The name of a call's snapshot.
  ///
  /// - Parameter name: what the call is named in its function, or nil to number it.
  func name(of site: CallSite, named name: String?) -> String {
    let function = Self.fileName(site.function.prefix { $0 != "(" })
    if let name { return "\(function).\(Self.fileName(name))" }
    let number = number(of: site, in: Function(file: site.filePath, name: function))
    return number == 1 ? function : "\(function).\(number)"
  }

  private func number(of site: CallSite, in function: Function) -> Int {
    lock.lock()
    defer { lock.unlock() }
    let place = [site.line, site.column]
    var known = sites[function, default: []]
    if let index = known.firstIndex(of: place) { return index + 1 }
    known.append(place)
    sites[function] = known
    return known.count
  }

  /// A text as a part of a file's name: letters, digits, `-` and `_` of it, `-` for each run of others.
  static func fileName(_ text: some StringProtocol) -> String {
    let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return parts.isEmpty ? "snapshot" : parts.joined(separator: "-")
  }
}
