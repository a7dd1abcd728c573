/// Removes comments and unneeded spaces from a script or a style sheet, which are written for human readers.
enum ScriptText {
  /// A script without comments, and without spaces and line breaks that separate nothing.
  ///
  /// - Parameter source: a script in which a line that begins with `//` is a comment, and no string has several lines.
  static func compact(_ source: String) -> String {
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
      !$0.isEmpty && !$0.hasPrefix("//")
    }
    return lines.map(compactLine).reduce(into: "") { output, line in
      // Elsewhere a line break may end a statement.
      if let last = output.last, !"{(;,".contains(last) { output += "\n" }
      output += line
    }
  }

  private static func compactLine(_ line: Substring) -> String {
    var output = ""
    var rest = line
    while let character = rest.first {
      let piece: Substring
      if "\"'`".contains(character) || character == "/" && beginsExpression(after: output.last) {
        piece = rest.prefix(literalLength(rest))
      } else {
        piece = rest.prefix(1)
      }
      rest = rest.dropFirst(piece.count)
      if piece == " " {
        let (before, after) = (output.last, rest.first)
        // `a + +b` is not `a++b`.
        let isSeparator = isWord(before) && isWord(after) || before == after && (after == "+" || after == "-")
        if !isSeparator { continue }
      }
      output += piece
    }
    return output
  }

  /// Whether a `/` begins a regular expression: it does where a value is expected, else it divides.
  private static func beginsExpression(after character: Character?) -> Bool {
    character.map { "(,=:[!&|?{};>".contains($0) } ?? true
  }

  /// The length of the string or regular expression at the start of a text, including its delimiters.
  private static func literalLength(_ text: Substring) -> Int {
    var (length, isEscaped, isInClass) = (1, false, false)
    for character in text.dropFirst() {
      length += 1
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if text.first == "/", character == "[" || character == "]" {
        isInClass = character == "["
      } else if character == text.first, !isInClass {
        break
      }
    }
    return length
  }

  private static func isWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" } ?? false
  }

  /// A style sheet without comments and spaces around its punctuation.
  ///
  /// - Parameter source: a sheet whose comments have their own line, and which has no string with punctuation.
  static func compactStyle(_ source: String) -> String {
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("/*") }
    var output = ""
    for character in lines.joined(separator: " ") {
      if character == " ", let last = output.last, "{};:,".contains(last) { continue }
      if "{};,".contains(character), output.last == " " { output.removeLast() }
      output.append(character)
    }
    return output
  }
}
