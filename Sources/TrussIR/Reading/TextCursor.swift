/// A place in the bytes of a text that is read: a listing, from line to line, or a visual format, which is one line.
///
/// The cursor stays within its line.
struct TextCursor {
  let bytes: [UInt8]
  /// The number of the line, from 1.
  private(set) var line = 0
  /// The end of the line, without its line break.
  private(set) var end = 0
  /// The offset of the next byte.
  var position = 0
  private var nextLine = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    nextLine = Byte.markCount(bytes)
  }

  /// A cursor at the beginning of a text that is one line, whatever it holds.
  init(line bytes: [UInt8]) {
    self.bytes = bytes
    line = 1
    end = bytes.count
    nextLine = end
  }

  /// Goes to the next line; false where there is none.
  mutating func advanceToNextLine() -> Bool {
    guard nextLine < bytes.count else { return false }
    position = nextLine
    end = position
    while end < bytes.count, bytes[end] != Byte.newline { end += 1 }
    nextLine = end + 1
    if end > position, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    line += 1
    return true
  }

  /// The next byte of the line, or nil at its end.
  var next: UInt8? { position < end ? bytes[position] : nil }

  /// The byte so far behind the next one, or nil past the line's end.
  func peek(_ distance: Int) -> UInt8? { position + distance < end ? bytes[position + distance] : nil }

  /// Whether the line holds nothing more but blanks, which are skipped, and a comment.
  mutating func isAtEnd() -> Bool {
    skipBlanks()
    return next == nil || next == UInt8(ascii: "#")
  }

  mutating func skipBlanks() {
    while let byte = next, Byte.isBlank(byte) { position += 1 }
  }

  /// Skips bytes and returns where they are.
  mutating func skip(while isPart: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while let byte = next, isPart(byte) { position += 1 }
    return start..<position
  }

  /// Skips blanks and then a character, if it is the next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips blanks and a character.
  mutating func expect(_ character: Unicode.Scalar) throws(TextFault) {
    guard take(character) else { throw fault("`\(character)`") }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A fault at the next byte.
  func fault(_ expected: String) -> TextFault { TextFault(position: position, expected: expected) }
}
