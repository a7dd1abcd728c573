import Truss

enum CodeText {
  static func of(_ line: some StringProtocol) -> Text {
    line.matchesOfTokens.reduce(Text("")) { text, token in
      let piece = Text(String(token))
      return text + (color(of: token).map { piece.foreground($0) } ?? piece)
    }
  }

  private static let keywords: Set<Substring> = ["let", "var", "try", "import", "struct", "some", "for", "in", "nil"]

  private static func color(of token: Substring) -> Color? {
    guard let first = token.first else { return nil }
    if first == "\"" { return .green }
    if first.isNumber { return .blue }
    return first.isUppercase || keywords.contains(token) ? .purple : nil
  }
}

extension StringProtocol {
  /// Divides the code into string literals, words and numbers. Every other character is a token by itself.
  fileprivate var matchesOfTokens: [Substring] {
    var (tokens, rest) = ([Substring](), Substring(self))
    while let first = rest.first {
      let length =
        if first == "\"" {
          (rest.dropFirst().firstIndex(of: "\"").map { rest.distance(from: rest.startIndex, to: $0) } ?? rest.count - 1)
            + 1
        } else if first.isLetter || first == "_" {
          rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
        } else if first.isNumber {
          rest.prefix { $0.isNumber || $0 == "." }.count
        } else {
          1
        }
      tokens.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return tokens
  }
}
