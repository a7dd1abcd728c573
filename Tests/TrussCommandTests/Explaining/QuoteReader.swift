import TestSupport

/// A place in a text that a constraint is quoted in.
struct QuoteReader {
  private let text: [Character]
  private var position = 0
  /// Whether the last number had six digits or more, and was no whole one.
  private(set) var lastIsRounded = false

  init(_ text: Substring) { self.text = Array(text) }

  var isAtEnd: Bool { position >= text.count }
  var isAtDigit: Bool { position < text.count && text[position].isASCII && text[position].isNumber }

  func isAt(_ word: String) -> Bool { text[position...].starts(with: word) }

  mutating func take(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    position += word.count
    return true
  }

  mutating func skip(while test: (Character) -> Bool) { _ = read(while: test) }

  mutating func skipBlanks() { skip { $0 == " " } }

  mutating func read(while test: (Character) -> Bool) -> String {
    let start = position
    while position < text.count, test(text[position]) { position += 1 }
    return String(text[start..<position])
  }

  /// Reads the name of a class, with its module.
  mutating func name() -> String { read { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") } }

  mutating func address() -> String? {
    guard take("0x") else { return nil }
    let digits = read { $0.isASCII && $0.isHexDigit }
    return digits.isEmpty ? nil : "0x" + digits.lowercased()
  }

  /// Reads a label in quotes, with or without a blank before it; one with a quote in it is not plain.
  mutating func label() -> String? {
    let start = position
    skipBlanks()
    guard take("'") else {
      position = start
      return nil
    }
    let label = read { $0 != "'" }
    _ = take("'")
    return label
  }

  mutating func relation() -> QuotedConstraint.Relation? {
    for relation in [QuotedConstraint.Relation.less, .equal, .greater] where take(relation.rawValue) { return relation }
    return nil
  }

  /// Reads a number without a sign, behind which no name goes on.
  mutating func number() -> Fraction? {
    let digits = read { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "e") }
    if position < text.count, text[position].isLetter || ":'_".contains(text[position]) { return nil }
    let value = Fraction(decimal: digits)
    lastIsRounded = digits.contains(".") && digits.count > 6
    return value
  }

  /// Reads up to the `>` that ends the constraint: its text, and what is in parentheses behind it.
  mutating func body() -> (text: Substring, suffix: Substring)? {
    let whole = text[position...]
    for end in whole.indices where text[end] == ">" {
      let isRelation = end + 1 < text.count && text[end + 1] == "="
      if isRelation { continue }
      let body = String(whole[..<end])
      guard let open = body.firstRange(of: "  (") else {
        return (body[...], "")
      }
      let trimmed = body[..<open.lowerBound]
      return (trimmed, body[open.lowerBound...].drop { $0 == " " })
    }
    return nil
  }
}
