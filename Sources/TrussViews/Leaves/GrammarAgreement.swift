/// Puts English nouns into the singular or plural that their number requires, with the syntax of Foundation's Markdown:
/// `^[3 bag](inflect: true)` is "3 bags".
///
/// Handles a number followed by a noun; the last word is taken as the noun. Adjectives, verbs and other languages are
/// left unchanged.
enum GrammarAgreement {
  /// Returns the text without the syntax, with its nouns inflected.
  ///
  /// - Parameters:
  ///   - format: the text, with one placeholder character for each value.
  ///   - mark: the placeholder character.
  ///   - values: the texts of the values, in order; nil for a value that is not a plain text.
  static func resolved(_ format: String, mark: Unicode.Scalar, values: [String?]) -> String {
    var (result, rest) = ("", format[...])
    while let open = rest.firstRange(of: "^["), let close = rest[open.upperBound...].firstRange(of: ending) {
      result += rest[..<open.lowerBound]
      let before = result.unicodeScalars.count(where: { $0 == mark })
      let phrase = rest[open.upperBound..<close.lowerBound]
      result += agreeing(String(phrase), number: number(of: phrase, mark: mark, values: values.dropFirst(before)))
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private static let ending = "](inflect: true)"

  /// The first number in a phrase; nil if there is none.
  private static func number(
    of phrase: Substring, mark: Unicode.Scalar, values: ArraySlice<String?>
  ) -> Double? {
    var values = values
    for word in phrase.split(separator: " ") {
      var text = String(word)
      for scalar in word.unicodeScalars where scalar == mark {
        if let value = values.popFirst() { text = value ?? text }
      }
      if let number = Double(text.filter { $0 != "," }) { return number }
    }
    return nil
  }

  /// Returns a phrase with its last word in the plural, unless the number is 1 or nil.
  private static func agreeing(_ phrase: String, number: Double?) -> String {
    guard let number, number != 1 else { return phrase }
    let start = phrase.lastIndex(of: " ").map { phrase.index(after: $0) } ?? phrase.startIndex
    let noun = phrase[start...]
    guard !noun.isEmpty, noun.allSatisfy({ $0.isASCII && $0.isLetter }) else { return phrase }
    return phrase[..<start] + plural(of: String(noun))
  }

  private static let irregular = [
    "child": "children", "foot": "feet", "half": "halves", "knife": "knives", "leaf": "leaves", "life": "lives",
    "man": "men", "mouse": "mice", "person": "people", "shelf": "shelves", "tooth": "teeth", "woman": "women",
  ]

  private static func plural(of noun: String) -> String {
    if let plural = irregular[noun.lowercased()] { return String(noun.prefix(1) + plural.dropFirst()) }
    if ["ss", "x", "z", "ch", "sh", "us"].contains(where: noun.hasSuffix) { return noun + "es" }
    if noun.hasSuffix("s") { return noun }
    let consonant = noun.dropLast().last.map { !"aeiou".contains($0) } ?? false
    return noun.hasSuffix("y") && consonant ? noun.dropLast() + "ies" : noun + "s"
  }
}
