import TrussDrawing
package import TrussLayout
import TrussTree
import TrussViews

/// Replaces identities of table rows that differ in every run, such as a `UUID`, by the rows' positions in the data,
/// counted from 1: `tracks[#3].title`. Snapshots need stable names.
package struct RowOrdinals {
  /// The replacements for the names of table rows, in UTF-8.
  private var replacements: [[UInt8]: [UInt8]] = [:]
  /// The lengths of the replaced names in bytes, the longest first.
  private let lengths: [Int]
  /// The replacements for the ids of views in drawings, without the id of the root element.
  private var ids: [String: String] = [:]

  package init(_ layout: LayoutResult) {
    let tree = layout.tree
    func replacement(_ name: String, _ identity: String, _ ordinal: Int) -> [UInt8] {
      Array(name.utf8.dropLast(identity.utf8.count + 1)) + Array("#\(ordinal + 1)]".utf8)
    }
    for (table, window) in tree.windows {
      guard case .table(let lazy) = tree.entries[table].content else { continue }
      for (view, row) in zip(tree.children(of: table), window.rows) {
        let id = lazy.rows.id(row)
        guard !id.isStable, let name = tree.entries[view].attributes.names.first?.name else { continue }
        replacements[Array(name.utf8)] = replacement(name, id.description, row)
      }
    }
    for (name, element) in tree.scopes.elements where !element.isStable {
      replacements[Array(name.utf8)] = replacement(name, element.text, element.ordinal)
    }
    lengths = Set(replacements.keys.map(\.count)).sorted(by: >)
    if replacements.isEmpty { return }
    for name in layout.frames.compactMap({ $0.id?.name }) {
      let (old, new) = (SVGIdentifiers.sanitized(name), SVGIdentifiers.sanitized(replacing(in: name)))
      if old != new { ids[old] = new }
    }
  }

  package func replacing(in text: String) -> String {
    if replacements.isEmpty { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var next = 0
    while next < bytes.count {
      let isStart = next == 0 || !SVGIdentifiers.isPart(bytes[next - 1])
      let found =
        isStart
        ? lengths.lazy.filter { next + $0 <= bytes.count }.compactMap { length in
          replacements[Array(bytes[next..<(next + length)])].map { (length, $0) }
        }.first : nil
      result += found?.1 ?? [bytes[next]]
      next += found?.0 ?? 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  package func replacing(inDrawing document: String) -> String {
    if ids.isEmpty { return document }
    var parts = document.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() where parts[index - 1].hasSuffix(" id=") || parts[index].hasPrefix("#") {
      parts[index] = replacing(inID: parts[index])
    }
    return parts.joined(separator: "\"")
  }

  /// Replaces the view's part of an id: the part between the root's id and the number that distinguishes views with
  /// equal ids.
  private func replacing(inID id: String) -> String {
    let words = id.split(separator: "-", omittingEmptySubsequences: false)
    for start in words.indices.dropFirst() {
      for end in [words.count, words.count - 1] where end > start {
        guard let new = ids[words[start..<end].joined(separator: "-")] else { continue }
        return (words[..<start].map(String.init) + [new] + words[end...].map(String.init)).joined(separator: "-")
      }
    }
    return id
  }
}
