public import TrussImages
import TrussSystem
public import TrussText

extension FontFile {
  /// Reads a font from a file.
  ///
  /// - Parameters:
  ///   - path: the path of a `.ttf` file, or of an `.otf` file with TrueType outlines.
  ///   - embedded: whether drawings contain the glyphs that they show, so that browsers without the font draw them too;
  ///     by default they only name the font.
  /// - Throws: `FontFileError` for data that is not such a font, or is malformed, and for a font to be embedded whose
  ///   licence bits forbid that; `FileError` if the file cannot be read.
  public convenience init(contentsOfFile path: String, embedded: Bool = false) throws {
    try self.init(bytes: Descriptor.contents(ofFile: path), embedded: embedded)
  }
}

extension ImageFile {
  /// Reads an image file.
  ///
  /// - Parameter path: the path of a PNG, JPEG, GIF, WebP or SVG file.
  /// - Throws: `ImageFileError` for data that is not such an image, or is too large; `FileError` if the file
  ///   cannot be read.
  public init(contentsOfFile path: String) throws {
    try self.init(bytes: Descriptor.contents(ofFile: path))
  }
}
