/// How the stored rows and columns of an image lie in the image that is shown: Exif's tag 0x0112.
///
/// Browsers follow it by `image-orientation: from-image`, which is the initial value, for JPEG and for PNG (the chunk
/// `eXIf` before the image data; PNG, third edition). They do not for WebP, and renderers as librsvg and resvg do for
/// none.
package enum ExifOrientation: Int, CaseIterable, Hashable, Sendable {
  /// As stored.
  case upright = 1
  /// Left and right are swapped.
  case mirrored
  /// Turned by 180 degrees.
  case upsideDown
  /// Top and bottom are swapped.
  case flipped
  /// Rows and columns are swapped.
  case transposed
  /// To be turned by 90 degrees clockwise.
  case turnedRight
  /// Rows and columns are swapped, and both are read from the end.
  case transversed
  /// To be turned by 90 degrees counterclockwise.
  case turnedLeft

  /// Whether the stored rows are shown as columns, so that width and height are swapped.
  package var isTransposing: Bool { rawValue >= 5 }

  /// The orientation that a block of Exif data gives, or nil where it gives none.
  ///
  /// As browsers do, it takes the tag only in the first directory and only as one number of 16 bits.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - range: where its TIFF header begins (`II` or `MM`) and where the block ends.
  init?(_ bytes: ImageBytes, in range: Range<Int>) {
    let isLittle = bytes.begins(with: [0x49, 0x49, 0x2A, 0x00], at: range.lowerBound)
    guard isLittle || bytes.begins(with: [0x4D, 0x4D, 0x00, 0x2A], at: range.lowerBound) else { return nil }
    func u16(_ position: Int) -> Int? {
      guard position <= range.upperBound - 2 else { return nil }
      return isLittle ? bytes.u16(little: position) : bytes.u16(position)
    }
    func u32(_ position: Int) -> Int? {
      guard position <= range.upperBound - 4 else { return nil }
      return isLittle ? bytes.u32(little: position) : bytes.u32(position)
    }
    guard let offset = u32(range.lowerBound + 4) else { return nil }
    let directory = range.lowerBound + offset
    guard let count = u16(directory) else { return nil }
    for number in 0..<count {
      let entry = directory + 2 + 12 * number
      guard let tag = u16(entry) else { return nil }
      guard tag == 0x0112 else { continue }
      guard u16(entry + 2) == 3, u32(entry + 4) == 1, let value = u16(entry + 8) else { return nil }
      self.init(rawValue: value)
      return
    }
    return nil
  }
}
