extension ImageHeader {
  /// Reads the size of a WebP (RFC 9649) from its first chunk: `VP8 ` is lossy, `VP8L` lossless, and `VP8X` has the
  /// size of the canvas.
  init(webP bytes: ImageBytes) throws(ImageFileError) {
    guard bytes.count >= 20 else { throw .truncated(.webp) }
    let size: PixelSize? =
      if bytes.begins(with: "VP8 ", at: 12) {
        try Self.lossySize(bytes)
      } else if bytes.begins(with: "VP8L", at: 12) {
        try Self.losslessSize(bytes)
      } else if bytes.begins(with: "VP8X", at: 12) {
        Self.canvasSize(bytes)
      } else {
        throw .malformed(.webp, "its first chunk is none of VP8, VP8L and VP8X")
      }
    guard let size else { throw .truncated(.webp) }
    try self.init(stored: size)
  }

  /// The size of a key frame of VP8 (RFC 6386, 9.1): 14 bits each, and above them how a player may scale it.
  private static func lossySize(_ bytes: ImageBytes) throws(ImageFileError) -> PixelSize? {
    guard let tag = bytes[20], let width = bytes.u16(little: 26), let height = bytes.u16(little: 28) else { return nil }
    guard tag & 1 == 0, bytes.begins(with: [0x9D, 0x01, 0x2A], at: 23) else {
      throw .malformed(.webp, "its chunk VP8 does not begin with a key frame")
    }
    return PixelSize(width: width & 0x3FFF, height: height & 0x3FFF)
  }

  /// The size of a VP8L image: one less than each in 14 bits.
  private static func losslessSize(_ bytes: ImageBytes) throws(ImageFileError) -> PixelSize? {
    guard let mark = bytes[20], let bits = bytes.u32(little: 21) else { return nil }
    guard mark == 0x2F, bits >> 29 == 0 else {
      throw .malformed(.webp, "its chunk VP8L has no signature of version 0")
    }
    return PixelSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
  }

  /// The size of the canvas: one less than each in 24 bits.
  private static func canvasSize(_ bytes: ImageBytes) -> PixelSize? {
    guard let width = bytes.u24(little: 24), let height = bytes.u24(little: 27) else { return nil }
    return PixelSize(width: width + 1, height: height + 1)
  }
}
