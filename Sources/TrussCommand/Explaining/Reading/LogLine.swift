/// A line of a log, taken apart: the constraints in it, and the marks around them.
struct LogLine {
  /// The line without the space around it.
  var text: String
  /// The constraints in it, each from `<` on. Most lines have one or none; a log that was pasted may have a list in
  /// one.
  var entries: [String] = []
  var isHeadline: Bool
  var isRecovery: Bool
  /// Whether the list ends behind the constraints.
  var closesList = false

  /// Takes a line apart, up to so many constraints.
  init(_ bytes: ArraySlice<UInt8>, mostEntries: Int) {
    let line = Self.withoutSpace(bytes)
    let starts = Self.starts(in: line).prefix(mostEntries)
    let head = line[..<(starts.first ?? line.endIndex)]
    let headText = String(decoding: head.prefix(EntryParser.longest), as: UTF8.self)
    isHeadline = headText.firstIndex(ofWord: "imultaneously satisfy constraints") != nil
    isRecovery = headText.firstIndex(ofWord: "breaking constraint") != nil
    text = starts.isEmpty ? headText : ""
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : line.endIndex
      let part = line[start..<end]
      let isQuoted = start > line.startIndex && line[start - 1] == UInt8(ascii: "\"")
      let entry = Self.trimmed(String(decoding: part, as: UTF8.self))
      entries.append(isQuoted ? Self.decoded(entry) : entry)
    }
    if let start = starts.last, let end = line[start...].lastIndex(of: UInt8(ascii: ">")) {
      let tail = line[(end + 1)...]
      closesList = tail.contains(UInt8(ascii: ")")) && tail.allSatisfy { "\",;) \t".utf8.contains($0) }
    }
  }

  /// Where constraints begin: the `<` in front of a class whose name ends in `Constraint`.
  private static func starts(in line: ArraySlice<UInt8>) -> [Int] {
    guard line.contains(UInt8(ascii: "<")) else { return [] }
    let word = Array("Constraint:".utf8)
    var starts: [Int] = []
    var open: Int?
    for index in line.indices {
      let byte = line[index]
      if byte == UInt8(ascii: "<") {
        open = index
      } else if byte == UInt8(ascii: ":"), let start = open {
        if line[start...index].suffix(word.count).elementsEqual(word) { starts.append(start) }
        open = nil
      } else if !LineCursor.isLetter(byte), !LineCursor.isDigit(byte), byte != UInt8(ascii: ".") {
        open = nil
      }
    }
    return starts
  }

  /// A text up to the `>` that ends it, without the comma, the quote and the parenthesis that follow in a list.
  static func trimmed(_ part: String) -> String {
    var rest = part[...]
    while let last = rest.last, "\",;) \t\r(".contains(last) { rest.removeLast() }
    // Without an end, what was taken off belongs to the entry.
    return rest.hasSuffix(">") ? String(rest) : part
  }

  /// A line of a list without the quotes and the comma around it.
  static func unquoted(_ text: String) -> String {
    var rest = text[...]
    if rest.hasSuffix(",") { rest.removeLast() }
    if rest.hasSuffix("\"") { rest.removeLast() }
    if rest.hasPrefix("\"") { rest.removeFirst() }
    return String(rest)
  }

  /// What the description of a list escapes: `\"`, `\\`, `\U6807`.
  private static func decoded(_ text: String) -> String {
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

  private static func withoutSpace(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    var line = bytes.drop(while: isSpace)
    while let last = line.last, isSpace(last) { line.removeLast() }
    return line
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
      let value = Double(text(position..<end)), value.isFinite
    else { return nil }
    let digits = bytes[position..<end].filter(Self.isDigit).drop { $0 == UInt8(ascii: "0") }
    position = end
    return (value, digits.count >= 6 && value != value.rounded())
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
