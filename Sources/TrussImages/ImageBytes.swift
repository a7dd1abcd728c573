/// The bytes of a file. Reading outside the file returns nil.
struct ImageBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  subscript(_ position: Int) -> UInt8? { bytes.indices.contains(position) ? bytes[position] : nil }

  /// The big-endian number in two bytes.
  func u16(_ position: Int) -> Int? {
    guard position >= 0, position <= count - 2 else { return nil }
    return Int(bytes[position]) << 8 | Int(bytes[position + 1])
  }

  func u16(little position: Int) -> Int? { u16(position).map { ($0 & 0xFF) << 8 | $0 >> 8 } }

  func u24(little position: Int) -> Int? {
    guard let low = u16(little: position), let high = self[position + 2] else { return nil }
    return Int(high) << 16 | low
  }

  /// The big-endian number in four bytes.
  func u32(_ position: Int) -> Int? {
    guard let high = u16(position), let low = u16(position + 2) else { return nil }
    return high << 16 | low
  }

  func u32(little position: Int) -> Int? {
    guard let low = u16(little: position), let high = u16(little: position + 2) else { return nil }
    return high << 16 | low
  }

  func begins(with prefix: some Collection<UInt8>, at position: Int = 0) -> Bool {
    guard position >= 0, position <= count, prefix.count <= count - position else { return false }
    return bytes[position..<position + prefix.count].elementsEqual(prefix)
  }

  func begins(with text: String, at position: Int = 0) -> Bool { begins(with: text.utf8, at: position) }

  /// The first eight bytes as a quoted text. A byte that is not printable ASCII is written like `\x89`.
  var beginning: String {
    var text = "\""
    for byte in bytes.prefix(8) {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += "\\" + String(Unicode.Scalar(byte))
      case 0x20...0x7E: text += String(Unicode.Scalar(byte))
      default: text += (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text + "\""
  }
}
