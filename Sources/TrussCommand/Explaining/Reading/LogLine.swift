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
      entries.append(Self.entry(String(decoding: part, as: UTF8.self), isQuoted: isQuoted))
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

  /// An entry without what the list has around it; escapes are decoded where it was in quotes.
  private static func entry(_ part: String, isQuoted: Bool) -> String {
    let text = trimmed(part)
    return isQuoted ? decoded(text) : text
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
