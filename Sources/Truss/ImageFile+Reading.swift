import Foundation
public import TrussImages

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
