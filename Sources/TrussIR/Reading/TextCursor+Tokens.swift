extension TextCursor {
  /// Whether a number comes next.
  var isAtNumber: Bool { next.map(Byte.isDigit) == true }

  /// Whether a fraction without digits before its point comes next: `.5`.
  var isAtBareFraction: Bool { next == UInt8(ascii: ".") && peek(1).map(Byte.isDigit) == true }

  /// Reads digits with an optional fraction and exponent: `160`, `0.5714285714285714`, `1e-07`. Where it is allowed the
  /// digits may be a fraction alone.
  mutating func number(allowsBareFraction: Bool = false) throws(TextFault) -> Double {
    let start = position
    let whole = skip(while: Byte.isDigit)
    guard !whole.isEmpty || (allowsBareFraction && isAtBareFraction) else { throw fault("a number") }
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
      throw TextFault(position: start, expected: "a number that is finite")
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

extension TextCursor {
  /// Skips a bare name, with the address of an object behind it: `_UIOLAGapGuide:0x6080001dbc60`.
  mutating func identifier(or expected: String) throws(TextFault) -> Range<Int> {
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

extension TextCursor {
  /// Reads a name in quotes, in which `\"`, `\\`, `\n`, `\r`, `\t` and `\u{2028}` are one character each.
  mutating func quoted() throws(TextFault) -> String {
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
  private mutating func escaped() throws(TextFault) -> Unicode.Scalar {
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
      else { throw TextFault(position: digits.lowerBound, expected: "a Unicode scalar in hexadecimal and `}`") }
      scalar = decoded
    default: throw fault("one of \" \\ n r t u{…} after `\\`")
    }
    position += 1
    return scalar
  }
}
