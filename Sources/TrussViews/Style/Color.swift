/// A colour with one value for light mode and another for dark mode.
///
///     Text("draft").foreground(Color(0xB0_0060, dark: 0xFF_80C0))
public struct Color: Equatable, Hashable, Sendable {
  /// The light value in the low 24 bits, and the transparency in the high 8 bits: 0 is opaque, 255 transparent.
  private var bits: UInt32
  /// The dark value in the low 24 bits. Bit 24 is set if the colour is a placeholder for the tint.
  private var darkBits: UInt32

  /// Red, green and blue from 0 to 255, for light mode: `0xRRGGBB`.
  public var light: UInt32 {
    get { bits & 0xFF_FFFF }
    set { bits = bits & ~0xFF_FFFF | newValue & 0xFF_FFFF }
  }
  /// Red, green and blue from 0 to 255, for dark mode: `0xRRGGBB`.
  public var dark: UInt32 {
    get { darkBits & 0xFF_FFFF }
    set { darkBits = darkBits & ~0xFF_FFFF | newValue & 0xFF_FFFF }
  }

  /// Makes a colour from `0xRRGGBB` values; bits above the lowest 24 are dropped.
  ///
  /// - Parameters:
  ///   - light: the colour on a light background.
  ///   - dark: the colour on a dark background; the same as `light` by default.
  public init(_ light: UInt32, dark: UInt32? = nil) {
    bits = light & 0xFF_FFFF
    darkBits = (dark ?? light) & 0xFF_FFFF
  }

  package var alpha: Double { 1 - Double(bits >> 24) / 255 }

  package var isClear: Bool { alpha == 0 }

  /// Returns the colour with its opacity multiplied by a factor: `opacity(0.5)` of a half opaque colour is a quarter
  /// opaque. SVG blends the colour with the content behind it; text output shows the mixture with the terminal's
  /// background.
  ///
  ///     Text("draft").background(Color.yellow.opacity(0.3))
  ///
  /// - Parameter opacity: the factor, from 0 to 1, in 255 steps; numbers outside this range are clamped, and NaN counts
  ///   as 1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    let alpha = alpha * (opacity.isNaN ? 1 : min(1, max(0, opacity)))
    color.bits = light | UInt32(truncatingIfNeeded: Int(clamping: ((1 - alpha) * 255).rounded())) << 24
    return color
  }

  /// A placeholder for the tint of surrounding views. A layout replaces it: see `View.tint(_:)`.
  package static let tint: Color = {
    var color = Color.accent
    color.darkBits |= 1 << 24
    return color
  }()

  package var isTint: Bool { darkBits >> 24 != 0 }

  /// Replaces the placeholder by `tint`, or by `accent` if `tint` is nil. Other colours are returned unchanged.
  package func resolved(tint: Color?) -> Color { isTint ? (tint ?? .accent).opacity(alpha) : self }

  /// For a level of text colour: the opacity of the primary colour with which SwiftUI's style draws the level. Nil for
  /// other colours.
  package var prominence: Double? {
    switch self {
    case .primary: 1
    case .secondary: 0.6
    case .tertiary: 0.3
    case .quaternary: 0.18
    default: nil
    }
  }

  /// Fully transparent.
  public static let clear = Color(0x00_0000).opacity(0)

  /// The colour of text and strong lines.
  public static let primary = Color(0x1F_2328, dark: 0xF0_F6FC)
  /// The colour of placeholders and of less prominent lines.
  public static let secondary = Color(0x59_636E, dark: 0x91_98A1)
  /// The colour of dividers, fainter than `edge`.
  public static let separator = Color(0xD1_D9E0, dark: 0x3D_444D)
  /// The colour of borders and of the edges of controls and boxes. Its contrast with the background is 3 : 1, as [WCAG
  /// 2.1](https://www.w3.org/TR/WCAG21/#non-text-contrast) requires of user interface components.
  public static let edge = Color(0x81_8B98, dark: 0x65_6C76)
  /// The background of controls and cards.
  public static let surface = Color(0xF6_F8FA, dark: 0x15_1B23)
  /// The background behind a drawing.
  public static let ground = Color(0xFF_FFFF, dark: 0x0D_1117)
  /// The colour of controls: buttons, switches, sliders.
  public static let accent = Color(0x09_69DA, dark: 0x44_93F8)
  /// A red.
  public static let red = Color(0xCF_222E, dark: 0xFF_7B72)
  /// An orange.
  public static let orange = Color(0xBC_4C00, dark: 0xFF_A657)
  /// A yellow, dark enough for text in light mode.
  public static let yellow = Color(0x9A_6700, dark: 0xE3_B341)
  /// A green.
  public static let green = Color(0x1A_7F37, dark: 0x3F_B950)
  /// A blue.
  public static let blue = Color(0x09_69DA, dark: 0x44_93F8)
  /// A purple.
  public static let purple = Color(0x82_50DF, dark: 0xA3_71F7)
  /// A grey.
  public static let gray = Color(0x65_6D76, dark: 0x8B_949E)
  /// A pink.
  public static let pink = Color(0xBF_3989, dark: 0xF7_78BA)
  /// A brown.
  public static let brown = Color(0x7F_6545, dark: 0xB5_9469)
  /// A mint green.
  public static let mint = Color(0x0A_7A74, dark: 0x63_E6E2)
  /// A teal.
  public static let teal = Color(0x00_7A91, dark: 0x40_C8E0)
  /// A cyan.
  public static let cyan = Color(0x00_71A4, dark: 0x70_D7FF)
  /// An indigo.
  public static let indigo = Color(0x36_34A3, dark: 0x7D_7AFF)
  /// White, in light and in dark mode.
  public static let white = Color(0xFF_FFFF)
  /// Black, in light and in dark mode.
  public static let black = Color(0x00_0000)
}

/// A line around a view, or along some of its edges. In text each line insets the view's content by one cell; in SVG
/// lines are drawn inside the edges.
///
///     Text("note").padding(8).border(Border(.heavy, color: .red))
public struct Border: Equatable, Hashable, Sendable {
  /// The style of a border's line.
  public enum Line: String, CaseIterable, Hashable, Sendable {
    /// `─│┌┐└┘`, a thin line.
    case light
    /// `─│╭╮╰╯`, a thin line with round corners.
    case rounded
    /// `━┃┏┓┗┛`, a thick line.
    case heavy
    /// `═║╔╗╚╝`, two lines.
    case double
    /// `╌╎┌┐└┘`, a broken line.
    case dashed
  }

  /// The style of the line.
  public var line: Line
  /// The line's colour.
  public var color: Color
  /// The edges that have the line.
  public var edges: Edge.Set
  /// The width of the line in points; nil if the style decides it.
  package private(set) var lineWidth: Double?

  /// Makes a border; by default a light line on all edges, in the colour `edge`.
  public init(_ line: Line = .light, color: Color = .edge, edges: Edge.Set = .all) {
    self.line = line
    self.color = color
    self.edges = edges
  }

  /// Makes a border with a width in points. If the width is not above 0, no line is drawn. In text the line is light
  /// below 2 points, otherwise heavy.
  init(_ color: Color, width: Double) {
    let isSeen = width > 0 && width.isFinite
    self.init(width < 2 ? .light : .heavy, color: isSeen ? color : .clear)
    lineWidth = isSeen ? width : nil
  }

  /// A thin line.
  public static let light = Border(.light)
  /// A thin line with round corners.
  public static let rounded = Border(.rounded)
  /// A thick line.
  public static let heavy = Border(.heavy)
  /// Two lines.
  public static let double = Border(.double)
  /// A broken line.
  public static let dashed = Border(.dashed)

  package func cellInsets(isRightToLeft: Bool) -> Insets { Insets(edges, 1).resolved(isRightToLeft: isRightToLeft) }
}
