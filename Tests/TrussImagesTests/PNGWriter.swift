@testable import TrussImages

/// Writes PNGs with right checksums, whatever their contents are.
enum PNGWriter {
  static func u32(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return u32(data.count) + body + u32(Int(CRC32.checksum(body[...])))
  }

  static func header(width: Int, height: Int, bitDepth: UInt8 = 8, colorType: UInt8 = 2) -> [UInt8] {
    PNGHeader.signature + chunk("IHDR", u32(width) + u32(height) + [bitDepth, colorType, 0, 0, 0])
  }

  /// Data as zlib has them, in stored blocks.
  static func stored(_ data: [UInt8]) -> [UInt8] {
    let length = [UInt8(truncatingIfNeeded: data.count), UInt8(truncatingIfNeeded: data.count >> 8)]
    return [0x78, 0x01, 1] + length + length.map(~) + data + u32(Int(Adler32.checksum(data)))
  }

  static func file(width: Int, height: Int, bitDepth: UInt8 = 8, colorType: UInt8 = 2, data: [UInt8]) -> [UInt8] {
    header(width: width, height: height, bitDepth: bitDepth, colorType: colorType) + chunk("IDAT", stored(data))
      + chunk("IEND", [])
  }
}
