/// A colour with a value for light and one for dark mode.
public struct Color: Equatable, Hashable, Sendable {
  /// The light value, and above it how far the colour lets through what is behind it: 0 for not at all, 255 for all.
  private var bits: UInt32
  private var darkBits: UInt32

  /// Red, green and blue from 0 to 255, for light mode: `0xRRGGBB`.
  public var light: UInt32 {
    get { bits & 0xFF_FFFF }
    set { bits = bits & ~0xFF_FFFF | newValue & 0xFF_FFFF }
  }
  /// Red, green and blue from 0 to 255, for dark mode: `0xRRGGBB`.
  public var dark: UInt32 {
    get { darkBits }
    set { darkBits = newValue & 0xFF_FFFF }
  }

  /// Makes a colour of `0xRRGGBB` values; bits above the lowest 24 are dropped.
  ///
  /// - Parameters:
  ///   - light: the colour on a light ground.
  ///   - dark: the colour on a dark ground; the same as `light` by default.
  public init(_ light: UInt32, dark: UInt32? = nil) {
    bits = light & 0xFF_FFFF
    darkBits = (dark ?? light) & 0xFF_FFFF
  }

  /// How far the colour covers what is behind it, from 0 to 1.
  package var alpha: Double { 1 - Double(bits >> 24) / 255 }

  /// The colour with an opacity, which multiplies: half of a colour that is half opaque is a quarter opaque. SVG shows
  /// the content behind it; text shows the mixture with the terminal's ground.
  ///
  ///     Text("draft").background(Color.yellow.opacity(0.3))
  ///
  /// - Parameter opacity: from 0 to 1, in 255 steps; a number outside counts as the nearer end, and NaN as 1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    let alpha = alpha * (opacity.isNaN ? 1 : min(1, max(0, opacity)))
    color.bits = light | UInt32(truncatingIfNeeded: Int(clamping: ((1 - alpha) * 255).rounded())) << 24
    return color
  }

  /// No colour: the content behind it is visible.
  public static let clear = Color(0x00_0000).opacity(0)

  /// Text and strong lines.
  public static let primary = Color(0x1F_2328, dark: 0xF0_F6FC)
  /// Placeholders and lines that should be less prominent.
  public static let secondary = Color(0x59_636E, dark: 0x91_98A1)
  /// Dividers: a hairline, fainter than an edge.
  public static let separator = Color(0xD1_D9E0, dark: 0x3D_444D)
  /// The edges of controls and boxes, and borders: a contrast of 3 : 1 with the ground, as [WCAG
  /// 2.1](https://www.w3.org/TR/WCAG21/#non-text-contrast) requires of user interface components.
  public static let edge = Color(0x81_8B98, dark: 0x65_6C76)
  /// The surface of controls.
  public static let surface = Color(0xF6_F8FA, dark: 0x15_1B23)
  /// The ground behind a figure.
  public static let ground = Color(0xFF_FFFF, dark: 0x0D_1117)
  /// Controls: buttons, switches, sliders.
  public static let accent = Color(0x09_69DA, dark: 0x44_93F8)
  /// Red.
  public static let red = Color(0xCF_222E, dark: 0xFF_7B72)
  /// Orange.
  public static let orange = Color(0xBC_4C00, dark: 0xFF_A657)
  /// Yellow, dark enough for text in light mode.
  public static let yellow = Color(0x9A_6700, dark: 0xE3_B341)
  /// Green.
  public static let green = Color(0x1A_7F37, dark: 0x3F_B950)
  /// Blue.
  public static let blue = Color(0x09_69DA, dark: 0x44_93F8)
  /// Purple.
  public static let purple = Color(0x82_50DF, dark: 0xA3_71F7)
  /// Grey.
  public static let gray = Color(0x65_6D76, dark: 0x8B_949E)
  /// Pink.
  public static let pink = Color(0xBF_3989, dark: 0xF7_78BA)
  /// Brown.
  public static let brown = Color(0x7F_6545, dark: 0xB5_9469)
  /// Mint.
  public static let mint = Color(0x0A_7A74, dark: 0x63_E6E2)
  /// Teal.
  public static let teal = Color(0x00_7A91, dark: 0x40_C8E0)
  /// Cyan.
  public static let cyan = Color(0x00_71A4, dark: 0x70_D7FF)
  /// Indigo.
  public static let indigo = Color(0x36_34A3, dark: 0x7D_7AFF)
  /// White, on every ground.
  public static let white = Color(0xFF_FFFF)
  /// Black, on every ground.
  public static let black = Color(0x00_0000)
}
