/// How large an image may be.
///
/// The limits keep a hostile file from taking memory or time that its size does not show.
package enum ImageLimits {
  /// The most bytes that a file may have, 32 MiB: the drawing that embeds it grows by 4/3 of them.
  package static let fileByteCount = 32 << 20
  /// The longest side that an image may have, in pixels, and an SVG in CSS pixels: the most that JPEG and GIF can
  /// store.
  package static let sideLength = 65_535
  /// The most pixels that an image may have for its header to be accepted.
  package static let pixelCount = 100_000_000
  /// The most pixels that a decoder makes RGBA of, 4096 by 4096: 64 MiB of them.
  package static let decodedPixelCount = 1 << 24
  /// The most bytes that the compressed data of a PNG may become: 8 for each of the most pixels, with room for the
  /// filters of the rows.
  package static let inflatedByteCount = (8 << 24) + (8 << 16)
  /// The most scans that a progressive JPEG may have: encoders make about ten, and each goes over all of the image.
  package static let scanCount = 64
  /// The longest side of an image that is scaled down for the terminal, in pixels.
  package static let scaledSideLength = 4096
}
