import TrussIR

/// A constraint with its end, and the text after it in its line.
struct WholeEntry {
  var text: String
  /// The constraint; nil if the text is not understood.
  var constraint: LogConstraint?
  var rest = ""

  /// The maximum number of `>` that are examined.
  private static let mostEnds = 8

  /// Finds the end of a constraint: the first `>` that completes it or, if there is none, a `>` at the end of the line,
  /// if nothing or a quote follows.
  ///
  /// Joined lines must contain a complete constraint.
  init?(_ part: LogLine.Part, isJoined: Bool = false) {
    let text = part.isQuoted ? LogLine.decoded(part.text) : part.text
    // A constraint that is described after its `>` ends with a parenthesis.
    let closing = UInt8(ascii: EntryParser.isConstraintAfterObject(text) ? ")" : ">")
    let ends = text.utf8.indices.lazy.filter { text.utf8[$0] == closing }.map { text.utf8.index(after: $0) }
    for end in ends.prefix(Self.mostEnds) {
      let whole = String(text[..<end])
      if let constraint = EntryParser.constraint(whole, isStrict: true) {
        self.init(text: whole, constraint: constraint, rest: String(text[end...]))
        return
      }
    }
    if isJoined { return nil }
    var all = text[...]
    while let last = all.last, last.isWhitespace || "\",;)".contains(last) { all.removeLast() }
    let rest = text[all.endIndex...]
    // If a quoted text has no quote after this `>`, the `>` may belong to a relation that was cut off.
    guard all.hasSuffix(">"), !part.isQuoted || rest.contains("\"") else { return nil }
    self.init(text: String(all), constraint: EntryParser.constraint(String(all)), rest: String(rest))
  }

  private init(text: String, constraint: LogConstraint?, rest: String) {
    self.text = text
    self.constraint = constraint
    self.rest = rest
  }

  func entry(line: Int) -> ConflictReport.Entry {
    ConflictReport.Entry(line: line, text: text, constraint: constraint)
  }
}

/// A constraint that line breaks have split, or that is cut off.
struct WrappedEntry {
  private var lines: [String]
  private let isQuoted: Bool
  let line: Int

  /// The maximum number of lines. Even in 40 columns, no known constraint has more lines.
  private static let mostLines = 12

  init(_ part: LogLine.Part, line: Int) {
    lines = [part.text]
    isQuoted = part.isQuoted
    self.line = line
  }

  /// Returns the entry with a further line; nil if this line cannot continue it.
  func adding(_ text: String) -> WrappedEntry? {
    guard lines.count < Self.mostLines, text.contains(where: { !$0.isWhitespace }) else { return nil }
    var longer = self
    longer.lines.append(text)
    return longer
  }

  /// The constraint in the joined lines.
  ///
  /// A console breaks lines at a blank or, if the columns are full, anywhere: `width == 2` and `00`. So the lines are
  /// joined with and without blanks. If this gives different constraints, the result is nil.
  var whole: WholeEntry? {
    let trimmed = lines.map { line in
      var text = line[...]
      while let last = text.last, last.isWhitespace { text.removeLast() }
      return String(text.drop(while: \.isWhitespace))
    }
    let ways = [" ", ""].compactMap { separator -> WholeEntry? in
      let text = trimmed.joined(separator: separator)
      guard text.utf8.count <= EntryParser.longest else { return nil }
      return WholeEntry(LogLine.Part(text: text, isQuoted: isQuoted), isJoined: true)
    }
    guard let first = ways.first, let last = ways.last else { return nil }
    guard first.constraint?.relations == last.constraint?.relations,
      first.constraint?.items == last.constraint?.items
    else { return nil }
    // The two results differ only in the identifier. Identifiers of UIKit and AppKit contain no blanks, so their lines
    // are joined without a blank. An author's identifier may contain blanks.
    return last.constraint?.origin == .author ? first : last
  }

  /// The first line as an entry, for a constraint that is cut off.
  var cutOff: ConflictReport.Entry {
    let text = isQuoted ? LogLine.decoded(lines[0]) : lines[0]
    return ConflictReport.Entry(
      line: line, text: LogLine.unquoted(LogLine.trimmed(text)), constraint: EntryParser.constraint(text))
  }
}
