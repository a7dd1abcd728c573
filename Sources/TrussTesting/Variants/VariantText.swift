/// The texts of several layouts in one, each below the titles of the layouts that have it:
///
///     -- 40 columns
///     -- 40 columns, right to left
///     Sign in
///
///     -- 80 columns
///     …
struct VariantText: CustomStringConvertible {
  /// What layouts are made under: a width, and values of the environment.
  struct Variant: Hashable {
    /// The words for its value of each dimension.
    var words: [String]
    var title: String { words.joined(separator: ", ") }
  }

  /// Each variant with its text, in order.
  private(set) var texts: [(variant: Variant, text: String)]

  init(_ texts: [(variant: Variant, text: String)]) {
    self.texts = texts.map { ($0.variant, String($0.text.withoutFinalNewline)) }
  }

  /// Reads what `description` gives. What is below no title of these variants belongs to none.
  init(parsing text: String, _ variants: [Variant]) {
    let known = Dictionary(variants.map { (Self.mark + $0.title, $0) }) { first, _ in first }
    texts = []
    var (titles, lines, isTitle) = ([Variant](), [Substring](), false)
    func end() -> [(Variant, String)] {
      // A line without anything is between two texts.
      let own = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
      return titles.map { ($0, own.joined(separator: "\n")) }
    }
    for line in text.withoutFinalNewline.split(separator: "\n", omittingEmptySubsequences: false) {
      if let variant = known[String(line)] {
        if !isTitle {
          texts += end().map { ($0.0, $0.1) }
          (titles, lines) = ([], [])
        }
        titles.append(variant)
        isTitle = true
      } else {
        lines.append(line)
        isTitle = false
      }
    }
    // The last text has no line behind it.
    texts += titles.map { ($0, lines.joined(separator: "\n")) }
  }

  private static let mark = "-- "

  var description: String {
    var (order, titles): ([String], [String: [Variant]]) = ([], [:])
    for (variant, text) in texts {
      if titles[text] == nil { order.append(text) }
      titles[text, default: []].append(variant)
    }
    return order.map { text in
      (titles[text] ?? []).map { "\(Self.mark)\($0.title)\n" }.joined() + text
    }.joined(separator: "\n\n")
  }

  /// What differs from an earlier text: the difference of each text that changed, below the variants that changed so.
  ///
  /// - Parameter difference: describes the difference of two texts.
  func differences(from old: VariantText, _ difference: (_ old: String, _ new: String) -> String) -> [String] {
    struct Change: Hashable {
      var old: String?
      var new: String
    }
    let before = Dictionary(old.texts.map { ($0.variant, $0.text) }) { first, _ in first }
    var (order, changed): ([Change], [Change: [Variant]]) = ([], [:])
    for (variant, text) in texts where before[variant] != text {
      let change = Change(old: before[variant], new: text)
      if changed[change] == nil { order.append(change) }
      changed[change, default: []].append(variant)
    }
    var parts = order.prefix(Self.most).map { change in
      let words = words(for: changed[change] ?? [])
      return change.old.map { "\(words):\n\(difference($0, change.new))" } ?? "\(words): not in the snapshot"
    }
    if order.count > Self.most {
      let others = order.dropFirst(Self.most).flatMap { changed[$0] ?? [] }
      parts.append("and otherwise: \(words(for: others))")
    }
    return parts
  }

  /// So many changes are described; the others are named.
  private static let most = 3

  /// The fewest words for some of the variants: where they are all those with certain values, these.
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
