extension Color {
  /// Makes a colour from its components in sRGB, each from 0 to 1; numbers outside this range are clamped. The colour
  /// is the same in light and dark mode.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self = Color(Self.value(red, green, blue)).opacity(opacity)
  }

  /// Makes a colour from its components in a colour space, each from 0 to 1. `displayP3` is treated like `sRGB`.
  public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    guard space == .sRGBLinear else {
      self.init(red: red, green: green, blue: blue, opacity: opacity)
      return
    }
    func encoded(_ part: Double) -> Double { part <= 0.0031308 ? part * 12.92 : 1.055 * part.root(2.4) - 0.055 }
    self.init(red: encoded(red), green: encoded(green), blue: encoded(blue), opacity: opacity)
  }

  /// Makes a grey: 0 is black and 1 is white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from its hue, saturation and brightness, each from 0 to 1. The hue is a fraction of the circle from
  /// red through green and blue back to red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      // The hue's position, in sixths of the circle, after the hue at which the component begins to fall.
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let sixth = place < 0 ? place + 6 : place
      return brightness * (1 - saturation * max(0, min(1, sixth, 4 - sixth)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Makes a colour from UIKit's or AppKit's name: `Color(.systemBackground)`.
  public init(_ color: SystemColor) { self = color.color }

  /// Makes a colour from UIKit's name.
  public init(uiColor color: SystemColor) { self = color.color }

  /// Makes a colour from AppKit's name.
  public init(nsColor color: SystemColor) { self = color.color }

  /// SwiftUI's name for ``accent``.
  public static var accentColor: Color { .accent }

  /// Returns a mixture of this colour and another colour.
  ///
  /// The sRGB components and the opacities are interpolated linearly, separately for light and dark mode.
  ///
  /// - Parameters:
  ///   - other: the other colour.
  ///   - fraction: the fraction of the other colour, clamped to the range from 0 to 1.
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

  /// A colour space.
  public enum RGBColorSpace: Sendable {
    /// Standard RGB.
    case sRGB
    /// Standard RGB with linear components.
    case sRGBLinear
    /// Display P3, which has more colours than sRGB. Drawings are in sRGB.
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
  /// The root of a number from 0 to 1. Newton's method gives equal results on all platforms, unlike C's `pow`.
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

/// A colour with UIKit's or AppKit's name, as Truss draws it in light and in dark mode.
public struct SystemColor: Hashable, Sendable {
  let color: Color

  /// The background behind views.
  public static let systemBackground = SystemColor(color: .ground)
  /// A surface on the background.
  public static let secondarySystemBackground = SystemColor(color: Color(0xF2_F2F7, dark: 0x1C_1C1E))
  /// A surface on another surface.
  public static let tertiarySystemBackground = SystemColor(color: Color(0xFF_FFFF, dark: 0x2C_2C2E))
  /// The background behind groups.
  public static let systemGroupedBackground = SystemColor(color: Color(0xF2_F2F7, dark: 0x0D_1117))
  /// The surface of a group.
  public static let secondarySystemGroupedBackground = SystemColor(color: Color(0xFF_FFFF, dark: 0x1C_1C1E))
  /// A surface within a group.
  public static let tertiarySystemGroupedBackground = SystemColor(color: Color(0xF2_F2F7, dark: 0x2C_2C2E))
  /// AppKit's background of a window.
  public static let windowBackgroundColor = SystemColor(color: .ground)
  /// AppKit's background of controls.
  public static let controlBackgroundColor = SystemColor(color: .ground)
  /// AppKit's background behind texts.
  public static let textBackgroundColor = SystemColor(color: .ground)
  /// The colour of text.
  public static let label = SystemColor(color: .primary)
  /// The colour of less prominent text.
  public static let secondaryLabel = SystemColor(color: .secondary)
  /// The colour of text on the third level of prominence.
  public static let tertiaryLabel = SystemColor(color: .tertiary)
  /// The colour of text on the fourth level of prominence.
  public static let quaternaryLabel = SystemColor(color: .quaternary)
  /// The colour of the placeholder in an empty field.
  public static let placeholderText = SystemColor(color: .tertiary)
  /// The colour of a link's text.
  public static let link = SystemColor(color: .accent)
  /// The colour of thin lines.
  public static let separator = SystemColor(color: .separator)
  /// The colour of thin lines without transparency; here the same as `separator`.
  public static let opaqueSeparator = SystemColor(color: .separator)
  /// The fill of a small shape.
  public static let systemFill = SystemColor(color: Color(0x78_7880).opacity(0.2))
  /// The fill of a medium-sized shape.
  public static let secondarySystemFill = SystemColor(color: Color(0x78_7880).opacity(0.16))
  /// The fill of a large shape.
  public static let tertiarySystemFill = SystemColor(color: Color(0x76_7680).opacity(0.12))
  /// The fill of a large area with content.
  public static let quaternarySystemFill = SystemColor(color: Color(0x74_7480).opacity(0.08))
  /// UIKit's and AppKit's name for `Color.gray`.
  public static let systemGray = SystemColor(color: .gray)
  /// UIKit's second grey. It is lighter than `systemGray` in light mode, and darker in dark mode.
  public static let systemGray2 = SystemColor(color: Color(0xAE_AEB2, dark: 0x63_6366))
  /// UIKit's third grey. It is lighter than the second in light mode, and darker in dark mode.
  public static let systemGray3 = SystemColor(color: Color(0xC7_C7CC, dark: 0x48_484A))
  /// UIKit's fourth grey. It is lighter than the third in light mode, and darker in dark mode.
  public static let systemGray4 = SystemColor(color: Color(0xD1_D1D6, dark: 0x3A_3A3C))
  /// UIKit's fifth grey. It is lighter than the fourth in light mode, and darker in dark mode.
  public static let systemGray5 = SystemColor(color: Color(0xE5_E5EA, dark: 0x2C_2C2E))
  /// UIKit's sixth grey: the lightest in light mode, and the darkest in dark mode.
  public static let systemGray6 = SystemColor(color: Color(0xF2_F2F7, dark: 0x1C_1C1E))
  /// UIKit's and AppKit's name for `Color.red`.
  public static let systemRed = SystemColor(color: .red)
  /// UIKit's and AppKit's name for `Color.orange`.
  public static let systemOrange = SystemColor(color: .orange)
  /// UIKit's and AppKit's name for `Color.yellow`.
  public static let systemYellow = SystemColor(color: .yellow)
  /// UIKit's and AppKit's name for `Color.green`.
  public static let systemGreen = SystemColor(color: .green)
  /// UIKit's and AppKit's name for `Color.mint`.
  public static let systemMint = SystemColor(color: .mint)
  /// UIKit's and AppKit's name for `Color.teal`.
  public static let systemTeal = SystemColor(color: .teal)
  /// UIKit's and AppKit's name for `Color.cyan`.
  public static let systemCyan = SystemColor(color: .cyan)
  /// UIKit's and AppKit's name for `Color.blue`.
  public static let systemBlue = SystemColor(color: .blue)
  /// UIKit's and AppKit's name for `Color.indigo`.
  public static let systemIndigo = SystemColor(color: .indigo)
  /// UIKit's and AppKit's name for `Color.purple`.
  public static let systemPurple = SystemColor(color: .purple)
  /// UIKit's and AppKit's name for `Color.pink`.
  public static let systemPink = SystemColor(color: .pink)
  /// UIKit's and AppKit's name for `Color.brown`.
  public static let systemBrown = SystemColor(color: .brown)
  /// The tint, which surrounding views set: see `View.tint(_:)`.
  public static let tintColor = SystemColor(color: .tint)
  /// AppKit's name for `Color.accent`.
  public static let controlAccentColor = SystemColor(color: .accent)
  /// The same as `Color.red`.
  public static let red = SystemColor(color: .red)
  /// The same as `Color.blue`.
  public static let blue = SystemColor(color: .blue)
  /// The same as `Color.green`.
  public static let green = SystemColor(color: .green)
  /// The same as `Color.orange`.
  public static let orange = SystemColor(color: .orange)
  /// The same as `Color.yellow`.
  public static let yellow = SystemColor(color: .yellow)
  /// The same as `Color.purple`.
  public static let purple = SystemColor(color: .purple)
  /// The same as `Color.brown`.
  public static let brown = SystemColor(color: .brown)
  /// The same as `Color.cyan`.
  public static let cyan = SystemColor(color: .cyan)
  /// The same as `Color.gray`.
  public static let gray = SystemColor(color: .gray)
  /// A light grey: `0xAAAAAA`.
  public static let lightGray = SystemColor(color: Color(0xAA_AAAA))
  /// A dark grey: `0x555555`.
  public static let darkGray = SystemColor(color: Color(0x55_5555))
  /// The same as `Color.white`.
  public static let white = SystemColor(color: .white)
  /// The same as `Color.black`.
  public static let black = SystemColor(color: .black)
  /// The same as `Color.clear`.
  public static let clear = SystemColor(color: .clear)
}
