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
      let words = Self.words(for: changed[change] ?? [], of: texts.map(\.variant))
      return change.old.map { "\(words):\n\(difference(text($0), text(change.new)))" }
        ?? "\(words): not in the snapshot"
    }
    if order.count > Self.most {
      let others = order.dropFirst(Self.most).flatMap { changed[$0] ?? [] }
      parts.append("and otherwise: \(Self.words(for: others, of: texts.map(\.variant)))")
    }
    let titles = Set(texts.map(\.variant.title))
    let gone = old.map(\.title).filter { !titles.contains($0) }
    if !gone.isEmpty { parts.append("only in the snapshot: \(gone.joined(separator: "; "))") }
    return parts
  }

  /// The maximum number of changes that are described. For other changes only the variants are listed.
  private static let most = 3

  /// Texts about some of several layouts: each text below the shortest words for the layouts with this text.
  static func grouped(_ texts: [(variant: Variant, text: String?)]) -> String {
    var (order, groups): ([String], [String: [Variant]]) = ([], [:])
    for (variant, text) in texts {
      guard let text else { continue }
      if groups[text] == nil { order.append(text) }
      groups[text, default: []].append(variant)
    }
    return order.map { "\(words(for: groups[$0] ?? [], of: texts.map(\.variant))):\n\($0)" }.joined(separator: "\n\n")
  }

  /// The shortest words for some of the variants: the values that they have in common, several times if the variants are
  /// not all those with certain values.
  private static func words(for some: [Variant], of all: [Variant]) -> String {
    if some.count == all.count { return all.count == 1 ? some[0].title : "in all \(all.count) variants" }
    let dimensions = all.first?.words.indices ?? 0..<0
    // The number of groups depends on the order of the dimensions.
    let ways = [groups(some, Array(dimensions)), groups(some, dimensions.reversed())]
    let groups = ways[0].count < ways[1].count ? ways[0] : ways[1]
    let words = groups.prefix(6).map { group in
      let distinguishing = dimensions.filter { place in all.contains { !group[place].contains($0.words[place]) } }
      return distinguishing.map { group[$0].joined(separator: " or ") }.joined(separator: ", ")
    }
    return words.joined(separator: "; ") + (groups.count > 6 ? "; and more" : "")
      + (some.count > 1 ? " (\(some.count) of \(all.count) variants)" : "")
  }

  /// Variants in groups with several values for a dimension: those that differ in one value become one group with both
  /// values, dimension by dimension.
  private static func groups(_ variants: [Variant], _ dimensions: [Int]) -> [[[String]]] {
    dimensions.reduce(variants.map { $0.words.map { [$0] } }) { groups, place in
      groups.reduce(into: []) { merged, group in
        let same = merged.firstIndex { other in dimensions.allSatisfy { $0 == place || other[$0] == group[$0] } }
        if let same {
          merged[same][place] += group[place].filter { !merged[same][place].contains($0) }
        } else {
          merged.append(group)
        }
      }
    }
  }
}
