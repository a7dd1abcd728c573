import Foundation
import Testing
import Truss

/// The contrasts that WCAG 2.1 requires: 4.5 : 1 for text (1.4.3), 3 : 1 for the edges of controls (1.4.11).
struct PaletteTests {
  private static let letters: [(name: String, color: Color)] = [
    ("primary", .primary), ("secondary", .secondary), ("accent", .accent), ("red", .red), ("orange", .orange),
    ("yellow", .yellow), ("green", .green), ("blue", .blue), ("purple", .purple), ("gray", .gray), ("pink", .pink),
    ("brown", .brown), ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("indigo", .indigo),
  ]

  @Test(arguments: letters) func textIsRead(name: String, color: Color) {
    for surface in [Color.ground, .surface] {
      #expect(contrast(color.light, surface.light) >= 4.5)
      #expect(contrast(color.dark, surface.dark) >= 4.5)
    }
  }

  @Test func edgesAreSeen() {
    for surface in [Color.ground, .surface] {
      #expect(contrast(Color.edge.light, surface.light) >= 3)
      #expect(contrast(Color.edge.dark, surface.dark) >= 3)
    }
  }

  /// The tracks of sliders and progress bars are seen where nothing fills them.
  @Test func tracksHaveEdges() throws {
    for document in [
      try Slider(value: 0).svg(width: 100, scheme: .light).document,
      try ProgressBar(value: 0).svg(width: 100, scheme: .light).document,
    ] {
      let track = try #require(document.firstMatch(of: /rx="2.5" fill="#d1d9e0" stroke="#([0-9a-f]+)"/))
      #expect(try contrast(#require(UInt32(track.1, radix: 16)), Color.ground.light) >= 3)
    }
  }

  /// A tinted box has text in the primary colour on a faint surface, and an edge in the tint.
  @Test(arguments: letters) func tintedBoxes(name: String, color: Color) throws {
    let document = try Box("a").tint(color).svg(width: 60, height: 30, scheme: .light).document
    let dark = try Box("a").tint(color).svg(width: 60, height: 30, scheme: .dark).document
    for (document, edge, text, ground) in [
      (document, color.light, Color.primary.light, Color.ground.light),
      (dark, color.dark, Color.primary.dark, Color.ground.dark),
    ] {
      let box = try #require(document.firstMatch(of: /rx="[0-9.]+" fill="#([0-9a-f]+)" stroke="#([0-9a-f]+)"/))
      let surface = try #require(UInt32(box.1, radix: 16))
      #expect(UInt32(box.2, radix: 16) == edge)
      #expect(contrast(text, surface) >= 4.5)
      #expect(contrast(edge, ground) >= 3)
    }
  }

  /// In a terminal, whose ground is its own, a tint colours the edge alone.
  @Test func tintedBoxesInTerminals() throws {
    let layout = try Box("a").tint(Color(0x12_3456)).layout(columns: 5, rows: 3)
    #expect(layout.text == "┌───┐\n│ a │\n└───┘")
    let colored = layout.text(colors: .trueColor)
    #expect(colored.contains("38;2;18;52;86m") && !colored.contains("48;"))
  }
}

/// The contrast of two colours, `0xRRGGBB`, from 1 to 21, by WCAG 2.1.
func contrast(_ first: UInt32, _ second: UInt32) -> Double {
  let (one, other) = (luminance(first), luminance(second))
  return (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

private func luminance(_ color: UInt32) -> Double {
  func linear(_ shift: UInt32) -> Double {
    let value = Double(color >> shift & 0xFF) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
}
