extension ImageFile {
  /// The image formats that every current browser shows in `<image>`.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// Portable Network Graphics, including animated images.
    case png
    /// JPEG, with or without JFIF and Exif headers.
    case jpeg
    /// GIF 87a and 89a.
    case gif
    /// WebP: lossy, lossless and extended.
    case webp
    /// Scalable Vector Graphics, uncompressed.
    case svg

    /// The IANA media type, for `data:` URLs.
    package var mediaType: String { "image/\(rawValue)\(self == .svg ? "+xml" : "")" }
  }
}

extension ImageFile.Format: CustomStringConvertible {
  /// The usual name of the format, such as `WebP`.
  public var description: String { self == .webp ? "WebP" : rawValue.uppercased() }
}

// MARK: - Recognition

extension ImageFile.Format {
  /// The format of a file, recognized by its first bytes; nil if it is none of these formats.
  init?(recognizing bytes: ImageBytes) {
    if bytes.begins(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.begins(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.begins(with: "GIF87a") || bytes.begins(with: "GIF89a") {
      self = .gif
    } else if bytes.begins(with: "RIFF"), bytes.begins(with: "WEBP", at: 8) {
      self = .webp
    } else if Self.looksLikeMarkup(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether the file begins like XML: with `<`, after an optional byte order mark and space, or in UTF-16 or UTF-32.
  private static func looksLikeMarkup(_ bytes: ImageBytes) -> Bool {
    if XMLEncoding(bytes) != .utf8 { return true }
    var position = bytes.begins(with: XMLEncoding.byteOrderMark) ? XMLEncoding.byteOrderMark.count : 0
    while let byte = bytes[position], XMLScanner.isSpace(byte) { position += 1 }
    guard bytes[position] == UInt8(ascii: "<"), let next = bytes[position + 1] else { return false }
    if next == UInt8(ascii: "!") {
      // HTML files begin with `<!doctype`, which is not valid XML in small letters.
      return bytes.begins(with: "<!--", at: position) || bytes.begins(with: "<!DOCTYPE", at: position)
    }
    return next == UInt8(ascii: "?") || XMLScanner.isNameStart(next)
  }

  /// The error for a file of any other format. It names the format if the format is known.
  static func unrecognized(_ bytes: ImageBytes) -> ImageFileError {
    if bytes.begins(with: "ftyp", at: 4) { return .unsupportedFormat(baseMediaFile(bytes)) }
    // A text can also begin with `BM`, so the reserved fields of a bitmap's header must be zero.
    if bytes.begins(with: "BM"), bytes.begins(with: [0, 0, 0, 0], at: 6) { return .unsupportedFormat("BMP") }
    for (magic, name) in foreignFormats where bytes.begins(with: magic) { return .unsupportedFormat(name) }
    return .unknownFormat(beginning: bytes.beginning)
  }

  /// The name of an ISO base media format, by its brand (ISO/IEC 14496-12, the box `ftyp`).
  private static func baseMediaFile(_ bytes: ImageBytes) -> String {
    if bytes.begins(with: "avif", at: 8) || bytes.begins(with: "avis", at: 8) { return "AVIF" }
    for brand in ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"] where bytes.begins(with: brand, at: 8)
    {
      return "HEIC"
    }
    return "a video (MP4 or QuickTime)"
  }

  /// The first bytes of other formats that users may try to show as images.
  private static let foreignFormats: [(magic: [UInt8], name: String)] = [
    ([0x49, 0x49, 0x2A, 0x00], "TIFF"), ([0x4D, 0x4D, 0x00, 0x2A], "TIFF"),
    ([0x49, 0x49, 0x2B, 0x00], "TIFF"), ([0x4D, 0x4D, 0x00, 0x2B], "TIFF"),
    (Array("%PDF-".utf8), "PDF"), (Array("%!PS".utf8), "PostScript"), (Array("8BPS".utf8), "PSD (Photoshop)"),
    ([0x00, 0x00, 0x01, 0x00], "ICO"), ([0x00, 0x00, 0x02, 0x00], "CUR"), (Array("icns".utf8), "ICNS"),
    ([0xFF, 0x0A], "JPEG XL"), ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "JPEG XL"),
    ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], "JPEG 2000"), ([0xFF, 0x4F, 0xFF, 0x51], "JPEG 2000"),
    ([0x1F, 0x8B], "compressed by gzip (an .svgz is to be decompressed first)"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"), (Array("qoif".utf8), "QOI"), (Array("DDS ".utf8), "DDS"),
    ([0x76, 0x2F, 0x31, 0x01], "OpenEXR"), (Array("#?RADIANCE".utf8), "Radiance HDR"),
    (Array("version https://git-lfs".utf8), "a Git LFS pointer (git lfs pull fetches the image)"),
  ]
}
