import TrussText

/// A position in the bytes of a text that is being read: a listing, line by line, or a single line such as a visual
/// format.
///
/// The cursor stays within its line.
package struct TextCursor {
  package let bytes: [UInt8]
  /// The number of the line, from 1.
  private(set) var line = 0
  /// The end of the line, without its line break.
  private(set) var end = 0
  /// The offset of the next byte.
  package var position = 0
  private var nextLine = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    nextLine = Byte.markCount(bytes)
  }

  /// Makes a cursor at the beginning of a text that is treated as one line, even if it contains line breaks.
  package init(line text: some StringProtocol) {
    bytes = Array(text.utf8)
    line = 1
    end = bytes.count
    nextLine = end
  }

  /// Moves to the next line. Returns false if there is no next line.
  mutating func advanceToNextLine() -> Bool {
    guard nextLine < bytes.count else { return false }
    position = nextLine
    end = position
    while end < bytes.count, bytes[end] != Byte.newline { end += 1 }
    nextLine = end + 1
    if end > position, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    line += 1
    return true
  }

  package var next: UInt8? { position < end ? bytes[position] : nil }

  package func peek(_ distance: Int) -> UInt8? { position + distance < end ? bytes[position + distance] : nil }

  /// Skips blanks, and returns whether the line ends there or a comment begins.
  mutating func isAtEnd() -> Bool {
    skipBlanks()
    return next == nil || next == UInt8(ascii: "#")
  }

  package mutating func skipBlanks() {
    while let byte = next, Byte.isBlank(byte) { position += 1 }
  }

  @discardableResult package mutating func skip(while isPart: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while let byte = next, isPart(byte) { position += 1 }
    return start..<position
  }

  /// Skips blanks, and then a character if it comes next. Returns whether the character was skipped.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips blanks and a character; throws if another character comes next.
  mutating func expect(_ character: Unicode.Scalar) throws(TextFault) {
    guard take(character) else { throw fault("`\(character)`") }
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func fault(_ expected: String) -> TextFault { TextFault(position: position, expected: expected) }
}

extension TextCursor {
  var isAtNumber: Bool { next.map(Byte.isDigit) == true }

  /// Whether a fraction without digits before its point comes next: `.5`.
  var isAtBareFraction: Bool { next == UInt8(ascii: ".") && peek(1).map(Byte.isDigit) == true }

  /// Reads digits with an optional fraction and exponent: `160`, `0.5714285714285714`, `1e-07`. With
  /// `allowsBareFraction` the number may begin with the point: `.5`.
  mutating func number(allowsBareFraction: Bool = false) throws(TextFault) -> Double {
    let start = position
    let whole = skip(while: Byte.isDigit)
    guard !whole.isEmpty || (allowsBareFraction && isAtBareFraction) else { throw fault("a number") }
    var isWhole = true
    if next == UInt8(ascii: "."), peek(1).map(Byte.isDigit) == true {
      isWhole = false
      position += 1
      skip(while: Byte.isDigit)
    }
    if skipExponent() { isWhole = false }
    if isWhole, whole.count <= 15 {
      return Double(bytes[whole].reduce(0) { number, digit -> Int in number * 10 + Int(digit - UInt8(ascii: "0")) })
    }
    guard let value = Double(text(start..<position)), value.isFinite else {
      throw TextFault(position: start, expected: "a number that is finite")
    }
    return value
  }

  /// Skips an exponent. Returns false if no exponent comes next.
  @discardableResult package mutating func skipExponent() -> Bool {
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return false }
    let isSigned = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
    let distance = isSigned ? 2 : 1
    guard peek(distance).map(Byte.isDigit) == true else { return false }
    position += distance
    skip(while: Byte.isDigit)
    return true
  }

  /// Reads `<=`, `==` or `>=`, or returns nil if something else comes next.
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
  /// Skips a bare name, including an object's address after it: `_UIOLAGapGuide:0x6080001dbc60`.
  mutating func identifier(or expected: String) throws(TextFault) -> Range<Int> {
    let start = position
    guard let first = next, Byte.isNameStart(first) else { throw fault(expected) }
    skip(while: Byte.isNamePart)
    if next == UInt8(ascii: ":"), peek(1) == UInt8(ascii: "0"), peek(2) == UInt8(ascii: "x"),
      peek(3).map(Byte.isHexDigit) == true
    {
      position += 3
      skip(while: Byte.isHexDigit)
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

  /// Reads the part of an escape sequence after the backslash.
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

/// Formats an input line with a caret under a fault, for the descriptions of errors.
enum Excerpt {
  /// The maximum number of characters shown before the fault, and also from the fault on.
  private static let reach = 60

  /// Returns the line and, in a second line, a caret under a column, which is counted in characters from 1.
  ///
  ///     a.width == 5 * b.width
  ///                  ^
  ///
  /// The caret is indented by the width of the text before it in terminal cells. A character without a width (a tab, a
  /// line break) is printed as a space, and of a long line only the surroundings of the fault are shown.
  static func text(_ text: String, column: Int) -> String {
    let fault = text.index(text.startIndex, offsetBy: max(1, column) - 1, limitedBy: text.endIndex) ?? text.endIndex
    let start = text.index(fault, offsetBy: -reach, limitedBy: text.startIndex) ?? text.startIndex
    let end = text.index(fault, offsetBy: reach, limitedBy: text.endIndex) ?? text.endIndex
    let before = (start == text.startIndex ? "" : "…") + String(text[start..<fault].map(shown))
    let after = String(text[fault..<end].map(shown)) + (end == text.endIndex ? "" : "…")
    return "\(before)\(after)\n\(String(repeating: " ", count: CellWidth.of(before)))^"
  }

  private static func shown(_ character: Character) -> Character { CellWidth.of(character) == 0 ? " " : character }
}

/// Where reading stopped, and what was expected there.
struct TextFault: Error {
  var position: Int
  var expected: String
}
