import Foundation
import Testing
import Truss

/// The weight, slant and lines of whole texts.
struct LettersTests {
  private func document(_ view: some View) throws -> String { try view.svg(width: 200, scheme: .light).document }

  @Test(arguments: [
    (Font.Weight.ultraLight, "100"), (.thin, "200"), (.light, "300"), (.medium, "500"), (.semibold, "600"),
    (.bold, "bold"), (.heavy, "800"), (.black, "900"),
  ])
  func weights(weight: Font.Weight, written: String) throws {
    #expect(try document(Text("a").fontWeight(weight)).contains("font-weight=\"\(written)\""))
    let font = Font.system(size: 20, weight: weight)
    #expect(try document(Text("a").font(font)).contains("font-size=\"20\" font-weight=\"\(written)\""))
  }

  @Test func regularGoesWithoutSaying() throws {
    #expect(try !document(Text("a").fontWeight(.regular)).contains("font-weight"))
    #expect(try !document(Text("a").font(.title.bold()).fontWeight(.regular)).contains("font-weight"))
    #expect(try !document(Text("a").bold(false)).contains("font-weight"))
    #expect(Font.Weight(2000) == Font.Weight(1000) && Font.Weight(0) == Font.Weight(1))
  }

  @Test func boldTextsAreMeasuredAsBold() throws {
    func width(_ view: some View) throws -> Double? { try view.id("a").layout().frame(of: "a")?.width }
    let (plain, bold) = try (width(Text("Width of it")), width(Text("Width of it").font(Font(.sansBold))))
    #expect(plain != bold)
    #expect(try width(Text("Width of it").bold()) == bold)
    #expect(try width(Text("Width of it").fontWeight(.semibold)) == bold)
    #expect(try width(Text("Width of it").fontWeight(.medium)) == plain)
    #expect(try width(Text("Width of it").font(Font(.sansBold)).fontWeight(.light)) == plain)
    #expect(try width(Text("Width of it").italic()) == plain)
    #expect(try width(Text("Width of it").monospaced()) == width(Text("Width of it").font(.mono)))
    let serif = try width(Text("Width of it").font(Font(.serif)))
    #expect(try width(Text("Width of it").font(Font(.serif)).bold()) != serif)
    #expect(try width(Text("Width of it").font(Font(.serif)).italic()) != serif)
  }

  @Test func stylesAreHandedDown() throws {
    let view = VStack {
      Text("bold")
      Text("regular").fontWeight(.regular)
      Text("title").font(.title3.bold())
      VStack { Text("mono").monospaced() }
    }.bold().italic()
    let lines = try document(view).split(separator: "\n").filter { $0.contains("<text") }
    #expect(lines.count == 4)
    #expect(lines.map { $0.contains("font-weight=\"bold\"") } == [true, false, true, true])
    #expect(lines.allSatisfy { $0.contains("font-style=\"italic\"") })
    #expect(lines[2].contains("font-size=\"14\"") && lines[3].contains("Liberation Mono"))
  }

  @Test func linesAlongTexts() throws {
    let both = VStack {
      Text("a"); Text("b").strikethrough(false)
    }.underline().strikethrough()
    // A line is a rectangle as wide as the text; the ground is one too.
    #expect(try document(both).components(separatedBy: "<rect").count == 5)
    #expect(try document(Text("a").strikethrough()).contains("<rect x=\"0\" y=\"9\" width=\"7.23\" height=\"1\""))
    #expect(try document(Text("a").underline()).contains("<rect x=\"0\" y=\"14\" width=\"7.23\" height=\"1\""))
  }

  /// The reader's size changes neither weight nor slant.
  @Test func otherSizesKeepTheStyle() throws {
    let environment = EnvironmentValues(textSizeCategory: .extraExtraLarge)
    let found = try Text("a").bold().italic().svg(width: 200, environment: environment).document
    #expect(found.contains("font-weight=\"bold\" font-style=\"italic\"") && !found.contains("font-size=\"13\""))
  }

  @Test func terminalsShowThemWithColours() throws {
    func text(_ view: some View) throws -> String { try view.layout(columns: nil).text(colors: .ansi16) }
    #expect(try text(Text("a b").bold()) == "\u{1B}[1ma b\u{1B}[0m")
    #expect(try text(Text("a b").italic().underline()) == "\u{1B}[3;4ma b\u{1B}[0m")
    #expect(try text(Text("a").font(.headline).strikethrough()) == "\u{1B}[1;9ma\u{1B}[0m")
    let row = HStack(spacing: 5) {
      Text("a").bold(); Text("b").foreground(.red); Text("c").underline()
    }
    #expect(try text(row) == "\u{1B}[1ma \u{1B}[91;22mb \u{1B}[39;4mc\u{1B}[0m")
    #expect(try row.layout(columns: nil).text == "a b c")
    // What is drawn over a letter is set as itself.
    #expect(
      try text(
        ZStack {
          Text("a").bold(); Text("b")
        }) == "b")
  }

  @Test func fonts() {
    // As in SwiftUI.
    #expect(Font.title.weight == .regular && Font.headline.weight == .semibold && !Font.body.isItalic)
    #expect(Font.body.bold().weight == .bold && Font.body.italic().isItalic)
    #expect(Font.headline.monospaced().face == .mono && Font.headline.monospaced().weight == .semibold)
    #expect(Font.system(size: 9, design: .serif) == Font(.serif, size: 9).weight(.regular))
    #expect(Font.system(size: 9, design: .monospaced).face == .mono)
  }
}
