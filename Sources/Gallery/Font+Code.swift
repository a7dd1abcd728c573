import Truss

extension Font {
  /// The font of Swift code in figures.
  static let code = Font.system(size: 12, design: .monospaced)
}
