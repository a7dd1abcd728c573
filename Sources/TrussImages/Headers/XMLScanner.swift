/// Reads an XML file as far as the start tag of its root element; nothing is expanded and nothing fetched.
///
/// It steps over the byte order mark, the XML declaration, processing instructions, comments and the `DOCTYPE` with its
/// internal subset, each once, so that it takes time in proportion to the bytes before the root's end.
struct XMLScanner {
  /// Why there is no root element.
  enum Failure: Error, Equatable {
    case truncated
    case malformed(String)
  }

  /// The start tag of an element.
  struct StartTag: Equatable {
    /// The prefix before the colon, or an empty text.
    var prefix = ""
    /// The name after the colon, or all of it.
    var localName = ""
    /// Those attributes that were asked for, by their whole names, as written: entities are not expanded.
    var attributes: [String: String] = [:]
  }

  private let bytes: ImageBytes
  private var position: Int

  init(_ bytes: ImageBytes) {
    self.bytes = bytes
    position = bytes.begins(with: XMLEncoding.byteOrderMark) ? XMLEncoding.byteOrderMark.count : 0
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D }

  /// Whether a name may begin with a byte; those beyond ASCII are taken for letters.
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

  /// Returns the start tag of the root element.
  ///
  /// - Parameter isKept: whether an attribute of a name is to be returned.
  mutating func root(keeping isKept: (String) -> Bool) throws(Failure) -> StartTag {
    while true {
      skipSpace()
      guard let byte = bytes[position] else { throw .truncated }
      guard byte == UInt8(ascii: "<") else { throw .malformed("there is text before its root element") }
      if bytes.begins(with: "<?", at: position) {
        try skip(past: "?>", from: 2)
      } else if bytes.begins(with: "<!--", at: position) {
        try skip(past: "-->", from: 4)
      } else if bytes.begins(with: "<!DOCTYPE", at: position) {
        try skipDocumentType()
      } else if bytes.begins(with: "<!", at: position) {
        throw bytes.count - position < "<!DOCTYPE".utf8.count
          ? .truncated : .malformed("there is an unknown declaration before its root element")
      } else {
        position += 1
        return try startTag(keeping: isKept)
      }
    }
  }

  private mutating func skipSpace() {
    while let byte = bytes[position], Self.isSpace(byte) { position += 1 }
  }

  private mutating func skip(past end: String, from offset: Int) throws(Failure) {
    position += offset
    let end = Array(end.utf8)
    while position < bytes.count {
      if bytes[position] == end[0], bytes.begins(with: end, at: position) {
        position += end.count
        return
      }
      position += 1
    }
    throw .truncated
  }

  /// Steps over a `DOCTYPE`, with the declarations, quoted texts, comments and processing instructions in it.
  private mutating func skipDocumentType() throws(Failure) {
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
    throw .truncated
  }

  private mutating func skipQuoted(until quote: UInt8) throws(Failure) {
    while let byte = bytes[position] {
      position += 1
      if byte == quote { return }
    }
    throw .truncated
  }

  // MARK: - The start tag

  private mutating func startTag(keeping isKept: (String) -> Bool) throws(Failure) -> StartTag {
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
      guard let byte = bytes[position] else { throw .truncated }
      if byte == UInt8(ascii: ">") { return tag }
      if byte == UInt8(ascii: "/") {
        guard let next = bytes[position + 1] else { throw .truncated }
        guard next == UInt8(ascii: ">") else { throw .malformed("there is a / inside its root element's tag") }
        return tag
      }
      guard position > beforeSpace else { throw .malformed("there is no space between two attributes of its root") }
      let (name, value) = try attribute()
      guard isKept(name) else { continue }
      guard tag.attributes.updateValue(String(decoding: bytes.bytes[value], as: UTF8.self), forKey: name) == nil else {
        throw .malformed("its root element has the attribute \(name) twice")
      }
    }
  }

  private mutating func name() throws(Failure) -> String {
    guard let first = bytes[position] else { throw .truncated }
    guard Self.isNameStart(first) else { throw .malformed("a name is missing in its root element's tag") }
    let start = position
    while let byte = bytes[position], Self.isName(byte) { position += 1 }
    guard position < bytes.count else { throw .truncated }
    return String(decoding: bytes.bytes[start..<position], as: UTF8.self)
  }

  private mutating func attribute() throws(Failure) -> (name: String, value: Range<Int>) {
    let name = try name()
    skipSpace()
    guard let equals = bytes[position] else { throw .truncated }
    guard equals == UInt8(ascii: "=") else { throw .malformed("its root element has an attribute without a value") }
    position += 1
    skipSpace()
    guard let quote = bytes[position] else { throw .truncated }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw .malformed("its root element has an attribute without quotes")
    }
    position += 1
    let start = position
    while let byte = bytes[position], byte != quote {
      guard byte != UInt8(ascii: "<") else { throw .malformed("there is a < in an attribute of its root element") }
      position += 1
    }
    guard position < bytes.count else { throw .truncated }
    position += 1
    return (name, start..<position - 1)
  }
}
