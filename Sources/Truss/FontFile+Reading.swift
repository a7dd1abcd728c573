import Foundation
public import TrussText

extension FontFile {
  /// Reads a font from a file.
  ///
  /// - Parameter path: the path of a `.ttf` file, or of an `.otf` file with TrueType outlines.
  /// - Throws: `FontFileError` for what is no such font, or malformed; what Foundation throws where the file cannot be
  ///   read.
  public convenience init(contentsOfFile path: String) throws {
    try self.init(bytes: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  }
}
