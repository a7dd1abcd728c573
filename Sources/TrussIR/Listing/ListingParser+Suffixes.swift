extension ListingParser {
  /// What may follow a constraint on its line.
  struct Suffixes {
    var priority: Priority?
    var label: String?
    var hug: Priority?
    var compression: Priority?
  }

  /// Reads the rest of a line: `priority:750 label:half`, each word at most once, in any order.
  mutating func suffixes() throws(TextFault) -> Suffixes {
    var suffixes = Suffixes()
    while !cursor.isAtEnd() {
      let word = cursor.skip(while: Byte.isASCIILetter)
      var isRepeated = false
      if isSuffix("priority", word) {
        isRepeated = suffixes.priority != nil
        suffixes.priority = try priority()
      } else if isSuffix("label", word) {
        isRepeated = suffixes.label != nil
        suffixes.label = try label()
      } else if isSuffix("Hug", word) {
        isRepeated = suffixes.hug != nil
        suffixes.hug = try priority()
      } else if isSuffix("CompressionResistance", word) {
        isRepeated = suffixes.compression != nil
        suffixes.compression = try priority()
      } else {
        throw TextFault(
          position: word.lowerBound,
          expected: "`priority:`, `label:`, `Hug:`, `CompressionResistance:` or the end of the line")
      }
      if isRepeated { throw TextFault(position: word.lowerBound, expected: "each word once") }
    }
    return suffixes
  }

  private func isSuffix(_ name: StaticString, _ word: Range<Int>) -> Bool {
    word.count == name.utf8CodeUnitCount && name.withUTF8Buffer { $0.elementsEqual(cursor.bytes[word]) }
  }

  private mutating func label() throws(TextFault) -> String {
    try cursor.expect(":")
    cursor.skipBlanks()
    return try cursor.word()
  }

  private mutating func priority() throws(TextFault) -> Priority {
    try cursor.expect(":")
    cursor.skipBlanks()
    let start = cursor.position
    guard cursor.isAtNumber, let value = try? cursor.number(), Priority.isValid(value) else {
      throw TextFault(position: start, expected: "a priority above 0 and at most 1000")
    }
    return Priority(value)
  }
}
