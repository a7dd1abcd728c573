/// A colour with a value for light and one for dark surroundings.
public struct Color: Equatable, Hashable, Sendable {
  /// The light value, and above it how far the colour lets through what is behind it: 0 for not at all, 255 for all.
  private var bits: UInt32
  private var darkBits: UInt32

  /// Red, green and blue from 0 to 255, for light surroundings: `0xRRGGBB`.
  public var light: UInt32 {
    get { bits & 0xFF_FFFF }
    set { bits = bits & ~0xFF_FFFF | newValue & 0xFF_FFFF }
  }
  /// Red, green and blue from 0 to 255, for dark surroundings: `0xRRGGBB`.
  public var dark: UInt32 {
    get { darkBits }
    set { darkBits = newValue & 0xFF_FFFF }
  }

  /// Makes a colour of `0xRRGGBB` values; bits above the lowest 24 are dropped.
  ///
  /// - Parameters:
  ///   - light: the colour on a light ground.
  ///   - dark: the colour on a dark ground; the same as `light` unless given.
  public init(_ light: UInt32, dark: UInt32? = nil) {
    bits = light & 0xFF_FFFF
    darkBits = (dark ?? light) & 0xFF_FFFF
  }

  /// How far the colour covers what is behind it, from 0 to 1.
  package var alpha: Double { 1 - Double(bits >> 24) / 255 }

  /// The colour, so far opaque: half of one that is half opaque is a quarter opaque. SVG shows what is behind it; text shows
  /// the mixture with the terminal's ground.
  ///
  ///     Text("draft").background(Color.yellow.opacity(0.3))
  ///
  /// - Parameter opacity: how far, from 0 to 1, in 255 steps; a number outside counts as the nearer end, and what is no
  ///   number as 1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    let alpha = alpha * (opacity.isNaN ? 1 : min(1, max(0, opacity)))
    color.bits = light | UInt32(truncatingIfNeeded: Int(clamping: ((1 - alpha) * 255).rounded())) << 24
    return color
  }

  /// No colour: what is behind it is seen.
  public static let clear = Color(0x00_0000).opacity(0)

  /// Text and strong lines.
  public static let primary = Color(0x1D_1D1F, dark: 0xF5_F5F7)
  /// Placeholders and lines that should be less prominent.
  public static let secondary = Color(0x6E_6E73, dark: 0xA1_A1A6)
  /// Borders and dividers.
  public static let separator = Color(0xB8_B8BE, dark: 0x5A_5A60)
  /// The surface of controls and boxes.
  public static let surface = Color(0xF2_F2F5, dark: 0x2C_2C30)
  /// The ground behind a figure.
  public static let ground = Color(0xFF_FFFF, dark: 0x1C_1C1E)
  /// What can be pressed, switched or moved.
  public static let accent = Color(0x0A_6CD6, dark: 0x4D_A3FF)
  /// Red.
  public static let red = Color(0xC9_342B, dark: 0xFF_6961)
  /// Orange.
  public static let orange = Color(0xB8_5C00, dark: 0xFF_B340)
  /// Yellow.
  public static let yellow = Color(0xD9_A400, dark: 0xFF_D426)
  /// Green.
  public static let green = Color(0x24_8A3D, dark: 0x30_DB5B)
  /// Blue.
  public static let blue = Color(0x0A_6CD6, dark: 0x4D_A3FF)
  /// Purple.
  public static let purple = Color(0x8A_44AB, dark: 0xDA_8FFF)
  /// Grey.
  public static let gray = Color(0x8E_8E93, dark: 0x98_989D)
  /// Pink.
  public static let pink = Color(0xD3_1C5C, dark: 0xFF_6482)
  /// Brown.
  public static let brown = Color(0x7F_6545, dark: 0xB5_9469)
  /// Mint.
  public static let mint = Color(0x0C_817B, dark: 0x63_E6E2)
  /// Teal.
  public static let teal = Color(0x00_7D96, dark: 0x40_C8E0)
  /// Cyan.
  public static let cyan = Color(0x00_71A4, dark: 0x70_D7FF)
  /// Indigo.
  public static let indigo = Color(0x36_34A3, dark: 0x7D_7AFF)
  /// White, on every ground.
  public static let white = Color(0xFF_FFFF)
  /// Black, on every ground.
  public static let black = Color(0x00_0000)
}
