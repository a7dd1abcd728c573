/// A part of a font file, read by offset: numbers have their highest byte first, and what lies outside is nil.
struct FontBytes {
  private let bytes: [UInt8]
  private let start: Int
  /// The number of bytes.
  let count: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = 0
    count = bytes.count
  }

  private init(_ bytes: [UInt8], _ start: Int, _ count: Int) {
    self.bytes = bytes
    self.start = start
    self.count = count
  }

  /// The part from an offset on, or nil where it begins or ends outside.
  func part(_ offset: Int, count length: Int) -> FontBytes? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return FontBytes(bytes, start + offset, length)
  }

  /// All from an offset on.
  func part(from offset: Int) -> FontBytes? { part(offset, count: count - offset) }

  /// The part that begins at the offset in two bytes.
  func linked(at offset: Int) -> FontBytes? { u16(offset).flatMap { part(from: $0) } }

  func u8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < count else { return nil }
    return Int(bytes[start + offset])
  }

  func u16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
  }

  func i16(_ offset: Int) -> Int? { u16(offset).map { Int(Int16(truncatingIfNeeded: $0)) } }

  func u32(_ offset: Int) -> Int? {
    guard let high = u16(offset), let low = u16(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// Four characters, as tables are called.
  func tag(_ offset: Int) -> String? {
    guard let tag = part(offset, count: 4) else { return nil }
    return String(decoding: tag.bytes[tag.start..<tag.start + 4], as: UTF8.self)
  }
}
