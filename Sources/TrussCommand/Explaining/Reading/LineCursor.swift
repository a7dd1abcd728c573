/// A place in the bytes of a line, and the small steps that a reader takes there.
struct LineCursor {
  let bytes: [UInt8]
  var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var next: UInt8? { peek(0) }
  var isAtEnd: Bool { position >= bytes.count }

  func peek(_ distance: Int) -> UInt8? {
    let index = position + distance
    return bytes.indices.contains(index) ? bytes[index] : nil
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func skipSpaces() { while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { position += 1 } }

  func isAt(_ word: String) -> Bool { bytes[min(position, bytes.count)...].starts(with: word.utf8) }

  /// Steps over a word, if it is here.
  mutating func take(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    position += word.utf8.count
    return true
  }

  /// Reads bytes as long as a test holds.
  mutating func read(while test: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = next, test(byte) { position += 1 }
    return text(start..<position)
  }

  /// Reads the address of an object, `0x600000289ab0`, in lower case.
  mutating func address() -> String? {
    guard isAt("0x"), let digit = peek(2), Self.isHexDigit(digit) else { return nil }
    position += 2
    return "0x" + read(while: Self.isHexDigit).lowercased()
  }

  /// Reads a number without a sign. Returns it and whether it has so many digits that it may have been rounded.
  mutating func number() -> (value: Double, isRounded: Bool)? {
    var end = position
    func skipDigits() { while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 } }
    skipDigits()
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      skipDigits()
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let mantissa = end
      end += 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
      let exponent = end
      skipDigits()
      if end == exponent { end = mantissa }
    }
    guard let first = next, Self.isDigit(first) || first == UInt8(ascii: "."),
      let value = Double(text(position..<end)), value.isFinite
    else { return nil }
    let digits = bytes[position..<end].filter(Self.isDigit).drop { $0 == UInt8(ascii: "0") }
    position = end
    return (value, digits.count >= 6 && value != value.rounded())
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
