/// The face and size of a text, in points. In text form every font is the terminal's own.
public struct Font: Equatable, Hashable, Sendable {
  /// A family of letter forms, with metrics that are part of the package.
  public enum Face: String, CaseIterable, Hashable, Sendable {
    /// A sans serif, metric-compatible with Arial and Helvetica.
    case sans
    /// Its bold weight.
    case sansBold
    /// A monospaced face, metric-compatible with Courier New.
    case mono
  }

  /// The letter forms.
  public var face: Face
  /// The size of the em, in points.
  public var size: Double

  /// Makes a font of a face and a size in points.
  public init(_ face: Face = .sans, size: Double = 13) {
    self.face = face
    self.size = size
  }

  /// What a text has unless told otherwise: the sans face at 13 points.
  public static let body = Font()
  /// The bold sans face at 17 points.
  public static let title = Font(.sansBold, size: 17)
  /// The sans face at 11 points.
  public static let caption = Font(size: 11)
  /// The monospaced face at 13 points.
  public static let mono = Font(.mono)
}
