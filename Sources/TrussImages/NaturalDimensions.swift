/// The natural width, height and ratio of an image. Each of them may be missing.
///
/// A raster image has all three. An SVG has the dimensions that attributes of its root element specify (SVG 2,
/// "Intrinsic sizing properties"; CSS Images 3, "Object-Sizing Terminology").
struct NaturalDimensions: Equatable, Sendable {
  /// The natural width in CSS pixels.
  let width: Double?
  /// The natural height in CSS pixels.
  let height: Double?
  /// The ratio of width to height, from both lengths or from an SVG's `viewBox`.
  let ratio: Double?
  /// The size of an SVG's `viewBox` in its user units.
  let viewBox: ImageSize?

  /// The size of an image without natural dimensions (CSS Images 3, "Default object size").
  private static let defaultObjectSize = ImageSize(width: 300, height: 150)

  /// The default size in CSS pixels; nil if nothing is known.
  ///
  /// A missing side is computed from the ratio. If both sides are missing, the size is the `viewBox`, with one CSS
  /// pixel per unit, as in librsvg and resvg; a browser fills the available space in this ratio. If the ratio is
  /// missing, a missing side is the side of CSS' default object size, 300 by 150 pixels.
  var size: ImageSize? {
    switch (width, height, ratio) {
    case (let width?, let height?, _): ImageSize(width: width, height: height)
    case (let width?, nil, let ratio?): ImageSize(width: width, height: width / ratio)
    case (nil, let height?, let ratio?): ImageSize(width: height * ratio, height: height)
    case (let width?, nil, nil): ImageSize(width: width, height: Self.defaultObjectSize.height)
    case (nil, let height?, nil): ImageSize(width: Self.defaultObjectSize.width, height: height)
    case (nil, nil, _): viewBox
    }
  }
}

/// A size in CSS pixels.
package struct ImageSize: Equatable, Sendable {
  package let width: Double
  package let height: Double
}

// MARK: - Limits

extension NaturalDimensions {
  /// Makes the dimensions of a raster image. If the image is turned by 90 degrees, stored rows are shown as columns.
  ///
  /// - Throws: `ImageFileError` if the image has no pixels, or more pixels than the limits allow.
  init(columns: Int, rows: Int, isTurned: Bool = false) throws(ImageFileError) {
    guard columns > 0, rows > 0 else { throw .dimensionZero(width: columns, height: rows) }
    let (width, height) = isTurned ? (rows, columns) : (columns, rows)
    guard max(width, height) <= ImageLimits.sideLength, height <= ImageLimits.pixelCount / width else {
      throw .dimensionTooLarge(width: width, height: height)
    }
    self.init(
      width: Double(width), height: Double(height), ratio: Double(width) / Double(height), viewBox: nil)
  }

  /// Makes the dimensions of an SVG from its attributes. A missing attribute is nil.
  ///
  /// - Throws: `ImageFileError` if the image has no area, or if a side is longer than the limit.
  init(width: Double?, height: Double?, viewBox: ImageSize?) throws(ImageFileError) {
    try Self.requireArea(width ?? 1, height ?? 1)
    if let viewBox { try Self.requireArea(viewBox.width, viewBox.height) }
    let ratio: Double? =
      if let width, let height { width / height } else { viewBox.map { $0.width / $0.height } }
    self.init(width: width, height: height, ratio: ratio, viewBox: viewBox)
    guard let size else { return }
    // A side that is computed from the ratio may underflow to 0, or overflow.
    try Self.requireArea(size.width, size.height)
    guard max(size.width, size.height) <= Double(ImageLimits.sideLength) else {
      throw .dimensionTooLarge(width: Self.whole(size.width), height: Self.whole(size.height))
    }
  }

  private static func requireArea(_ width: Double, _ height: Double) throws(ImageFileError) {
    guard width > 0, height > 0 else { throw .dimensionZero(width: whole(width), height: whole(height)) }
  }

  /// The length rounded up, at most a billion, for messages.
  private static func whole(_ length: Double) -> Int {
    Int(clamping: min(max(0, length), 1e9).rounded(.up))
  }
}
