import Testing
import Truss

@testable import TrussViews

/// Colours, gradients and materials with SwiftUI's names.
struct PaintTests {
  private func svg(_ view: some View) throws -> String { try view.frame(width: 40, height: 20).svg(id: "a").document }

  /// The parts of a colour in sRGB, from 0 to 1: 255 of them are a byte.
  @Test func coloursOfParts() {
    #expect(Color(red: 0.2, green: 0.4, blue: 1) == Color(0x33_66FF))
    #expect(Color(red: 0.2, green: 0.4, blue: 1, opacity: 0.5) == Color(0x33_66FF).opacity(0.5))
    #expect(Color(.sRGB, red: 1, green: 0, blue: 0) == Color(0xFF_0000))
    // The curve of sRGB (IEC 61966-2-1): ((128 / 255 + 0.055) / 1.055) ^ 2.4.
    #expect(Color(.sRGBLinear, red: 0.2158605, green: 0, blue: 1) == Color(0x80_00FF))
    #expect(Color(white: 0.95) == Color(0xF2_F2F2))
    #expect(Color(white: .nan) == .black && Color(white: 7) == .white && Color(white: -1) == .black)
  }

  /// The corners of the hexcone (A. R. Smith, 1978).
  @Test(
    arguments: [
      (0.0, 0xFF_0000), (1 / 6, 0xFF_FF00), (1 / 3, 0x00_FF00), (0.5, 0x00_FFFF), (2 / 3, 0x00_00FF),
      (5 / 6, 0xFF_00FF), (1, 0xFF_0000),
    ] as [(Double, UInt32)])
  func hues(hue: Double, value: UInt32) {
    #expect(Color(hue: hue, saturation: 1, brightness: 1) == Color(value))
    #expect(Color(hue: hue, saturation: 0, brightness: 0.5) == Color(0x80_8080))
  }

  @Test func coloursOfTheSystem() {
    #expect(Color(.systemBackground) == .ground && Color(uiColor: .label) == .primary)
    #expect(Color.accentColor == .accent)
  }

  @Test func stylesOfLettersAndSurfaces() throws {
    #expect(try svg(Text("a").foregroundStyle(.tertiary)).contains(##"fill="#8c959f""##))
    #expect(try svg(Text("a").foregroundStyle(Color.accentColor)).contains(##"fill="#0969da""##))
    let ground = try svg(Rectangle().fill(.background))
    #expect(ground.matches(of: /width="40" height="20" class="a-fill-0d1117" fill="#ffffff"/).count == 2)
    let material = try svg(Text("a").background(.regularMaterial))
    #expect(material.contains(##"fill="#fafafa" fill-opacity="0.7""##))
    let rounded = try svg(Text("a").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 3)))
    #expect(rounded.contains(#"rx="3""#) && rounded.contains(#"fill-opacity="0.55""#))
    #expect(try svg(Text("a").background(in: Capsule())).contains("rx="))
  }

  /// What is painted in the tint has that of the view around it.
  @Test func tint() throws {
    let view = VStack {
      Text("a").foregroundStyle(.tint)
      Circle().fill(.tint).frame(width: 8, height: 8)
      Circle().stroke(.tint).frame(width: 8, height: 8)
    }
    #expect(try view.svg().document.matches(of: /#0969da/).count == 3)
    let red = try view.tint(.red).svg().document
    #expect(red.matches(of: /#cf222e/).count == 3 && !red.contains("#0969da"))
  }

  @Test func gradientsOfLettersAndLines() throws {
    let gradient = LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    let text = try svg(Text("a").foregroundStyle(gradient))
    #expect(text.contains(##"<linearGradient id="a--gradient-1" x1="0" y1="0.5" x2="1" y2="0.5">"##))
    #expect(text.contains(##"fill="url(#a--gradient-1)">a</text>"##))
    let line = try svg(Rectangle().stroke(gradient, lineWidth: 2))
    #expect(line.contains(##"gradientUnits="userSpaceOnUse" x1="0" y1="10" x2="40" y2="10""##))
    #expect(line.contains(##"stroke="url(#a--gradient-1)""##))
    // In cells each letter has the colour of its cell.
    let cells = try Text("abcd").foregroundStyle(gradient).layout(columns: nil).text(colors: .trueColor)
    #expect(cells.contains("38;2;223;223;223") && cells.contains("38;2;32;32;32"))
  }

  @Test func namedGradients() throws {
    let linear = Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    #expect(try svg(linear).contains(#"x1="0.5" y1="0" x2="0.5" y2="1""#))
    #expect(try svg(Circle().fill(.red.gradient)).matches(of: /<stop/).count == 2)
    #expect(try svg(Text("a").background(.red.gradient)).contains("url(#a--gradient-1)"))
  }

  /// The radii of a gradient are points, and its first colour reaches as far as the inner circle.
  @Test func radialGradients() throws {
    let gradient = RadialGradient(colors: [.white, .black], center: .center, startRadius: 5, endRadius: 20)
    let document = try svg(Rectangle().fill(gradient))
    #expect(document.contains(#"gradientUnits="userSpaceOnUse" cx="20" cy="10" r="20""#))
    #expect(document.contains(##"<stop offset="0.25" stop-color="#ffffff""##))
    #expect(try svg(gradient) == document.replacing("Rectangle", with: "RadialGradient"))
    // 8 columns by 2 rows: the corners are as far away as the ends of the rows.
    let cells = try gradient.frame(width: 40, height: 20).layout(columns: nil).text(colors: .trueColor)
    #expect(cells.split(separator: "\n")[0] == cells.split(separator: "\n")[1])
  }

  @Test func bordersOfAWidth() throws {
    let document = try svg(Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).border(Color.red, width: 3))
    #expect(document.contains(#"<rect x="1.5" y="1.5" width="37" height="17""#))
    #expect(document.contains(#"stroke-width="3""#))
    #expect(try Text("a").border(.red).text() == "┌─┐\n│a│\n└─┘")
    #expect(try Text("a").border(.red, width: 2).text() == "┏━┓\n┃a┃\n┗━┛")
  }
}
