extension Color {
  /// The colour that layouts in SwiftUI's style draw: SwiftUI's colour of the same name, or this colour if there is
  /// none. In text the terminal chooses the colours of letters and grounds, so only hues and lines are replaced.
  package func inSwiftUIStyle(isText: Bool) -> Color { replaced(in: isText ? Self.swiftUIHues : Self.swiftUIColors) }

  /// The package's colour with the name of this SwiftUI colour; this colour if it is not a colour of SwiftUI.
  var named: Color { replaced(in: Self.packagesColors) }

  /// The table's replacement, with the same opacity; the colour itself if the table contains none.
  private func replaced(in table: [Color: Color]) -> Color {
    if let own = table[self] { return own }
    return table[Color(light, dark: dark)].map { $0.opacity(alpha) } ?? self
  }

  private static let pairs: [(Color, Color)] = [
    (.red, Color(0xFF_3B30, dark: 0xFF_453A)), (.orange, Color(0xFF_9500, dark: 0xFF_9F0A)),
    (.yellow, Color(0xFF_CC00, dark: 0xFF_D60A)), (.green, Color(0x34_C759, dark: 0x30_D158)),
    (.mint, Color(0x00_C7BE, dark: 0x63_E6E2)), (.teal, Color(0x30_B0C7, dark: 0x40_C8E0)),
    (.cyan, Color(0x32_ADE6, dark: 0x64_D2FF)), (.blue, Color(0x00_7AFF, dark: 0x0A_84FF)),
    (.indigo, Color(0x58_56D6, dark: 0x5E_5CE6)), (.purple, Color(0xAF_52DE, dark: 0xBF_5AF2)),
    (.pink, Color(0xFF_2D55, dark: 0xFF_375F)), (.brown, Color(0xA2_845E, dark: 0xAC_8E68)),
    (.gray, Color(0x8E_8E93)),
  ]

  /// SwiftUI's separators are translucent.
  private static let line = (Color.separator, Color(0x3C_3C43, dark: 0xAC_ACB4).opacity(0.29))

  /// UIKit's labels and backgrounds. Edges and surfaces, which UIKit does not have, are neutral greys; edges keep their
  /// contrast of 3 : 1 with the background.
  private static let labelsAndBackgrounds: [(Color, Color)] = [
    (.primary, Color(0x00_0000, dark: 0xFF_FFFF)), (.secondary, label.opacity(0.6)),
    (.tertiary, label.opacity(0.3)), (.quaternary, label.opacity(0.18)),
    (.ground, Color(0xFF_FFFF, dark: 0x00_0000)),
    (SystemColor.systemGroupedBackground.color, Color(0xF2_F2F7, dark: 0x00_0000)),
    (.surface, SystemColor.secondarySystemBackground.color), (.edge, Color(0x8E_8E93, dark: 0x63_6366)),
  ]
  private static let label = Color(0x3C_3C43, dark: 0xEB_EBF5)
  private static let surfaceOfButtons = (Color.prominent, Color(0x00_7AFF, dark: 0x0A_84FF))

  /// Also contains the lighter colours with which the gradients of these colours begin.
  private static let swiftUIHues = Dictionary(
    pairs + [line, surfaceOfButtons] + pairs.map { ($0.lightened, $1.lightened) },
    uniquingKeysWith: { first, _ in first })
  private static let swiftUIColors = swiftUIHues.merging(labelsAndBackgrounds) { first, _ in first }
  private static let packagesColors = Dictionary(
    (pairs + [line] + labelsAndBackgrounds).map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
}
