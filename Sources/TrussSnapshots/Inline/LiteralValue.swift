/// The value of a string literal without interpolations, as the compiler reads it.
struct LiteralValue {
  /// The value, encoded in UTF-8.
  let bytes: [UInt8]

  init(_ literal: ArraySlice<UInt8>, _ delimiter: StringDelimiter) {
    let quotes = delimiter.closing.count
    let inside = literal.dropFirst(quotes).dropLast(quotes)
    guard delimiter.isMultiline else {
      bytes = Self.unescaped(inside, delimiter.hashes)
      return
    }
    // A CR LF in the source is a single newline in the value.
    let lines = Self.lines(inside).dropFirst()
    let indentation = lines.last?.count ?? 0
    let text = lines.dropLast().map { $0.dropFirst(indentation) }.joined(separator: [.lineFeed])
    bytes = Self.unescaped(Array(text)[...], delimiter.hashes)
  }

  private static func lines(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split(separator: .lineFeed, omittingEmptySubsequences: false).map {
      $0.last == .carriageReturn ? $0.dropLast() : $0
    }
  }

  private static func unescaped(_ text: ArraySlice<UInt8>, _ hashes: Int) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), rest.prefix(hashes).count == hashes,
        rest.prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") })
      else {
        result.append(byte)
        continue
      }
      rest = rest.dropFirst(hashes)
      appendEscape(from: &rest, to: &result)
    }
    return result
  }

  /// Appends the bytes of an escape sequence; `rest` begins after the backslash and hashes.
  private static func appendEscape(from rest: inout ArraySlice<UInt8>, to result: inout [UInt8]) {
    switch rest.popFirst() {
    case UInt8(ascii: "n"): result.append(.lineFeed)
    case UInt8(ascii: "r"): result.append(.carriageReturn)
    case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "0"): result.append(0)
    case UInt8(ascii: "u"):
      let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
      // Skips the digits and the two braces.
      rest = rest.dropFirst(digits.count + 2)
      let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
      if let scalar { result += Array(String(scalar).utf8) }
    case let space? where space.isSpace:
      // A backslash at the end of a line removes the newline.
      if space != .lineFeed {
        rest = rest.drop { $0.isBlank }
        if rest.first == .lineFeed { rest.removeFirst() }
      }
    case let byte?: result.append(byte)
    case nil: break
    }
  }
}
