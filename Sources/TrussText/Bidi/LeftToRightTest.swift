/// The test that most text passes at a comparison for each byte of its UTF-8: ``BidiText/isLeftToRightOnly(_:)``.
enum LeftToRightTest {
  /// The first byte of U+0580; what has a smaller one is below, or not a first byte.
  private static let leastFirstByte: UInt8 = 0xD6

  /// Whether a text has no scalar that may have another level than 0.
  static func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < leastFirstByte {
        index += 1
        continue
      }
      switch byte {
      // U+0580 to U+0FFF, U+2000 to U+2FFF, U+F000 to U+FFFF, and those above the Basic Multilingual Plane: each range
      // has characters that fail.
      case 0xD6...0xE0, 0xE2, 0xEF, 0xF0:
        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        guard index + length <= bytes.count else { return false }
        let value = scalarValue(bytes, from: index, length: length)
        if mayLeave(value), let scalar = Unicode.Scalar(value), BidiClass(of: scalar).leavesLeftToRight { return false }
        index += length
      // Ideographs, syllables and the like.
      default: index += byte < 0xF0 ? 3 : 4
      }
    }
    return true
  }

  /// The code point that well-formed UTF-8 encodes.
  private static func scalarValue(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, length: Int) -> UInt32 {
    var value = UInt32(bytes[start]) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for index in start + 1..<start + length { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    return value
  }

  /// Whether a code point is where all that fail are.
  private static func mayLeave(_ value: UInt32) -> Bool {
    switch value {
    case 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: Unicode.Scalar(value).map(WritingDirection.isOfRightToLeftBlock) ?? false
    }
  }
}
