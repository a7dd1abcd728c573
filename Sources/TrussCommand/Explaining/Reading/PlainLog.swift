/// Restores the characters that the console printed, if a log was pasted as HTML, JSON or Markdown, with a terminal's
/// colours, or with typographic quotes and blanks.
enum PlainLog {
  /// The console's lines in one line of the log: a single line, unless it contains line breaks of HTML or JSON.
  static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let line = withoutQuoting(bytes)
    let isPlain = line.allSatisfy { $0 < 0x80 && $0 != 0x1B && $0 != backslash && $0 != ampersand }
    if isPlain, line.firstIndex(ofText: "<br") == nil { return [line] }
    let text = isJSON(line) ? decodedJSON(line) : line
    let quotes: [UInt8] = [singleQuote, doubleQuote].filter { !text.contains($0) }
    var lines: [[UInt8]] = [[]]
    var rest = text
    while let byte = rest.first {
      if byte == newline || isBreak(rest) {
        lines.append([])
        rest = byte == newline ? rest.dropFirst() : rest.drop { $0 != UInt8(ascii: ">") }.dropFirst()
      } else if byte == 0x1B {
        rest = withoutControlSequence(rest)
      } else if byte == ampersand, let (character, length) = entity(rest) {
        lines[lines.count - 1].append(character)
        rest = rest.dropFirst(length)
      } else if byte == backslash, let next = rest.dropFirst().first, markdown.contains(next) {
        lines[lines.count - 1].append(next)
        rest = rest.dropFirst(2)
      } else if byte == backslash {
        // The console escaped the next character: a quotation mark or a backslash. It escapes no other characters.
        lines[lines.count - 1] += rest.prefix(2)
        rest = rest.dropFirst(2)
      } else if byte >= 0x80, let (character, length) = typographic(rest, quotes) {
        if let character { lines[lines.count - 1].append(character) }
        rest = rest.dropFirst(length)
      } else {
        lines[lines.count - 1].append(byte)
        rest = rest.dropFirst()
      }
    }
    return lines.map { $0[...] }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")
  private static let ampersand = UInt8(ascii: "&")
  private static let singleQuote = UInt8(ascii: "'")
  private static let doubleQuote = UInt8(ascii: "\"")

  /// The characters that Markdown escapes, except for quotation marks and the backslash, which the console escapes,
  /// too.
  private static let markdown = Set("()[]{}<>|-.*_+=#!~`&:".utf8)

  /// Removes the marks of quotations in mails and Markdown, `> `, and a carriage return at the end.
  private static func withoutQuoting(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    while line.starts(with: "> ".utf8) { line = line.dropFirst(2) }
    return line
  }

  private static func isBreak(_ rest: ArraySlice<UInt8>) -> Bool {
    ["<br>", "<br/>", "<br />"].contains { rest.starts(with: $0.utf8) }
  }

  // MARK: JSON

  /// Whether a line is a JSON string that contains constraints.
  private static func isJSON(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.contains(backslash) else { return false }
    if [#"\"<"#, #"\"&lt;"#, #"\u003c"#, #"\u003C"#].contains(where: { line.firstIndex(ofText: $0) != nil }) {
      return true
    }
    return line.firstIndex(ofText: #"\n<"#) != nil && line.firstIndex(ofText: "\"<") == nil
  }

  private static func decodedJSON(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text: [UInt8] = []
    var rest = line
    while let byte = rest.first {
      guard byte == backslash, let next = rest.dropFirst().first else {
        text.append(byte)
        rest = rest.dropFirst()
        continue
      }
      var length = 2
      switch next {
      case UInt8(ascii: "n"): text.append(newline)
      case UInt8(ascii: "r"), UInt8(ascii: "t"): text.append(UInt8(ascii: " "))
      case UInt8(ascii: "u"):
        let digits = String(decoding: rest.dropFirst(2).prefix(4), as: UTF8.self)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init), digits.utf8.count == 4 {
          text += Array(String(scalar).utf8)
          length = 6
        } else {
          text += [byte, next]
        }
      case doubleQuote, backslash, UInt8(ascii: "/"): text.append(next)
      default: text += [byte, next]
      }
      rest = rest.dropFirst(length)
    }
    return text[...]
  }

  // MARK: Characters

  /// Removes a terminal's control sequence, such as `ESC [ 31 m`, from the beginning.
  private static func withoutControlSequence(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let behind = rest.dropFirst()
    guard behind.first == UInt8(ascii: "[") else { return behind }
    return behind.dropFirst().drop { (0x20...0x3F).contains($0) }.dropFirst()
  }

  /// Decodes the HTML entity at the beginning. Returns the character and the entity's length. The `&` of the entity may
  /// itself be escaped: `&amp;`.
  private static func entity(_ rest: ArraySlice<UInt8>) -> (UInt8, Int)? {
    var length = 1
    while rest.dropFirst(length).starts(with: "amp;".utf8) { length += 4 }
    for (name, character) in entities where rest.dropFirst(length).starts(with: name.utf8) {
      return (UInt8(ascii: character), length + name.utf8.count)
    }
    return length > 1 ? (ampersand, length) : nil
  }

  private static let entities: [(String, Unicode.Scalar)] = [
    ("lt;", "<"), ("#60;", "<"), ("gt;", ">"), ("#62;", ">"), ("quot;", "\""), ("#34;", "\""), ("apos;", "'"),
    ("#39;", "'"), ("#x27;", "'"), ("nbsp;", " "), ("#160;", " "), ("ldquo;", "\""), ("rdquo;", "\""),
    ("lsquo;", "'"), ("rsquo;", "'"),
  ]

  /// Returns the plain character for a typographic blank or quotation mark, and its number of bytes. The character is
  /// nil if it has no width.
  ///
  /// - Parameter quotes: the plain quotation marks that the line does not contain. If the line contains a plain mark,
  ///   typographic marks of the same kind are part of its texts.
  private static func typographic(_ rest: ArraySlice<UInt8>, _ quotes: [UInt8]) -> (UInt8?, Int)? {
    if rest.starts(with: [0xC2, 0xA0]) { return (UInt8(ascii: " "), 2) }
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { return (nil, 3) }
    guard rest.starts(with: [0xE2, 0x80]), let last = rest.dropFirst(2).first else { return nil }
    switch last {
    case 0x80...0x8A, 0xAF: return (UInt8(ascii: " "), 3)
    case 0x8B: return (nil, 3)
    case 0x98...0x9B where quotes.contains(singleQuote): return (singleQuote, 3)
    case 0x9C...0x9F where quotes.contains(doubleQuote): return (doubleQuote, 3)
    default: return nil
    }
  }
}
