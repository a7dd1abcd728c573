import TrussViews

/// A drawing's colours in a terminal, whose own colours for letters and ground are not known: text in the primary
/// colour, or on the ground or a control's surface, is left to the terminal.
struct TextInks {
  var isDark: Bool
  var theme: Theme

  /// The colour of letters and lines; nil is the terminal's own.
  func letters(_ color: Color) -> UInt32? {
    if theme.color(for: color) == .primary { return nil }
    // A hairline of a character's width has to be seen too.
    return value(of: color == .separator ? .edge : color)
  }

  /// The colour of what is behind letters; nil is the terminal's own.
  func surface(_ color: Color) -> UInt32? {
    if color == .ground || color == .surface || color.alpha == 0 { return nil }
    return value(of: color)
  }

  /// A colour as the terminal shows it: one that is not opaque mixed with the ground.
  func value(of color: Color) -> UInt32 {
    let shown = theme.color(for: color)
    let value = isDark ? shown.dark : shown.light
    guard shown.alpha < 1 else { return value }
    let ground = isDark ? Color.ground.dark : Color.ground.light
    return DisplayList.Fill.Gradient.mixed(ground, value, shown.alpha)
  }
}
