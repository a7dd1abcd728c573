import TrussText

struct ListingPrinter {
  let system: ConstraintSystem
  private let names: ItemSpelling

  init(_ system: ConstraintSystem) {
    self.system = system
    names = ItemSpelling(system)
  }

  /// Returns all constraints, with a header for each run.
  func listing() -> String {
    var text = ""
    var start = 0
    while start < system.rows.count {
      let run = run(from: start)
      text += header(of: run)
      var index = start
      while index < run.end {
        let (line, count) = contentSize(at: index, in: start..<run.end) ?? (self.line(ofRow: index, in: run), 1)
        text += " \(line)\n"
        index += count
      }
      start = run.end
    }
    return text
  }

  /// Returns a constraint as a line outside a block, where `|` has no meaning.
  func line(ofRow index: Int) -> String {
    line(ofRow: index, in: Run(category: .none, container: nil, end: index + 1))
  }
}

extension ListingPrinter {
  /// Consecutive constraint rows under one header.
  private struct Run {
    var category: Category
    /// The item that `|` means.
    var container: Item.ID?
    var end: Int
  }

  /// The longest run that begins at a constraint row: rows of one category, in which `|` means at most one item.
  private func run(from start: Int) -> Run {
    var run = Run(category: category(of: start), container: nil, end: start)
    while run.end < system.rows.count, category(of: run.end) == run.category {
      if let container = gap(at: run.end)?.container {
        if let known = run.container, known != container { break }
        run.container = container
      }
      run.end += 1
    }
    return run
  }

  /// Returns a run's header. As in articles about UIStackView, only the header of intrinsic sizes has no colon.
  private func header(of run: Run) -> String {
    let container = run.container.map { " | \(names[$0])" } ?? ""
    return "\(Spelling.category(run.category.name))\(container)\(run.category == .intrinsicSize ? "" : ":")\n"
  }

  private func category(of index: Int) -> Category { system.categories[Int(system.rows[index].category)] }

  private func line(ofRow index: Int, in run: Run) -> String {
    let row = system.rows[index]
    let relation = self.relation(ofRow: index, in: run)
    let priority = row.priority.isRequired ? "" : " priority:\(Spelling.number(row.priority.value))"
    let label = system.label(of: row).map { " label:\(Spelling.label($0))" } ?? ""
    return relation + priority + label
  }

  private func relation(ofRow index: Int, in run: Run) -> String {
    let row = system.rows[index]
    if let gap = gap(at: index), gap.container == nil || gap.container == run.container {
      let relation = row.relation == .equal ? "" : row.relation.description
      return "\(gap.axis.prefix):\(text(gap.before))-(\(relation)\(Spelling.number(row.constant)))-\(text(gap.after))"
    }
    let left = sum(system.terms[row.left], constant: 0)
    return "\(left) \(row.relation) \(sum(system.terms[row.right], constant: row.constant))"
  }
}

extension ListingPrinter {
  func text(_ anchor: Anchor) -> String { "\(names[anchor.item]).\(anchor.attribute)" }

  /// Returns the gap that a constraint row is written as; nil for a row that is written with anchors.
  private func gap(at index: Int) -> Gap? {
    let row = system.rows[index]
    guard row.notation == .spacing else { return nil }
    return Gap(left: system.terms[row.left], right: system.terms[row.right])
  }

  private func text(_ side: Gap.Side) -> String {
    switch side {
    case .item(let item): "[\(names[item])]"
    case .container: "|"
    }
  }

  private func sum(_ terms: ArraySlice<Term>, constant: Double) -> String {
    if terms.isEmpty { return Spelling.number(constant) }
    let parts = terms.map { term in
      let factor = abs(term.coefficient) == 1 ? "" : "\(Spelling.number(abs(term.coefficient)))*"
      return (term.coefficient, factor + text(term.anchor))
    }
    return signedSum(parts + (constant == 0 ? [] : [(constant, Spelling.number(abs(constant)))]))
  }
}

/// Returns the text of a sum: `2*a.width - 3`. The sign of each part comes from `value`; `text` has no sign.
package func signedSum(_ parts: [(value: Double, text: String)]) -> String {
  parts.enumerated().map { index, part in
    let sign = index == 0 ? (part.value < 0 ? "-" : "") : (part.value < 0 ? " - " : " + ")
    return sign + part.text
  }.joined()
}

extension ListingPrinter {
  /// Returns the one or two constraint rows of a content's size along an axis as one line, and the number of these
  /// rows; nil if no such size begins at the index.
  ///
  ///     a.width <= 40 priority:250
  ///     a.width >= 40 priority:750        a.width == 40 Hug:250 CompressionResistance:750
  ///
  /// If only one of the two rows exists, only its word is printed. A further row for the same size is printed like any
  /// other constraint.
  func contentSize(at index: Int, in run: Range<Int>) -> (line: String, count: Int)? {
    guard let first = limit(at: index), !(index > run.lowerBound && limit(at: index - 1)?.anchor == first.anchor)
    else { return nil }
    let line = "\(text(first.anchor)) == \(Spelling.number(first.constant))"
    guard first.isUpper else { return ("\(line) CompressionResistance:\(first.priority)", 1) }
    guard index + 1 < run.upperBound, let second = limit(at: index + 1), !second.isUpper,
      second.anchor == first.anchor, second.constant == first.constant
    else { return ("\(line) Hug:\(first.priority)", 1) }
    return ("\(line) Hug:\(first.priority) CompressionResistance:\(second.priority)", 2)
  }

  /// A constraint row in the category of intrinsic sizes that limits a size to a number.
  private struct Limit {
    var anchor: Anchor
    var constant: Double
    var isUpper: Bool
    var priority: String
  }

  private func limit(at index: Int) -> Limit? {
    let row = system.rows[index]
    guard system.categories[Int(row.category)] == .intrinsicSize, row.relation != .equal, row.label < 0,
      row.leftCount == 1, row.rightCount == 0, let term = system.terms[row.left].first, term.coefficient == 1,
      term.anchor.attribute == .width || term.anchor.attribute == .height
    else { return nil }
    return Limit(
      anchor: term.anchor, constant: row.constant, isUpper: row.relation == .lessThanOrEqual,
      priority: Spelling.number(row.priority.value))
  }
}

/// How a listing spells names: bare if they are identifiers, otherwise in quotes.
///
///     email    scroll.content    _UIOLAGapGuide:0x6080001dbc60    "First Name"    "say \"hi\""
enum Spelling {
  /// Returns the spelling of an item's name.
  ///
  /// Dots join the name of an item and the name of its guide, and need no quotes between identifiers. If the last part
  /// is an attribute's word, the name is quoted, as `[a.top]` is the top edge of `a`.
  static func name(_ name: String) -> String {
    // A fast path for most names.
    if let first = name.utf8.first, Byte.isASCIILetter(first), name.utf8.allSatisfy(Byte.isASCIIAlphanumeric) {
      return name
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy(isIdentifier) else { return EscapedText.quoted(name) }
    let isAnchor = parts.count > 1 && Attribute(word: parts[parts.count - 1].utf8) != nil
    return isAnchor ? EscapedText.quoted(name) : name
  }

  static func label(_ label: String) -> String { isIdentifier(label[...]) ? label : EscapedText.quoted(label) }

  static func category(_ name: String) -> String {
    let isBare =
      name.first.map { $0.isLetter || $0 == "_" } == true && name.last != " "
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_-() ".contains($0) }
      && !name.unicodeScalars.contains(where: EscapedText.isInvisible)
    return isBare ? name : EscapedText.quoted(name)
  }

  /// Returns the fewest digits that read back as the same number; whole numbers have no point.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Whether a text is a letter or `_`, then letters, digits and `_`, and optionally an object's address, as UIKit
  /// prints it.
  private static func isIdentifier(_ text: Substring) -> Bool {
    var word = text
    if let colon = text.firstIndex(of: ":") {
      let address = text[colon...].utf8.dropFirst(3)
      guard text[colon...].hasPrefix(":0x"), !address.isEmpty, address.allSatisfy(Byte.isHexDigit) else { return false }
      word = text[..<colon]
    }
    guard let first = word.first, first.isLetter || first == "_" else { return false }
    // The tag characters after a letter are part of the same Character but invisible, so scalars are checked too.
    return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && !word.unicodeScalars.contains(where: EscapedText.isInvisible)
  }
}
