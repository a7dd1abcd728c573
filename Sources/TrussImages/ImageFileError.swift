/// Why an image file cannot be used.
public enum ImageFileError: Error, Equatable, Sendable {
  /// The file has no bytes.
  case empty
  /// The file does not begin as any known format does; the associated value is its beginning, as text with escapes.
  case unknownFormat(beginning: String)
  /// The file is of a known kind, but one that browsers or Truss do not show, as `HEIC`.
  case unsupportedFormat(String)
  /// The file ends inside its header.
  case truncated(ImageFile.Format)
  /// The header has values that the format does not allow.
  case malformed(ImageFile.Format, String)
  /// An SVG is in an encoding other than UTF-8, as `UTF-16`.
  case unsupportedEncoding(String)
  /// The image has no pixels, or the SVG no area.
  case dimensionZero(width: Int, height: Int)
  /// A side is longer than 65,535 pixels, or there are more than 100 million pixels.
  case dimensionTooLarge(width: Int, height: Int)
  /// The file has more than 32 MiB.
  case fileTooLarge(byteCount: Int)
}

extension ImageFileError: CustomStringConvertible {
  /// `the image file is HEIC; PNG, JPEG, GIF, WebP and SVG can be shown`.
  public var description: String {
    switch self {
    case .empty:
      return "the image file is empty"
    case .unknownFormat(let beginning):
      return "the image file begins with \(beginning), as no known format does; \(Self.formats) can be shown"
    case .unsupportedFormat(let name):
      return "the image file is \(name); \(Self.formats) can be shown"
    case .truncated(let format):
      return "the \(format) file is cut short: it ends inside its header"
    case .malformed(let format, let reason):
      return "the \(format) file is malformed: \(reason)"
    case .unsupportedEncoding(let name):
      return "the SVG file is in \(name); UTF-8 can be read"
    case .dimensionZero(let width, let height):
      return "the image is \(width) x \(height): it has no area"
    case .dimensionTooLarge(let width, let height):
      return "the image is \(width) x \(height); a side may have \(ImageLimits.sideLength) pixels, and all of it "
        + "\(ImageLimits.pixelCount)"
    case .fileTooLarge(let byteCount):
      return "the image file has \(byteCount) bytes; \(ImageLimits.fileByteCount) may be embedded"
    }
  }

  private static let formats = "PNG, JPEG, GIF, WebP and SVG"
}
