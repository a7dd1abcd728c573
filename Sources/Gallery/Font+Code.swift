import Truss

extension Font {
  static let code = Font.system(size: 12, design: .monospaced)
}
