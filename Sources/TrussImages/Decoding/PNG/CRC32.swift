/// The checksum of PNG's chunks: the CRC of 32 bits of ISO 3309 (PNG, third edition, annex D).
enum CRC32 {
  /// The checksum of bytes.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var register = UInt32.max
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        for byte in bytes { register = table[Int((register ^ UInt32(byte)) & 0xFF)] ^ register >> 8 }
      }
    }
    return ~register
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { bits, _ in bits & 1 == 0 ? bits >> 1 : bits >> 1 ^ 0xEDB8_8320 }
  }
}

/// The checksum of zlib's data (RFC 1950, section 8.2).
enum Adler32 {
  /// The checksum of bytes.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var (low, high) = (UInt32(1), UInt32(0))
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        // The sums of this many bytes stay below 2^32.
        let end = min(start + 5552, bytes.count)
        for index in start..<end {
          low &+= UInt32(bytes[index])
          high &+= low
        }
        low %= 65521
        high %= 65521
        start = end
      }
    }
    return high << 16 | low
  }
}
