/// An effect on the picture of a view, which its layout ignores.
@usableFromInline package enum GraphicEffect: Equatable, Sendable {
  /// A turn, clockwise, about a place in the frame.
  case rotation(Angle, UnitPoint)
  /// Another size about a place in the frame.
  case scale(x: Double, y: Double, UnitPoint)
  /// A shadow behind it, lengths in points.
  case shadow(Color, radius: Double, x: Double, y: Double)
  /// A picture that is not sharp, within a radius in points.
  case blur(Double)
  /// How its colours are mixed with those behind it.
  case blend(BlendMode)
}

/// How the colours of a view are mixed with those behind it, in SVG.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// They cover those behind it.
  case normal
  /// The product: darker.
  case multiply
  /// The inverse of the product of the inverses: lighter.
  case screen
  /// Dark ones are multiplied, light ones screened.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Those behind are lightened.
  case colorDodge
  /// Those behind are darkened.
  case colorBurn
  /// Multiplied or screened, by the view's own colour.
  case hardLight
  /// Darkened or lightened, by the view's own colour.
  case softLight
  /// The distance of both.
  case difference
  /// The distance of both, with less contrast.
  case exclusion
  /// The view's hue.
  case hue
  /// The view's saturation.
  case saturation
  /// The view's hue and saturation.
  case color
  /// The view's lightness.
  case luminosity
}
