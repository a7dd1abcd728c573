/// A visual effect on a view, which does not change the layout.
@usableFromInline package enum GraphicEffect: Equatable, Sendable {
  /// A rotation, clockwise, about a point in the frame.
  case rotation(Angle, UnitPoint)
  /// A scaling about a point in the frame.
  case scale(x: Double, y: Double, UnitPoint)
  /// A shadow behind the view; lengths are in points.
  case shadow(Color, radius: Double, x: Double, y: Double)
  /// A blur with a radius in points.
  case blur(Double)
  case blend(BlendMode)
}

/// How SVG blends a view's colours with the colours behind the view.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// The view's colours cover the colours behind it.
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
  /// The colours behind the view, lightened by the view's colours.
  case colorDodge
  /// The colours behind the view, darkened by the view's colours.
  case colorBurn
  /// `multiply` where the view's colour is dark, `screen` where it is light.
  case hardLight
  /// The colour behind the view, darkened where the view's colour is dark, and lightened where it is light.
  case softLight
  /// The difference of both colours.
  case difference
  /// The difference of both colours, with less contrast.
  case exclusion
  /// The view's hue, with the saturation and lightness of the colour behind it.
  case hue
  /// The view's saturation, with the hue and lightness of the colour behind it.
  case saturation
  /// The view's hue and saturation, with the lightness of the colour behind it.
  case color
  /// The view's lightness, with the hue and saturation of the colour behind it.
  case luminosity
}
