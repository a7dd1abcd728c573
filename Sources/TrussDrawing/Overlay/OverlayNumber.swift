import TrussViews

/// Numbers as an overlay writes them.
enum OverlayNumber {
  /// With at most one decimal: `8`, `61.7`.
  static func string(_ value: Double) -> String { shortest((value * 10).rounded() / 10) }

  /// `184 × 16`.
  static func string(_ size: Size) -> String { "\(string(size.width)) × \(string(size.height))" }
}
