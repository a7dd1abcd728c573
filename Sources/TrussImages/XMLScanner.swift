/// Reads an XML file up to the start tag of its root element. It expands no entities and loads nothing.
///
/// It skips the byte order mark, the XML declaration, processing instructions, comments and the `DOCTYPE` with its
/// internal subset. Each byte is read once, so the time is linear in the number of bytes up to the end of the start
/// tag.
struct XMLScanner {
  struct StartTag: Equatable {
    /// The prefix before the colon; empty if there is no colon.
    var prefix = ""
    /// The name after the colon; the whole name if there is no colon.
    var localName = ""
    /// The requested attributes, by qualified name. Entities in values are not expanded.
    var attributes: [String: String] = [:]
  }

  private let bytes: ImageBytes
  private var position: Int

  init(_ bytes: ImageBytes) {
    self.bytes = bytes
    position = bytes.begins(with: XMLEncoding.byteOrderMark) ? XMLEncoding.byteOrderMark.count : 0
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D }

  /// Whether a name may begin with the byte. Bytes beyond ASCII count as letters.
  static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  // MARK: - The prolog

  /// Returns the start tag of the root element, with the attributes whose names satisfy `isKept`.
  mutating func root(keeping isKept: (String) -> Bool) throws(ImageFileError) -> StartTag {
    while true {
      skipSpace()
      guard let byte = bytes[position] else { throw .truncated(.svg) }
      guard byte == UInt8(ascii: "<") else { throw .malformed(.svg, "there is text before its root element") }
      if bytes.begins(with: "<?", at: position) {
        try skip(past: "?>", from: 2)
      } else if bytes.begins(with: "<!--", at: position) {
        try skip(past: "-->", from: 4)
      } else if bytes.begins(with: "<!DOCTYPE", at: position) {
        try skipDocumentType()
      } else if bytes.begins(with: "<!", at: position) {
        throw bytes.count - position < "<!DOCTYPE".utf8.count
          ? .truncated(.svg) : .malformed(.svg, "there is an unknown declaration before its root element")
      } else {
        position += 1
        return try startTag(keeping: isKept)
      }
    }
  }

  private mutating func skipSpace() {
    while let byte = bytes[position], Self.isSpace(byte) { position += 1 }
  }

  private mutating func skip(past end: String, from offset: Int) throws(ImageFileError) {
    position += offset
    let end = Array(end.utf8)
    while position < bytes.count {
      if bytes[position] == end[0], bytes.begins(with: end, at: position) {
        position += end.count
        return
      }
      position += 1
    }
    throw .truncated(.svg)
  }

  /// Skips a `DOCTYPE`, with its declarations, quoted texts, comments and processing instructions.
  private mutating func skipDocumentType() throws(ImageFileError) {
    position += "<!DOCTYPE".utf8.count
    var isInSubset = false
    var isInDeclaration = false
    while let byte = bytes[position] {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        position += 1
        try skipQuoted(until: byte)
        continue
      case UInt8(ascii: "["): isInSubset = true
      case UInt8(ascii: "]"): isInSubset = false
      case UInt8(ascii: "<") where bytes.begins(with: "<!--", at: position):
        try skip(past: "-->", from: 4)
        continue
      case UInt8(ascii: "<") where bytes.begins(with: "<?", at: position):
        try skip(past: "?>", from: 2)
        continue
      case UInt8(ascii: "<"): isInDeclaration = true
      case UInt8(ascii: ">") where isInDeclaration: isInDeclaration = false
      case UInt8(ascii: ">") where !isInSubset:
        position += 1
        return
      default: break
      }
      position += 1
    }
    throw .truncated(.svg)
  }

  private mutating func skipQuoted(until quote: UInt8) throws(ImageFileError) {
    while let byte = bytes[position] {
      position += 1
      if byte == quote { return }
    }
    throw .truncated(.svg)
  }

  // MARK: - The start tag

  private mutating func startTag(keeping isKept: (String) -> Bool) throws(ImageFileError) -> StartTag {
    var tag = StartTag()
    let name = try name()
    if let colon = name.firstIndex(of: ":") {
      tag.prefix = String(name[..<colon])
      tag.localName = String(name[name.index(after: colon)...])
    } else {
      tag.localName = name
    }
    while true {
      let beforeSpace = position
      skipSpace()
      guard let byte = bytes[position] else { throw .truncated(.svg) }
      if byte == UInt8(ascii: ">") { return tag }
      if byte == UInt8(ascii: "/") {
        guard let next = bytes[position + 1] else { throw .truncated(.svg) }
        guard next == UInt8(ascii: ">") else { throw .malformed(.svg, "there is a / inside its root element's tag") }
        return tag
      }
      guard position > beforeSpace else {
        throw .malformed(.svg, "there is no space between two attributes of its root")
      }
      let (name, value) = try attribute()
      guard isKept(name) else { continue }
      guard tag.attributes.updateValue(String(decoding: bytes.bytes[value], as: UTF8.self), forKey: name) == nil else {
        throw .malformed(.svg, "its root element has the attribute \(name) twice")
      }
    }
  }

  private mutating func name() throws(ImageFileError) -> String {
    guard let first = bytes[position] else { throw .truncated(.svg) }
    guard Self.isNameStart(first) else { throw .malformed(.svg, "a name is missing in its root element's tag") }
    let start = position
    while let byte = bytes[position], Self.isName(byte) { position += 1 }
    guard position < bytes.count else { throw .truncated(.svg) }
    return String(decoding: bytes.bytes[start..<position], as: UTF8.self)
  }

  private mutating func attribute() throws(ImageFileError) -> (name: String, value: Range<Int>) {
    let name = try name()
    skipSpace()
    guard let equals = bytes[position] else { throw .truncated(.svg) }
    guard equals == UInt8(ascii: "=") else {
      throw .malformed(.svg, "its root element has an attribute without a value")
    }
    position += 1
    skipSpace()
    guard let quote = bytes[position] else { throw .truncated(.svg) }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw .malformed(.svg, "its root element has an attribute without quotes")
    }
    position += 1
    let start = position
    while let byte = bytes[position], byte != quote {
      guard byte != UInt8(ascii: "<") else {
        throw .malformed(.svg, "there is a < in an attribute of its root element")
      }
      position += 1
    }
    guard position < bytes.count else { throw .truncated(.svg) }
    position += 1
    return (name, start..<position - 1)
  }
}

/// The encoding of an XML file, detected by its first bytes (XML 1.0, appendix F).
enum XMLEncoding: String, Sendable {
  /// UTF-8, or another encoding that contains ASCII unchanged.
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(_ bytes: ImageBytes) {
    // UTF-32 is tested first, as its little-endian mark begins with the mark of UTF-16.
    let wide: [[UInt8]] = [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C]]
    let double: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]]
    if wide.contains(where: { bytes.begins(with: $0) }) {
      self = .utf32
    } else if double.contains(where: { bytes.begins(with: $0) }) {
      self = .utf16
    } else {
      self = .utf8
    }
  }
}
