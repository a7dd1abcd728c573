/// The natural width, height and ratio of an image; any of them may be missing.
///
/// A raster image has all three. An SVG has those that the attributes of its root say (SVG 2, "Intrinsic sizing
/// properties"; CSS Images 3, "Object-Sizing Terminology").
package struct NaturalDimensions: Equatable, Hashable, Sendable {
  /// The natural width in CSS pixels.
  package var width: Double?
  /// The natural height in CSS pixels.
  package var height: Double?
  /// The width over the height, from both of them or from an SVG's `viewBox`.
  package var ratio: Double?
  /// The size of an SVG's `viewBox` in its user units.
  package var viewBox: ImageSize?

  /// The dimensions of a raster image.
  init(_ size: PixelSize) {
    width = Double(size.width)
    height = Double(size.height)
    ratio = Double(size.width) / Double(size.height)
  }

  /// The dimensions of an SVG.
  init(width: Double?, height: Double?, viewBox: ImageSize?) {
    self.width = width
    self.height = height
    self.viewBox = viewBox
    if let width, let height {
      ratio = width / height
    } else if let viewBox {
      ratio = viewBox.width / viewBox.height
    }
  }

  /// The size in CSS pixels where no other is given; nil where nothing is known.
  ///
  /// One missing side follows from the ratio. Where both are, the `viewBox` is the size, one CSS pixel a unit, as
  /// librsvg and resvg have it; a browser fills the room that it has in this ratio. A side that nothing gives is that
  /// of CSS's default object size, 300 by 150 pixels.
  package var size: ImageSize? {
    switch (width, height, ratio) {
    case (let width?, let height?, _): ImageSize(width: width, height: height)
    case (let width?, nil, let ratio?): ImageSize(width: width, height: width / ratio)
    case (nil, let height?, let ratio?): ImageSize(width: height * ratio, height: height)
    case (let width?, nil, nil): ImageSize(width: width, height: Self.defaultObjectSize.height)
    case (nil, let height?, nil): ImageSize(width: Self.defaultObjectSize.width, height: height)
    case (nil, nil, _): viewBox
    }
  }

  /// The size that CSS gives an image without natural dimensions (CSS Images 3, "Default object size").
  package static let defaultObjectSize = ImageSize(width: 300, height: 150)
}

/// A width and a height in CSS pixels.
package struct ImageSize: Equatable, Hashable, Sendable {
  /// The horizontal extent.
  package var width: Double
  /// The vertical extent.
  package var height: Double

  /// Makes a size of a width and a height.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
