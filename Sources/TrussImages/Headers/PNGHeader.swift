/// The header of a PNG: its chunk `IHDR`, and the orientation of a chunk `eXIf` (PNG, third edition).
struct PNGHeader: Equatable, Sendable {
  /// What the samples of a pixel are; the raw value is that of the file.
  enum ColorType: UInt8, CaseIterable, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// The samples in a pixel.
    var channelCount: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// The bits that a sample may have.
    var bitDepths: [UInt8] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  /// The columns and rows as stored.
  let size: PixelSize
  let colorType: ColorType
  /// The bits in a sample.
  let bitDepth: Int
  /// Whether the pixels come in the seven passes of Adam7.
  let isInterlaced: Bool
  let orientation: ExifOrientation

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(_ bytes: ImageBytes) throws(ImageFileError) {
    guard bytes.count >= Self.signature.count else { throw .truncated(.png) }
    guard bytes.begins(with: Self.signature) else {
      throw .malformed(.png, "its signature is damaged, as by a transfer in text mode")
    }
    guard let length = bytes.u32(8), bytes.count >= 16 else { throw .truncated(.png) }
    guard !bytes.begins(with: "CgBI", at: 12) else {
      throw .malformed(.png, "Xcode has optimized it for iOS (CgBI), which other programs cannot read")
    }
    guard bytes.begins(with: "IHDR", at: 12), length == 13 else {
      throw .malformed(.png, "it does not begin with a chunk IHDR of 13 bytes")
    }
    guard let width = bytes.u32(16), let height = bytes.u32(20), let checksum = bytes.u32(29), bytes.count >= 33 else {
      throw .truncated(.png)
    }
    guard CRC32.checksum(bytes.bytes[12..<29]) == UInt32(truncatingIfNeeded: checksum) else {
      throw .malformed(.png, "the checksum of its chunk IHDR is wrong")
    }
    guard let colorType = ColorType(rawValue: bytes.bytes[25]), colorType.bitDepths.contains(bytes.bytes[24]) else {
      throw .malformed(.png, "its color type \(bytes.bytes[25]) has no bit depth \(bytes.bytes[24])")
    }
    guard bytes.bytes[26] == 0, bytes.bytes[27] == 0, bytes.bytes[28] <= 1 else {
      throw .malformed(.png, "its compression, filter or interlace method is unknown")
    }
    size = PixelSize(width: width, height: height)
    self.colorType = colorType
    bitDepth = Int(bytes.bytes[24])
    isInterlaced = bytes.bytes[28] == 1
    orientation = Self.orientation(bytes)
  }

  /// The orientation of the chunk `eXIf`, if there is one before the image data.
  private static func orientation(_ bytes: ImageBytes) -> ExifOrientation {
    var chunks = PNGChunks(bytes)
    while let chunk = chunks.next(), chunk.type != .imageData {
      if chunk.type == .exif { return ExifOrientation(bytes, in: chunk.data) ?? .upright }
    }
    return .upright
  }

  var imageHeader: ImageHeader {
    get throws(ImageFileError) { try ImageHeader(stored: size, orientation: orientation) }
  }

  /// The bits in a pixel.
  var bitsPerPixel: Int { bitDepth * colorType.channelCount }
}
