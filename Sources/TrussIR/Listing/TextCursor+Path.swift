extension TextCursor {
  /// A name, and the attribute after its last dot.
  struct Path {
    var name: String
    var attribute: Attribute?
    /// Where the attribute is, or should be.
    var attributePosition: Int
  }

  /// Reads `email`, `email.top`, `scroll.content`, `scroll.content.top` or `"First Name".top`. The last part is an
  /// attribute if it is the word of one and not the only part.
  mutating func path() throws(TextFault) -> Path {
    skipBlanks()
    if next == UInt8(ascii: "\"") {
      let name = try quoted()
      guard next == UInt8(ascii: ".") else { return Path(name: name, attribute: nil, attributePosition: position) }
      position += 1
      let word = skip(while: Byte.isNamePart)
      guard let attribute = Attribute(word: bytes[word]) else {
        throw TextFault(position: word.lowerBound, expected: Attribute.words)
      }
      return Path(name: name, attribute: attribute, attributePosition: word.lowerBound)
    }
    let start = position
    var last = try identifier(or: "the name of an item")
    while next == UInt8(ascii: ".") {
      position += 1
      last = try identifier(or: Attribute.words)
    }
    if last.lowerBound > start, let attribute = Attribute(word: bytes[last]) {
      return Path(
        name: text(start..<last.lowerBound - 1), attribute: attribute, attributePosition: last.lowerBound)
    }
    return Path(
      name: text(start..<position), attribute: nil,
      attributePosition: last.lowerBound > start ? last.lowerBound : position)
  }

  /// Reads a name without dots, bare or in quotes: a label.
  mutating func word() throws(TextFault) -> String {
    if next == UInt8(ascii: "\"") { return try quoted() }
    return text(try identifier(or: "a name"))
  }
}

extension Attribute {
  /// What is expected where an attribute is missing.
  static let words = "an attribute (\(allCases.map(\.description).joined(separator: ", ")))"
}
