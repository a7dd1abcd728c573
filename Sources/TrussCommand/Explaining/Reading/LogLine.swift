/// A line of the console, taken apart: the constraints in it, each up to the next, and the text before them.
struct LogLine {
  /// One constraint, and whatever follows it.
  struct Part {
    var text: String
    /// Whether it is in quotes, and so escaped as in a property list.
    var isQuoted: Bool
  }

  /// The text before the constraints. Most lines have nothing else; a log that was pasted may have a list in one line.
  var head: String
  var parts: [Part] = []

  /// Takes a line apart, up to so many constraints.
  init(_ line: ArraySlice<UInt8>, mostParts: Int) {
    let starts = Self.starts(in: line).prefix(mostParts)
    head = Self.text(line[..<(starts.first ?? line.endIndex)])
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : line.endIndex
      let isQuoted = start > line.startIndex && line[start - 1] == UInt8(ascii: "\"")
      parts.append(Part(text: Self.text(line[start..<end]), isQuoted: isQuoted))
    }
  }

  /// As much of a text as may be looked at.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(EntryParser.longest), as: UTF8.self)
  }

  /// Where constraints begin: at a class whose name ends in `Constraint`, or at the `<` in front of it.
  private static func starts(in line: ArraySlice<UInt8>) -> [Int] {
    let word = Array("Constraint".utf8)
    var starts: [Int] = []
    var name = line.startIndex
    for index in line.indices {
      let byte = line[index]
      if byte == UInt8(ascii: ":"), line[name..<index].suffix(word.count).elementsEqual(word) {
        let before = line[..<name].dropLast(line[..<name].last == UInt8(ascii: " ") ? 1 : 0)
        if before.last == UInt8(ascii: "<") {
          starts.append(before.endIndex - 1)
        } else if line[(index + 1)...].drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "0x".utf8) {
          // Without its `<`, an address has to tell it from other text.
          starts.append(name)
        }
      }
      let isName = byte < 0x80 && (LineCursor.isLetter(byte) || LineCursor.isDigit(byte) || byte == UInt8(ascii: "."))
      if !isName { name = index + 1 }
    }
    return starts
  }

  /// A text without the space around it, and without the commas and quotes between the constraints of a list.
  static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    while let first = rest.first, first.isWhitespace || "\",;`".contains(first) { rest.removeFirst() }
    return String(rest)
  }

  /// A line of a list without the quote and the comma behind it.
  static func unquoted(_ text: String) -> String {
    var rest = text[...]
    if rest.hasSuffix(",") { rest.removeLast() }
    if rest.hasSuffix("\"") { rest.removeLast() }
    return String(rest)
  }

  /// What the description of a list escapes: `\"`, `\\`, `\U6807`.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var cursor = LineCursor(text)
    var units: [UInt16] = []
    while !cursor.isAtEnd {
      units += cursor.read { $0 != UInt8(ascii: "\\") }.utf16
      guard !cursor.isAtEnd else { break }
      if cursor.isAt("\\U") || cursor.isAt("\\u"), cursor.position + 6 <= cursor.bytes.count,
        let unit = UInt16(cursor.text(cursor.position + 2..<cursor.position + 6), radix: 16)
      {
        units.append(unit)
        cursor.position += 6
      } else if cursor.isAt("\\\"") || cursor.isAt("\\\\") || cursor.isAt("\\'") {
        units.append(UInt16(cursor.peek(1) ?? 0))
        cursor.position += 2
      } else {
        units.append(UInt16(UInt8(ascii: "\\")))
        cursor.position += 1
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// A place in the bytes of a line, and the small steps that a reader takes there.
struct LineCursor {
  let bytes: [UInt8]
  var position = 0
  /// From where on an end of a name was looked for, and where it is.
  private var nameSearch = 0..<0
  /// The same of a quote that ends a label.
  private var quoteSearch = 0..<0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var next: UInt8? { peek(0) }
  var isAtEnd: Bool { position >= bytes.count }

  func peek(_ distance: Int) -> UInt8? {
    let index = position + distance
    return bytes.indices.contains(index) ? bytes[index] : nil
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func skipSpaces() { while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { position += 1 } }

  func isAt(_ word: String) -> Bool { bytes[min(position, bytes.count)...].starts(with: word.utf8) }

  /// Steps over a word, if it is here.
  mutating func take(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    position += word.utf8.count
    return true
  }

  /// Reads bytes as long as a test holds.
  mutating func read(while test: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = next, test(byte) { position += 1 }
    return text(start..<position)
  }

  /// Reads the address of an object, `0x600000289ab0`, in lower case.
  mutating func address() -> String? {
    guard isAt("0x"), let digit = peek(2), Self.isHexDigit(digit) else { return nil }
    position += 2
    return "0x" + read(while: Self.isHexDigit).lowercased()
  }

  /// Reads a number without a sign. Returns it and whether it has so many digits that it may have been rounded.
  ///
  /// Digits that a name continues are part of the name: `1st-row`, `100.height`.
  mutating func number() -> (value: Double, isRounded: Bool)? {
    var end = position
    func skipDigits() { while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 } }
    skipDigits()
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      skipDigits()
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let mantissa = end
      end += 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
      let exponent = end
      skipDigits()
      if end == exponent { end = mantissa }
    }
    guard let first = next, Self.isDigit(first) || first == UInt8(ascii: "."),
      let value = Double(text(position..<end)), value.isFinite, !isName(at: end)
    else { return nil }
    let digits = bytes[position..<end].filter(Self.isDigit).drop { $0 == UInt8(ascii: "0") }
    position = end
    return (value, digits.count >= 6 && value != value.rounded())
  }

  /// Whether the byte at an index continues a name.
  private func isName(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let goesOn = { (byte: UInt8) in Self.isLetter(byte) || Self.isDigit(byte) }
    if bytes[index] == UInt8(ascii: "-") { return index + 1 < bytes.count && goesOn(bytes[index + 1]) }
    return goesOn(bytes[index]) || ".:'".utf8.contains(bytes[index])
  }

  /// Where an item's class ends that begins here: at the colon before an address (`:0`), or at what is in no class'
  /// name, a relation or the end of visual format; the end of the line where there is none of these.
  ///
  /// It is looked for once between two such ends, however many items begin before it.
  mutating func endOfName() -> Int {
    Self.search(&nameSearch, from: position, in: bytes) { index in
      let rest = bytes[index...]
      return switch bytes[index] {
      case UInt8(ascii: "]"): true
      case UInt8(ascii: ":"): rest.dropFirst().first == UInt8(ascii: "0")
      case UInt8(ascii: " "): [" == ", " >= ", " <= "].contains { rest.starts(with: $0.utf8) }
      default: false
      }
    }
  }

  /// The first quote from a place on with something behind it that follows an item; looked for in the same way.
  mutating func closingQuote(from start: Int) -> Int? {
    let end = Self.search(&quoteSearch, from: start, in: bytes) { index in
      guard bytes[index] == UInt8(ascii: "'") else { return false }
      guard index + 1 < bytes.count else { return true }
      let after = bytes[index + 1]
      return after == UInt8(ascii: "]") || after == UInt8(ascii: "(")
        || (after == UInt8(ascii: ".") && index + 2 < bytes.count && Self.isLetter(bytes[index + 2]))
    }
    return end < bytes.count ? end : nil
  }

  /// The first index from a start on that passes a test, or the end; what was found last answers where it can.
  private static func search(
    _ last: inout Range<Int>, from start: Int, in bytes: [UInt8], where test: (Int) -> Bool
  ) -> Int {
    if last.lowerBound <= start, start <= last.upperBound, !last.isEmpty { return last.upperBound }
    var index = start
    while index < bytes.count, !test(index) { index += 1 }
    last = start..<index
    return index
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension LineCursor {
  /// Reads the beginning of an entry: `<NSLayoutConstraint:0x600`, with or without its `<`.
  mutating func head() -> (className: String, address: String)? {
    _ = take("<")
    skipSpaces()
    let className = read { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: ".") }
    guard take(":") else { return nil }
    skipSpaces()
    return (className, address() ?? read { !" @>".utf8.contains($0) })
  }
}
