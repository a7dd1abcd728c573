/// The colours and the background of a drawing. The colours replace the views' colours; the background is drawn in SVG
/// only.
///
///     try form.svg(width: 390, theme: .wireframe)
///     try form.svg(width: 390, theme: Theme(replacing: [.accent: Color(0x7A_1FA2, dark: 0xCE_93D8)]))
///
/// A theme is a value: a table of colours, the treatment of colours outside the table, and a background. It does not
/// change any frame.
public struct Theme: Equatable, Sendable {
  /// The background behind the views in SVG. In text the terminal decides the background.
  public enum Ground: String, CaseIterable, Hashable, Sendable {
    /// A rectangle in `Color.ground`: letters are readable on a page of any colour.
    case filled
    /// No background: the page is visible behind the views. Pages that choose the drawing according to their own mode,
    /// such as DocC's pages, need a drawing without a background.
    case clear
    /// A card in `Color.ground` with a thin border and round corners, 16 points larger than the layout on each side.
    /// Letters are readable on a page of any colour.
    case card
  }

  /// The treatment of colours that are not in the table.
  public enum Tone: String, CaseIterable, Hashable, Sendable {
    /// The colour is unchanged.
    case given
    /// The colour becomes a grey of the same lightness.
    case gray
    /// The colour has its value for light mode, also in dark mode.
    case light
  }

  /// The replacements for colours. In SwiftUI's style a replacement of `.red` also replaces SwiftUI's red.
  public var colors: [Color: Color]
  /// The treatment of all other colours, which are unchanged by default.
  public var tone: Tone
  /// The background behind the views in SVG; filled by default.
  public var ground: Ground

  /// Creates a theme from replacements for colours. A replacement applies to colours with the same light and dark
  /// values. By default other colours are unchanged, and the background is filled.
  public init(replacing colors: [Color: Color] = [:], tone: Tone = .given, ground: Ground = .filled) {
    self.colors = colors
    self.tone = tone
    self.ground = ground
  }

  /// The unchanged colours of the views, on a filled background.
  public static let plain = Theme()

  /// Grey lines and letters, without surfaces. The theme is meant for a layout whose appearance is not decided yet.
  public static let wireframe = Theme(
    replacing: [.surface: .ground, .accent: Color(0x3A_3A3C, dark: 0xD1_D1D6)], tone: .gray)

  /// Black and white, and strong versions of all colours. Every line and letter has a contrast of at least 7 : 1 with
  /// the background, as [WCAG 2.1](https://www.w3.org/TR/WCAG21/#contrast-enhanced) requires for text at level AAA.
  public static let highContrast = Theme(
    replacing: [
      .primary: Color(0x00_0000, dark: 0xFF_FFFF), .secondary: Color(0x00_0000, dark: 0xFF_FFFF),
      .separator: Color(0x00_0000, dark: 0xFF_FFFF), .edge: Color(0x00_0000, dark: 0xFF_FFFF),
      .gray: Color(0x3C_3C3C, dark: 0xD0_D0D0),
      .surface: Color(0xFF_FFFF, dark: 0x00_0000), .ground: Color(0xFF_FFFF, dark: 0x00_0000),
      .accent: Color(0x00_3EA8, dark: 0x8F_C7FF), .red: Color(0x9B_0000, dark: 0xFF_9B96),
      .orange: Color(0x7A_3A00, dark: 0xFF_C266), .yellow: Color(0x5C_4800, dark: 0xFF_DF57),
      .green: Color(0x00_5522, dark: 0x5C_E87E), .purple: Color(0x5E_1B80, dark: 0xE4_ACFF),
      .pink: Color(0x8A_0F3A, dark: 0xFF_9FB4), .brown: Color(0x57_4326, dark: 0xD9_BE98),
      .mint: Color(0x00_524E, dark: 0x8A_F0EC), .teal: Color(0x00_505F, dark: 0x7A_DDEE),
      .cyan: Color(0x00_4E73, dark: 0x9C_E3FF), .indigo: Color(0x2B_2A8A, dark: 0xB9_B7FF),
    ])

  /// The unchanged colours of the views, on a card. The theme is meant for a README, whose page may be light while the
  /// reader's system is dark.
  public static let readme = Theme(ground: .card)

  /// The unchanged colours of the views, without a background. `Color.ground` is black in dark mode, like DocC's pages.
  /// The theme is meant for pairs of light and dark files in DocC.
  public static let docC = Theme(replacing: [.ground: Color(0xFF_FFFF, dark: 0x00_0000)], ground: .clear)

  /// Black lines and letters on white, without surfaces, in light and dark mode. Other colours have their values for
  /// light mode. The theme is meant for paper.
  public static let print = Theme(
    replacing: [
      .primary: Color(0x00_0000), .secondary: Color(0x40_4040), .separator: Color(0x8C_8C8C), .edge: Color(0x40_4040),
      .surface: Color(0xFF_FFFF), .ground: Color(0xFF_FFFF),
    ], tone: .light)

  /// The colour that replaces the given colour in a drawing.
  package func color(for color: Color) -> Color {
    let opaque = Color(color.light, dark: color.dark)
    if let replacement = colors[opaque] { return replacement.opacity(color.alpha) }
    let named = color.named
    if let replacement = colors[Color(named.light, dark: named.dark)] { return replacement.opacity(named.alpha) }
    switch tone {
    case .given: return color
    case .light: return Color(color.light).opacity(color.alpha)
    case .gray: return Color(Self.gray(color.light), dark: Self.gray(color.dark)).opacity(color.alpha)
    }
  }

  /// The grey with the same luma, with the weights of Rec. 709.
  private static func gray(_ color: UInt32) -> UInt32 {
    let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
    return (red * 2126 + green * 7152 + blue * 722 + 5000) / 10_000 * 0x01_0101
  }
}
