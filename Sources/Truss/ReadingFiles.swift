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
  /// - Throws: `FileError` if the file cannot be read or, with the description of the `FontFileError`, if its data are
  ///   not such a font or are malformed, and if `embedded` is true for a font whose licence bits forbid embedding.
  public convenience init(contentsOfFile path: String, embedded: Bool = false) throws(FileError) {
    let bytes = try Descriptor.contents(ofFile: path)
    do throws(FontFileError) { try self.init(bytes: bytes, embedded: embedded) } catch {
      throw FileError(path, "cannot be used as a font: \(error)")
    }
  }
}

extension ImageFile {
  /// Reads an image file.
  ///
  /// - Parameter path: the path of a PNG, JPEG, GIF, WebP or SVG file.
  /// - Throws: `FileError` if the file cannot be read or, with the description of the `ImageFileError`, if its data are
  ///   not such an image or are too large.
  public init(contentsOfFile path: String) throws(FileError) {
    let bytes = try Descriptor.contents(ofFile: path)
    do throws(ImageFileError) { try self.init(bytes: bytes) } catch {
      throw FileError(path, "cannot be used as an image: \(error)")
    }
  }
}
