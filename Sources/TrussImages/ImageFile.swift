/// An image file that a layout shows: its bytes, its format, and the size that its header gives.
///
///     let logo = try ImageFile(contentsOfFile: "logo.png")
///     let view = Image(logo, alt: "The logo").contentMode(.fit)
///
/// Only the header is read; whether the rest of the file can be decoded shows when it is drawn. A file may have 32 MiB
/// and 100 million pixels. The natural size is the
/// one that browsers give the file in `<img>`: one CSS pixel a pixel (resolutions as PNG's `pHYs` and JFIF's density
/// are ignored), width and height swapped where the Exif orientation turns the image on its side.
///
/// A drawing embeds the file as a `data:` URL. Browsers show an SVG in `<image>` in "secure static mode": its scripts
/// do not run, its links lead nowhere, and nothing outside of it is fetched, neither images and fonts nor the external
/// DTD that its `DOCTYPE` may name. librsvg and resvg run no scripts at all. Whoever inlines the markup of such a file
/// instead of embedding it loses this protection.
public struct ImageFile: Equatable, Sendable {
  /// All bytes of the file.
  public let bytes: [UInt8]
  /// The format, determined by the beginning of the file and not by its name.
  public let format: Format
  /// The width and height in pixels as shown, after the Exif orientation; nil for an SVG, which has no pixels.
  package let pixelSize: PixelSize?
  /// How the stored rows and columns are to be turned when the image is shown.
  package let orientation: ExifOrientation
  /// The natural width, height and ratio that the file has by CSS.
  package let natural: NaturalDimensions

  /// The size that the image has if nothing else is said of it, in CSS pixels; nil where it has neither a width nor a
  /// height nor a ratio (an SVG without `width`, `height` and `viewBox`).
  package var naturalSize: ImageSize? { natural.size }

  /// Reads the header of an image file.
  ///
  /// - Parameter bytes: all bytes of the file.
  /// - Throws: `ImageFileError` where the format is none of ``Format``, the header is cut short or malformed, or the
  ///   image is too large.
  public init(bytes: [UInt8]) throws(ImageFileError) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= ImageLimits.fileByteCount else { throw .fileTooLarge(byteCount: bytes.count) }
    let reader = ImageBytes(bytes)
    guard let format = Format(recognizing: reader) else { throw Format.unrecognized(reader) }
    let header =
      switch format {
      case .png: try PNGHeader(reader).imageHeader
      case .jpeg: try JPEGHeader(reader).imageHeader
      case .gif: try ImageHeader(gif: reader)
      case .webp: try ImageHeader(webP: reader)
      case .svg: try ImageHeader(svg: reader)
      }
    try header.checkLimits()
    self.bytes = bytes
    self.format = format
    pixelSize = header.pixelSize
    orientation = header.orientation
    natural = header.natural
  }
}

/// A width and a height in pixels.
package struct PixelSize: Equatable, Hashable, Sendable {
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// Makes a size of a width and a height.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of the image turned by 90 degrees.
  package var transposed: PixelSize { PixelSize(width: height, height: width) }
}

extension PixelSize: CustomStringConvertible {
  /// `120 x 80`.
  package var description: String { "\(width) x \(height)" }
}
