import Foundation
public import TrussImages
public import TrussText

extension FontFile {
  /// Reads a font from a file.
  ///
  /// - Parameter path: the path of a `.ttf` file, or of an `.otf` file with TrueType outlines.
  /// - Throws: `FontFileError` for data that is not such a font, or is malformed; Foundation's error if the file cannot
  ///   be read.
  public convenience init(contentsOfFile path: String) throws {
    try self.init(bytes: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  }
}

extension ImageFile {
  /// Reads an image file.
  ///
  /// - Parameter path: the path of a PNG, JPEG, GIF, WebP or SVG file.
  /// - Throws: `ImageFileError` for data that is not such an image, or is too large; Foundation's error if the file
  ///   cannot be read.
  public init(contentsOfFile path: String) throws {
    try self.init(bytes: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  }
}
