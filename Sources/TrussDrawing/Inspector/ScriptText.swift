/// Removes comments and unneeded spaces from scripts and style sheets, whose sources are written for human readers.
enum ScriptText {
  /// The script without comments and unneeded spaces and line breaks.
  ///
  /// - Parameter source: a script in which comments are separate lines that begin with `//`, and strings have one line.
  static func compact(_ source: String) -> String {
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
      !$0.isEmpty && !$0.hasPrefix("//")
    }
    return lines.map(compactLine).reduce(into: "") { output, line in
      // After other characters, a line break may end a statement, so it is kept.
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
        // `a + +b` must not become `a++b`.
        let isSeparator = isWord(before) && isWord(after) || before == after && (after == "+" || after == "-")
        if !isSeparator { continue }
      }
      output += piece
    }
    return output
  }

  /// Whether a `/` begins a regular expression, as it does where a value is expected. Elsewhere it divides.
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

  /// The style sheet without comments, and without spaces around its punctuation.
  ///
  /// - Parameter source: a style sheet in which comments are separate lines, and strings contain no punctuation.
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
