import TrussViews

/// A drawing's colours in a terminal, whose own colours for letters and ground are not known: text in the primary
/// colour, or on the ground or a control's surface, is left to the terminal.
struct TextInks {
  var isDark: Bool
  var theme: Theme

  /// The colour of letters and lines; nil is the terminal's own.
  func letters(_ color: Color) -> UInt32? {
    let shown = theme.color(for: color)
    return shown == .primary ? nil : isDark ? shown.dark : shown.light
  }

  /// The colour of what is behind letters; nil is the terminal's own.
  func surface(_ color: Color) -> UInt32? {
    if color == .ground || color == .surface { return nil }
    return value(of: color)
  }

  /// A colour as the terminal shows it.
  func value(of color: Color) -> UInt32 {
    let shown = theme.color(for: color)
    return isDark ? shown.dark : shown.light
  }
}
