// Names of colours as styles, and what is not a style.
// A style that is written after a point is searched here: `.fill(.red.gradient)`.
extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Grey.
  public static var gray: Color { Color.gray }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// No colour.
  public static var clear: Color { Color.clear }
  /// The colour of text.
  public static var primary: Color { Color.primary }
  /// Less prominent than text.
  public static var secondary: Color { Color.secondary }
  /// Less prominent than `secondary`, as the text of an empty field is.
  public static var tertiary: Color { Color(0x8C_959F, dark: 0x6E_7681) }
  /// Hardly seen: the surface of a small shape.
  public static var quaternary: Color { Color(0xD0_D7DE, dark: 0x3D_444D) }
  /// Still fainter.
  public static var quinary: Color { Color(0xE6_EAEF, dark: 0x26_2C36) }
}
