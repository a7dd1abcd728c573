@testable import TrussImages

/// Writes PNGs with right checksums, whatever their contents are.
enum PNGWriter {
  static func u32(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return u32(data.count) + body + u32(Int(NaturalDimensions.pngChecksum(body[...])))
  }

  /// A file without image data.
  static func file(width: Int, height: Int, bitDepth: UInt8 = 8, colorType: UInt8 = 2) -> [UInt8] {
    NaturalDimensions.pngSignature + chunk("IHDR", u32(width) + u32(height) + [bitDepth, colorType, 0, 0, 0])
      + chunk("IEND", [])
  }

  /// The same file with right checksums.
  static func repaired(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var place = 8
    while let length = ImageBytes(file).u32(place), place + 12 + length <= file.count {
      let end = place + 8 + length
      file.replaceSubrange(end..<end + 4, with: u32(Int(NaturalDimensions.pngChecksum(file[place + 4..<end]))))
      place = end + 4
    }
    return file
  }
}
