/// What the header of an image file says, before it is checked against the limits.
struct ImageHeader: Equatable, Sendable {
  /// The size in pixels as shown; nil for an SVG.
  var pixelSize: PixelSize?
  var orientation = ExifOrientation.upright
  var natural: NaturalDimensions

  /// The header of a raster image.
  ///
  /// - Parameters:
  ///   - stored: the rows and columns as the file has them.
  ///   - orientation: how they are to be turned.
  init(stored: PixelSize, orientation: ExifOrientation = .upright) throws(ImageFileError) {
    guard stored.width > 0, stored.height > 0 else {
      throw .dimensionZero(width: stored.width, height: stored.height)
    }
    let shown = orientation.isTransposing ? stored.transposed : stored
    pixelSize = shown
    self.orientation = orientation
    natural = NaturalDimensions(shown)
  }

  /// The header of an SVG.
  init(natural: NaturalDimensions) { self.natural = natural }

  /// Throws where a side is longer than ``ImageLimits/sideLength``, or there are more pixels than
  /// ``ImageLimits/pixelCount``.
  func checkLimits() throws(ImageFileError) {
    if let size = pixelSize {
      // The sides are compared first: the product of two sides within the limit cannot overflow.
      guard max(size.width, size.height) <= ImageLimits.sideLength,
        size.width * size.height <= ImageLimits.pixelCount
      else { throw .dimensionTooLarge(width: size.width, height: size.height) }
    } else if let size = natural.size {
      // A ratio that is no number of its own makes a side of zero.
      guard size.width > 0, size.height > 0 else {
        throw .dimensionZero(width: Self.whole(size.width), height: Self.whole(size.height))
      }
      guard size.width <= Double(ImageLimits.sideLength), size.height <= Double(ImageLimits.sideLength) else {
        throw .dimensionTooLarge(width: Self.whole(size.width), height: Self.whole(size.height))
      }
    }
  }

  /// The next whole number, at most a billion: what messages say of a length of any size.
  static func whole(_ length: Double) -> Int {
    Int(clamping: min(max(0, length), 1e9).rounded(.up))
  }
}
