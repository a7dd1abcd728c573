public import TrussText

/// The face and size of a text, in points. In text form every font is the terminal's own.
public struct Font: Equatable, Hashable, Sendable {
  /// A family of letter forms, with metrics that are part of the package.
  public enum Face: String, CaseIterable, Hashable, Sendable {
    /// A sans serif, metric-compatible with Arial and Helvetica.
    case sans
    /// Its bold weight.
    case sansBold
    /// A serif, metric-compatible with Times New Roman.
    case serif
    /// A monospaced face, metric-compatible with Courier New.
    case mono
  }

  /// The letter forms, where there is no file: those that replace the file's in viewers that lack its family.
  public var face: Face
  /// A font file that texts are measured with, and drawn with where outlines are asked for; nil for one of the faces.
  public var file: FontFile?
  /// The size of the em, in points.
  public var size: Double

  /// Makes a font of a face and a size in points.
  public init(_ face: Face = .sans, size: Double = 13) {
    self.face = face
    self.size = size
  }

  /// Makes a font of a font file and a size in points.
  ///
  /// - Parameters:
  ///   - file: the font file.
  ///   - size: the size of the em, in points; 13 by default.
  ///   - fallback: the letter forms in viewers that have no font of the file's family, unless outlines are drawn.
  public init(_ file: FontFile, size: Double = 13, fallback: Face = .sans) {
    face = fallback
    self.file = file
    self.size = size
  }

  /// What a text has by default: the sans face at 13 points.
  public static let body = Font()
  /// The bold sans face at 17 points.
  public static let title = Font(.sansBold, size: 17)
  /// The sans face at 11 points.
  public static let caption = Font(size: 11)
  /// The monospaced face at 13 points.
  public static let mono = Font(.mono)
}
