extension ListingCursor {
  /// Whether a number comes next.
  var isAtNumber: Bool { next.map(Byte.isDigit) == true }

  /// Reads digits with an optional fraction and exponent: `160`, `0.5714285714285714`, `1e-07`.
  mutating func number() throws(ListingFault) -> Double {
    let start = position
    let whole = skip(while: Byte.isDigit)
    guard !whole.isEmpty else { throw fault("a number") }
    var isWhole = true
    if next == UInt8(ascii: "."), peek(1).map(Byte.isDigit) == true {
      isWhole = false
      position += 1
      _ = skip(while: Byte.isDigit)
    }
    if let exponent = exponentDigits {
      isWhole = false
      position += exponent
      _ = skip(while: Byte.isDigit)
    }
    if isWhole, whole.count <= 15 {
      return Double(bytes[whole].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
    }
    guard let value = Double(text(start..<position)), value.isFinite else {
      throw ListingFault(position: start, expected: "a number that is finite")
    }
    return value
  }

  /// How far the digits of an exponent are, or nil where none comes next.
  private var exponentDigits: Int? {
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return nil }
    let isSigned = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
    let distance = isSigned ? 2 : 1
    return peek(distance).map(Byte.isDigit) == true ? distance : nil
  }

  /// Reads `<=`, `==` or `>=`, or returns nil where none comes next.
  mutating func relation() -> Relation? {
    skipBlanks()
    guard peek(1) == UInt8(ascii: "=") else { return nil }
    let relation: Relation
    switch next {
    case UInt8(ascii: "<"): relation = .lessThanOrEqual
    case UInt8(ascii: "="): relation = .equal
    case UInt8(ascii: ">"): relation = .greaterThanOrEqual
    default: return nil
    }
    position += 2
    return relation
  }
}

extension ListingCursor {
  /// A name, and the attribute after its last dot.
  struct Path {
    var name: String
    var attribute: Attribute?
    /// Where the attribute is, or should be.
    var attributePosition: Int
  }

  /// Reads `email`, `email.top`, `scroll.content`, `scroll.content.top` or `"First Name".top`. The last part is an
  /// attribute if it is the word of one and not the only part.
  mutating func path() throws(ListingFault) -> Path {
    skipBlanks()
    if next == UInt8(ascii: "\"") {
      let name = try quoted()
      guard next == UInt8(ascii: ".") else { return Path(name: name, attribute: nil, attributePosition: position) }
      position += 1
      let word = skip(while: Byte.isNamePart)
      guard let attribute = Attribute(word: bytes[word]) else {
        throw ListingFault(position: word.lowerBound, expected: Attribute.words)
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
  mutating func word() throws(ListingFault) -> String {
    if next == UInt8(ascii: "\"") { return try quoted() }
    return text(try identifier(or: "a name"))
  }

  /// Skips a bare name, with the address of an object behind it: `_UIOLAGapGuide:0x6080001dbc60`.
  private mutating func identifier(or expected: String) throws(ListingFault) -> Range<Int> {
    let start = position
    guard let first = next, Byte.isNameStart(first) else { throw fault(expected) }
    _ = skip(while: Byte.isNamePart)
    if next == UInt8(ascii: ":"), peek(1) == UInt8(ascii: "0"), peek(2) == UInt8(ascii: "x"),
      peek(3).map(Byte.isHexDigit) == true
    {
      position += 3
      _ = skip(while: Byte.isHexDigit)
    }
    return start..<position
  }
}

extension ListingCursor {
  /// Reads a name in quotes, in which `\"`, `\\`, `\n`, `\r`, `\t` and `\u{2028}` are one character each.
  mutating func quoted() throws(ListingFault) -> String {
    position += 1
    var text = ""
    while true {
      text += self.text(skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
      guard let byte = next else { throw fault("a closing quote") }
      position += 1
      if byte == UInt8(ascii: "\"") { return text }
      text.unicodeScalars.append(try escaped())
    }
  }

  /// Reads what follows a backslash.
  private mutating func escaped() throws(ListingFault) -> Unicode.Scalar {
    let scalar: Unicode.Scalar
    switch next {
    case UInt8(ascii: "\""): scalar = "\""
    case UInt8(ascii: "\\"): scalar = "\\"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u") where peek(1) == UInt8(ascii: "{"):
      position += 2
      let digits = skip(while: Byte.isHexDigit)
      guard next == UInt8(ascii: "}"), let value = UInt32(text(digits), radix: 16), let decoded = Unicode.Scalar(value)
      else { throw ListingFault(position: digits.lowerBound, expected: "a Unicode scalar in hexadecimal and `}`") }
      scalar = decoded
    default: throw fault("one of \" \\ n r t u{…} after `\\`")
    }
    position += 1
    return scalar
  }
}

extension Attribute {
  /// What is expected where an attribute is missing.
  static let words = "an attribute (\(allCases.map(\.description).joined(separator: ", ")))"
}
