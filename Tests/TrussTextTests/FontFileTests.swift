import Foundation
import Testing

@testable import TrussText

/// Fonts beside HarfBuzz and fontTools: `generate-test-fonts.py` wrote the fonts, and down what those say of them.
struct FontFileTests {
  /// The names of the fonts: kerning in GPOS and a map of format 12, kerning in kern and a map of format 4, letters that
  /// join.
  static let names = ["positioned", "paired", "joined"]

  static func bytes(_ name: String) throws -> [UInt8] {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "ttf", subdirectory: "Fixtures"))
    return [UInt8](try Data(contentsOf: url))
  }

  /// The lines of a kind that were written of a font: what they are of, and what is said of it.
  private func facts(_ kind: String, _ name: String) throws -> [(text: String, fact: String)] {
    let url = try #require(Bundle.module.url(forResource: "fonts", withExtension: "txt", subdirectory: "Fixtures"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, fields[0] == name, fields[1] == kind else { return nil }
      return (fields[2], fields[3])
    }
  }

  @Test(arguments: names) func widthsAreHarfBuzzs(name: String) throws {
    let font = try FontFile(bytes: Self.bytes(name))
    let facts = try facts("width", name)
    #expect(facts.count >= 10)
    // Kerning that depends on a third glyph is not read.
    let wider = ["برد": 30.0, "رتب": 30]
    for (text, units) in facts {
      let width = try #require(Double(units)) + (wider[text] ?? 0)
      #expect(abs(font.width(of: text, size: Double(font.unitsPerEm)) - width) < 1e-6, "\(text)")
    }
  }

  @Test(arguments: names) func outlinesAreThoseOfFontTools(name: String) throws {
    let font = try FontFile(bytes: Self.bytes(name))
    for (character, fact) in try facts("glyph", name) {
      let outline = try #require(font.glyphs(of: character)?.first?.outline)
      let (found, expected) = (measures(outline), fact.split(separator: " ").compactMap { Double($0) })
      #expect(found.count == expected.count, "\(character)")
      // Each is rounded in its own order of additions.
      for (one, other) in zip(found, expected) { #expect(abs(one - other) <= 1, "\(character)") }
    }
  }

  @Test func namesAndStyle() throws {
    let font = try FontFile(bytes: Self.bytes("paired"))
    #expect(font.family == "Truss paired")
    #expect(font.weight == 400)
    #expect(!font.isItalic)
    #expect(font.ascii.ascent(size: 2048) == 1854)
    #expect(font.ascii.descent(size: 2048) == 434)
  }

  @Test func whatTheFontLacks() throws {
    let font = try FontFile(bytes: Self.bytes("paired"))
    #expect(font.width(of: "世", size: 10) == 10)
    #expect(font.width(of: "\u{200B}\n\u{202E}", size: 10) == 0)
    #expect(font.width(of: "QЩ", size: 2048) == FontMetrics.sans.width(of: "QЩ", size: 2048))
    #expect(font.width(of: "سلام", size: 2048) == FontMetrics.sans.width(of: "سلام", size: 2048))
    #expect(font.glyphs(of: "AQ") == nil)
    #expect(font.glyphs(of: "Aא") == nil)
    #expect(font.glyphs(of: "AV")?.map(\.x) == [0, 1214.0 / 2048])
  }

  @Test func whatIsNoFontIsRefused() throws {
    #expect(throws: FontFileError.notTrueType) { try FontFile(bytes: []) }
    #expect(throws: FontFileError.notTrueType) { try FontFile(bytes: Array("GIF89a".utf8)) }
    #expect(throws: FontFileError.unsupported("a font with CFF outlines")) { try FontFile(bytes: Array("OTTO".utf8)) }
    #expect(throws: FontFileError.missingTable("head")) { try FontFile(bytes: [0, 1, 0, 0, 0, 0]) }
    #expect(throws: FontFileError.malformed(table: "directory", "it is cut short")) {
      try FontFile(bytes: [0, 1, 0, 0, 0, 9])
    }
    #expect("\(FontFileError.missingTable("head"))" == "the font has no table head")
  }

  /// Cut short or with a byte changed, a font is refused, or measures and draws something; it never traps.
  @Test(arguments: names) func brokenFontsDoNoHarm(name: String) throws {
    let bytes = try Self.bytes(name)
    var refused = 0
    for place in stride(from: 0, to: bytes.count, by: 23) {
      if !use(Array(bytes[..<place])) { refused += 1 }
      var broken = bytes
      broken[place] ^= [0xFF, 0x80, 0x01, 0x55][place % 4]
      if !use(broken) { refused += 1 }
    }
    #expect(refused > bytes.count / 23)
  }

  /// The same with the fonts of the machine, where it has any.
  @Test(arguments: ["dejavu/DejaVuSans.ttf", "liberation2/LiberationSerif-Regular.ttf"])
  func largeFonts(path: String) throws {
    guard let data = FileManager.default.contents(atPath: "/usr/share/fonts/truetype/\(path)") else { return }
    let bytes = [UInt8](data)
    #expect(use(bytes))
    var number: UInt64 = 1
    for _ in 0..<3 {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var broken = bytes
      // The tables' directory and the small tables behind it are where a change does most.
      broken[Int(number >> 33) % 4000] = UInt8(truncatingIfNeeded: number >> 20)
      _ = use(broken)
      _ = use(Array(bytes[..<(Int(number >> 33) % bytes.count)]))
    }
  }

  /// Whether a font is one; if it is, it measures and draws a text.
  private func use(_ bytes: [UInt8]) -> Bool {
    guard let font = try? FontFile(bytes: bytes) else { return false }
    let width = font.width(of: "AV To. éÅ…Ж世\u{301} كلا بلَّا", size: 13)
    #expect(width.isFinite)
    for character in "AVgé1…Å" { _ = font.glyphs(of: String(character)) }
    _ = font.subset(for: ["AV To. éÅ…Ж世\u{301} كلا بلَّا"])
    return true
  }

  /// The bounds of an outline's points and its area, as the pens of fontTools tell them.
  private func measures(_ outline: GlyphOutline) -> [Double] {
    var points: [GlyphOutline.Point] = []
    var area = 0.0
    var (start, last) = (GlyphOutline.Point(x: 0, y: 0), GlyphOutline.Point(x: 0, y: 0))
    func cross(_ first: GlyphOutline.Point, _ second: GlyphOutline.Point) -> Double {
      first.x * second.y - first.y * second.x
    }
    for step in outline.steps {
      switch step {
      case .move(let point): (start, last) = (point, point)
      case .line(let point):
        area += cross(last, point) / 2
        last = point
      case .curve(let control, let point):
        // Of the parabola's segment two thirds lie within the triangle of its points.
        area += cross(last, point) / 2
        area += (cross(last, control) + cross(control, point) + cross(point, last)) / 3
        points.append(control)
        last = point
      case .close:
        area += cross(last, start) / 2
        last = start
      }
      points.append(last)
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return [xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0, area]
  }
}
