// MARK: - PNG

extension NaturalDimensions {
  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The bit depths that PNG allows, by colour type: grey, RGB, palette, grey with alpha, RGB with alpha.
  private static let pngBitDepths: [UInt8: [UInt8]] = [
    0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
  ]

  /// Reads the chunk `IHDR` of a PNG, and the orientation in a chunk `eXIf` (PNG, third edition).
  init(png bytes: ImageBytes) throws(ImageFileError) {
    guard bytes.count >= Self.pngSignature.count else { throw .truncated(.png) }
    guard bytes.begins(with: Self.pngSignature) else {
      throw .malformed(.png, "its signature is damaged, as by a transfer in text mode")
    }
    guard let length = bytes.u32(8), bytes.count >= 16 else { throw .truncated(.png) }
    guard !bytes.begins(with: "CgBI", at: 12) else {
      throw .malformed(.png, "Xcode has optimized it for iOS (CgBI), which other programs cannot read")
    }
    guard bytes.begins(with: "IHDR", at: 12), length == 13 else {
      throw .malformed(.png, "it does not begin with a chunk IHDR of 13 bytes")
    }
    guard let width = bytes.u32(16), let height = bytes.u32(20), let checksum = bytes.u32(29) else {
      throw .truncated(.png)
    }
    let header = bytes.bytes[12..<29]
    guard Self.pngChecksum(header) == UInt32(truncatingIfNeeded: checksum) else {
      throw .malformed(.png, "the checksum of its chunk IHDR is wrong")
    }
    let (bitDepth, colorType) = (header[24], header[25])
    guard Self.pngBitDepths[colorType]?.contains(bitDepth) == true else {
      throw .malformed(.png, "its color type \(colorType) has no bit depth \(bitDepth)")
    }
    guard header[26] == 0, header[27] == 0, header[28] <= 1 else {
      throw .malformed(.png, "its compression, filter or interlace method is unknown")
    }
    try self.init(columns: width, rows: height, isTurned: Self.isTurned(png: bytes))
  }

  /// The CRC-32 of a chunk's type and data (PNG, third edition, annex D). The header is short, so it needs no table.
  static func pngChecksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var remainder = UInt32.max
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 0 ? remainder >> 1 : remainder >> 1 ^ 0xEDB8_8320 }
    }
    return ~remainder
  }

  /// Whether the Exif data in a chunk `eXIf` before the image data turns the image by 90 degrees.
  private static func isTurned(png bytes: ImageBytes) -> Bool {
    var position = pngSignature.count
    while let length = bytes.u32(position), length <= bytes.count, !bytes.begins(with: "IDAT", at: position + 4) {
      let data = position + 8..<position + 8 + length
      position = data.upperBound + 4
      guard position <= bytes.count else { return false }
      if bytes.begins(with: "eXIf", at: data.lowerBound - 4) { return isTurned(bytes, byExifIn: data) }
    }
    return false
  }
}

// MARK: - JPEG

extension NaturalDimensions {
  /// Reads the size in the frame header of a JPEG, and the orientation in its first Exif data (ITU-T T.81, B.2).
  ///
  /// All segments before the image data are read, as browsers also use Exif data after the frame header.
  init(jpeg bytes: ImageBytes) throws(ImageFileError) {
    var position = 2
    var frame: (columns: Int, rows: Int)?
    var isTurned: Bool?
    while true {
      let (marker, data) = try Self.jpegSegment(bytes, &position)
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard frame == nil else { throw .malformed(.jpeg, "it has two frames") }
        guard data.count >= 6, let rows = bytes.u16(data.lowerBound + 1), let columns = bytes.u16(data.lowerBound + 3)
        else { throw .malformed(.jpeg, "its frame header is too short") }
        frame = (columns, rows)
      case 0xE1 where isTurned == nil && data.count > 6 && bytes.begins(with: "Exif\0\0", at: data.lowerBound):
        isTurned = Self.isTurned(bytes, byExifIn: data.dropFirst(6))
      case 0xD9, 0xDA:
        guard let frame else { throw .malformed(.jpeg, "it has no frame header before its image data") }
        try self.init(columns: frame.columns, rows: frame.rows, isTurned: isTurned ?? false)
        return
      default: break
      }
    }
  }

  /// Reads the next segment of a JPEG: the second byte of its marker, and the range of its data after the length field.
  ///
  /// Bytes between segments are skipped, as libjpeg does.
  private static func jpegSegment(
    _ bytes: ImageBytes, _ position: inout Int
  ) throws(ImageFileError) -> (marker: UInt8, data: Range<Int>) {
    while let byte = bytes[position] {
      position += 1
      guard byte == 0xFF else { continue }
      while bytes[position] == 0xFF { position += 1 }
      guard let marker = bytes[position] else { break }
      position += 1
      switch marker {
      case 0x00, 0x01, 0xD0...0xD8: continue
      case 0xD9: return (marker, position..<position)
      default:
        guard let length = bytes.u16(position) else { throw .truncated(.jpeg) }
        guard length >= 2 else { throw .malformed(.jpeg, "one of its segments is shorter than its own length") }
        let data = position + 2..<position + length
        guard data.upperBound <= bytes.count else { throw .truncated(.jpeg) }
        position = data.upperBound
        return (marker, data)
      }
    }
    throw .truncated(.jpeg)
  }
}

// MARK: - GIF

extension NaturalDimensions {
  /// Reads the size of a GIF's logical screen (GIF 89a, section 18), which contains all frames.
  init(gif bytes: ImageBytes) throws(ImageFileError) {
    guard let width = bytes.u16(little: 6), let height = bytes.u16(little: 8), bytes.count >= 13 else {
      throw .truncated(.gif)
    }
    try self.init(columns: width, rows: height)
  }
}

// MARK: - WebP

extension NaturalDimensions {
  /// Reads the size in the first chunk of a WebP (RFC 9649): `VP8 ` is lossy, `VP8L` is lossless, and `VP8X` contains
  /// the size of the canvas.
  init(webP bytes: ImageBytes) throws(ImageFileError) {
    guard bytes.count >= 20 else { throw .truncated(.webp) }
    let size: (columns: Int, rows: Int)? =
      if bytes.begins(with: "VP8 ", at: 12) {
        try Self.lossySize(bytes)
      } else if bytes.begins(with: "VP8L", at: 12) {
        try Self.losslessSize(bytes)
      } else if bytes.begins(with: "VP8X", at: 12) {
        Self.canvasSize(bytes)
      } else {
        throw .malformed(.webp, "its first chunk is not VP8, VP8L or VP8X")
      }
    guard let (columns, rows) = size else { throw .truncated(.webp) }
    try self.init(columns: columns, rows: rows)
  }

  /// The size of a key frame of VP8 (RFC 6386, 9.1): 14 bits each for width and height, below two bits for scaling.
  private static func lossySize(_ bytes: ImageBytes) throws(ImageFileError) -> (columns: Int, rows: Int)? {
    guard let tag = bytes[20], let width = bytes.u16(little: 26), let height = bytes.u16(little: 28) else { return nil }
    guard tag & 1 == 0, bytes.begins(with: [0x9D, 0x01, 0x2A], at: 23) else {
      throw .malformed(.webp, "its chunk VP8 does not begin with a key frame")
    }
    return (width & 0x3FFF, height & 0x3FFF)
  }

  /// The size of a VP8L image: 14 bits each for width and height, stored minus 1.
  private static func losslessSize(_ bytes: ImageBytes) throws(ImageFileError) -> (columns: Int, rows: Int)? {
    guard let mark = bytes[20], let bits = bytes.u32(little: 21) else { return nil }
    guard mark == 0x2F, bits >> 29 == 0 else {
      throw .malformed(.webp, "its chunk VP8L has no signature of version 0")
    }
    return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
  }

  /// The size of the canvas: 24 bits each for width and height, stored minus 1.
  private static func canvasSize(_ bytes: ImageBytes) -> (columns: Int, rows: Int)? {
    guard let width = bytes.u24(little: 24), let height = bytes.u24(little: 27) else { return nil }
    return (width + 1, height + 1)
  }
}

// MARK: - Exif

extension NaturalDimensions {
  /// Whether Exif data turns the image by 90 degrees, so that stored rows are shown as columns: the orientation (tag
  /// 0x0112) is then 5 to 8.
  ///
  /// Browsers apply the orientation of JPEG and PNG, as `image-orientation` is `from-image` by default; they ignore the
  /// orientation of WebP. librsvg and resvg ignore it in every format. As in browsers, the tag counts only in the first
  /// directory, and only as a single 16-bit number. `range` begins at the TIFF header of the data (`II` or `MM`).
  private static func isTurned(_ bytes: ImageBytes, byExifIn range: Range<Int>) -> Bool {
    let isLittle = bytes.begins(with: [0x49, 0x49, 0x2A, 0x00], at: range.lowerBound)
    guard isLittle || bytes.begins(with: [0x4D, 0x4D, 0x00, 0x2A], at: range.lowerBound) else { return false }
    func u16(_ position: Int) -> Int? {
      guard position <= range.upperBound - 2 else { return nil }
      return isLittle ? bytes.u16(little: position) : bytes.u16(position)
    }
    func u32(_ position: Int) -> Int? {
      guard position <= range.upperBound - 4 else { return nil }
      return isLittle ? bytes.u32(little: position) : bytes.u32(position)
    }
    guard let offset = u32(range.lowerBound + 4), offset <= range.count else { return false }
    let directory = range.lowerBound + offset
    guard let count = u16(directory) else { return false }
    for number in 0..<count {
      let entry = directory + 2 + 12 * number
      guard let tag = u16(entry) else { return false }
      guard tag == 0x0112 else { continue }
      guard u16(entry + 2) == 3, u32(entry + 4) == 1, let orientation = u16(entry + 8) else { return false }
      return (5...8).contains(orientation)
    }
    return false
  }
}
