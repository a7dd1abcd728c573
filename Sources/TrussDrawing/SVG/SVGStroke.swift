import TrussViews

/// How lines look.
enum SVGStroke {
  /// The radius of a round corner, where the rectangle is large enough for it.
  static let radius = 6.0

  /// The distance between the middles of a double line's two strokes.
  static let gap = 2.0

  /// The width of one stroke.
  static func width(of line: Border.Line) -> Double { line == .heavy ? 2 : 1 }

  /// The distances of a line's strokes from the edge that it is inside of.
  static func insets(of line: Border.Line) -> [Double] {
    let inset = width(of: line) / 2
    return line == .double ? [inset, inset + gap] : [inset]
  }

  /// The radius of a border's corners, where nothing else sets one.
  static func radius(of line: Border.Line) -> Double { line == .rounded ? radius : 0 }

  /// The style of a border's line.
  static func style(of line: Border.Line) -> StrokeStyle {
    switch line {
    case .light, .rounded, .double: StrokeStyle()
    case .heavy: StrokeStyle(lineWidth: width(of: line))
    case .dashed: StrokeStyle(dash: [4, 3])
    }
  }

  /// Writes what a stroke has beside its colour; a width of 1 goes without saying.
  static func writeAttributes(of style: StrokeStyle, to body: inout XMLWriter) {
    if style.lineWidth != 1 { body.attribute("stroke-width", style.lineWidth) }
    if !style.dash.isEmpty {
      body.attribute("stroke-dasharray", style.dash.map(SVGNumber.string).joined(separator: " "))
    }
  }
}
