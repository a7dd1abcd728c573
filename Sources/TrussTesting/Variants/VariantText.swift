import TrussDifferences

/// The texts of several layouts in one text. Each layout's text is below the titles of the layouts with this text:
///
///     -- 40 columns
///     -- 40 columns, right to left
///     Sign in
///
///     -- 80 columns
///     …
struct VariantText: CustomStringConvertible {
  /// The conditions of a layout: a width, and values of the environment.
  struct Variant: Hashable {
    /// The words for the value in each dimension.
    var words: [String]
    var title: String { words.joined(separator: ", ") }
  }

  private let texts: [(variant: Variant, text: String)]

  init(_ texts: [(variant: Variant, text: String)]) { self.texts = texts }

  private static let mark = "-- "

  /// The texts below their titles. Equal texts are written once, at the place of the first.
  var description: String {
    var (order, titles): ([String], [[UInt8]: String]) = ([], [:])
    for (variant, text) in texts {
      if titles[Array(text.utf8)] == nil { order.append(text) }
      titles[Array(text.utf8), default: ""] += "\(Self.mark)\(variant.title)\n"
    }
    return order.map { (titles[Array($0.utf8)] ?? "") + $0 }.joined(separator: "\n\n")
  }

  /// Parses `description` into titles and their texts. A title is at the beginning, or follows an empty line or another
  /// title.
  static func texts(in snapshot: String) -> [(title: String, text: String)] {
    var (found, titles, lines, mayBegin) = ([(title: String, text: String)](), [String](), [Substring](), true)
    func end() -> [(title: String, text: String)] { titles.map { ($0, lines.joined(separator: "\n")) } }
    for line in snapshot.split(separator: "\n", omittingEmptySubsequences: false) {
      if mayBegin, line.hasPrefix(mark) {
        if !lines.isEmpty {
          // The empty line between two texts belongs to neither of them.
          lines.removeLast()
          found += end()
          (titles, lines) = ([], [])
        }
        titles.append(String(line.dropFirst(mark.count)))
      } else {
        lines.append(line)
        mayBegin = line.isEmpty
      }
    }
    return found + end()
  }

  /// The differences from an earlier text: each different change, below the variants that changed in this way, and the
  /// titles that have no variant any more.
  ///
  /// - Parameters:
  ///   - snapshot: the earlier text, a `description`.
  ///   - difference: describes the difference of two texts.
  func differences(from snapshot: String, _ difference: (_ old: String, _ new: String) -> String) -> [String] {
    struct Change: Hashable {
      var old: [UInt8]?
      var new: [UInt8]
    }
    // A file has a newline after the last text; a literal does not.
    func bytes(_ text: String) -> [UInt8] { Array(text.withoutFinalNewline.utf8) }
    let old = Self.texts(in: snapshot)
    let before = Dictionary(old.map { ($0.title, bytes($0.text)) }) { first, _ in first }
    var (order, changed): ([Change], [Change: [Variant]]) = ([], [:])
    for (variant, text) in texts {
      let change = Change(old: before[variant.title], new: bytes(text))
      if change.old == change.new { continue }
      if changed[change] == nil { order.append(change) }
      changed[change, default: []].append(variant)
    }
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    var parts = order.prefix(Self.most).map { change in
      let words = words(for: changed[change] ?? [])
      return change.old.map { "\(words):\n\(difference(text($0), text(change.new)))" }
        ?? "\(words): not in the snapshot"
    }
    if order.count > Self.most {
      let others = order.dropFirst(Self.most).flatMap { changed[$0] ?? [] }
      parts.append("and otherwise: \(words(for: others))")
    }
    let titles = Set(texts.map(\.variant.title))
    let gone = old.map(\.title).filter { !titles.contains($0) }
    if !gone.isEmpty { parts.append("in the snapshot alone: \(gone.joined(separator: "; "))") }
    return parts
  }

  /// The maximum number of changes that are described. For other changes only the variants are listed.
  private static let most = 3

  /// The shortest words for some of the variants. If these are all variants with certain values, the words name the
  /// values.
  private func words(for some: [Variant]) -> String {
    if some.count == texts.count { return texts.count == 1 ? some[0].title : "in all \(texts.count) variants" }
    let dimensions = texts.first?.variant.words.indices ?? 0..<0
    let values = dimensions.map { place in Set(some.map { $0.words[place] }) }
    let product = texts.filter { text in dimensions.allSatisfy { values[$0].contains(text.variant.words[$0]) } }
    if product.count == some.count {
      let telling = dimensions.filter { place in texts.contains { !values[place].contains($0.variant.words[place]) } }
      let words = telling.map { place in
        var seen: Set<String> = []
        return some.map { $0.words[place] }.filter { seen.insert($0).inserted }.joined(separator: " or ")
      }
      return words.joined(separator: ", ") + (some.count > 1 ? " (\(some.count) of \(texts.count) variants)" : "")
    }
    let titles = some.prefix(6).map(\.title).joined(separator: "; ")
    return titles + (some.count > 6 ? "; and \(some.count - 6) more" : "")
  }
}
