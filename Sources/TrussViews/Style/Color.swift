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

  /// Whether nothing is seen of it.
  package var isClear: Bool { alpha == 0 }

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

/// Colours that turn into each other along a line: a view that fills its frame with them, or the filling of a shape.
///
///     Capsule().fill(LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
///     Text("Title").background(LinearGradient(colors: [.surface, .ground], startPoint: .top, endPoint: .bottom))
///
/// The line's ends are places in the frame. Across the line the colour is the same along the frame's other diagonal, as
/// SVG has it in units of an object's box. Text with colours shows one colour a cell.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a part of the line.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public let color: Color
    /// The part of the line before it, from 0 to 1.
    public let location: Double

    /// Makes a stop; a location outside of 0 to 1 counts as the nearer end, and one that is not a number as 0.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location.isNaN ? 0 : min(1, max(0, location))
    }
  }

  /// The colours, in the order of their locations; without one, nothing is drawn.
  public let stops: [Stop]
  /// Where the line begins.
  public let startPoint: UnitPoint
  /// Where the line ends.
  public let endPoint: UnitPoint

  /// Makes a gradient of colours in equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    self.init(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at parts of the line; one that is before another in the list is not behind it on the
  /// line.
  public init(stops: [Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    var last = 0.0
    self.stops = stops.map { stop in
      last = max(last, stop.location)
      return Stop(color: stop.color, location: last)
    }
    (self.startPoint, self.endPoint) = (startPoint, endPoint)
  }
}

/// A place in a view, in parts of its width and height from its top left corner.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width.
  public let x: Double
  /// The part of the height.
  public let y: Double

  /// Makes a place; a number that is not finite counts as 0.
  public init(x: Double, y: Double) {
    self.x = x.isFinite ? x : 0
    self.y = y.isFinite ? y : 0
  }

  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A line around a view, or along some of its edges. In text each edge insets what the view holds by one cell, in SVG
/// lines are drawn inside the edges.
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

  /// Makes a border; a light one on all edges, in the colour of edges, by default.
  public init(_ line: Line = .light, color: Color = .edge, edges: Edge.Set = .all) {
    self.line = line
    self.color = color
    self.edges = edges
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

  /// The room that the lines take in cells.
  package func cellInsets(isRightToLeft: Bool) -> Insets { Insets(edges, 1).resolved(isRightToLeft: isRightToLeft) }
}
