import Testing
import TrussText

@Suite("Font metrics")
struct FontMetricsTests {
  @Test("widths are those that the fonts' own tables give", arguments: fontMetricsFixture)
  func fixture(text: String, widths: [Int]) {
    let faces: [FontMetrics] = [
      .sans, .sansBold, .sansItalic, .sansBoldItalic, .serif, .serifBold, .serifItalic, .serifBoldItalic, .mono,
    ]
    #expect(faces.map { $0.width(of: text, size: 2048) } == widths.map(Double.init))
  }

  @Test("a width grows with the size")
  func sizes() {
    let expected: Double = 2 * 1229 / 2048 * 10
    #expect(FontMetrics.mono.width(of: "ab", size: 10) == expected)
    #expect(FontMetrics.mono.width(of: "ab", size: 0) == 0)
  }

  @Test("the line's box is that of the fonts")
  func boxes() {
    #expect(FontMetrics.sans.ascii.ascent(size: 2048) == 1854)
    #expect(FontMetrics.sans.ascii.descent(size: 2048) == 434)
    #expect(FontMetrics.mono.ascii.ascent(size: 1) == 1705.0 / 2048)
  }

  @Test(
    "what the tables do not hold takes one em, the average, or nothing",
    arguments: [
      ("世", 2048), ("😀", 2560), ("👨‍👩‍👧", 2560), ("🇩🇪", 2560), ("1️⃣", 2560), ("ა", 1003),
      ("س", 901), ("ก", 1105), ("한", 1884), ("क", 1024), ("क्त", 2048), ("ﬁ", 1003),
      ("\u{301}", 0), ("\n", 0), ("\r\n", 0), ("\t", 0), ("\u{AD}", 0), ("\u{200B}", 0),
    ])
  func fallback(text: String, units: Double) {
    #expect(FontMetrics.sans.width(of: text, size: 2048) == units)
  }

  @Test("a mark adds nothing to its letter, and kerning ends there")
  func marks() {
    #expect(FontMetrics.sans.width(of: "e\u{301}", size: 2048) == FontMetrics.sans.width(of: "e", size: 2048))
    #expect(FontMetrics.sans.width(of: "A\u{301}V", size: 2048) == 1366 * 2)
    #expect(FontMetrics.sans.width(of: "AV", size: 2048) == 1366 * 2 - 152)
  }

  @Test("a text of the same characters is as wide in whatever way it is walked")
  func paths() {
    // A character past ASCII turns the fast path off; its own width is then taken away.
    let text = "AVAVA To Type, We. 11 P. A."
    let sans = FontMetrics.sans
    #expect(sans.width(of: text + "世", size: 2048) - 2048 == sans.width(of: text, size: 2048))
  }
}
