/// A colour with a value for light and one for dark mode.
///
///     Text("draft").foreground(Color(0xB0_0060, dark: 0xFF_80C0))
public struct Color: Equatable, Hashable, Sendable {
  /// The light value, and above it the transparency: 0 for opaque, 255 for transparent.
  private var bits: UInt32
  /// The dark value, and above it whether the colour represents that of the controls around it.
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

  /// Makes a colour of `0xRRGGBB` values; bits above the lowest 24 are dropped.
  ///
  /// - Parameters:
  ///   - light: the colour on a light ground.
  ///   - dark: the colour on a dark ground; the same as `light` by default.
  public init(_ light: UInt32, dark: UInt32? = nil) {
    bits = light & 0xFF_FFFF
    darkBits = (dark ?? light) & 0xFF_FFFF
  }

  /// The opacity of the colour, from 0 to 1.
  package var alpha: Double { 1 - Double(bits >> 24) / 255 }

  /// Whether nothing is visible of it.
  package var isClear: Bool { alpha == 0 }

  /// The colour with an opacity, which multiplies: half of a colour that is half opaque is a quarter opaque. SVG blends
  /// it with the content behind; text shows the mixture with the terminal's ground.
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

  /// The colour of the controls around it, which a layout puts in its place: see `View.tint(_:)`.
  package static let tint: Color = {
    var color = Color.accent
    color.darkBits |= 1 << 24
    return color
  }()

  /// Whether it represents the colour of the controls around it.
  package var isTint: Bool { darkBits >> 24 != 0 }

  /// The colour, with the tint in place of its placeholder.
  package func resolved(tint: Color?) -> Color { isTint ? (tint ?? .accent).opacity(alpha) : self }

  /// The opacity of the colour of texts that replaces this colour in SwiftUI's style; nil for a colour that is not
  /// replaced.
  package var prominence: Double? {
    switch self {
    case .primary: 1
    case .secondary: 0.6
    case .tertiary: 0.3
    case .quaternary: 0.18
    default: nil
    }
  }

  /// Transparent: the content behind is visible.
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

/// A line around a view, or along some of its edges. In text each edge insets the view's content by one cell; in SVG
/// lines are drawn inside the edges.
///
///     Text("note").padding(8).border(Border(.heavy, color: .red))
public struct Border: Equatable, Hashable, Sendable {
  /// How a border's line looks.
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

  /// How the line looks.
  public var line: Line
  /// The line's colour.
  public var color: Color
  /// The edges that have the line.
  public var edges: Edge.Set
  /// The width of the line in points, where it is not the one that its form has.
  package private(set) var lineWidth: Double?

  /// Makes a border; a light one on all edges, in the colour of edges, by default.
  public init(_ line: Line = .light, color: Color = .edge, edges: Edge.Set = .all) {
    self.line = line
    self.color = color
    self.edges = edges
  }

  /// A border of a width in points, none for one that is not more than 0. In text it is thin below 2 points, and thick
  /// from there on.
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

  /// The space that the lines take in cells.
  package func cellInsets(isRightToLeft: Bool) -> Insets { Insets(edges, 1).resolved(isRightToLeft: isRightToLeft) }
}
