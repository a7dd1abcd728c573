import TestSupport
import Testing
import Truss
import TrussViews

/// The lengths and families that texts have in SVG, for viewers without the faces that they were measured in.
struct TextLengthTests {
  private static let sans =
    "Liberation Sans, Arimo, Arial, Helvetica, Nimbus Sans, Roboto, DejaVu Sans Condensed, sans-serif"
  private static let mono =
    "Liberation Mono, ui-monospace, SFMono-Regular, Menlo, Cascadia Mono, Consolas, monospace"

  /// An element as it is written: its name, its length, how that is met, and its text.
  private func lengths(_ view: some View, width: Double? = nil) throws -> [(
    name: Substring, length: Double, rest: Substring
  )] {
    try view.svg(width: width, scheme: .light).document
      .matches(of: /<(text|tspan)[^>]* textLength="([^"]*)"([^>]*)>/)
      .map { ($0.1, try #require(Double($0.2)), $0.3) }
  }

  private func isNear(_ value: Double, _ other: Double) -> Bool { abs(value - other) <= 0.005 + 1e-9 }

  @Test(arguments: [Font.body, .title.bold(), .mono, Font(.serif, size: 11), .body.italic()])
  func aTextHasTheLengthThatItWasMeasuredWith(font: Font) throws {
    for string in ["AVATAR To, We", "1,234.50", "a", "שלום", "漢字 ok", "é…"] {
      let texts = try lengths(Text(string).font(font), width: 300)
      #expect(texts.map(\.name) == ["text"])
      #expect(isNear(texts[0].length, font.width(of: string)))
      #expect(texts[0].rest.hasPrefix(#" lengthAdjust="spacingAndGlyphs""#))
    }
  }

  /// Lines of a paragraph have lengths of their own, and those in two fonts one for each part, which add up.
  @Test(arguments: Seeds.first(40)) func partsAddUpToTheirLine(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let words = ["Ada", "To", "12.50", "AV", "no", "שלום", "—", "wide", "ja"]
    var text = Text("")
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      var word = Text((words.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : ""))
      if Bool.random(using: &random) { word = word.bold() }
      if Bool.random(using: &random) { word = word.font(.title) }
      text = text + word
    }
    let alignment = TextAlignment.allCases.randomElement(using: &random) ?? .leading
    var (line, sum) = (0.0, 0.0)
    let elements = try lengths(text.multilineTextAlignment(alignment), width: .random(in: 40...200, using: &random))
    for (element, next) in zip(elements, elements.dropFirst().map(\.name) + ["text"]) {
      #expect(element.length > 0)
      (line, sum) = element.name == "text" ? (element.length, 0) : (line, sum + element.length)
      // Each part is rounded.
      if element.name == "tspan", next == "text" { #expect(abs(line - sum) < 0.06, "seed \(seed)") }
    }
  }

  /// resvg sets spaced letters wrongly where it scales them, and scales all others well.
  @Test func lettersWithADistanceKeepTheirWidths() throws {
    let spaced = try lengths(Text("abcd").kerning(2))
    #expect(isNear(spaced[0].length, Font.body.width(of: "abcd") + 8))
    #expect(!spaced[0].rest.contains("lengthAdjust"))
    #expect(try lengths(Text("שלום").kerning(2))[0].rest.contains("spacingAndGlyphs"))
    // Nothing has no length.
    #expect(try lengths(Text("abcd").kerning(-20)).isEmpty)
  }

  @Test func mostTextsNameNoFamily() throws {
    func families(_ view: some View) throws -> [String] {
      try view.svg().document.matches(of: /\sfont-family="([^"]*)"/).map { String($0.1) }
    }
    let code = Text("swift").font(.mono)
    #expect(try families(VStack { for word in ["a", "b", "c"] { Text(word) } }) == [Self.sans])
    #expect(
      try families(
        VStack {
          Text("a"); Text("b"); code
        }) == [Self.sans, Self.mono])
    #expect(
      try families(
        VStack {
          code; code; Text("a")
        }) == [Self.mono, Self.sans])
    #expect(try families(Text("a ") + Text("b").font(.mono)) == [Self.sans, Self.mono])
    #expect(try families(Rectangle().frame(width: 5, height: 5)) == [])
  }

  @Test func columnsOfNumbersHaveDigitsOfOneWidth() throws {
    #expect(try Text("12.50").svg().document.contains("font-variant-numeric:tabular-nums"))
    #expect(try !Rectangle().frame(width: 5, height: 5).svg().document.contains("tabular-nums"))
  }
}
