// The names of colours as styles. The compiler looks here for a style after a point, such as `.fill(.red.gradient)`.
extension ShapeStyle where Self == Color {
  /// The style of `Color.red`.
  public static var red: Color { Color.red }
  /// The style of `Color.orange`.
  public static var orange: Color { Color.orange }
  /// The style of `Color.yellow`.
  public static var yellow: Color { Color.yellow }
  /// The style of `Color.green`.
  public static var green: Color { Color.green }
  /// The style of `Color.blue`.
  public static var blue: Color { Color.blue }
  /// The style of `Color.purple`.
  public static var purple: Color { Color.purple }
  /// The style of `Color.gray`.
  public static var gray: Color { Color.gray }
  /// The style of `Color.pink`.
  public static var pink: Color { Color.pink }
  /// The style of `Color.brown`.
  public static var brown: Color { Color.brown }
  /// The style of `Color.mint`.
  public static var mint: Color { Color.mint }
  /// The style of `Color.teal`.
  public static var teal: Color { Color.teal }
  /// The style of `Color.cyan`.
  public static var cyan: Color { Color.cyan }
  /// The style of `Color.indigo`.
  public static var indigo: Color { Color.indigo }
  /// The style of `Color.white`.
  public static var white: Color { Color.white }
  /// The style of `Color.black`.
  public static var black: Color { Color.black }
  /// The style of `Color.clear`, which draws nothing.
  public static var clear: Color { Color.clear }
  /// The colour of text.
  public static var primary: Color { Color.primary }
  /// The colour of less prominent text.
  public static var secondary: Color { Color.secondary }
  /// A less prominent colour than `secondary`, such as the colour of placeholders in empty fields.
  public static var tertiary: Color { Color(0x8C_959F, dark: 0x6E_7681) }
  /// A less prominent colour than `tertiary`, for the fill of small shapes.
  public static var quaternary: Color { Color(0xD0_D7DE, dark: 0x3D_444D) }
  /// A less prominent colour than `quaternary`.
  public static var quinary: Color { Color(0xE6_EAEF, dark: 0x26_2C36) }
}
