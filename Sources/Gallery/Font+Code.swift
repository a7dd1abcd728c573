import Truss

extension Font {
  /// The letters of Swift code in a figure.
  static let code = Font.system(size: 12, design: .monospaced)
}
