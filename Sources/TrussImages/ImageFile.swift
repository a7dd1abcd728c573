/// An image file for a layout: its bytes, its format, and the size in its header.
///
///     let logo = try ImageFile(contentsOfFile: "logo.png")
///     let view = Image(logo, alt: "The logo").contentMode(.fit)
///
/// Only the header is read; errors in the rest of the file appear when it is drawn. A file may have up to 32 MiB and
/// 100 million pixels. The natural size is the same as in a browser's `<img>`: one CSS pixel per pixel. (Resolutions
/// such as PNG's `pHYs` and JFIF's density are ignored.) Width and height are exchanged if the Exif orientation turns
/// the image by 90 degrees.
///
/// A drawing embeds the file as a `data:` URL. Browsers show an SVG in `<image>` in "secure static mode": its scripts
/// do not run, its links do not work, and no external resource is loaded, such as images, fonts, or the DTD of its
/// `DOCTYPE`. librsvg and resvg run no scripts at all. Inlining the markup of an SVG file instead of embedding it loses
/// this protection.
public struct ImageFile: Equatable, Sendable {
  /// All bytes of the file.
  public let bytes: [UInt8]
  /// The format, as determined by the first bytes of the file, not by its name.
  public let format: Format
  /// The natural width, height and ratio, as in CSS, after applying the Exif orientation.
  let natural: NaturalDimensions

  /// The default size of the image, in CSS pixels; nil for an SVG without `width`, `height` and `viewBox`.
  package var naturalSize: ImageSize? { natural.size }

  /// Reads the header of an image file.
  ///
  /// - Parameter bytes: all bytes of the file.
  /// - Throws: `ImageFileError` if the format is not a ``Format``, if the header is truncated or malformed, or if the
  ///   image is too large.
  public init(bytes: [UInt8]) throws(ImageFileError) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= ImageLimits.fileByteCount else { throw .fileTooLarge(byteCount: bytes.count) }
    let reader = ImageBytes(bytes)
    guard let format = Format(recognizing: reader) else { throw Format.unrecognized(reader) }
    natural =
      switch format {
      case .png: try NaturalDimensions(png: reader)
      case .jpeg: try NaturalDimensions(jpeg: reader)
      case .gif: try NaturalDimensions(gif: reader)
      case .webp: try NaturalDimensions(webP: reader)
      case .svg: try NaturalDimensions(svg: reader)
      }
    self.bytes = bytes
    self.format = format
  }
}

/// Limits that prevent a small hostile file from taking much memory or time.
enum ImageLimits {
  /// The maximum number of bytes, 32 MiB. In a drawing the embedded file is 4/3 times as large.
  static let fileByteCount = 32 << 20
  /// The maximum width and height, in pixels, or in CSS pixels for an SVG: the maximum that JPEG and GIF can store.
  static let sideLength = 65_535
  static let pixelCount = 100_000_000
}

/// The reason why an image file cannot be used.
public enum ImageFileError: Error, Equatable, Sendable {
  /// The file has no bytes.
  case empty
  /// The file's beginning is not the beginning of any known format. The associated value is this beginning, with
  /// escapes.
  case unknownFormat(beginning: String)
  /// The format is known, but browsers or Truss cannot show it. The associated value is its name, such as `HEIC`.
  case unsupportedFormat(String)
  /// The file ends inside its header.
  case truncated(ImageFile.Format)
  /// The header has values that the format does not allow; the associated text describes them.
  case malformed(ImageFile.Format, String)
  /// An SVG has an encoding other than UTF-8, such as `UTF-16`.
  case unsupportedEncoding(String)
  /// The image has no pixels, or the SVG no area.
  case dimensionZero(width: Int, height: Int)
  /// A side is longer than 65,535 pixels, or there are more than 100 million pixels.
  case dimensionTooLarge(width: Int, height: Int)
  /// The file has more than 32 MiB.
  case fileTooLarge(byteCount: Int)
}

extension ImageFileError: CustomStringConvertible {
  /// The error as a message, such as `the image file is HEIC; PNG, JPEG, GIF, WebP and SVG can be shown`.
  public var description: String {
    switch self {
    case .empty:
      return "the image file is empty"
    case .unknownFormat(let beginning):
      return "the image file begins with \(beginning), unlike every known format; \(Self.formats) can be shown"
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
