import TrussIR
import TrussText

/// A line of the console, split into the text before the first constraint and the constraints.
struct LogLine {
  /// A constraint, and the text after it up to the next constraint.
  struct Part {
    var text: String
    /// Whether the constraint is in quotes, and so escaped as in a property list.
    var isQuoted: Bool
  }

  /// The text before the constraints. Most lines contain no constraint. A line of a pasted log may contain a whole
  /// list.
  var head: String
  var parts: [Part] = []

  /// Splits a line at its constraints, into at most `mostParts` parts.
  init(_ line: ArraySlice<UInt8>, mostParts: Int) {
    let starts = Self.starts(in: line).prefix(mostParts)
    head = Self.text(line[..<(starts.first ?? line.endIndex)])
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : line.endIndex
      let isQuoted = start > line.startIndex && line[start - 1] == UInt8(ascii: "\"")
      parts.append(Part(text: Self.text(line[start..<end]), isQuoted: isQuoted))
    }
  }

  /// The beginning of a text, up to the maximum length of an entry.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(EntryParser.longest), as: UTF8.self)
  }

  /// The indices at which constraints begin: at a class whose name ends with `Constraint`, or at the `<` before it.
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
          // Without a `<`, only an address distinguishes a constraint from other text.
          starts.append(name)
        }
      }
      let isName = byte < 0x80 && (Byte.isNamePart(byte) || byte == UInt8(ascii: "."))
      if !isName { name = index + 1 }
    }
    return starts
  }

  /// Removes white space around a text, and quotes and separators of a list before it.
  static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    while let first = rest.first, first.isWhitespace || "\",;`".contains(first) { rest.removeFirst() }
    return String(rest)
  }

  /// Removes the quote and the comma at the end of a line of a list.
  static func unquoted(_ text: String) -> String {
    var rest = text[...]
    if rest.hasSuffix(",") { rest.removeLast() }
    if rest.hasSuffix("\"") { rest.removeLast() }
    return String(rest)
  }

  /// Decodes the escapes in the description of a list: `\"`, `\\`, `\U6807`.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var cursor = TextCursor(line: text)
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
