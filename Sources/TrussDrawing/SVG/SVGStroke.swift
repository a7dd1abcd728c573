import TrussViews

/// How lines look.
enum SVGStroke {
  /// The radius of a round corner, where the rectangle is large enough for it.
  static let radius = 6.0

  /// The distance between the middles of a double line's two strokes.
  static let gap = 2.0

  /// The width of one stroke.
  static func width(of line: Border.Line) -> Double { line == .heavy ? 2 : 1 }

  /// Writes what a stroke has beside its colour; a width of 1 goes without saying.
  static func writeAttributes(of line: Border.Line, to body: inout XMLWriter) {
    switch line {
    case .light, .rounded, .double: break
    case .heavy: body.attribute("stroke-width", width(of: line))
    case .dashed: body.attribute("stroke-dasharray", "4 3")
    }
  }
}
