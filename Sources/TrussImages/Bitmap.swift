/// Pixels of red, green, blue and alpha with 8 bits each, row by row from the top.
///
/// Colors are sRGB and not multiplied by their alpha.
package struct Bitmap: Equatable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Four bytes a pixel: red, green, blue, alpha.
  package internal(set) var samples: [UInt8]

  /// Makes an image of its samples, or returns nil where there are not four of each pixel.
  package init?(width: Int, height: Int, samples: [UInt8]) {
    let (pixelCount, overflows) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !overflows, samples.count % 4 == 0, samples.count / 4 == pixelCount else {
      return nil
    }
    self.width = width
    self.height = height
    self.samples = samples
  }

  /// A transparent image of a size that is within a decoder's limits.
  init(transparent size: PixelSize) {
    width = size.width
    height = size.height
    samples = [UInt8](repeating: 0, count: 4 * size.width * size.height)
  }

  /// A color with its alpha.
  package struct Pixel: Equatable, Hashable, Sendable {
    /// The sample of red.
    package var red: UInt8
    /// The sample of green.
    package var green: UInt8
    /// The sample of blue.
    package var blue: UInt8
    /// The opacity: 0 is transparent.
    package var alpha: UInt8

    /// Makes a color.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = .max) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// The pixel in a column and a row, or nil outside of the image.
  package subscript(column: Int, row: Int) -> Pixel? {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return nil }
    let place = 4 * (row * width + column)
    return Pixel(
      red: samples[place], green: samples[place + 1], blue: samples[place + 2], alpha: samples[place + 3])
  }

  /// The image as it is shown by an orientation.
  package func oriented(_ orientation: ExifOrientation) -> Bitmap {
    guard orientation != .upright else { return self }
    let stored = PixelSize(width: width, height: height)
    var shown = Bitmap(transparent: orientation.isTransposing ? stored.transposed : stored)
    var target = 0
    for row in 0..<shown.height {
      for column in 0..<shown.width {
        let (fromColumn, fromRow) =
          switch orientation {
          case .upright: (column, row)
          case .mirrored: (width - 1 - column, row)
          case .upsideDown: (width - 1 - column, height - 1 - row)
          case .flipped: (column, height - 1 - row)
          case .transposed: (row, column)
          case .turnedRight: (row, height - 1 - column)
          case .transversed: (width - 1 - row, height - 1 - column)
          case .turnedLeft: (width - 1 - row, column)
          }
        let source = 4 * (fromRow * width + fromColumn)
        for sample in 0..<4 { shown.samples[target + sample] = samples[source + sample] }
        target += 4
      }
    }
    return shown
  }
}
