/// Why a font file cannot be used.
public enum FontFileError: Error, Equatable, Sendable {
  /// The file is no TrueType font: it begins with none of the marks of one.
  case notTrueType
  /// The file is a font of another kind: its outlines are cubic (`CFF`), it is compressed (`WOFF`), or it is a
  /// collection of several.
  case unsupported(String)
  /// A table that a font must have is not there.
  case missingTable(String)
  /// A table has impossible contents.
  case malformed(table: String, String)
}

extension FontFileError: CustomStringConvertible {
  /// `the font's table hmtx is malformed: it is shorter than its number of metrics`.
  public var description: String {
    switch self {
    case .notTrueType: "this is no TrueType font"
    case .unsupported(let kind): "\(kind) cannot be read; TrueType outlines can, in .ttf and .otf files"
    case .missingTable(let table): "the font has no table \(table)"
    case .malformed(let table, let reason): "the font's table \(table) is malformed: \(reason)"
    }
  }
}
