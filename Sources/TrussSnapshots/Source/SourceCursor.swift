/// A position in Swift source. It knows enough of Swift's grammar to skip comments (which nest), string literals (raw,
/// multiline, with interpolations) and regex literals.
struct SourceCursor {
  let bytes: [UInt8]
  var index: Int

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte, condition(byte) { index += 1 }
  }

  /// Skips spaces, line ends and comments.
  mutating func skipTrivia() {
    while let byte {
      if byte.isSpace {
        index += 1
      } else if starts(with: "//") {
        skip { $0 != .lineFeed && $0 != .carriageReturn }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while byte != nil {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  /// Skips the comment or regex literal that begins at the index; otherwise one byte.
  mutating func skipCommentOrRegex() {
    if starts(with: "//") || starts(with: "/*") {
      skipTrivia()
    } else {
      index = endOfRegex() ?? index + 1
    }
  }

  /// The index after the regex literal that begins at `index`; nil if none begins. After an operand, `/` is a division.
  private func endOfRegex() -> Int? {
    var end = self
    end.skip { $0 == UInt8(ascii: "#") }
    let hashes = end.index - index
    guard end.byte == UInt8(ascii: "/") else { return nil }
    end.index += 1
    if hashes == 0 {
      guard let first = end.byte, !first.isSpace, mayBeginOperand else { return nil }
    }
    while let byte = end.byte, hashes > 0 || byte != .lineFeed {
      if byte == UInt8(ascii: "\\") {
        end.index += 2
      } else if byte == UInt8(ascii: "/"), end.hasHashes(hashes, at: end.index + 1) {
        return end.index + 1 + hashes
      } else {
        end.index += 1
      }
    }
    return nil
  }

  /// Whether an operand may begin at `index`: the previous token must not be an operand.
  private var mayBeginOperand: Bool {
    let before = bytes[..<index]
    guard let last = before.lastIndex(where: { !$0.isBlank }) else { return true }
    guard bytes[last].isWord else { return !")]}\"`".utf8.contains(bytes[last]) }
    let word = before[...last].reversed().prefix { $0.isWord }
    return ["return", "in", "case", "where", "try", "await"].contains { $0.utf8.reversed().elementsEqual(word) }
  }

  /// Skips the opening quotes of a string. If no string begins here, returns nil and does not move.
  mutating func readOpeningQuotes() -> StringDelimiter? {
    var ahead = self
    ahead.skip { $0 == UInt8(ascii: "#") }
    let hashes = ahead.index - index
    guard ahead.byte == UInt8(ascii: "\"") else { return nil }
    let isMultiline = ahead.starts(with: "\"\"\"")
    index = ahead.index + (isMultiline ? 3 : 1)
    return StringDelimiter(hashes: hashes, isMultiline: isMultiline)
  }

  /// Skips the rest of a string, up to and including its closing quotes or the opening bracket of an interpolation.
  ///
  /// - Returns: whether it stopped after the bracket of an interpolation.
  mutating func skipString(_ delimiter: StringDelimiter) -> Bool {
    while let byte {
      if closes(delimiter) {
        index += delimiter.closing.count
        return false
      }
      guard byte == UInt8(ascii: "\\"), hasHashes(delimiter.hashes, at: index + 1) else {
        index += 1
        continue
      }
      index += 1 + delimiter.hashes
      let isInterpolation = self.byte == UInt8(ascii: "(")
      index += 1
      if isInterpolation { return true }
    }
    return false
  }

  /// Whether the string's closing quotes are at `index`.
  func closes(_ delimiter: StringDelimiter) -> Bool {
    let closing = delimiter.closing
    return index + closing.count <= bytes.count && bytes[index..<(index + closing.count)].elementsEqual(closing)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}

struct StringDelimiter: Equatable {
  /// The number of `#` on each side.
  var hashes: Int
  var isMultiline: Bool

  var closing: [UInt8] {
    Array(repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
      + Array(repeating: UInt8(ascii: "#"), count: hashes)
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var isSpace: Bool { isBlank || self == .lineFeed || self == .carriageReturn }
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// Whether the byte belongs to an identifier, a keyword or a number.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
