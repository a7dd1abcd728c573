import Foundation
public import TrussImages

extension ImageFile {
  /// Reads an image file.
  ///
  /// - Parameter path: the path of a PNG, JPEG, GIF, WebP or SVG file.
  /// - Throws: `ImageFileError` for what is no such file, or too large; what Foundation throws where the file cannot be
  ///   read.
  public init(contentsOfFile path: String) throws {
    try self.init(bytes: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  }
}
