// Colours by the numbers and the names that SwiftUI and UIKit give them.

extension Color {
  /// Makes a colour of its parts in sRGB, each from 0 to 1; a number outside counts as the nearer end. It is the same in
  /// light and dark mode.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self = Color(Self.value(red, green, blue)).opacity(opacity)
  }

  /// Makes a colour of its parts in a colour space, each from 0 to 1. Parts of `displayP3` are taken as those of sRGB.
  public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    guard space == .sRGBLinear else {
      self.init(red: red, green: green, blue: blue, opacity: opacity)
      return
    }
    func encoded(_ part: Double) -> Double { part <= 0.0031308 ? part * 12.92 : 1.055 * part.root(2.4) - 0.055 }
    self.init(red: encoded(red), green: encoded(green), blue: encoded(blue), opacity: opacity)
  }

  /// Makes a grey: 0 is black, and 1 is white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of its hue, a part of the circle from red over green and blue back to red, its saturation and its
  /// brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      // The distance from the hue at which the part is least, in sixths of the circle.
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let sixth = place < 0 ? place + 6 : place
      return brightness * (1 - saturation * max(0, min(1, sixth, 4 - sixth)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Makes a colour that UIKit or AppKit has a name for: `Color(.systemBackground)`.
  public init(_ color: SystemColor) { self = color.color }

  /// Makes a colour that UIKit has a name for.
  public init(uiColor color: SystemColor) { self = color.color }

  /// Makes a colour that AppKit has a name for.
  public init(nsColor color: SystemColor) { self = color.color }

  /// The colour of controls: ``accent``.
  public static var accentColor: Color { .accent }

  /// Returns a mixture of the colour and another one.
  ///
  /// The components of sRGB and the opacities are interpolated linearly, in light and in dark mode.
  ///
  /// - Parameters:
  ///   - other: the other colour.
  ///   - fraction: the part of the other colour, from 0 to 1; numbers outside count as the nearer end.
  public func mix(with other: Color, by fraction: Double) -> Color {
    let part = fraction.isNaN ? 0 : min(1, max(0, fraction))
    func mixed(_ one: UInt32, _ other: UInt32) -> UInt32 {
      [16, 8, 0].reduce(0) { value, shift in
        let (from, to) = (Double(one >> shift & 0xFF), Double(other >> shift & 0xFF))
        return value << 8 | UInt32(truncatingIfNeeded: Int(clamping: (from + (to - from) * part).rounded()))
      }
    }
    return Color(mixed(light, other.light), dark: mixed(dark, other.dark))
      .opacity(alpha + (other.alpha - alpha) * part)
  }

  /// A space of colours.
  public enum RGBColorSpace: Sendable {
    /// The usual one.
    case sRGB
    /// The usual one without its curve.
    case sRGBLinear
    /// One with more colours; drawings are in sRGB.
    case displayP3
  }

  private static func value(_ red: Double, _ green: Double, _ blue: Double) -> UInt32 {
    [red, green, blue].reduce(0) { value, part in
      let level = Int(clamping: (part.isNaN ? 0 : min(1, max(0, part)) * 255).rounded())
      return value << 8 | UInt32(truncatingIfNeeded: level)
    }
  }
}

extension Double {
  /// The root of a number from 0 on, by Newton's steps: those of C libraries differ from one platform to another.
  fileprivate func root(_ degree: Double) -> Double {
    guard self > 0, isFinite else { return 0 }
    // x^(1 / 2.4) is the fifth power of the twelfth root.
    let number = min(1, self)
    var root = 1.0
    for _ in 0..<80 {
      let power = root * root * root * root * root * root * root * root * root * root * root
      root -= (root * power - number) / (12 * power)
    }
    return root * root * root * root * root
  }
}

/// A colour that UIKit or AppKit has a name for, as Truss draws it in light and in dark mode.
public struct SystemColor: Hashable, Sendable {
  let color: Color

  /// The ground behind views.
  public static let systemBackground = SystemColor(color: .ground)
  /// A surface on the ground.
  public static let secondarySystemBackground = SystemColor(color: Color(0xF2_F2F7, dark: 0x1C_1C1E))
  /// A surface on a surface.
  public static let tertiarySystemBackground = SystemColor(color: Color(0xFF_FFFF, dark: 0x2C_2C2E))
  /// The ground behind groups.
  public static let systemGroupedBackground = SystemColor(color: Color(0xF2_F2F7, dark: 0x0D_1117))
  /// A group's surface.
  public static let secondarySystemGroupedBackground = SystemColor(color: Color(0xFF_FFFF, dark: 0x1C_1C1E))
  /// A surface in a group.
  public static let tertiarySystemGroupedBackground = SystemColor(color: Color(0xF2_F2F7, dark: 0x2C_2C2E))
  /// AppKit's ground of a window.
  public static let windowBackgroundColor = SystemColor(color: .ground)
  /// AppKit's surface of controls.
  public static let controlBackgroundColor = SystemColor(color: .ground)
  /// AppKit's ground behind texts.
  public static let textBackgroundColor = SystemColor(color: .ground)
  /// Text.
  public static let label = SystemColor(color: .primary)
  /// Text that is less prominent.
  public static let secondaryLabel = SystemColor(color: .secondary)
  /// Text that is still less prominent.
  public static let tertiaryLabel = SystemColor(color: .tertiary)
  /// Text that is hardly seen.
  public static let quaternaryLabel = SystemColor(color: .quaternary)
  /// The text of an empty field.
  public static let placeholderText = SystemColor(color: .tertiary)
  /// The text of a link.
  public static let link = SystemColor(color: .accent)
  /// A hairline.
  public static let separator = SystemColor(color: .separator)
  /// An opaque hairline.
  public static let opaqueSeparator = SystemColor(color: .separator)
  /// The surface of a small shape.
  public static let systemFill = SystemColor(color: Color(0x78_7880).opacity(0.2))
  /// The surface of a shape of a middle size.
  public static let secondarySystemFill = SystemColor(color: Color(0x78_7880).opacity(0.16))
  /// The surface of a large shape.
  public static let tertiarySystemFill = SystemColor(color: Color(0x76_7680).opacity(0.12))
  /// The surface of a large shape with content.
  public static let quaternarySystemFill = SystemColor(color: Color(0x74_7480).opacity(0.08))
  /// Grey.
  public static let systemGray = SystemColor(color: .gray)
  /// Lighter than grey; in dark mode darker.
  public static let systemGray2 = SystemColor(color: Color(0xAE_AEB2, dark: 0x63_6366))
  /// Lighter than the second grey.
  public static let systemGray3 = SystemColor(color: Color(0xC7_C7CC, dark: 0x48_484A))
  /// Lighter than the third grey.
  public static let systemGray4 = SystemColor(color: Color(0xD1_D1D6, dark: 0x3A_3A3C))
  /// Lighter than the fourth grey.
  public static let systemGray5 = SystemColor(color: Color(0xE5_E5EA, dark: 0x2C_2C2E))
  /// The lightest grey.
  public static let systemGray6 = SystemColor(color: Color(0xF2_F2F7, dark: 0x1C_1C1E))
  /// Red.
  public static let systemRed = SystemColor(color: .red)
  /// Orange.
  public static let systemOrange = SystemColor(color: .orange)
  /// Yellow.
  public static let systemYellow = SystemColor(color: .yellow)
  /// Green.
  public static let systemGreen = SystemColor(color: .green)
  /// Mint.
  public static let systemMint = SystemColor(color: .mint)
  /// Teal.
  public static let systemTeal = SystemColor(color: .teal)
  /// Cyan.
  public static let systemCyan = SystemColor(color: .cyan)
  /// Blue.
  public static let systemBlue = SystemColor(color: .blue)
  /// Indigo.
  public static let systemIndigo = SystemColor(color: .indigo)
  /// Purple.
  public static let systemPurple = SystemColor(color: .purple)
  /// Pink.
  public static let systemPink = SystemColor(color: .pink)
  /// Brown.
  public static let systemBrown = SystemColor(color: .brown)
  /// The colour of controls.
  public static let tintColor = SystemColor(color: .tint)
  /// AppKit's colour of controls.
  public static let controlAccentColor = SystemColor(color: .accent)
  /// Red of one value.
  public static let red = SystemColor(color: .red)
  /// Blue.
  public static let blue = SystemColor(color: .blue)
  /// Green.
  public static let green = SystemColor(color: .green)
  /// Orange.
  public static let orange = SystemColor(color: .orange)
  /// Yellow.
  public static let yellow = SystemColor(color: .yellow)
  /// Purple.
  public static let purple = SystemColor(color: .purple)
  /// Brown.
  public static let brown = SystemColor(color: .brown)
  /// Cyan.
  public static let cyan = SystemColor(color: .cyan)
  /// Grey.
  public static let gray = SystemColor(color: .gray)
  /// A light grey.
  public static let lightGray = SystemColor(color: Color(0xAA_AAAA))
  /// A dark grey.
  public static let darkGray = SystemColor(color: Color(0x55_5555))
  /// White.
  public static let white = SystemColor(color: .white)
  /// Black.
  public static let black = SystemColor(color: .black)
  /// No colour.
  public static let clear = SystemColor(color: .clear)
}
