/// An effect on the picture of a view, which its layout ignores.
@usableFromInline package enum GraphicEffect: Equatable, Sendable {
  /// A rotation, clockwise, about a point in the frame.
  case rotation(Angle, UnitPoint)
  /// A scaling about a point in the frame.
  case scale(x: Double, y: Double, UnitPoint)
  /// A shadow behind the view; lengths are in points.
  case shadow(Color, radius: Double, x: Double, y: Double)
  /// A blur with a radius in points.
  case blur(Double)
  /// The blending of the view's colours with those behind it.
  case blend(BlendMode)
}

/// The blending of a view's colours with those behind it, in SVG.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// The view's colours cover those behind it.
  case normal
  /// The product of both colours, which is darker.
  case multiply
  /// The inverse of the product of the inverses, which is lighter.
  case screen
  /// `multiply` where the colour behind is dark, `screen` where it is light.
  case overlay
  /// The darker of both colours.
  case darken
  /// The lighter of both colours.
  case lighten
  /// The colours behind, lightened by the view's.
  case colorDodge
  /// The colours behind, darkened by the view's.
  case colorBurn
  /// `multiply` where the view's colour is dark, `screen` where it is light.
  case hardLight
  /// Darkened where the view's colour is dark, lightened where it is light.
  case softLight
  /// The difference of both colours.
  case difference
  /// The difference of both colours, with less contrast.
  case exclusion
  /// The view's hue, with the saturation and lightness behind it.
  case hue
  /// The view's saturation, with the hue and lightness behind it.
  case saturation
  /// The view's hue and saturation, with the lightness behind it.
  case color
  /// The view's lightness, with the hue and saturation behind it.
  case luminosity
}
