import TrussIR
import TrussText

extension TextCursor {
  var isAtEnd: Bool { next == nil }

  func isAt(_ word: String) -> Bool { bytes[min(position, bytes.count)...].starts(with: word.utf8) }

  /// Skips a word if it is at the cursor. Returns whether the word was skipped.
  mutating func take(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    position += word.utf8.count
    return true
  }

  mutating func read(while test: (UInt8) -> Bool) -> String { text(skip(while: test)) }

  /// Reads the beginning of an entry: `<NSLayoutConstraint:0x600`. The `<` is optional.
  mutating func head() -> (className: String, address: String)? {
    _ = take("<")
    skipBlanks()
    let className = read { Byte.isNamePart($0) || $0 == UInt8(ascii: ".") }
    guard take(":") else { return nil }
    skipBlanks()
    return (className, address() ?? read { !" @>".utf8.contains($0) })
  }

  /// Reads the address of an object, `0x600000289ab0`. Returns it in lower case.
  mutating func address() -> String? {
    guard isAt("0x"), peek(2).map(Byte.isHexDigit) == true else { return nil }
    position += 2
    return "0x" + read(while: Byte.isHexDigit).lowercased()
  }

  /// Reads a number without a sign. `isRounded` is whether the log may have rounded it to these digits.
  ///
  /// Digits at the beginning of a name are not a number: `1st-row`, `100.height`.
  mutating func number() -> (value: Double, isRounded: Bool)? {
    let start = position
    _ = skip(while: Byte.isDigit)
    if next == UInt8(ascii: ".") {
      position += 1
      _ = skip(while: Byte.isDigit)
    }
    skipExponent()
    guard position > start, let value = Double(text(start..<position)), value.isFinite, !isInName else {
      position = start
      return nil
    }
    let digits = bytes[start..<position].filter(Byte.isDigit).drop { $0 == UInt8(ascii: "0") }
    return (value, digits.count >= 6 && value != value.rounded())
  }

  /// Whether the next byte continues a name.
  private var isInName: Bool {
    guard let next else { return false }
    if next == UInt8(ascii: "-") { return peek(1).map(Byte.isNamePart) == true }
    return Byte.isNamePart(next) || ".:'".utf8.contains(next)
  }
}

extension TextCursor {
  /// Reads `UIView:0x7fe`. The class may contain spaces and brackets.
  mutating func nameAndAddress(_ ends: inout ItemEnds) -> (name: String, address: String)? {
    let start = position
    let end = ends.name(in: bytes, from: start)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":"), end > start else { return nil }
    position = end + 1
    if let address = address() { return (text(start..<end), address) }
    position = start
    return nil
  }

  /// Reads the text that the log prints after a view, in quotes: `'Title'`.
  ///
  /// The text is not escaped. It ends at the first quote before a character that can follow an item.
  mutating func label(_ ends: inout ItemEnds) -> String? {
    let start = position
    skipBlanks()
    let open = position + 1
    guard next == UInt8(ascii: "'"),
      let end = ends.label(in: bytes, from: open) ?? bytes[open...].firstIndex(of: UInt8(ascii: "'"))
    else {
      position = start
      return nil
    }
    position = end + 1
    return text(open..<end)
  }
}

/// The ends of the names and labels of items in a line. Each end is searched only once, however many items begin before
/// it.
struct ItemEnds {
  /// The last search for the end of a name, from its start to the end found.
  private var nameSearch = 0..<0
  /// The last search for the quote that ends a label.
  private var labelSearch = 0..<0

  /// The index at which a class name that begins at `start` ends: at the colon before an address (`:0`), at a relation,
  /// or at a `]`, which no class name contains; otherwise the end of the line.
  mutating func name(in bytes: [UInt8], from start: Int) -> Int {
    Self.search(&nameSearch, from: start, in: bytes) { index in
      let rest = bytes[index...]
      return switch bytes[index] {
      case UInt8(ascii: "]"): true
      case UInt8(ascii: ":"): rest.dropFirst().first == UInt8(ascii: "0")
      case UInt8(ascii: " "): [" == ", " >= ", " <= "].contains { rest.starts(with: $0.utf8) }
      default: false
      }
    }
  }

  /// The first quote at or after `start` that is before a character that can follow an item; nil if there is none.
  mutating func label(in bytes: [UInt8], from start: Int) -> Int? {
    let end = Self.search(&labelSearch, from: start, in: bytes) { index in
      guard bytes[index] == UInt8(ascii: "'") else { return false }
      guard index + 1 < bytes.count else { return true }
      let after = bytes[index + 1]
      return after == UInt8(ascii: "]") || after == UInt8(ascii: "(")
        || (after == UInt8(ascii: ".") && index + 2 < bytes.count && Byte.isNameStart(bytes[index + 2]))
    }
    return end < bytes.count ? end : nil
  }

  /// The first index at or after `start` that satisfies a test, or the end. The last result is reused if possible.
  private static func search(
    _ last: inout Range<Int>, from start: Int, in bytes: [UInt8], where test: (Int) -> Bool
  ) -> Int {
    if last.lowerBound <= start, start <= last.upperBound, !last.isEmpty { return last.upperBound }
    var index = start
    while index < bytes.count, !test(index) { index += 1 }
    last = start..<index
    return index
  }
}

extension BidirectionalCollection<UInt8> {
  func firstIndex(ofText word: String) -> Index? {
    var start = startIndex
    while let index = self[start...].firstIndex(of: word.utf8.first ?? 0) {
      if self[index...].starts(with: word.utf8) { return index }
      start = self.index(after: index)
    }
    return nil
  }

  func lastIndex(ofText word: String) -> Index? {
    var end = endIndex
    while let index = self[..<end].lastIndex(of: word.utf8.first ?? 0) {
      if self[index...].starts(with: word.utf8) { return index }
      end = index
    }
    return nil
  }
}
